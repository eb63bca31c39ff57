import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// Large payloads are mapped, so truncating the file affects a reader. Copied payloads are not affected.
struct MappedFileTests {
    private static let bytes = Data(repeating: 7, count: 17 << 20)

    private static func write(_ folder: TestFolder) throws -> URL {
        let file = folder.url.appending(path: "a.xitem.plist")
        try ExtensionItem(mainAttachment: .data(bytes, typeIdentifier: .png)).write(
            to: file, as: .binary)
        return file
    }

    @Test(arguments: [true, false])
    func mappedAndCopiedFilesReadAlike(_ isMapped: Bool) async throws {
        let folder = try TestFolder()
        let file = try Self.write(folder)
        let read = try await ExtensionItem(contentsOf: file, isMapped: isMapped)
        #expect(try await read.mainAttachment.representations[0].load() == Self.bytes)
        // A mapped file stays readable after it is removed.
        try FileManager.default.removeItem(at: file)
        let target = folder.url.appending(path: "a.png")
        try await read.mainAttachment.representations[0].write(to: target)
        #expect(try Data(contentsOf: target) == Self.bytes)
    }

    /// If `isMapped` is false, later changes to the file have no effect.
    @Test func aCopyOutlivesItsFile() async throws {
        let folder = try TestFolder()
        let file = try Self.write(folder)
        let read = try await ExtensionItem(contentsOf: file, isMapped: false)
        #expect(truncate(file.path, 100) == 0)
        #expect(try await read.mainAttachment.representations[0].load() == Self.bytes)
    }

    /// The limit is checked before the file is mapped or copied.
    @Test(arguments: [true, false])
    func aFileOverTheLimitIsNotRead(_ isMapped: Bool) throws {
        let folder = try TestFolder()
        let file = try folder.write(Data(), "a.xitem.plist")
        #expect(truncate(file.path, 17 << 20) == 0)
        let limit = 17 << 20
        let read = try PayloadFile(file.path, atMost: limit, isMapped: isMapped)
        #expect(read.bytes.count == limit)
        let error = #expect(throws: PayloadError.self) {
            try PayloadFile(file.path, atMost: limit - 1, isMapped: isMapped)
        }
        #expect(error?.code == .documentLimit)
        #expect(error?.message == "\(file.path) has 17825792 bytes; the limit is 17825791")
    }

    #if os(Linux)
        /// The documented crash, which `isMapped: false` prevents.
        @Test func readingATruncatedMappedFileEndsTheProcess() async {
            await #expect(processExitsWith: .failure) {
                let folder = try TestFolder()
                let file = try Self.write(folder)
                let read = try await ExtensionItem(contentsOf: file)
                truncate(file.path, 100)
                // The process ends without removing its folder.
                try FileManager.default.removeItem(at: folder.url)
                let loaded = try await read.mainAttachment.representations[0].load()
                print(loaded.reduce(0) { $0 &+ Int($1) })
            }
        }
    #endif

    /// A file that grows or shrinks during a read is an error.
    @Test func aFileThatChangesIsAnError() throws {
        let folder = try TestFolder()
        let file = try folder.write(Data(count: 100_000), "a.png")
        let item = ExtensionItem(mainAttachment: try .file(at: file))
        #expect(truncate(file.path, 50_000) == 0)
        let expected = ["file.byte-count /main-attachment/representations/0/data"]
        #expect(try refusal { try item.encoded(as: .json) } == expected)
        let target = folder.url.appending(path: "a.xitem.json")
        #expect(try refusal { try item.write(to: target, as: .json) } == expected)
        #expect(try folder.names() == ["a.png"])
    }
}
