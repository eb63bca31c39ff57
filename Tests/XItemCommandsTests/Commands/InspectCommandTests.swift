import Foundation
import TestSupport
import Testing
import XExtensionItem

@testable import XItemCommands

struct InspectCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    static let payload = #"""
        {"version": "1.0",
         "main-attachment": {"suggested-name": "a.html", "representations": [
           {"type-identifier": "public.url", "url": "https://example.com/1"},
           {"type-identifier": "public.html", "text": "<p>\n"}]},
         "additional-attachments": [{"representations": [
           {"type-identifier": "public.png", "data": {"$data": "AAAA"}}]}],
         "title": "A post",
         "content-text": [{"text": "Read "}, {"text": "this\nnow", "bold": true,
                          "link": "https://example.com/"}],
         "tags": ["swift", "sharing"],
         "referrer": {"app-name": "Example", "app-store-id": "12345"},
         "activities": {"com.example.x": {"title": "Short", "tags": [], "thumbnail": {}}},
         "excluded-activities": ["com.example.y"],
         "parameters": {"com.tumblr.tumblr": {"custom-url-path": "best", "requested-post-type": 4}},
         "user-info": {"when": {"$date": "2026-11-20T01:02:03Z"}},
         "com.example.extra": [true, 1.5]}
        """#

    @Test func showsEveryMemberOfAnOverlay() {
        #expect(Set(OverlayText.members.map(\.member)) == Set(OverlayMember.allCases))
    }

    @Test func showsTheItem() async throws {
        let console = TestConsole()
        #expect(try await console.run("inspect", folder.write(Self.payload, "a.json")) == 0)
        #expect(
            console.output == """
                A post

                Text
                  Read [**this**](https://example.com/)
                  [**now**](https://example.com/)

                Attachments
                  main “a.html”
                    public.url   https://example.com/1
                    public.html  4 bytes “<p>⏎”
                  1
                    public.png  3 bytes

                Details
                  Tags       swift, sharing
                  From       Example
                  App Store  12345
                  Excluded   com.example.y
                  Format     version 1.0

                Activities
                  com.example.x
                    title: “Short”
                    thumbnail: removed
                    tags: removed

                Parameters
                  com.tumblr.tumblr
                    custom-url-path      “best”
                    requested-post-type  4

                User info
                  when  2026-11-20T01:02:03Z

                Other members
                  com.example.extra  [true, 1.5]

                """)
    }

    /// A schema without a member refuses the output of an item that has it.
    @Test func schemaHasEveryMember() throws {
        struct Schema: Decodable {
            struct Property: Decodable {}
            struct Definition: Decodable {
                var properties: [String: Property]?
            }
            var properties: [String: Property]
            var definitions: [String: Definition]
            enum CodingKeys: String, CodingKey {
                case properties
                case definitions = "$defs"
            }
        }
        let data = try Repository.data("Schemas/tool/inspect.schema.json")
        let schema = try JSONDecoder().decode(Schema.self, from: data)
        let attachments: Set = ["main-attachment", "additional-attachments"]
        #expect(
            Set(schema.properties.keys)
                == Set(OverlayMember.allCases.map(\.rawValue)).subtracting(attachments).union([
                    "activities", "attachments", "excluded-activities", "file", "other-members",
                    "version",
                ]))
        let representation = try #require(schema.definitions["representation"]?.properties)
        #expect(
            Set(representation.keys)
                == Set(RepresentationMember.allCases.map(\.rawValue)).subtracting(["data"])
                .union(["byte-count", "unknown"]))
    }

    @Test func showsTheValuesOfAnActivity() async throws {
        let file = try folder.write(Self.payload, "a.json")
        let console = TestConsole()
        #expect(await console.run("inspect", "--activity", "com.example.x", file) == 0)
        #expect(console.output.hasPrefix("Short\n"))
        #expect(!console.output.contains("Tags"))
        #expect(!console.output.contains("Activities"))
    }

    @Test func stylesTextOnATerminal() async throws {
        let console = TestConsole()
        console.isStyled = true
        #expect(try await console.run("inspect", folder.write(Self.payload, "a.json")) == 0)
        #expect(console.output.contains("\u{1B}[1mA post\u{1B}[0m"))
        #expect(console.output.contains("[\u{1B}[1;4mthis\u{1B}[0m](https://example.com/)"))
    }

    @Test func showsTheUsableValuesOfAnInvalidItem() async throws {
        let file = try folder.write(
            Self.payload.replacingOccurrences(of: #""A post""#, with: "5"), "a.json")
        let console = TestConsole()
        #expect(await console.run("inspect", file) == 1)
        #expect(console.output.hasPrefix("(no title)\n"))
        #expect(console.errors.hasPrefix("\(file):7:11: member.type at /title: "))
    }

    /// Hidden and bidirectional control characters are printed, and reported.
    @Test func showsHiddenCharacters() async throws {
        let file = try folder.write(
            Self.payload.replacingOccurrences(of: "A post", with: #"A\u202Epost\u0007"#), "a.json")
        let console = TestConsole()
        #expect(await console.run("inspect", file) == 0)
        #expect(console.output.hasPrefix("A\\u{202E}post\\u{7}\n"))
        let lines = console.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("\(file):7:11: note text.control-character at /title: U+0007 "))
        #expect(
            lines[1].hasPrefix("\(file):7:11: note text.bidirectional-control at /title: U+202E "))
    }

    @Test func aPayloadWithoutAnItemPrintsOnlyErrors() async throws {
        let console = TestConsole()
        #expect(try await console.run("inspect", folder.write("{}", "a.json")) == 1)
        #expect(console.output.isEmpty)
        #expect(console.errors.contains("main-attachment.missing"))
    }

    @Test(arguments: [
        (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 KB"), (1500, "1.5 KB"),
        (999_999, "1 MB"), (104_857_600, "105 MB"), (3_200_000_000, "3.2 GB"),
    ])
    func sizesAreRounded(_ count: Int, _ text: String) {
        #expect(ByteCountText.text(count) == text)
    }
}
