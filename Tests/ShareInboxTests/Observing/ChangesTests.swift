import Foundation
import Testing
import XExtensionItem

@testable import ShareInbox

struct ChangesTests {
    /// The inbox is polled once per day, so only reports from the system send hints.
    @Test func claimsEntriesAsTheyArrive() async throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let reader = try inbox.value.makeReader(.lock)
        let writer = try inbox.value.makeWriter(.lock)
        try writer.put(Sample.text(), token: "t0")
        var tokens: [String] = []
        for try await claim in reader.claims(polling: .seconds(86_400)) {
            tokens.append(claim.entry.token.rawValue)
            try claim.finish()
            if tokens.count == 5 { break }
            let next = InboxToken(unchecked: "t\(tokens.count)")
            Task.detached { try writer.put(Sample.text(), token: next) }
        }
        #expect(tokens == ["t0", "t1", "t2", "t3", "t4"])
    }

    @Test func pollingSendsHintsWithoutSystemReports() async throws {
        let inbox = try TestInbox.kept { try $0.open() }
        var hints = inbox.value.changes(polling: .milliseconds(20)).makeAsyncIterator()
        for _ in 0..<5 { #expect(await hints.next() != nil) }
    }

    @Test func claimsEndIfTaskIsCancelled() async throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let reader = try inbox.value.makeReader(.lock)
        let task = Task { () -> Int in
            var count = 0
            for try await _ in reader.claims(polling: .seconds(86_400)) { count += 1 }
            return count
        }
        task.cancel()
        #expect(try await task.value == 0)
    }
}
