import Foundation
import Synchronization
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
    func writesTheSelectedRepresentation(_ options: [String], _ content: String) async throws {
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

    /// Foundation, not this library, reads the written file.
    @Test func aPropertyListIsWrittenAsAPropertyListFile() async throws {
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
                "Found no attachment 3; the item has 2 additional attachments"
            ),
            (["--representation", "6"], "Found no representation 6; the attachment has 5"),
            (
                ["--type", "public.movie"],
                "No representation of attachment main is of type 'public.movie'; main has "
                    + "public.url, public.html, public.png, com.example.list, com.example.new; "
                    + "1 has public.plain-text; 2 has public.plain-text"
            ),
            (["--thumbnail"], "The item has no thumbnail"),
            (
                ["--all", "--type", "public.movie"],
                "No attachment has a matching representation"
            ),
            (
                ["--representation", "5"],
                "representation.content: expected text, data or a file, found content of an unknown kind"
            ),
        ] as [([String], String)])
    func missingContentIsNotWritten(_ options: [String], _ message: String) async throws {
        let console = TestConsole()
        let file = try folder.write(Self.payload, "a.json")
        #expect(await console.run(["extract", file, "-o", folder.path("b")] + options) == 1)
        #expect(console.errors.contains(message))
        #expect(folder.names == ["a.json"])
    }

    @Test func countOfOneAttachmentIsSingular() async throws {
        let attachment = #"{"representations": [{"type-identifier": "a.b", "text": "x"}]}"#
        let file = try folder.write(
            #"{"version": "1.0", "main-attachment": \#(attachment), "#
                + #""additional-attachments": [\#(attachment)]}"#, "a.json")
        let console = TestConsole()
        #expect(await console.run("extract", "--attachment", "2", file) == 1)
        #expect(console.errors.contains("the item has 1 additional attachment\n"))
    }

    @Test func failedExtractionKeepsTheExistingFile() async throws {
        let file = try folder.write(Self.payload, "a.json")
        let target = try folder.write("old", "b")
        #expect(
            await TestConsole().run("extract", "--type=public.png", file, "--force", "-o", target)
                == 0)
        #expect(try Data(contentsOf: URL(filePath: target)) == Data([0, 1, 0xFE, 0xFF]))
        let malformed = try folder.write(
            Self.payload.replacingOccurrences(of: "AAH+/w==", with: "A?H+/w=="), "c.json")
        let console = TestConsole()
        #expect(
            await console.run("extract", "--type=public.png", malformed, "--force", "-o", target)
                == 1)
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

    @Test func malformedPayloadIsNotOpened() async throws {
        let console = TestConsole()
        #expect(try await console.run("extract", folder.write("{", "a.json")) == 1)
        #expect(console.errors.contains("json.truncated"))
        console.input = Data(Self.payload.utf8)
        #expect(await console.run("extract", "--attachment", "1", "-") == 0)
        #expect(console.output == "one")
        console.input = Data(Self.payload.utf8)
        console.capacity = 3
        #expect(await console.run("extract", "--attachment", "2", "-") == 74)
    }

    /// The message names the folder that cannot be created, with the path as the caller wrote it.
    @Test func folderThatCannotBeCreatedIsExplained() async throws {
        let folder = try TestFolder()
        let file = try folder.write("x", "file")
        let photo = Example.path("photo.xitem.json")
        let console = TestConsole()
        #expect(await console.run("extract", "--all", photo, "-o", file + "/a/b") == 74)
        #expect(
            console.errors
                == "Error: The folder cannot be created: \(file)/a: Not a directory\n")
        let other = TestConsole()
        #expect(await other.run("extract", "--all", photo, "-o", folder.path("c/d/")) == 0)
        #expect(other.output.hasPrefix(folder.path("c/d/")) && !other.output.contains("//"))
    }
}

/// All attachments, and thumbnails.
extension ExtractCommandTests {
    private static let several = #"""
        {"version": "1.0", "thumbnail": {"type-identifier": "public.png", "data": {"$data": "AAE="}},
         "main-attachment": {"suggested-name": "../a/b.txt", "representations": [
           {"type-identifier": "public.plain-text", "text": "one"}]},
         "additional-attachments": [
           {"suggested-name": "../A/B.txt", "representations": [
             {"type-identifier": "public.plain-text", "text": "two"}]},
           {"representations": [{"type-identifier": "public.url", "url": "https://example.com/"}]}]}
        """#

    @Test func allAttachmentsGetSafeNames() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.several, "in/a.json")
        let console = TestConsole()
        #expect(await console.run("extract", "--all", "-o", folder.path("out"), file) == 0)
        let paths = console.output.split(separator: "\n").map(String.init)
        #expect(paths.count == 3)
        #expect(paths.allSatisfy { $0.hasPrefix(folder.path("out/")) })
        let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(texts == ["one", "two", "https://example.com/"])
        #expect(Set(paths.map { $0.lowercased() }).count == 3)
        #expect(folder.names == ["in", "out"])
    }

    /// The number replaces the end of a name that is as long as file systems allow.
    @Test(arguments: [String(repeating: "a", count: 250), String(repeating: "é", count: 125)])
    func equalLongNamesAreCut(_ stem: String) async throws {
        let folder = try TestFolder()
        let attachments = ["", "", "b", "b"].map { end in
            let name = String(stem.dropLast(end.count)) + end + ".txt"
            return
                #"{"suggested-name":"\#(name)","representations":[{"type-identifier":"public.plain-text","text":"a"}]}"#
        }
        let payload =
            #"{"version":"1.0","main-attachment":\#(attachments[0]),"additional-attachments":[\#(attachments[1...].joined(separator: ","))]}"#
        let file = try folder.write(payload, "a.json")
        let console = TestConsole()
        #expect(await console.run("extract", "--all", "-o", folder.path("out"), file) == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
        #expect(names.count == 4 && console.output.split(separator: "\n").count == 4)
        #expect(names.allSatisfy { $0.utf8.count <= 255 && $0.hasSuffix(".txt") })
    }

    @Test func nothingIsReplacedUnlessForced() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.several, "in/a.json")
        let outside = try folder.write("outside", "in/outside")
        let arguments = ["extract", "--all", "-o", folder.path("out"), file]
        #expect(await TestConsole().run(arguments) == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
        for name in names.dropFirst() {
            try FileManager.default.removeItem(atPath: folder.path("out/" + name))
        }
        // The only remaining name is a link to a file outside of the folder.
        let first = folder.path("out/" + names[0])
        try FileManager.default.removeItem(atPath: first)
        try FileManager.default.createSymbolicLink(atPath: first, withDestinationPath: outside)
        let console = TestConsole()
        #expect(await console.run(arguments) == 74)
        #expect(console.errors.contains("already exists, so nothing was written; use '--force'"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).count == 1)
        #expect(await TestConsole().run(arguments + ["--force"]) == 0)
        #expect(try String(contentsOfFile: outside, encoding: .utf8) == "outside")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
                == names)
    }

    @Test func nothingIsReplacedIfAFolderHasTheName() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.several, "in/a.json")
        let arguments = ["extract", "--all", "--force", "-o", folder.path("out"), file]
        let first = TestConsole()
        #expect(await first.run(arguments) == 0)
        let paths = first.output.split(separator: "\n").map(String.init)
        try Data("former".utf8).write(to: URL(filePath: paths[0]))
        try FileManager.default.removeItem(atPath: paths[2])
        try FileManager.default.createDirectory(
            atPath: paths[2], withIntermediateDirectories: false)
        let console = TestConsole()
        #expect(await console.run(arguments) == 74)
        #expect(console.errors.contains("\(paths[2]): expected a file, found a folder"))
        #expect(try String(contentsOfFile: paths[0], encoding: .utf8) == "former")
    }

    @Test func theThumbnailIsWritten() async throws {
        let folder = try TestFolder()
        let console = TestConsole()
        let file = try folder.write(Self.several, "a.json")
        #expect(await console.run("extract", "--thumbnail", file) == 0)
        #expect(console.bytes == Data([0, 1]))
    }

    /// The disk is flushed twice for any number of files: once for their bytes, and once for their names.
    @Test func filesAreFlushedTogether() async throws {
        let attachment =
            #"{"representations":[{"type-identifier":"public.plain-text","text":"a"}]}"#
        let others = Array(repeating: attachment, count: 300).joined(separator: ",")
        let payload =
            #"{"version":"1.0","main-attachment":\#(attachment),"additional-attachments":[\#(others)]}"#
        let file = try folder.write(payload, "a.json")
        let flushes = Mutex(0)
        let console = TestConsole()
        let status = await SystemCall.$filter.withValue({ call in
            if call.name == .synchronize { flushes.withLock { $0 += 1 } }
            return nil
        }) {
            await console.run("extract", "--all", "-o", folder.path("out"), file)
        }
        #expect(status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
        #expect(names.count == 301 && names.contains { $0.hasPrefix("text 301") })
        #if os(Linux)
            #expect(flushes.withLock { $0 } <= 2)
        #endif
    }

    /// The preceding files are written, and the temporary folder is removed.
    @Test func anUnreadableAttachmentEndsTheExtraction() async throws {
        let texts = [#""text": "one""#, #""data": {"$data": "A?H+/w=="}"#, #""text": "three""#]
        let attachments = texts.map {
            #"{"representations":[{"type-identifier":"public.data",\#($0)}]}"#
        }
        let others = attachments[1...].joined(separator: ",")
        let payload =
            #"{"version":"1.0","main-attachment":\#(attachments[0]),"additional-attachments":[\#(others)]}"#
        let file = try folder.write(payload, "a.json")
        let console = TestConsole()
        #expect(await console.run("extract", "--all", "-o", folder.path("out"), file) == 1)
        #expect(console.errors.contains("data.base64"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
        #expect(console.output == folder.path("out/" + names.joined()) + "\n")
        #expect(names.count == 1)
    }

    /// A replaced file keeps its permissions.
    @Test func permissionsAreKept() async throws {
        let file = try folder.write(Self.several, "a.json")
        let arguments = ["extract", "--all", "--force", "-o", folder.path("out"), file]
        let console = TestConsole()
        #expect(await console.run(arguments) == 0)
        let path = try #require(console.output.split(separator: "\n").first).description
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(await TestConsole().run(arguments) == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    /// Reports an attachment without the type, and writes the remaining attachments.
    @Test func extractsAllAttachmentsOfOneType() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.several, "a.json")
        let console = TestConsole()
        #expect(
            await console.run(
                "extract", "--all", "--type", "public.text", "-o", folder.path("out"), file) == 0)
        #expect(console.output.split(separator: "\n").count == 2)
        #expect(console.errors.contains("attachment 2 has no matching representation"))
    }
}

extension Representation {
    fileprivate var isInFile: Bool {
        if case .file = content { true } else { false }
    }
}
