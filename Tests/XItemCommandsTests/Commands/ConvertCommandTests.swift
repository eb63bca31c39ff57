import Foundation
import TestSupport
import Testing
import WireFormat
import XExtensionItem

@testable import XItemCommands

struct ConvertCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// The tool round-trips all example payloads through all encodings.
    @Test func roundTripsThroughAllEncodings() async throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: Example.folder.path)
        where name.contains(".xitem.") {
            var file = Example.path(name)
            let first = TestConsole()
            #expect(await first.run("canonicalize", file) == 0)
            for encoding in ["xml", "binary", "json"] {
                let next = folder.path("\(name).\(encoding)")
                #expect(await TestConsole().run("convert", "--to", encoding, file, "-o", next) == 0)
                file = next
            }
            #expect(try Data(contentsOf: URL(filePath: file)) == first.bytes, "\(name)")
            let again = TestConsole()
            #expect(await again.run("canonicalize", "--to", "json", file) == 0)
            #expect(again.bytes == first.bytes)
        }
    }

    /// Standard input can be read only once.
    @Test func standardInputBecomesAPayloadFolder() async throws {
        let (file, folder) = (Example.path("photo.xitem.json"), self.folder.path("a.xitem"))
        let console = TestConsole()
        console.input = try Data(contentsOf: URL(filePath: file))
        #expect(await console.run("convert", "--folder", "-", "-o", folder) == 0)
        #expect(console.errors == "")
        #expect(await TestConsole().run("diff", file, folder) == 0)
    }

    /// The files of a folder become data, and large data becomes files; the meaning does
    /// not change.
    @Test(arguments: WireEncoding.all.map(\.description))
    func roundTripsThroughAPayloadFolder(_ encoding: String) async throws {
        let (folder, file) = (Example.path("trip.xitem"), self.folder.path("a"))
        #expect(await TestConsole().run("convert", "--to", encoding, folder, "-o", file) == 0)
        #expect(await TestConsole().run("diff", folder, file) == 0)
        let other = self.folder.path("b.xitem")
        #expect(
            await TestConsole().run("convert", "--folder", "--to", encoding, file, "-o", other) == 0
        )
        #expect(await TestConsole().run("diff", other, folder) == 0)
        let picture = try Data(contentsOf: URL(filePath: other + "/attachments/1.png"))
        #expect(
            try picture == Data(contentsOf: URL(filePath: folder + "/attachments/1.png")))
        let inside = TestConsole()
        #expect(await inside.run("convert", "--to", "json", folder + "/item.json") == 0)
        #expect(!inside.output.contains(#""file""#))
    }

    /// The default limit of `convert` also applies to a folder. The test takes half a minute in a debug
    /// build.
    @Test(.enabled(if: TestExtent.isWhole))
    func outputOfFolderIsLimited() async throws {
        // 3,000 references to one string of 5,000 characters; each takes five bytes in XML.
        let value = WireValue.array(
            Array(repeating: .string(String(repeating: "&", count: 5_000)), count: 3_000))
        var item = ExtensionItem(text: "x")
        item.userInfo["a"] = value
        let bytes = try item.encoded(as: .binary)
        #expect(bytes.count < 100_000)
        let document = folder.path("a.xitem/item.plist")
        try FileManager.default.createDirectory(
            atPath: folder.path("a.xitem"), withIntermediateDirectories: false)
        try bytes.write(to: URL(filePath: document))
        let console = TestConsole()
        let target = folder.path("b.plist")
        #expect(await console.run("convert", folder.path("a.xitem"), "-o", target) == 1)
        #expect(console.errors.contains("limit.output"))
        #expect(!FileManager.default.fileExists(atPath: target))
    }

    @Test func aMissingFileOfAFolderIsAFinding() async throws {
        let copy = folder.path("a.xitem")
        try FileManager.default.copyItem(atPath: Example.path("trip.xitem"), toPath: copy)
        let picture = URL(filePath: copy + "/attachments/1.png")
        try Data("short".utf8).write(to: picture)
        for command in [["validate", "--quiet"], ["preview", "-o", folder.path("p.html")]] {
            let console = TestConsole()
            #expect(await console.run(command + [copy]) == 1)
            let text = console.output + console.errors
            #expect(
                text.hasPrefix(
                    "\(copy):15:7: file.byte-count at /main-attachment/representations/0: "),
                "\(text)")
        }
        try FileManager.default.removeItem(at: picture)
        for command in [["convert", "--to", "json"], ["canonicalize"]] {
            let console = TestConsole()
            #expect(await console.run(command + [copy, "-o", folder.path("out")]) == 1)
            #expect(console.errors.contains(": input.failed at "))
        }
        #expect(folder.names == ["a.xitem", "p.html"])
    }

    @Test func prettyOutputIsIndented() async throws {
        let file = try folder.write(#"{"b":[1],"a":{},"version":"1.0"}"#, "a.json")
        let console = TestConsole()
        #expect(await console.run("convert", "--to=json", "--pretty", file) == 0)
        #expect(
            console.output
                == "{\n  \"a\": {},\n  \"b\": [\n    1\n  ],\n  \"version\": \"1.0\"\n}\n")
    }

    /// Conversion does not interpret members: it keeps invalid values, and reports only faulty
    /// tags.
    @Test func keepsInvalidValues() async throws {
        let file = try folder.write(#"{"version":"9.9","title":5,"x":{"$y":1}}"#, "a.json")
        let console = TestConsole()
        #expect(await console.run("convert", "--to", "json", file) == 0)
        #expect(console.output == #"{"title":5,"version":"9.9","x":{"$y":1}}"#)
        #expect(console.errors.hasPrefix("\(file):1:32: tag.unknown at /x: "))
    }

    @Test(arguments: WireEncoding.all.map(\.description))
    func nullIsRefused(_ encoding: String) async throws {
        let file = try folder.write(#"{"a":{"b":null}}"#, "a.json")
        let console = TestConsole()
        #expect(await console.run("convert", "--to", encoding, file, "-o", folder.path("b")) == 1)
        #expect(console.errors.hasPrefix("\(file):1:11: value.null at /a/b: "))
        #expect(folder.names == ["a.json"])
    }

    @Test func keyThatXMLCannotRepresentIsRefused() async throws {
        let file = try folder.write(#"{"a":{"b\r":1}}"#, "a.json")
        let console = TestConsole()
        #expect(await console.run("convert", "--to", "xml", file) == 1)
        #expect(console.bytes.isEmpty)
        #expect(console.errors.contains("key.unsupported"))
        #expect(await console.run("convert", "--to", "binary", file) == 0)
    }

    @Test func aMalformedPayloadIsNotConverted() async throws {
        let file = try folder.write("{", "a.json")
        let console = TestConsole()
        #expect(await console.run("canonicalize", file, "-o", folder.path("b")) == 1)
        #expect(console.errors.contains("json.truncated"))
        #expect(folder.names == ["a.json"])
        #expect(try await console.run("canonicalize", folder.write("[1]", "c")) == 1)
    }

    @Test func anUnwritableOutputIsAnError() async throws {
        let file = Example.path("article.xitem.json")
        let console = TestConsole()
        #expect(await console.run("convert", "--to", "xml", file, "-o", "/nowhere/x") == 74)
        #expect(console.errors.contains("/nowhere/x: No such file or directory"))
        console.capacity = 10
        #expect(await console.run("convert", "--to", "xml", file) == 74)
    }

    /// The extension of the output determines the encoding, unless `--to` does.
    @Test(
        arguments: [
            ("a.json", nil, "{"), ("a.plist", nil, "<?xml"), ("a.bplist", nil, "bplist00"),
            ("A.PLIST", nil, "<?xml"), ("a.plist", "binary", "bplist00"), ("a", "json", "{"),
        ] as [(String, String?, String)])
    func theNameOfTheOutputDeterminesTheEncoding(
        _ name: String, _ to: String?, _ start: String
    ) async throws {
        let payload = Example.path("minimal.xitem.json")
        let options = to.map { ["--to", $0] } ?? []
        for words in [
            ["convert", payload], ["create", "--text", "a"], ["upstream", "export", payload],
            ["resolve", "--activity", "mail", payload],
        ] {
            let folder = try TestFolder()
            let output = folder.path(name)
            #expect(await TestConsole().run(words + options + ["-o", output]) == 0, "\(words)")
            let bytes = try Data(contentsOf: URL(filePath: output))
            #expect(bytes.starts(with: start.utf8), "\(words)")
        }
    }

    @Test(
        arguments: [("a.plist", "json"), ("a.json", "binary"), ("a.bplist", "xml")])
    func nameAndOptionThatDisagreeAreAnError(_ name: String, _ encoding: String) async throws {
        let payload = Example.path("minimal.xitem.json")
        for words in [
            ["convert", payload], ["create", "--text", "a"], ["upstream", "export", payload],
            ["resolve", "--activity", "mail", payload],
        ] {
            let folder = try TestFolder()
            let console = TestConsole()
            let options = ["--to", encoding, "-o", folder.path(name)]
            #expect(await console.run(words + options) == 64, "\(words)")
            #expect(console.errors.contains("but '--to' selects \(encoding)\n"))
            #expect(folder.names == [])
        }
    }

    @Test func withoutANameTheEncodingIsRequired() async throws {
        let payload = Example.path("minimal.xitem.json")
        for output in [[], ["-o", folder.path("a")], ["-o", folder.path("a.txt")]] {
            let console = TestConsole()
            #expect(await console.run(["convert", payload] + output) == 64)
            #expect(console.errors.contains(".json, .plist or .bplist\n"))
        }
        let console = TestConsole()
        #expect(await console.run("create", "--text", "a", "-o", folder.path("a")) == 0)
        #expect(await console.run("validate", folder.path("a")) == 0)
    }

    @Test func anExistingFileIsReplacedOnlyByForce() async throws {
        let target = try folder.write("old", "b")
        let console = TestConsole()
        let payload = Example.path("minimal.xitem.json")
        for words in [
            ["canonicalize", payload], ["convert", "--to", "xml", payload], ["extract", payload],
            ["create", "--text", "a"], ["preview", payload], ["schema"], ["man"],
            ["completions", "bash"], ["upstream", "export", payload],
            ["resolve", "--activity", "mail", payload],
            ["conformance", "run", "--only", "item.*", "--report", "json"],
            ["links", "queries-schemes", "Examples/Catalogs"],
        ] {
            let console = TestConsole()
            #expect(await console.run(words + ["-o", target]) == 74, "\(words)")
            #expect(
                console.errors
                    == "Error: \(target) already exists, so nothing was written; use '--force' to replace it\n"
            )
        }
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "old")
        #expect(await console.run("schema", "--force") == 64)
        #expect(console.errors.contains("Option '--force' needs '-o'"))
        #expect(
            await TestConsole().run(
                "canonicalize", payload, "--force", "-o", target) == 0
        )
        #expect(try Data(contentsOf: URL(filePath: target)).first == UInt8(ascii: "{"))
        #expect(folder.names == ["b"])
    }

    @Test func forceDoesNotReplaceFileWithFolder() async throws {
        let target = try folder.write("old", "b")
        let payload = Example.path("minimal.xitem.json")
        for words in [
            ["extract", "--all", payload], ["create", "--text", "a", "--folder"],
            ["links", "convert", "--to", "choosy", "Examples/Catalogs/places.catalog.json"],
        ] {
            let console = TestConsole()
            #expect(await console.run(words + ["--force", "-o", target]) == 74, "\(words)")
            #expect(
                console.errors
                    == "Error: \(target): expected a folder, found a file; nothing was written\n")
        }
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "old")
    }

    @Test func readsStandardInput() async {
        let console = TestConsole()
        console.input = Data(#"{"b":1, "a":2}"#.utf8)
        #expect(await console.run("canonicalize", "-") == 0)
        #expect(console.output == #"{"a":2,"b":1}"#)
    }
}

/// The output size of a small input.
extension ConvertCommandTests {
    /// Each value has its own line, indented by its depth.
    private static func deep(_ count: Int) -> String {
        let values = Array(repeating: "1", count: count).joined(separator: ",")
        return #"{"a":"# + String(repeating: "[", count: 120) + values
            + String(repeating: "]", count: 120) + "}"
    }

    @Test(arguments: [["-o", "-"], ["-o", "out.json"], ["-o", "out.txt"]])
    func nothingIsWrittenBeyondTheLimit(_ output: [String]) async throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.deep(1000), "deep.json")
        let path = output[1] == "-" ? "-" : folder.path(output[1])
        let arguments = ["convert", "--to", "json", "--pretty", "-o", path, file]
        let refused = TestConsole()
        #expect(await refused.run(arguments + ["--max-output", "200000"]) == 1)
        #expect(refused.bytes.isEmpty && folder.names == ["deep.json"])
        #expect(
            refused.errors == """
                \(file): limit.output: the output takes more than 200000 bytes; '--max-output' sets \
                another limit

                """)
        let written = TestConsole()
        #expect(await written.run(arguments + ["--max-output", "300000"]) == 0)
        #expect((path == "-" ? written.bytes.count : 0) < 300_000)
    }

    /// By default, the output of a large input may have 16 times its size. A binary property list stores
    /// equal strings once, so its output can be larger.
    @Test func theOutputHasADefaultLimit() async throws {
        let folder = try TestFolder()
        // {"a": [string, string, …]}, with one-byte references and two-byte offsets.
        let list =
            Data([0xD1, 1, 2, 0x51, 0x61, 0xAF, 0x11, 0x17, 0x70])
            + Data(repeating: 3, count: 6_000)
        let string = Data([0x5F, 0x10, 100]) + Data(repeating: 0x78, count: 100)
        let table = 8 + list.count + string.count
        var bytes = Data("bplist00".utf8) + list + string
        for offset in [8, 11, 13, 8 + list.count] {
            bytes += [UInt8(offset >> 8), UInt8(offset & 255)]
        }
        bytes += [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [4, 0, table] {
            bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)]
        }
        let file = try folder.write(bytes, "shared.bplist")
        for (limit, isExceeded) in [(700_000, false), (1_000, true)] {
            let console = TestConsole()
            #expect(console.limits.convertedByteCount == 64 << 20)
            console.limits.convertedByteCount = limit
            let status = await console.run("convert", "--to", "json", file)
            #expect(status == (isExceeded ? 1 : 0) && console.bytes.isEmpty == isExceeded)
            let message = "limit.output: the output takes more than \(16 * bytes.count) bytes"
            #expect(console.errors.contains(message) == isExceeded, "\(console.errors)")
        }
    }

    @Test func aLimitIsANumberOfBytes() async throws {
        let console = TestConsole()
        #expect(await console.run("canonicalize", "--max-output", "0", "-") == 64)
        let payload = Data(#"{"a":"b"}"#.utf8)
        console.input = payload
        #expect(await console.run("canonicalize", "--max-output", "8", "-") == 1)
        #expect(console.bytes.isEmpty)
        console.input = payload
        #expect(await console.run("canonicalize", "--max-output", "9", "-") == 0)
        #expect(console.output == #"{"a":"b"}"#)
    }
}
