import Foundation
import Testing
import XExtensionItem

@testable import ShareInbox

/// A token identifies one item: putting a different item is an error, whatever the entry's state.
struct TokenConflictTests {
    private let folder: TestInbox
    private let inbox: Inbox
    private let writer: InboxWriter

    init() throws {
        folder = try TestInbox()
        inbox = try folder.open()
        writer = try inbox.makeWriter(.lock)
    }

    /// Puts the same item, then a different item, with the token of an entry.
    private func expectConflict(
        _ item: ExtensionItem, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let left = folder.leftovers
        #expect(try writer.put(item, token: "a") == .duplicate, sourceLocation: sourceLocation)
        #expect(
            code { try writer.put(Sample.text("other"), token: "a") } == "inbox.conflict",
            sourceLocation: sourceLocation)
        #expect(folder.leftovers == left, sourceLocation: sourceLocation)
    }

    @Test(arguments: [Sample.text(), Sample.file])
    func isFoundInEveryState(_ item: ExtensionItem) throws {
        try writer.put(item, token: "a")
        try expectConflict(item)
        let reader = try inbox.makeReader(.lock)
        try #require(try reader.claim()).fail("no")
        try expectConflict(item)
        #expect(try inbox.retry("a"))
        let claim = try #require(try reader.claim())
        try expectConflict(item)
        try claim.finish()
        try expectConflict(item)
        try inbox.recover()
        try expectConflict(item)
    }

    @Test func isFoundAfterAMove() throws {
        try writer.put(Sample.text(), token: "a")
        let claim = try #require(try inbox.makeReader(.lock).claim())
        _ = try claim.finish(movingTo: folder.folder)
        try expectConflict(Sample.text())
    }

    @Test func isFoundWithinOneCall() throws {
        #expect(
            code {
                _ = try writer.put([(Sample.text(), "a"), (Sample.text("other"), "a")])
            } == "inbox.conflict")
        #expect(folder.names("ready").isEmpty)
    }

    /// An item that was read from a payload folder has the same content as the item in memory.
    @Test func payloadFolderAndFileAreTheSameItem() throws {
        for (number, size) in [10, 5_000, 100_000].enumerated() {
            var item = ExtensionItem(
                data: Data(Sample.bytes.prefix(size)), typeIdentifier: "public.data")
            item.thumbnail = .image(Data(repeating: 7, count: 100))
            let url = folder.folder.appending(path: "\(number).xitem")
            try item.writeFolder(to: url, filesFrom: 1)
            let token = InboxToken(unchecked: "t\(number)")
            #expect(try writer.put(item, token: token) == .stored)
            #expect(try writer.put(ExtensionItem(contentsOf: url), token: token) == .duplicate)
        }
    }

    /// Changing one byte in the middle of a file changes the content, but not its size.
    @Test func oneChangedByteIsAConflict() throws {
        var bytes = Sample.bytes
        try writer.put(Sample.file, token: "a")
        bytes[50_001] ^= 1
        let other = ExtensionItem(
            data: bytes, typeIdentifier: "public.data", suggestedName: "numbers.bin")
        #expect(code { try writer.put(other, token: "a") } == "inbox.conflict")
    }

    /// An entry or a journal without a digest cannot be compared.
    @Test func entryWithoutDigestIsADuplicate() throws {
        let name = "00loyw3v28005-1-a.0.xitem.json"
        try Data("x".utf8).write(to: URL(filePath: folder.path("ready/" + name)))
        try Data().write(to: URL(filePath: folder.path("done/b")))
        #expect(try writer.put(Sample.text(), token: "a") == .duplicate)
        #expect(try writer.put(Sample.text(), token: "b") == .duplicate)
    }

    /// A word of the digest can span several chunks of a stream.
    @Test(arguments: [1, 3, 7, 8, 9, 64])
    func digestIgnoresChunks(_ size: Int) {
        let bytes = Sample.bytes.prefix(1_001)
        var whole = ContentDigest()
        whole.add(Data(bytes).bytes)
        var digest = ContentDigest()
        for start in stride(from: 0, to: bytes.count, by: size) {
            digest.add(Data(bytes[start..<min(start + size, bytes.count)]).bytes)
        }
        #expect(digest.value == whole.value)
    }

    @Test func digestsDifferByEveryByteAndByLength() {
        let inputs =
            (0..<40).map { Data(repeating: 0, count: $0) }
            + (0..<40).map { place in
                var bytes = Data(repeating: 0, count: 40)
                bytes[place] = 1
                return bytes
            }
        let digests = inputs.map { input in
            var digest = ContentDigest()
            digest.add(input.bytes)
            return digest.value
        }
        #expect(Set(digests).count == inputs.count)
    }
}
