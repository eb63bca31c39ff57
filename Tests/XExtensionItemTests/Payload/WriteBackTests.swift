import Foundation
import TestSupport
import Testing
import XExtensionItem

/// Set-aside values are written back after an edit, even if files move; clause 21.3.
struct WriteBackTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private static func file(_ name: String, _ byteCount: String = "1") -> String {
        #""file": {"path": "attachments/\#(name)", "byte-count": \#(byteCount)}"#
    }

    /// Reads a folder whose document has a main attachment with the given representations, and one
    /// more member.
    private func read(_ representations: String, _ member: String) throws -> ExtensionItem {
        let document =
            #"{"version": "1.0", "main-attachment": {"representations": [\#(representations)]}, "#
            + "\(member)}"
        try folder.write(document, "A.xitem/item.json")
        return try ExtensionItem(contentsOf: folder.url.appending(path: "A.xitem"))
    }

    /// A set-aside value must not refer to the file in the old folder.
    @Test func aFileIsFoundInTheNextFolder() async throws {
        try folder.write("Z", "A.xitem/attachments/z.png")
        let good = #"{"type-identifier": "public.png", \#(Self.file("z.png"))}"#
        let item = try read("\(good), 5", #""title": 5"#)
        #expect(item.findings.count == 2)
        let copy = folder.url.appending(path: "B.xitem")
        try await item.writeFolder(to: copy)
        try FileManager.default.removeItem(at: folder.url.appending(path: "A.xitem"))
        let again = try await ExtensionItem(contentsOf: copy)
        #expect(try await again.mainAttachment.representations[0].load() == Data("Z".utf8))
        // Values without a file are written back.
        #expect(again.findings.map(\.pointer) == ["/title"])
    }

    /// Writing only the document of a folder keeps its references, and adds none.
    @Test(arguments: WireEncoding.all)
    func aReferenceIsWrittenBack(_ encoding: WireEncoding) throws {
        let document =
            #"{"version": "1.0", "main-attachment": {"representations": [{"#
            + #""type-identifier": "public.png", \#(Self.file("z.png"))}]}}"#
        var reading = ExtensionItem.Reading.strict
        reading.isInPayloadFolder = true
        var item = try ExtensionItem(decoding: Data(document.utf8), reading: reading)
        item.title = "T"
        let bytes = try item.encoded(as: encoding)
        #expect(try ExtensionItem(decoding: bytes, reading: reading) == item)
        item.mainAttachment.representations[0].content =
            .file(FileReference(path: "attachments/y.png", byteCount: 1))
        #expect(
            try refusal { try item.encoded(as: encoding) }
                == ["file.outside-folder /main-attachment/representations/0/file"])
    }

    @Test func aFileOfAFaultyListIsEmbedded() async throws {
        try folder.write("Z", "A.xitem/attachments/z.png")
        let list =
            #""additional-attachments": [{"representations": [{"type-identifier": "public.png", "#
            + #"\#(Self.file("z.png"))}]}, 1]"#
        let item = try read(#"{"type-identifier": "a.b", "text": "x"}"#, list)
        let again = try ExtensionItem(decoding: item.encoded(as: .binary))
        #expect(
            try await again.additionalAttachments[0].representations[0].load() == Data("Z".utf8))
        #expect(again.findings == [])
    }

    /// Each path occurs once in a document, including those in set-aside values.
    @Test func noPathIsUsedTwice() throws {
        try folder.write("Z", "A.xitem/attachments/z.png")
        let bad = #"{"type-identifier": "public.png", \#(Self.file("1.png", "-1"))}"#
        let list =
            #""additional-attachments": [{"representations": [\#(bad), "#
            + #"{"type-identifier": "a.b", "text": "x"}]}]"#
        let item = try read(#"{"type-identifier": "public.png", \#(Self.file("z.png"))}"#, list)
        let copy = folder.url.appending(path: "B.xitem")
        try item.writeFolder(to: copy)
        #expect(try folder.names("B.xitem/attachments") == ["2.png"])
        #expect(try ExtensionItem(contentsOf: copy).findings.map(\.code) == [.fileByteCount])
    }

    @Test func missingFilesAreNotWritten() throws {
        let lost = ExtensionItem(
            mainAttachment: ExtensionItem.Attachment(representations: [
                Representation(
                    typeIdentifier: .png,
                    content: .file(FileReference(path: "attachments/a", byteCount: 1)))
            ]))
        let target = folder.url.appending(path: "B.xitem")
        let expected = ["file.outside-folder /main-attachment/representations/0/file"]
        #expect(try refusal { try lost.writeFolder(to: target) } == expected)
        #expect(try folder.names() == [])
    }

    /// An edit of one namespace does not affect set-aside values of other namespaces.
    @Test(arguments: [#"{"a.b": 1}"#, #"{"a.b": {}}"#, #"{"a.b": 1, "e.f": {"x": 1}}"#])
    func anEditOfOneNamespaceKeepsTheOthers(_ parameters: String) throws {
        let bytes = Payload.with(#""parameters": \#(parameters)"#)
        var item = try ExtensionItem(decoding: bytes)
        item.parameters["c.d"] = ["y": 2]
        var expected = try Payload.dictionary(bytes)["parameters"]?.dictionaryValue
        expected?["c.d"] = ["y": 2]
        #expect(
            try Payload.dictionary(item.encoded(as: .json))["parameters"]?.dictionaryValue
                == expected)
        item.parameters["a.b"] = [:]
        #expect(
            try Payload.dictionary(item.encoded(as: .json))["parameters"]?.dictionaryValue?.keys
                .contains("a.b") == false)
    }

    /// An overlay without a valid namespace in its parameters inherits the parameters.
    @Test func faultyParametersOfAnOverlayInherit() throws {
        let item = try ExtensionItem(
            decoding: Payload.with(
                #""parameters": {"a.b": {"x": 1}}, "activities": {"c.d": {"parameters": {"e.f": 1}}}"#
            ))
        #expect(item.resolved(for: "c.d").parameters.namespaces == ["a.b"])
    }

    /// The value of a name that begins with `$` is kept and not checked.
    @Test(arguments: ["a.png", "A.png"])
    func membersOfAReservedOverlayAreNotChecked(_ name: String) throws {
        let overlay =
            #"{"main-attachment": {"representations": [{"type-identifier": "public.png", "#
            + #"\#(Self.file(name))}]}}"#
        try folder.write("Z", "A.xitem/attachments/a.png")
        let item = try read(
            #"{"type-identifier": "public.png", \#(Self.file("a.png"))}"#,
            #""activities": {"$x": \#(overlay), "a.b": {"title": "T"}}"#)
        #expect(item.findings.map(\.code) == [.reservedMember])
        #expect(
            try Payload.dictionary(item.encoded(as: .json))["activities"]?.dictionaryValue?.keys
                == ["$x", "a.b"])
    }

    /// Resolving an item drops the set-aside values of an attachment from another item.
    @Test func resolvingDropsSetAsideValuesOfAnAttachment() throws {
        let faulty = try ExtensionItem(
            decoding: Payload.main(#"{"type-identifier": "a.b", "text": "x"}, 5"#))
        var item = ExtensionItem(text: "y")
        item.additionalAttachments = [faulty.mainAttachment]
        let resolved = try item.resolved(for: .mail).encoded(as: .json)
        #expect(FindingCase.findings(in: resolved) == [])
    }
}
