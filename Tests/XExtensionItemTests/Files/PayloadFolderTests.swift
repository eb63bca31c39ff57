import Foundation
import TestSupport
import Testing
import XExtensionItem

/// A payload folder is written completely or not at all, and its paths cannot lead out of it.
struct PayloadFolderTests {
    private let folder: TestFolder
    private let big = Data(repeating: 7, count: 10_000)

    init() throws {
        folder = try TestFolder()
    }

    private var target: URL { folder.url.appending(path: "A.xitem") }

    private func item() -> ExtensionItem {
        var item = ExtensionItem(
            mainAttachment: .data(big, typeIdentifier: .png, suggestedName: "a.png"))
        item.additionalAttachments = [
            .text("small"), .data(big + [1], typeIdentifier: "com.example.odd"),
        ]
        item.thumbnail = Representation.data(big + [2], typeIdentifier: .jpeg)
        item[.mail].mainAttachment = .data(big, typeIdentifier: .gif)
        return item
    }

    @Test(arguments: WireEncoding.all)
    func anItemReadsBackEqualFromAFolder(_ encoding: WireEncoding) throws {
        try item().writeFolder(to: target, as: encoding)
        #expect(try folder.names() == ["A.xitem"])
        #expect(
            try folder.names("A.xitem")
                == ["attachments", encoding == .json ? "item.json" : "item.plist"])
        #expect(try folder.names("A.xitem/attachments") == ["1.gif", "2", "3.png", "4.jpeg"])
        var reading = ExtensionItem.Reading.strict
        reading.isInPayloadFolder = true
        let read = try ExtensionItem(contentsOf: target, reading: reading)
        // Encoding the item that was read gives the original payload.
        #expect(try read.encoded(as: .json) == item().encoded(as: .json))
    }

    @Test func aFolderWrittenFromAFolderReadsAlike() throws {
        try item().writeFolder(to: target)
        let copy = folder.url.appending(path: "B.xitem")
        try ExtensionItem(contentsOf: target).writeFolder(to: copy)
        #expect(try folder.names("B.xitem/attachments") == ["1.gif", "2", "3.png", "4.jpeg"])
        try FileManager.default.removeItem(at: target)
        #expect(
            try ExtensionItem(contentsOf: copy).encoded(as: .json) == item().encoded(as: .json))
    }

    @Test func anExistingFolderIsReplaced() throws {
        try item().writeFolder(to: target)
        try ExtensionItem(text: "new").writeFolder(to: target)
        #expect(try folder.names("A.xitem") == ["item.json"])
        #expect(try folder.names() == ["A.xitem"])
        #expect(try ExtensionItem(contentsOf: target) == ExtensionItem(text: "new"))
    }

    @Test func aFailureLeavesWhatWasThere() throws {
        try ExtensionItem(text: "old").writeFolder(to: target)
        var faulty = item()
        faulty.mainAttachment.suggestedName = "a/b"
        let expected = ["suggested-name.unsafe /main-attachment/suggested-name"]
        #expect(try refusal { try faulty.writeFolder(to: target) } == expected)
        #expect(try folder.names() == ["A.xitem"])
        #expect(try ExtensionItem(contentsOf: target) == ExtensionItem(text: "old"))
        let odd = folder.url.appending(path: "A.folder")
        #expect(try refusal { try item().writeFolder(to: odd) } == ["file.path "])
        let nowhere = folder.url.appending(path: "no/where/A.xitem")
        #expect(try refusal { try item().writeFolder(to: nowhere) } == ["output.failed "])
    }

    @Test func fileErrorsNameTheFile() async throws {
        try await item().writeFolder(to: target)
        let file = target.appending(path: "attachments/3.png")
        let read = try await ExtensionItem(contentsOf: target)
        try Data([1]).write(to: file)
        let size = await #expect(throws: PayloadError.self) {
            try await read.mainAttachment.representations[0].load()
        }
        #expect(size?.code == .fileByteCount)
        #expect(size?.message.contains("attachments/3.png has 1 byte,") == true)
        try FileManager.default.removeItem(at: file)
        let missing = await #expect(throws: PayloadError.self) {
            try await read.mainAttachment.representations[0].load()
        }
        #expect(missing?.code == .input)
    }

    @Test func noLinkIsFollowed() async throws {
        try await item().writeFolder(to: target)
        let read = try await ExtensionItem(contentsOf: target)
        let secret = try folder.write(big, "secret")
        let file = target.appending(path: "attachments/3.png")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: secret)
        await #expect(throws: PayloadError.self) {
            try await read.mainAttachment.representations[0].load()
        }
        try FileManager.default.removeItem(at: file)
        try FileManager.default.linkItem(at: secret, to: file)
        await #expect(throws: PayloadError.self) {
            try await read.mainAttachment.representations[0].load()
        }
        try FileManager.default.removeItem(at: target.appending(path: "attachments"))
        let outside = folder.url.appending(path: "outside")
        try folder.write(big, "outside/3.png")
        try FileManager.default.createSymbolicLink(
            at: target.appending(path: "attachments"), withDestinationURL: outside)
        await #expect(throws: PayloadError.self) {
            try await read.mainAttachment.representations[0].load()
        }
    }

    @Test func theDocumentIsASingleFileAndNotALink() throws {
        try item().writeFolder(to: target)
        try folder.write("{}", "A.xitem/item.plist")
        #expect(throws: PayloadError.self) { try ExtensionItem(contentsOf: target) }
        try FileManager.default.removeItem(at: target.appending(path: "item.plist"))
        let document = target.appending(path: "item.json")
        let moved = folder.url.appending(path: "moved.json")
        try FileManager.default.moveItem(at: document, to: moved)
        #expect(throws: PayloadError.self) { try ExtensionItem(contentsOf: target) }
        try FileManager.default.createSymbolicLink(at: document, withDestinationURL: moved)
        #expect(throws: PayloadError.self) { try ExtensionItem(contentsOf: target) }
    }

    /// Replacing the folder after it was opened has no effect, because the handle stays valid.
    @Test func aSwappedFolderIsNotLookedInto() async throws {
        try await item().writeFolder(to: target)
        let read = try await ExtensionItem(contentsOf: target)
        try FileManager.default.moveItem(at: target, to: folder.url.appending(path: "gone"))
        try folder.write(Data(repeating: 9, count: 10_000), "A.xitem/attachments/3.png")
        #expect(try await read.mainAttachment.representations[0].load() == big)
    }

    @Test func writingToAFileStreamsAndReplaces() throws {
        let file = try folder.write(big, "big.png")
        let source = ExtensionItem(mainAttachment: try .file(at: file))
        let target = try folder.write("old", "item.xitem.json")
        for encoding in WireEncoding.all {
            try source.write(to: target, as: encoding)
            #expect(try Data(contentsOf: target) == source.encoded(as: encoding))
        }
        #expect(try folder.names() == ["big.png", "item.xitem.json"])
    }
}
