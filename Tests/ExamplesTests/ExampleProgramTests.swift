import Foundation
import Testing

/// The example programs print the expected output, and the articles show their code.
struct ExampleProgramTests {
    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The build folder of the tests and the programs.
    private static var products: URL {
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let bundles = sequence(first: program) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        return bundles.first {
            FileManager.default.isExecutableFile(atPath: $0.appending(path: "RoundTrip").path)
        } ?? repository.appending(path: ".build/debug")
    }

    private func run(_ name: String, _ arguments: String...) throws -> (Int32, String, String) {
        let process = Process()
        process.executableURL = Self.products.appending(path: name)
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let messages = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: text, as: UTF8.self),
            String(decoding: messages, as: UTF8.self)
        )
    }

    @Test func roundTripPrintsTheReceivedItem() throws {
        let (status, output, _) = try run("RoundTrip")
        #expect(status == 0)
        #expect(
            output == "Look at this clock [\"clocks\", \"tides\"] example.com\n")
    }

    /// In the BMP format, a bitmap of four by four pixels has a header of 54 bytes and 48 bytes of pixels.
    @Test func lazyImageDrawsOneImagePerActivity() throws {
        let (status, output, _) = try run("LazyImage")
        #expect(status == 0)
        #expect(
            output == """
                Drawn just now ["drawing", "bitmap"] [“drawing.bmp” com.microsoft.bmp <70 bytes>]
                no title ["drawing"] [“drawing.bmp” com.microsoft.bmp <102 bytes>, public.plain-text “Drawn by hand”]
                only “drawing.bmp” com.microsoft.bmp <102 bytes>

                """)
    }

    @Test func reachPrintsTheOfferedReceivers() throws {
        let examples = Self.repository.appending(path: "Examples").path
        let (status, output, _) = try run("Reach", examples)
        #expect(status == 0)
        #expect(
            output.hasPrefix(
                """
                Reader: offered
                Journal: offered
                Converter: not offered
                  0 of 1 extension items match, expected exactly 1 (rule 1:1)
                """))
        #expect(output.contains("\n  lost: /tags: the receiver has no field for this value\n"))
    }

    @Test func inboxStoresAndImportsAPayloadOnlyOnce() throws {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let payload = Self.repository.appending(path: "Examples/Payloads/article.xitem.json").path
        #expect(try run("InboxExample", "extension", folder.path, payload).1 == "stored\n")
        #expect(try run("InboxExample", "extension", folder.path, payload).1 == "duplicate\n")
        let (status, output, _) = try run("InboxExample", "app", folder.path)
        #expect(status == 0)
        #expect(output.hasPrefix("import share-1: ") && output.hasSuffix(", attempt 1\n"))
        #expect(try run("InboxExample", "app", folder.path).1 == "")
    }

    @Test func spoolDeliversTheEntriesOfAnInbox() throws {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (inbox, delivered) = (folder.path + "/in.inbox", folder.path + "/out")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let payload = Self.repository.appending(path: "Examples/Payloads/article.xitem.json").path
        #expect(try run("xitem", "inbox", "put", "--token", "a", inbox, payload).0 == 0)
        let process = Process()
        process.executableURL = Self.repository.appending(path: "Examples/Spool/spool.sh")
        process.arguments = [inbox, delivered]
        process.environment = [
            "XITEM": Self.products.appending(path: "xitem").path, "PATH": "/usr/bin:/bin",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: text, as: UTF8.self) == "a\tfinished\n")
        let page = try run("xitem", "inspect", payload).1
        #expect(try String(contentsOfFile: delivered + "/a.txt", encoding: .utf8) == page)
        #expect(try run("xitem", "inbox", "state", inbox, "a").1 == "done\n")
    }

    @Test func openInAppOpensAnAppOrTheWebPage() throws {
        let places = Self.repository.appending(path: "Examples/Catalogs/places.catalog.json").path
        let (status, output, _) = try run("OpenInApp", places)
        #expect(status == 0)
        #expect(
            output == """
                Maps: Google Maps, Waze?
                open waze://?q=Bern%20%26%20K%C3%B6niz with waze
                open waze://?q=Bern%20%26%20K%C3%B6niz with waze
                open https://maps.apple.com/?q=Bern%20%26%20K%C3%B6niz in the browser

                """)
    }

    @Test func shareExtensionTakesTheImageBeforeTheLink() throws {
        let photo = Self.repository.appending(path: "Examples/Payloads/photo.xitem.json").path
        let (status, output, _) = try run("ShareExtension", photo)
        #expect(status == 0)
        #expect(output.hasPrefix("public.jpeg, "))
        #expect(output.split(separator: "\n").count == 1)
        // The sender prefers the link, but the receiver takes the image.
        let payload = FileManager.default.temporaryDirectory
            .appending(path: "\(UUID().uuidString).xitem.json")
        defer { try? FileManager.default.removeItem(at: payload) }
        try #"""
        {"version": "1.0", "main-attachment": {"representations": [
          {"type-identifier": "public.url", "url": "https://example.com/"},
          {"type-identifier": "public.png", "data": {"$data": "iVBORw0KGgo="}}]}}
        """#.write(to: payload, atomically: true, encoding: .utf8)
        #expect(
            try run("ShareExtension", payload.path).1 == "public.png, 8 bytes, saved as image.png\n"
        )
        let article = Self.repository.appending(path: "Examples/Payloads/article.xitem.plist").path
        #expect(try run("ShareExtension", article).1.hasPrefix("a link to https://journal.example"))
    }

    @Test func tumblrParametersPrintsValuesAndFindings() throws {
        let (status, output, _) = try run("TumblrParametersExample")
        #expect(status == 0)
        #expect(
            output == """
                {mood: “calm”, requested-post-type: 2}
                []
                for the train ["/parameters/com.example.reader/list"]

                """)
    }

    @Test func serverScriptWritesAPayloadOrRefuses() throws {
        let (status, output, _) = try run(
            "ServerScript", "https://example.com/1", "A *post*", "swift")
        #expect(status == 0)
        #expect(output.contains(#""title": "A *post*""#))
        #expect(
            output.contains(
                #""tags": [\n    "swift"\n  ]"#.replacingOccurrences(of: "\\n", with: "\n")))
        let (refused, nothing, message) = try run("ServerScript", "file:///etc/x", "A post")
        #expect(refused == 1 && nothing.isEmpty)
        #expect(message.contains("url.scheme at /main-attachment/representations/0/url"))
        #expect(try run("ServerScript").0 == 64)
    }

    /// The articles contain the code of the examples.
    @Test(arguments: [
        ("README.md", "RoundTrip"),
        ("Sources/XExtensionItem/XExtensionItem.docc/SharingAndReceiving.md", "LazyImage"),
        ("Sources/XExtensionItem/XExtensionItem.docc/SharingAndReceiving.md", "ShareExtension"),
    ])
    func articlesShowTheExamples(_ path: String, _ name: String) throws {
        let text = try String(
            contentsOf: Self.repository.appending(path: path), encoding: .utf8)
        let code = try String(
            contentsOf: Self.repository.appending(path: "Examples/\(name)/main.swift"),
            encoding: .utf8)
        // The articles omit imports and helper types. The README has the whole program.
        let body =
            path == "README.md" ? Substring(code) : code.split(separator: "\n\n", maxSplits: 1)[1]
        let shown = body.components(separatedBy: "\n/// ")[0]
        #expect(
            text.contains("```swift\n\(shown.trimmingCharacters(in: .newlines))\n```"), "\(name)")
    }
}
