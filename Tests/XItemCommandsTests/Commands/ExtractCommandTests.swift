import Foundation
import Testing
import XExtensionItem

@testable import XItemCommands

struct ExtractCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    static let payload = #"""
        {"version": "1.0",
         "main-attachment": {"suggested-name": "../a", "representations": [
           {"type-identifier": "public.url", "url": "https://example.com/1"},
           {"type-identifier": "public.html", "text": "<p>\n\u00e9"},
           {"type-identifier": "public.png", "data": {"$data": "AAH+/w=="}},
           {"type-identifier": "com.example.list", "property-list": [1]},
           {"type-identifier": "com.example.new", "com.example.form": 1}]},
         "additional-attachments": [
           {"representations": [{"type-identifier": "public.plain-text", "text": "one"}]},
           {"representations": [{"type-identifier": "public.plain-text", "text": "two"}]}],
         "activities": {"com.example.x": {"main-attachment": {"representations": [
           {"type-identifier": "public.plain-text", "text": "for x"}]}}}}
        """#

    @Test(
        arguments: [
            ([], "https://example.com/1"), (["--representation", "2"], "<p>\né"),
            (["--type", "public.text"], "<p>\né"),
            (["--attachment", "main"], "https://example.com/1"),
            (["--attachment", "1"], "one"), (["--attachment=2", "--type=public.data"], "two"),
            (["--activity", "com.example.x"], "for x"),
            (["-o", "-", "--representation=2"], "<p>\né"),
            (["--activity", "com.example.x", "--attachment", "2"], "two"),
        ] as [([String], String)])
    func writesTheOneThatIsMeant(_ options: [String], _ content: String) async throws {
        let console = TestConsole()
        #expect(
            await console.run(["extract", try folder.write(Self.payload, "a.json")] + options) == 0)
        #expect(console.bytes == Data(content.utf8))
        #expect(console.errors.isEmpty)
    }

    @Test func dataIsDecoded() async throws {
        let console = TestConsole()
        let file = try folder.write(Self.payload, "a.json")
        #expect(await console.run("extract", "--type", "public.image", file) == 0)
        #expect(console.bytes == Data([0, 1, 0xFE, 0xFF]))
    }

    /// Read by Foundation, not by this library.
    @Test func aPropertyListBecomesAFileOfOne() async throws {
        let console = TestConsole()
        let file = try folder.write(Self.payload, "a.json")
        #expect(await console.run("extract", "--representation", "4", file) == 0)
        let list = try PropertyListSerialization.propertyList(from: console.bytes, format: nil)
        #expect(list as? [Int] == [1])
    }

    @Test(
        arguments: [
            (
                ["--attachment", "3"],
                "There is no attachment 3; the item has 2 besides the main one"
            ),
            (["--representation", "6"], "There is no representation 6; the attachment has 5"),
            (["--type", "public.movie"], "No representation is of type 'public.movie'"),
            (
                ["--representation", "5"],
                "representation.content: expected text, data or a file, found a content that this version"
            ),
        ] as [([String], String)])
    func whatIsNotThereCannotBeWritten(_ options: [String], _ message: String) async throws {
        let console = TestConsole()
        let file = try folder.write(Self.payload, "a.json")
        #expect(await console.run(["extract", file, "-o", folder.path("b")] + options) == 1)
        #expect(console.errors.contains(message))
        #expect(folder.names == ["a.json"])
    }

    @Test func aFileAppearsWhenItIsComplete() async throws {
        let file = try folder.write(Self.payload, "a.json")
        let target = try folder.write("old", "b")
        #expect(await TestConsole().run("extract", "--type=public.png", file, "-o", target) == 0)
        #expect(try Data(contentsOf: URL(filePath: target)) == Data([0, 1, 0xFE, 0xFF]))
        let malformed = try folder.write(
            Self.payload.replacingOccurrences(of: "AAH+/w==", with: "A?H+/w=="), "c.json")
        let console = TestConsole()
        #expect(await console.run("extract", "--type=public.png", malformed, "-o", target) == 1)
        #expect(console.errors.contains("data.base64"))
        #expect(try Data(contentsOf: URL(filePath: target)) == Data([0, 1, 0xFE, 0xFF]))
        #expect(folder.names == ["a.json", "b", "c.json"])
    }

    @Test func takesFilesOfAPayloadFolder() async throws {
        let item = ExtensionItem(
            mainAttachment: .data(Data(repeating: 7, count: 100_000), typeIdentifier: .png))
        let url = folder.url.appending(path: "a.xitem")
        try await item.writeFolder(to: url)
        #expect(try await ExtensionItem(contentsOf: url).mainAttachment.representations[0].isInFile)
        let console = TestConsole()
        #expect(await console.run("extract", url.path) == 0)
        #expect(console.bytes == Data(repeating: 7, count: 100_000))
    }

    @Test func aPayloadThatIsNoneIsNotOpened() async throws {
        let console = TestConsole()
        #expect(try await console.run("extract", folder.write("{", "a.json")) == 1)
        #expect(console.errors.contains("json.truncated"))
        console.input = Data(Self.payload.utf8)
        #expect(await console.run("extract", "--attachment", "1", "-") == 0)
        #expect(console.output == "one")
        console.capacity = 3
        #expect(await console.run("extract", "--attachment", "2", "-") == 74)
    }
}

extension Representation {
    fileprivate var isInFile: Bool {
        if case .file = content { true } else { false }
    }
}
