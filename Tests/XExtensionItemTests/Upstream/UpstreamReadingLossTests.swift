import Foundation
import Testing
import XExtensionItem

/// Values that a payload cannot represent read as absent, and are reported.
struct UpstreamReadingLossTests {
    private typealias Vector = UpstreamVector

    private static func tag(_ name: String) -> WireValue { .unknownTag(name, 1) }

    private static func nested(_ levels: Int) -> WireValue {
        (0..<levels).reduce([] as WireValue) { inner, _ in .array([inner]) }
    }

    static let vectors: [UpstreamVector] = [
        Vector(
            "the generic value is not a dictionary", ["x-extension-item": "tags"], Vector.bare,
            losses: ["member.type /x-extension-item"]),
        Vector("the generic dictionary is empty", ["x-extension-item": [:]], Vector.bare),
        Vector(
            "elements of tags are checked one by one",
            ["x-extension-item": ["tags": ["a", 1, "", .url("a:b"), "b"]]],
            Vector.after(#""tags":["a","b"]"#),
            losses: [
                "member.type /x-extension-item/tags/1", "member.default /x-extension-item/tags/2",
                "member.type /x-extension-item/tags/3",
            ]),
        Vector(
            "no tag is left", ["x-extension-item": ["tags": [1]]], Vector.bare,
            losses: ["member.type /x-extension-item/tags/0"]),
        Vector(
            "empty tags", ["x-extension-item": ["tags": []]], Vector.bare,
            losses: ["member.default /x-extension-item/tags"]),
        Vector(
            "a referrer of empty strings",
            [
                "x-extension-item": [
                    "referrer-name": "", "referrer-app-store-id": "", "referrer-google-play-id": "",
                ]
            ], Vector.bare,
            losses: [
                "member.default /x-extension-item/referrer-name",
                "member.default /x-extension-item/referrer-app-store-id",
                "member.default /x-extension-item/referrer-google-play-id",
            ]),
        Vector(
            "a partly valid referrer",
            ["x-extension-item": ["referrer-name": "A", "referrer-web-url": 1]],
            Vector.after(#""referrer":{"app-name":"A"}"#),
            losses: ["member.type /x-extension-item/referrer-web-url"]),
        Vector(
            "URLs that must not be shared",
            [
                "x-extension-item": [
                    "source-url": .url("file:///x"), "referrer-web-url": .url("/x"),
                    "referrer-ios-app-url": .url("javascript:1"),
                ],
                "a": [.url("DATA:,x"), 1],
            ],
            Vector.after(#""user-info":{"a":[1]}"#),
            losses: [
                "url.scheme /x-extension-item/source-url",
                "url.malformed /x-extension-item/referrer-web-url",
                "url.scheme /x-extension-item/referrer-ios-app-url", "url.scheme /a/0",
            ]),
        Vector(
            "unknown generic keys", ["x-extension-item": ["content-rating": 1, "Tags": ["a"]]],
            Vector.bare,
            losses: [
                "member.unknown /x-extension-item/Tags",
                "member.unknown /x-extension-item/content-rating",
            ]),
        Vector(
            "reserved keys",
            [
                "x-extension-item-version": 1, "x-extension-item.a": 2, "x-extension-items": 3,
                "x-extension-item\u{301}": 4,
            ], namespaces: ["x-extension-item.x"], Vector.bare,
            losses: [
                "user-info.reserved /x-extension-item-version",
                "user-info.reserved /x-extension-item.a", "user-info.reserved /x-extension-items",
                "user-info.reserved /x-extension-item\u{301}",
            ]),
        Vector(
            "the system's keys are not user info",
            [
                "NSExtensionItemAttributedTitleKey": "T",
                "NSExtensionItemAttributedContentTextKey": "T", "NSExtensionItemAttachmentsKey": [],
            ], Vector.bare,
            losses: [
                "member.type /NSExtensionItemAttributedTitleKey",
                "member.type /NSExtensionItemAttributedContentTextKey",
                "member.type /NSExtensionItemAttachmentsKey",
            ]),
        Vector(
            "unknown tags: only the innermost member or element is dropped",
            ["a": ["b": [1, tag("$p")], "c": tag("$q")], "d": tag("$r")],
            Vector.after(#""user-info":{"a":{"b":[1]}}"#),
            losses: ["tag.unknown /a/b/1", "tag.unknown /a/c", "tag.unknown /d"]),
        Vector(
            "a key that looks like an archive's UID",
            ["a": ["CF$UID": 1], "b": ["CF$UID": 1, "c": 2], "com.tumblr.tumblr.CF$UID": 1],
            Vector.after(#""user-info":{"b":{"CF$UID":1,"c":2}}"#),
            losses: ["value.uid /a", "value.uid /com.tumblr.tumblr.CF$UID"]),
        Vector(
            "a UID that is the only key after another key is dropped",
            ["a": ["CF$UID": 1, "b": tag("$p")]],
            Vector.bare, losses: ["tag.unknown /a/b", "value.uid /a"]),
        Vector(
            "the only key of user info", ["CF$UID": 1, "com.tumblr.tumblr.a": 1],
            Vector.after(#""parameters":{"com.tumblr.tumblr":{"a":1}}"#),
            losses: ["value.uid /CF$UID"]),
        Vector(
            "keys that XML cannot represent",
            ["a\u{0}": 1, "b": ["\r": 1, "\t\n\u{7F}\u{FFFD}": 2, "\u{FFFF}": 3], "\u{FFFE}": 4],
            Vector.after("\"user-info\":{\"b\":{\"\\t\\n\u{7F}\u{FFFD}\":2}}"),
            losses: [
                "key.unsupported /a\u{0}", "key.unsupported /b/\r", "key.unsupported /b/\u{FFFF}",
                "key.unsupported /\u{FFFE}",
            ]),
        Vector(
            "escaped pointers", ["a/b~c": tag("$p")], Vector.bare, losses: ["tag.unknown /a~1b~0c"]),
        Vector(
            "too deep for readers", ["a": nested(1_000)],
            Vector.after(
                "\"user-info\":{\"a\":" + String(repeating: "[", count: 61)
                    + String(repeating: "]", count: 61) + "}"),
            losses: ["limit.depth /a" + String(repeating: "/0", count: 61)]),
        Vector(
            "an empty title", [:], Vector.bare,
            losses: ["member.default /NSExtensionItemAttributedTitleKey"]
        ) { $0.title = "" },
        Vector(
            "empty text", [:], Vector.bare,
            losses: ["member.default /NSExtensionItemAttributedContentTextKey"]
        ) { $0.contentText = "" },
        Vector(
            "attributes that break a rule, and runs that become equal", [:],
            Vector.before(#""content-text":[{"text":"abcd"}]"#),
            losses: [
                "url.scheme /NSExtensionItemAttributedContentTextKey/1/link",
                "font-size.range /NSExtensionItemAttributedContentTextKey/2/font-size",
                "upstream.not-carried /NSExtensionItemAttributedContentTextKey/3/code",
                "member.default /NSExtensionItemAttributedContentTextKey/3/font-name",
            ]
        ) { item in
            var runs = ["a", "b", "c", "d"].map(TextRun.init)
            runs[1].link = URL(string: "file:///x")
            runs[2].fontSize = .infinity
            (runs[3].isCode, runs[3].fontName) = (true, "")
            item.contentText = AttributedText(runs)
        },
        Vector(
            "representations that break a rule", [:],
            #"{"main-attachment":{"representations":[{"text":"a","type-identifier":"a.b"},"#
                + #"{"text":"g","type-identifier":"public.png"}]},"version":"1.0"}"#,
            losses: [
                "representation.duplicate-type /NSExtensionItemAttachmentsKey/0/representations/1",
                "type-identifier.malformed /NSExtensionItemAttachmentsKey/0/representations/2",
                "type-identifier.url /NSExtensionItemAttachmentsKey/0/representations/3",
                "type-identifier.url /NSExtensionItemAttachmentsKey/0/representations/4",
                "type-identifier.url /NSExtensionItemAttachmentsKey/0/representations/5",
                "type-identifier.media-type /NSExtensionItemAttachmentsKey/0/representations/6/type-identifier",
                "url.scheme /NSExtensionItemAttachmentsKey/0/representations/7/url",
                "file.path /NSExtensionItemAttachmentsKey/0/representations/8/file/path",
                "file.byte-count /NSExtensionItemAttachmentsKey/0/representations/9/file/byte-count",
                "upstream.not-carried /NSExtensionItemAttachmentsKey/0/representations/10",
                "tag.unknown /NSExtensionItemAttachmentsKey/0/representations/11/property-list",
                "suggested-name.unsafe /NSExtensionItemAttachmentsKey/0/suggested-name",
                "type-identifier.malformed /NSExtensionItemAttachmentsKey/1/representations/0",
                "member.missing /NSExtensionItemAttachmentsKey/1",
            ]
        ) { item in
            item.attachments = [
                ExtensionItem.Attachment(
                    representations: [
                        Representation.text("a", typeIdentifier: "a.b"),
                        Representation.text("b", typeIdentifier: "A.B"),
                        Representation.text("c", typeIdentifier: "png"),
                        Representation.text("d", typeIdentifier: .url),
                        Representation.text("e", typeIdentifier: "public.file-url"),
                        Representation(
                            typeIdentifier: "public.html",
                            content: .url(URLText(URL(filePath: "/")))),
                        Representation.text("g", typeIdentifier: "image/png"),
                        Representation.url(URL(filePath: "/")),
                        Representation(
                            typeIdentifier: "a.c",
                            content: .file(FileReference(path: "../x", byteCount: 1))),
                        Representation(
                            typeIdentifier: "a.d",
                            content: .file(FileReference(path: "attachments/x", byteCount: -1))),
                        Representation(typeIdentifier: "a.e", content: .unknown),
                        Representation(typeIdentifier: "a.f", content: .propertyList(tag("$p"))),
                    ], suggestedName: "../x"),
                .text("x", typeIdentifier: "text"),
            ]
        },
        Vector(
            "the same file twice", [:],
            #"{"main-attachment":{"representations":[{"file":{"byte-count":1,"#
                + #""path":"attachments/a"},"type-identifier":"a.b"}]},"version":"1.0"}"#,
            losses: [
                "file.path /NSExtensionItemAttachmentsKey/1/representations/0/file/path",
                "member.missing /NSExtensionItemAttachmentsKey/1",
            ]
        ) { item in
            let file = FileReference(path: "attachments/a", byteCount: 1)
            let attachment = ExtensionItem.Attachment(representations: [
                Representation(typeIdentifier: "a.b", content: .file(file))
            ])
            item.attachments = [attachment, attachment]
        },
    ]

    @Test(arguments: vectors)
    func valuesThatCannotBeCarriedAreLeftOutAndNamed(_ vector: UpstreamVector) throws {
        let (item, losses) = try vector.upstream.extensionItem(namespaces: vector.namespaces)
        // The file belongs to a payload folder that the item does not know.
        let payload = String(decoding: try item.uncheckedData(as: .json), as: UTF8.self)
        #expect(payload == vector.payload)
        #expect(losses.map(\.line) == vector.losses)
        #expect(losses.allSatisfy { !$0.message.isEmpty })
    }

    /// Every key of the generic dictionary with values of every other type.
    @Test(arguments: [
        "tags", "source-url", "referrer-name", "referrer-app-store-id", "referrer-google-play-id",
        "referrer-web-url", "referrer-ios-app-url", "referrer-android-app-url",
    ])
    func wrongTypesReadAsAbsent(_ key: String) throws {
        let isURL = key.hasSuffix("url")
        var values: [WireValue] = [
            true, 1, .data(WireData(Data())), .date(try #require(WireDate(Date()))), ["a": "b"],
            .unknownTag("$p", "a"), isURL ? "https://example.com" : .url("https://example.com"),
        ]
        values.append(key == "tags" ? "a" : [.url("a:b"), "a"])
        for value in values {
            let upstream = UpstreamItem(
                userInfo: ["x-extension-item": .dictionary([key: value])], attachments: [.text("x")]
            )
            let (item, losses) = try upstream.extensionItem()
            #expect(try item.canonicalText() == Vector.bare)
            #expect(losses.map(\.line) == ["member.type /x-extension-item/\(key)"])
        }
    }
}
