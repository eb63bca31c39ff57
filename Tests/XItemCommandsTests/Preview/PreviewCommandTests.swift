import Foundation
import Testing
import XExtensionItem

@testable import XItemCommands

struct PreviewCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func page(
        _ text: String, status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let file = try folder.write(text, "a.json")
        let console = TestConsole()
        #expect(await console.run("preview", file) == status, sourceLocation: sourceLocation)
        return console.output
    }

    private func payload(_ members: String) -> String {
        #"{"version": "1.0", "main-attachment": {"representations": [{"type-identifier": "#
            + #""public.plain-text", "text": "a"}]}\#(members)}"#
    }

    /// Each member of an item belongs to one part of the page.
    @Test func everyMemberHasItsPart() {
        #expect(PreviewView.members.sorted() == OverlayMember.allCases.map(\.rawValue))
    }

    /// The page shows the value of each member.
    @Test(arguments: SharedMember.allCases)
    func everyMemberIsShown(_ member: SharedMember) async throws {
        let attachment = #"{"representations": [{"type-identifier": "a.shown", "text": "a"}]}"#
        let (value, shown) =
            switch member {
            case .additionalAttachments: ("[\(attachment)]", "<code>a.shown</code>")
            case .contentText: (#"[{"text": "Shown"}]"#, "Shown")
            case .mainAttachment: (attachment, "<code>a.shown</code>")
            case .parameters: (#"{"com.example.shown": {"a": 1}}"#, "com.example.shown")
            case .referrer: (#"{"app-name": "Shown"}"#, "Shown")
            case .sourceURL: (#""https://example.com/shown""#, "https://example.com/shown")
            case .tags: (#"["Shown"]"#, "Shown")
            case .thumbnail:
                (
                    #"{"type-identifier": "public.png", "data": {"$data": "iVBORw0KGgo="}}"#,
                    #"<div class="picture">"#
                )
            case .title: (#""Shown""#, ">Shown</h1>")
            case .userInfo: (#"{"Shown": 1}"#, "Shown")
            }
        let text =
            member == .mainAttachment
            ? #"{"version": "1.0", "main-attachment": \#(value)}"#
            : payload(#", "\#(member.rawValue)": \#(value)"#)
        #expect(try await page(text).contains(shown))
        #expect(try await !page(payload("")).contains(shown))
    }

    /// The policy contains the hash of the style sheet, compared with the output of `sha256sum`.
    @Test func policyAllowsOnlyStyleSheet() async throws {
        let page = try await page(payload(""))
        let style = try #require(page.firstRange(of: "<style>")?.upperBound)
        let end = try #require(page.firstRange(of: "</style>")?.lowerBound)
        let file = try folder.write(String(page[style..<end]), "style.css")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "sha256sum < \(file) | cut -c 1-64"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let digits = Array(try pipe.fileHandleForReading.readToEnd() ?? Data()).prefix(64)
        process.waitUntilExit()
        let bytes = stride(from: 0, to: 64, by: 2).compactMap {
            UInt8(String(decoding: digits[$0..<($0 + 2)], as: UTF8.self), radix: 16)
        }
        let hash = Data(bytes).base64EncodedString()
        #expect(page.contains("style-src 'sha256-\(hash)'"))
        #expect(page.contains("content=\"default-src 'none'; img-src data:; style-src 'sha256-"))
    }

    /// No payload can add an element or an attribute to the page.
    @Test func everythingIsEscaped() async throws {
        let hostile =
            #"</title></style><script>alert(1)</script><img src=x onerror='a\u0022>\u202e\u0000"#
        let text = payload(
            #"""
            , "title": "\#(hostile)", "tags": ["\#(hostile)"], "thumbnail": {"type-identifier":
              "public.png", "text": "\#(hostile)"}, "user-info": {"\#(hostile)": "\#(hostile)"},
              "content-text": [{"text": "\#(hostile)", "link": "https://example.com/'%3E"}],
              "referrer": {"app-name": "\#(hostile)", "app-store-id": "\#(hostile)"},
              "activities": {"com.example.\#(hostile)": {"title": "\#(hostile)"}},
              "parameters": {"com.example.a": {"\#(hostile)": "\#(hostile)"}},
              "additional-attachments": [{"suggested-name": "\#(hostile)", "representations": [
                {"type-identifier": "a.\#(hostile)", "text": "\#(hostile)"},
                {"type-identifier": "public.html", "text": "\#(hostile)"}]}],
              "\#(hostile)": "\#(hostile)"
            """#)
        let page = try await page(text, status: 1)
        #expect(!page.contains("<script") && !page.contains("onerror='") && !page.contains("<img"))
        #expect(page.contains("&lt;script&gt;"))
        // All elements come from the page's own template.
        let names = Set(page.matches(of: /<([a-z0-9]+)/).map { String($0.1) })
        let own: Set<String> = [
            "html", "head", "meta", "link", "title", "style", "body", "input", "nav", "label",
            "main",
            "div", "header", "h1", "h2", "h3", "p", "b", "code", "small", "span", "table", "tr",
            "th",
            "td", "section", "pre", "a", "footer", "bdi", "details", "summary",
        ]
        #expect(names.isSubset(of: own), "\(names.subtracting(own))")
        for scalar in page.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && scalar.value != 0x202E)
        }
    }

    @Test func onlyWebAddressesAreLinks() async throws {
        let page = try await page(
            payload(
                #"""
                , "source-url": "https://example.com/?a&b", "referrer": {"ios-app-url": "app://x"}
                """#))
        #expect(page.contains(#"href="https://example.com/?a&amp;b""#))
        #expect(!page.contains("href=\"app"))
        #expect(page.contains("app://x"))
    }

    /// Each activity has a view. A part that several views share is written once.
    @Test func viewsShareTheirParts() async throws {
        let page = try await page(
            payload(
                #"""
                , "title": "T", "activities": {"com.example.a": {"title": "A"},
                  "com.example.b": {"tags": ["b"]}}
                """#))
        #expect(page.contains(#"<div class="in v0 v2"><header>"#))
        #expect(page.contains(#"<div class="in v1"><header>"#))
        #expect(page.contains(#"<div class="in v0 v1 v2"><h2>Attachments</h2>"#))
        #expect(page.contains(#"<label for="a2">b</label>"#))
    }

    /// The page names activities as the share sheet does.
    @Test func activitiesHaveNamesForPeople() async throws {
        let page = try await page(
            payload(
                #"""
                , "activities": {"com.apple.UIKit.activity.PostToTwitter": {"title": "A"}},
                  "excluded-activities": ["com.apple.UIKit.activity.SaveToCameraRoll"]
                """#))
        #expect(page.contains(#"<label for="a1">Twitter</label>"#))
        #expect(page.contains("Excluded activities: Save Image"))
    }

    @Test func moreThanTenAttachmentsAreFolded() async throws {
        func page(_ count: Int) async throws -> String {
            let one = #"{"representations": [{"type-identifier": "public.data", "text": "a"}]}"#
            let all = Array(repeating: one, count: count - 1).joined(separator: ",")
            return try await self.page(payload(#", "additional-attachments": [\#(all)]"#))
        }
        #expect(try await !page(10).contains("<details>"))
        let long = try await page(13)
        #expect(long.contains("<details><summary>3 more attachments</summary><section"))
        #expect(long.ranges(of: "<section").count == 13 && long.contains("</section></details>"))
    }

    @Test func remarksHaveLineAndColumn() async throws {
        let page = try await page("{\"version\": \"1.0\",\n  \"title\": 5}", status: 1)
        #expect(page.contains("<code>/title</code> (line 2, column 12)"), "\(page)")
    }

    @Test func pageIsNotWrittenToATerminal() async throws {
        let file = try folder.write(payload(""), "a.json")
        let console = TestConsole()
        console.isTerminal = true
        #expect(await console.run("preview", file) == 74)
        #expect(console.output.isEmpty && console.errors.contains("name a file with '-o'"))
        #expect(await console.run("preview", file, "-o", folder.path("a.html")) == 0)
    }

    @Test func findingsAreCountedOnStandardError() async throws {
        let file = try folder.write(payload(#", "title": 5"#), "a.json")
        let console = TestConsole()
        #expect(await console.run("preview", file, "-o", folder.path("a.html")) == 1)
        #expect(console.errors.hasSuffix("The page was written; the payload has 1 finding\n"))
    }

    /// The system's program opens the page. The test replaces it with a program of the same name.
    @Test func openStartsTheBrowser() throws {
        let file = try folder.write(payload(#", "title": "T""#), "a.json")
        let seen = folder.path("seen.html")
        for name in ["xdg-open", "open"] {
            _ = try folder.writeProgram("cp \"$1\" '\(seen)'\nrm \"$1\"", name)
        }
        let process = Process()
        process.executableURL = URL(filePath: BuiltTool.path)
        process.arguments = ["preview", "--open", file]
        process.environment = ["PATH": folder.url.path + ":/usr/bin:/bin"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try String(contentsOfFile: seen, encoding: .utf8).contains("<title>T</title>"))
    }

    /// A remark replaces each image beyond the limit. The same image counts once.
    @Test func imagesHaveALimit() async throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        func image(_ size: Int, _ byte: UInt8) -> String {
            let bytes = png + Data(repeating: byte, count: size)
            return #"{"representations": [{"type-identifier": "public.png", "data": {"$data": ""#
                + bytes.base64EncodedString() + #""}}]}"#
        }
        let images = [image(5000, 1), image(4000, 2), image(100, 3), image(100, 3)]
        let text = payload(
            #", "additional-attachments": [\#(images.joined(separator: ","))], "activities": "#
                + #"{"com.example.a": {"title": "A"}}"#)
        var limited = PreviewPage(CheckedPayload(Data(text.utf8), .lenient), name: "a.json")
        #expect(limited.imageByteCount == 8 << 20)
        limited.imageByteCount = 8000
        var page = ""
        limited.write { page += $0 }
        #expect(page.ranges(of: "<img").count == 3)
        #expect(page.ranges(of: "MiB of images").count == 1)
        let svg = try await self.page(
            payload(
                #"""
                , "thumbnail": {"type-identifier": "public.svg-image",
                  "data": {"$data": "PHN2Zy8+"}}
                """#))
        #expect(!svg.contains("<img"))
    }

    @Test func activitiesHaveALimit() async throws {
        let all = (0..<70).map { #""com.example.a\#($0 + 10)": {"title": "\#($0)"}"# }
        let page = try await page(payload(#", "activities": {\#(all.joined(separator: ","))}"#))
        #expect(page.contains("6 more activities are not shown"))
        #expect(page.ranges(of: "<label").count == 65)
    }

    /// Findings and notices appear next to the value that they concern.
    @Test func remarksAppearNextToTheirValues() async throws {
        let page = try await page(
            payload(
                #", "title": 5, "tags": ["a", 1], "x": 1, "activities": {"com.example.a": {"title": 1}}"#
            ),
            status: 1)
        let head = try #require(page.firstRange(of: "<header>")?.lowerBound)
        let details = try #require(page.firstRange(of: "<h2>Details</h2>")?.lowerBound)
        #expect(page[..<head].contains("finding: member.unknown"))
        #expect(page[head..<details].contains("<code>/title</code>"))
        #expect(page[head..<details].contains("<code>/activities/com.example.a/title</code>"))
        #expect(page[details...].contains("<code>/tags/1</code>"))
        #expect(page.ranges(of: "class=\"finding\"").count >= 4)
    }

    @Test func aPayloadWithoutAnItemHasItsFindings() async throws {
        let page = try await page("{}", status: 1)
        #expect(page.contains("No item") && page.contains("main-attachment.missing"))
    }

    @Test func longTextsAreCut() async throws {
        let text = String(repeating: "x", count: 100_000)
        let page = try await page(
            payload(#", "title": "\#(text)", "content-text": [{"text": "\#(text)"}]"#))
        #expect(page.utf8.count < 60_000)
        #expect(page.contains("… and more, 100 KB in all"))
    }
}
