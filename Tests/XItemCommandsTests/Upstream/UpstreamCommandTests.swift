import Foundation
import Testing

@testable import XItemCommands

/// The userInfo dictionary as Foundation reads and writes it.
struct UpstreamCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test func exportsAPropertyList() async throws {
        let file = try folder.write(
            #"""
            {"version": "1.0", "title": "T", "tags": ["a"], "source-url": "https://example.com/",
             "main-attachment": {"representations": [
               {"type-identifier": "public.plain-text", "text": "a"}]},
             "parameters": {"com.example.app": {"size": 12}}, "com.example.new": 1}
            """#, "a.json")
        let console = TestConsole()
        #expect(await console.run("upstream", "export", file) == 0)
        let list = try PropertyListSerialization.propertyList(from: console.bytes, format: nil)
        let expected: NSDictionary = [
            "NSExtensionItemAttributedTitleKey": "T",
            "NSExtensionItemAttachmentsKey": [
                ["representations": [["type-identifier": "public.plain-text", "text": "a"]]]
            ],
            "com.example.app.size": 12,
            "x-extension-item": [
                "tags": ["a"], "source-url": ["$url": "https://example.com/"],
            ],
        ]
        #expect(list as? NSDictionary == expected)
        #expect(console.errors.hasPrefix("loss: upstream.not-carried at /com.example.new: "))
    }

    /// Each value of the wrong type, and each part that breaks a rule, is reported as one loss,
    /// with its pointer (23.1.6, 23.3.4).
    @Test func valuesThatCannotBeImportedAreReported() async throws {
        let file = try folder.write(
            #"""
            {"NSExtensionItemAttributedTitleKey": 5,
             "NSExtensionItemAttributedContentTextKey": [
               {"text": "x", "new": 1, "font-name": "", "bold": 3}, 8],
             "NSExtensionItemAttachmentsKey": [
               {"new": 1, "representations": [
                 {"new": 1, "type-identifier": "public.plain-text", "text": "a"},
                 {"type-identifier": "public.plain-text", "text": "b"}, 7]}, 9]}
            """#, "u.json")
        let console = TestConsole()
        #expect(await console.run("upstream", "import", file) == 0)
        #expect(
            console.output
                == #"{"content-text":[{"text":"x"}],"main-attachment":{"representations":[{"text":"a","type-identifier":"public.plain-text"}]},"version":"1.0"}"#
        )
        let text = "/NSExtensionItemAttributedContentTextKey"
        let first = "/NSExtensionItemAttachmentsKey/0"
        let losses = console.errors.split(separator: "\n").map {
            $0.split(separator: ": ").dropFirst().first ?? ""
        }
        #expect(
            losses.sorted() == [
                "member.default at \(text)/0/font-name",
                "member.missing at /NSExtensionItemAttachmentsKey/1",
                "member.type at \(text)/0/bold", "member.type at \(text)/1",
                "member.type at /NSExtensionItemAttributedTitleKey",
                "representation.duplicate-type at \(first)/representations/1",
                "upstream.not-carried at \(first)/new",
                "upstream.not-carried at \(first)/representations/0/new",
                "upstream.not-carried at \(first)/representations/2",
                "upstream.not-carried at \(text)/0/new",
            ])
    }

    @Test(arguments: [#"{"NSExtensionItemAttachmentsKey": [5]}"#, "{}"])
    func nothingIsInventedForAMissingMainAttachment(_ text: String) async throws {
        let file = try folder.write(text, "u.json")
        let console = TestConsole()
        #expect(await console.run("upstream", "import", file) == 1)
        #expect(console.output == "")
        #expect(console.errors.contains("main-attachment.missing"))
    }

    @Test func importsAPropertyList() async throws {
        let dictionary: [String: Any] = [
            "NSExtensionItemAttributedTitleKey": "T",
            "NSExtensionItemAttributedContentTextKey": [["text": "b", "bold": true]],
            "NSExtensionItemAttachmentsKey": [
                [
                    "representations": [["type-identifier": "public.plain-text", "text": "a"]],
                    "thumbnail": ["type-identifier": "public.png", "data": Data([1, 2])],
                ]
            ],
            "com.example.app.size": 12, "other": "x",
            "x-extension-item": ["tags": ["a"], "new": 1],
        ]
        let bytes = try PropertyListSerialization.data(
            fromPropertyList: dictionary, format: .binary, options: 0)
        let file = try folder.write(bytes, "u.plist")
        let console = TestConsole()
        #expect(
            await console.run("upstream", "import", "--namespace", "com.example.app", file) == 0)
        let made = try JSONSerialization.jsonObject(with: console.bytes) as? NSDictionary
        let expected =
            try JSONSerialization.jsonObject(
                with: Data(
                    #"""
                    {"version": "1.0", "title": "T", "content-text": [{"text": "b", "bold": true}],
                     "main-attachment": {"representations": [
                       {"type-identifier": "public.plain-text", "text": "a"}]},
                     "thumbnail": {"type-identifier": "public.png", "data": {"$data": "AQI="}},
                     "tags": ["a"], "parameters": {"com.example.app": {"size": 12}},
                     "user-info": {"other": "x"}}
                    """#.utf8)) as? NSDictionary
        #expect(made == expected, "\(console.output)")
        #expect(console.errors.hasPrefix("loss: member.unknown at /x-extension-item/new: "))
    }

    /// Payloads with only values that upstream can represent round-trip.
    @Test(arguments: ["article", "contact", "minimal", "documents", "quotation"])
    func examplesRoundTrip(_ name: String) async throws {
        let file = Example.path(name + ".xitem.json")
        let out = [folder.path("u.plist"), folder.path("back.json")]
        let export = TestConsole()
        #expect(await export.run("upstream", "export", file, "-o", out[0]) == 0)
        #expect(await TestConsole().run("upstream", "import", out[0], "-o", out[1]) == 0)
        let console = TestConsole()
        let status = await console.run("diff", file, out[1])
        #expect(status == 0 || !export.errors.isEmpty, "\(console.output)")
    }

    /// Each parameter repeats its namespace: 120 kB in, 100 MB out.
    @Test func lengthOfKeysIsLimited() async throws {
        let namespace = "com.example." + String(repeating: "a", count: 100_000)
        let parameters = (0..<1_000).map { #""\#($0)":1"# }.joined(separator: ",")
        let file = try folder.write(
            #"""
            {"version": "1.0", "main-attachment": {"representations": [
               {"type-identifier": "public.plain-text", "text": "a"}]},
             "parameters": {"\#(namespace)": {\#(parameters)}}}
            """#, "long.json")
        let console = TestConsole()
        #expect(await console.run("upstream", "export", file) == 1)
        #expect(console.bytes.isEmpty)
        let message = "limit.output: the keys of parameters take 100012000 bytes in userInfo"
        #expect(console.errors.contains(message), "\(console.errors.prefix(500))")
    }

    @Test func malformedDictionaryIsRefused() async throws {
        for (text, code) in [
            ("[]", "document.not-dictionary"), ("{}", "main-attachment.missing"), ("{", "json."),
            (#"{"NSExtensionItemAttachmentsKey": [{"representations": 1}]}"#, "main-attachment."),
        ] {
            let console = TestConsole()
            #expect(try await console.run("upstream", "import", folder.write(text, "u.json")) == 1)
            #expect(console.errors.contains(code), "\(console.errors)")
            #expect(console.output.isEmpty)
        }
    }
}
