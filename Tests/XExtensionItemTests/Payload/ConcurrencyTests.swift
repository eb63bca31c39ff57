import Foundation
import TestSupport
import Testing
import XExtensionItem

/// Items are read and written off the caller's actor, and a cancelled task leaves no file.
struct ConcurrencyTests {
    @MainActor
    @Test func readsAndWritesFromTheMainActor() async throws {
        let folder = try TestFolder()
        let item = ExtensionItem(data: Data(count: 100_000), typeIdentifier: .png)
        for encoding in WireEncoding.all {
            let file = folder.url.appending(path: "a.\(encoding)")
            try await item.write(to: file, as: encoding)
            #expect(try await ExtensionItem(contentsOf: file) == item)
        }
        let target = folder.url.appending(path: "A.xitem")
        try await item.writeFolder(to: target)
        let read = try await ExtensionItem(contentsOf: target)
        #expect(try await read.mainAttachment.representations[0].load() == Data(count: 100_000))
        await #expect(throws: PayloadError.self) {
            try await ExtensionItem(contentsOf: folder.url.appending(path: "none"))
        }
    }

    @Test func aCancelledTaskDoesNothing() async throws {
        let folder = try TestFolder()
        let item = ExtensionItem(text: "new")
        let file = try folder.write(Data("old".utf8), "a.json")
        let target = folder.url.appending(path: "A.xitem")
        let gate = Gate(count: 2)
        let task = Task {
            await gate.pass()
            await #expect(throws: CancellationError.self) {
                try await item.write(to: file, as: .json)
            }
            await #expect(throws: CancellationError.self) { try await item.writeFolder(to: target) }
            await #expect(throws: CancellationError.self) {
                try await ExtensionItem(contentsOf: file)
            }
        }
        task.cancel()
        await gate.pass()
        await task.value
        #expect(try folder.names() == ["a.json"])
        #expect(try Data(contentsOf: file) == Data("old".utf8))
    }

    /// A task that is cancelled while it writes stops at the next chunk.
    @Test func cancellationStopsAWrite() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data("old".utf8), "a.json")
        let (starts, reads) = AsyncStream<Int>.makeStream()
        let bytes = WatchedBytes(Data(count: 5 << 20)) { range throws(PayloadError) in
            reads.yield(range.lowerBound)
            withUnsafeCurrentTask { $0?.cancel() }
        }
        let item = ExtensionItem(
            mainAttachment: ExtensionItem.Attachment(representations: [
                Representation(typeIdentifier: .png, content: .data(WireData(source: bytes)))
            ]))
        await #expect(throws: CancellationError.self) {
            try await Task { try await item.write(to: file, as: .json) }.value
        }
        reads.finish()
        // Of about a hundred chunks, only those that fit into one output buffer are read.
        #expect(await starts.reduce(0) { count, _ in count + 1 } < 10)
        #expect(try folder.names() == ["a.json"])
        #expect(try Data(contentsOf: file) == Data("old".utf8))
    }
}
