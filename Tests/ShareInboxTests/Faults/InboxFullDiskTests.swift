import Foundation
import TestSupport
import Testing
import XExtensionItem

@testable import ShareInbox

#if os(Linux)
    /// A real, full file system. Mounting it requires root.
    @Suite(.serialized, .enabled(if: SmallVolume.isAvailable))
    struct InboxFullDiskTests {
        @Test(arguments: ["size=1m,nr_inodes=500", "size=64m,nr_inodes=40"])
        func losesNothingOnFullVolume(_ options: String) throws {
            let volume = try SmallVolume(options)
            let inbox = try Inbox(
                at: volume.url.appending(path: "Shares.inbox"), durability: .powerLoss)
            let writer = try inbox.makeWriter(.lock)
            var stored: [InboxToken] = []
            var failure: String?
            while failure == nil, stored.count < 100 {
                let token = InboxToken(unchecked: "t\(stored.count)")
                failure = code { try writer.put(Sample.file, token: token) }
                if failure == nil { stored.append(token) }
            }
            #expect(failure == "inbox.no-space")
            #expect(!stored.isEmpty)
            try inbox.recover()
            #expect(try inbox.entries().map(\.token) == stored)
            // Waiting entries can be claimed and finished although the volume is full.
            let reader = try inbox.makeReader(.lock)
            for token in stored {
                let claim = try #require(try reader.claim())
                #expect(claim.entry.token == token)
                #expect(try Sample.data(of: claim.item) == Sample.bytes)
                try claim.finish()
            }
            #expect(try writer.put(Sample.file, token: "later") == .stored)
        }
    }
#endif
