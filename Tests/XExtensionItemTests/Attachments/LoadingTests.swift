import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// Loading attachments from many tasks at once, and in tasks that are cancelled during a load.
struct LoadingTests {
    private let folder: TestFolder
    private let bytes = Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

    init() throws {
        folder = try TestFolder()
    }

    @Test func manyTasksLoadAtOnce() async throws {
        var item = ExtensionItem(mainAttachment: .data(bytes, typeIdentifier: .png))
        item.additionalAttachments = [
            .data(bytes.dropFirst(), typeIdentifier: .jpeg), .text("text"),
        ]
        let expected = [bytes, Data(bytes.dropFirst()), Data("text".utf8)]
        try await item.writeFolder(to: folder.url.appending(path: "A.xitem"))
        var items = [try await ExtensionItem(contentsOf: folder.url.appending(path: "A.xitem"))]
        for encoding in WireEncoding.all {
            items.append(try ExtensionItem(decoding: item.encoded(as: encoding)))
        }
        let target = folder.url
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<24 {
                let read = items[number % items.count]
                let place = number / items.count % expected.count
                group.addTask {
                    let one = read.attachments[place].representations[0]
                    #expect(try await one.load() == expected[place])
                    let file = target.appending(path: "\(number)")
                    try await one.write(to: file)
                    #expect(try Data(contentsOf: file) == expected[place])
                    #expect(read.notices().map(\.code) == [])
                }
            }
            try await group.waitForAll()
        }
        #expect(try folder.names().count == 25)
    }

    /// Bytes that cancel the task on the second read, and log the reads.
    private func cancelling() -> (Representation, AsyncStream<Int>) {
        let (starts, log) = AsyncStream<Int>.makeStream()
        let bytes = WatchedBytes(Data(count: 5 << 20)) { range in
            log.yield(range.lowerBound)
            guard range.lowerBound > 0 else { return }
            withUnsafeCurrentTask { $0?.cancel() }
            log.finish()
        }
        return (
            Representation(typeIdentifier: .png, content: .data(WireData(source: bytes))), starts
        )
    }

    @Test func cancellationStopsALoadBetweenChunks() async throws {
        let (one, starts) = cancelling()
        await #expect(throws: CancellationError.self) {
            try await Task { try await one.load() }.value
        }
        #expect(await starts.reduce(0) { count, _ in count + 1 } == 2)
    }

    @Test func cancellationStopsAWriteAndLeavesWhatWasThere() async throws {
        let file = try folder.write("old", "a.png")
        for target in [file, folder.url.appending(path: "b.png")] {
            let (one, starts) = cancelling()
            await #expect(throws: CancellationError.self) {
                try await Task { try await one.write(to: target) }.value
            }
            #expect(await starts.reduce(0) { count, _ in count + 1 } == 2)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "old")
        #expect(try folder.names() == ["a.png"])
    }

    /// The content is two megabytes of base64 text, which is decoded in several chunks.
    @Test func aCancelledTaskLoadsNothing() async throws {
        let big = Data(count: 3 << 19)
        let item = try ExtensionItem(
            decoding: try ExtensionItem(mainAttachment: .data(big, typeIdentifier: .png)).encoded(
                as: .json))
        let one = item.mainAttachment.representations[0]
        #expect(try await one.load() == big)
        let target = folder.url.appending(path: "a.png")
        let gate = Gate(count: 2)
        let task = Task {
            await gate.pass()
            await #expect(throws: CancellationError.self) { try await one.load() }
            await #expect(throws: CancellationError.self) { try await one.loadText() }
            await #expect(throws: CancellationError.self) { try await one.write(to: target) }
        }
        task.cancel()
        await gate.pass()
        await task.value
        #expect(try folder.names().isEmpty)
    }

    @Test func failingSourcesNameTheirAttachment() async throws {
        let bytes = WatchedBytes(Data(count: 5 << 20)) { range throws(PayloadError) in
            guard range.lowerBound == 0 else {
                throw PayloadError(code: .fileByteCount, message: "gone")
            }
        }
        let one = Representation(typeIdentifier: .png, content: .data(WireData(source: bytes)))
        for load in [{ _ = try await one.load() }, { try await one.write(to: target) }] {
            let error = await #expect(throws: PayloadError.self) { try await load() }
            #expect(error?.code == .fileByteCount)
            #expect(error?.message == "public.png: gone")
        }
        #expect(try folder.names().isEmpty)
    }

    private var target: URL { folder.url.appending(path: "a.png") }
}
