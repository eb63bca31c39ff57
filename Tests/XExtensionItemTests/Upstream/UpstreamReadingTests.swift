import Foundation
import Testing
import XExtensionItem

/// Upstream items that a payload can represent completely; they round-trip unchanged.
struct UpstreamReadingTests {
    private typealias Vector = UpstreamVector

    static let vectors: [UpstreamVector] = [
        Vector("nothing", [:], Vector.bare),
        Vector(
            "tags", ["x-extension-item": ["tags": ["b", "a", "b"]]],
            Vector.after(#""tags":["b","a","b"]"#)),
        Vector(
            "source URL", ["x-extension-item": ["source-url": .url("HTTPS://Example.com/%7Ea")]],
            Vector.after(#""source-url":"HTTPS://Example.com/%7Ea""#)),
        Vector(
            "referrer",
            [
                "x-extension-item": [
                    "referrer-name": "Tumblr", "referrer-app-store-id": "12345",
                    "referrer-google-play-id": "54321",
                    "referrer-web-url": .url("http://bryan.io/94"),
                    "referrer-ios-app-url": .url("tumblr://post/94"),
                    "referrer-android-app-url": .url("tumblr-a://post/94"),
                ]
            ],
            Vector.after(
                #""referrer":{"android-app-url":"tumblr-a://post/94","app-name":"Tumblr","#
                    + #""app-store-id":"12345","google-play-id":"54321","#
                    + #""ios-app-url":"tumblr://post/94","web-url":"http://bryan.io/94"}"#)),
        Vector(
            "upstream's own parameters",
            [
                "com.tumblr.tumblr.custom-url-path": "/want-to-see-a-magic-trick.html",
                "com.tumblr.tumblr.consumer-key": "YXNkZg==",
                "com.tumblr.tumblr.requested-post-type": 5,
            ],
            Vector.after(
                #""parameters":{"com.tumblr.tumblr":{"consumer-key":"YXNkZg==","#
                    + #""custom-url-path":"/want-to-see-a-magic-trick.html","requested-post-type":5}}"#
            )),
        Vector(
            "a parameter is read, whatever its type",
            [
                "com.tumblr.tumblr.requested-post-type": true,
                "com.tumblr.tumblr.consumer-key": ["a": [1, false]],
            ],
            Vector.after(
                #""parameters":{"com.tumblr.tumblr":{"consumer-key":{"a":[1,false]},"#
                    + #""requested-post-type":true}}"#)),
        Vector(
            "a key belongs to the longest namespace, or to user info if the rest has a dot",
            [
                "com.example.app.size": 1, "com.example.app.size.width": 2, "com.example.size": 3,
                "com.example.": 4, "com.example": 5, "com.example..x": 6, "com.exampleapp.x": 7,
            ],
            namespaces: ["com.example", "com.example.app"],
            Vector.after(
                #""parameters":{"com.example":{"app":8,"size":3},"com.example.app":{"size":1}},"#
                    + #""user-info":{"com.example":5,"com.example.":4,"com.example..x":6,"#
                    + #""com.example.app.size.width":2,"com.exampleapp.x":7}"#)
        ) { $0.userInfo["com.example.app"] = 8 },
        Vector(
            "an unknown namespace", ["com.example.app.size": 1],
            Vector.after(#""user-info":{"com.example.app.size":1}"#)),
        Vector(
            "values of every kind",
            [
                "": "", "array": [1, "a", [:]], "big": .number(WireNumber(integerLiteral: .max)),
                "boolean": true, "data": .data(WireData(Data("A".utf8))),
                "date": WireDate(millisecondsSince1970: 1500).map(WireValue.date) ?? 0,
                "dictionary": ["k": [:]], "text": "a:b", "url": .url("a:b"),
            ],
            Vector.after(
                #""user-info":{"":"","array":[1,"a",{}],"big":{"$integer":"9223372036854775807"},"#
                    + #""boolean":true,"data":{"$data":"QQ=="},"#
                    + #""date":{"$date":"1970-01-01T00:00:01.500Z"},"dictionary":{"k":{}},"#
                    + #""text":"a:b","url":{"$url":"a:b"}}"#)),
        Vector(
            "keys are compared by code point",
            ["\u{E9}": 1, "e\u{301}": 2, "NSExtensionItemAttributedTitle\u{212A}ey": 3],
            Vector.after(
                "\"user-info\":{\"NSExtensionItemAttributedTitle\u{212A}ey\":3,"
                    + "\"e\u{301}\":2,\"\u{E9}\":1}")),
        Vector(
            "keys that resemble the reserved keys",
            ["X-Extension-Item": 1, "x-extension": 2, "$x": 3],
            Vector.after(#""user-info":{"$x":3,"X-Extension-Item":1,"x-extension":2}"#)),
        Vector("one key with a dollar sign", ["$a": 1], Vector.after(#""user-info":{"$$a":1}"#)),
        Vector("title", [:], Vector.after(#""title":"A\nB""#)) { $0.title = "A\nB" },
        Vector(
            "content text", [:],
            Vector.before(
                #""content-text":[{"bold":true,"font-size":1.5,"text":"a"},"#
                    + ##"{"foreground-color":"#010203","link":"tel:+1","text":"b"}]"##)
        ) { item in
            var (one, other) = (TextRun("a"), TextRun("b"))
            (one.isBold, one.fontSize) = (true, 1.5)
            (other.link, other.foregroundColor) = (
                URL(string: "tel:+1"), TextColor(red: 1, green: 2, blue: 3)
            )
            item.contentText = AttributedText([one, other])
        },
        Vector(
            "attachments", [:],
            #"{"additional-attachments":[{"representations":[{"data":{"$data":"QQ=="},"#
                + #""type-identifier":"public.png"}],"suggested-name":"a.png"},"#
                + #"{"representations":[{"property-list":{"a":[{"$url":"b:c"}]},"#
                + #""type-identifier":"com.apple.property-list"}]}],"#
                + #""main-attachment":{"representations":[{"type-identifier":"public.url","#
                + #""url":"https://example.com"},{"text":"t","type-identifier":"public.html"}]},"#
                + #""version":"1.0"}"#
        ) { item in
            item.attachments = [
                .url(URL(filePath: "/")),
                .data(Data("A".utf8), typeIdentifier: .png, suggestedName: "a.png"),
                ExtensionItem.Attachment(representations: [
                    Representation(
                        typeIdentifier: .propertyList, content: .propertyList(["a": [.url("b:c")]]))
                ]),
            ]
            guard let url = URL(string: "https://example.com") else { return }
            item.attachments[0] = .url(url)
            item.attachments[0].representations.append(
                Representation.text("t", typeIdentifier: .html))
        },
    ]

    @Test(arguments: vectors)
    func upstreamValuesGoToThePayload(_ vector: UpstreamVector) throws {
        let (item, losses) = try vector.upstream.extensionItem(namespaces: vector.namespaces)
        #expect(try item.canonicalText() == vector.payload)
        #expect(losses == [])
    }

    @Test(arguments: vectors)
    func upstreamItemsRoundTripThroughThePayload(_ vector: UpstreamVector) throws {
        let item = try ExtensionItem(decoding: Data(vector.payload.utf8), reading: .strict)
        let (upstream, losses) = item.upstreamItem()
        #expect(upstream == vector.upstream)
        #expect(losses == [])
    }

    @Test func withoutAnAttachmentThereIsNoPayload() throws {
        let error = try #require(throws: PayloadError.self) { try UpstreamItem().extensionItem() }
        #expect(error.code.rawValue == "main-attachment.missing")
        #expect(error.pointer == "/NSExtensionItemAttachmentsKey")
    }

    /// A later attachment does not become the main attachment, because its type would offer other activities.
    @Test func anUnusableFirstAttachmentIsNotReplaced() throws {
        var upstream = UpstreamItem(attachments: [.url(URL(filePath: "/x")), .text("x")])
        #expect(throws: PayloadError.self) { try upstream.extensionItem() }
        upstream.attachments.removeFirst()
        #expect(try upstream.extensionItem().item.mainAttachment == .text("x"))
    }

    @Test(arguments: ["com", "", "com.", "com.\u{E9}", "a b.c"])
    func refusesMalformedNamespaces(_ namespace: String) throws {
        let upstream = UpstreamItem(attachments: [.text("x")])
        let error = try #require(throws: PayloadError.self) {
            try upstream.extensionItem(namespaces: ["com.example", namespace])
        }
        #expect(error.code.rawValue == "namespace.name")
        #expect(error.message.contains("“\(namespace)”"))
    }

    /// Many apps share an extension item with text and without attachments.
    @Test func anExtensionItemWithoutAttachmentsIsRead() throws {
        let url = try #require(URL(string: "https://example.com/"))
        let link: WireDictionary = ["x-extension-item": ["source-url": .url(url)]]
        var bold = TextRun("A")
        bold.isBold = true
        let text = AttributedText([bold, TextRun(" post")])
        let (all, losses) = try UpstreamItem(userInfo: link, title: "T", contentText: text)
            .extensionItem()
        #expect(losses == [])
        #expect(all.mainAttachment == .text("A post"))
        #expect(all.contentText == text && all.title == "T" && all.sourceURL != nil)
        let titled = try UpstreamItem(userInfo: link, title: "T").extensionItem().item
        #expect(titled.mainAttachment == .text("T"))
        let linked = try UpstreamItem(userInfo: link).extensionItem().item
        #expect(linked.mainAttachment.representations[0].url == linked.sourceURL)
        for item in [all, titled, linked] {
            #expect(FindingCase.findings(in: try item.encoded(as: .json)) == [])
        }
        let error = #expect(throws: PayloadError.self) {
            try UpstreamItem(userInfo: ["a": 1]).extensionItem()
        }
        #expect(error?.code == .missingMainAttachment)
    }

    /// In both directions, the thumbnail is the preview image of the main attachment's provider.
    @Test func theThumbnailGoesWithTheMainAttachment() throws {
        var item = ExtensionItem(text: "x")
        item.thumbnail = .image(Data([0xFF, 0xD8, 0xFF]))
        item[.print].thumbnail = nil
        let (upstream, losses) = item.upstreamItem()
        #expect(upstream.thumbnail == item.thumbnail)
        #expect(losses.map(\.pointer) == ["/activities/com.apple.UIKit.activity.Print"])
        #expect(try upstream.extensionItem().item.thumbnail == item.thumbnail)
        #expect(item.upstreamItem(for: .print).item.thumbnail == nil)
        item.thumbnail = .text("no image")
        #expect(item.upstreamItem().losses.map(\.code).contains(.representationContent))
        let bad = try UpstreamItem(
            attachments: [.text("x")], thumbnail: .url(URL(filePath: "/x"))
        ).extensionItem()
        #expect(bad.item.thumbnail == nil)
        #expect(
            bad.losses.map(\.description) == [
                "url.scheme at /NSExtensionItemAttachmentsKey/0/thumbnail/url: “file:///x”: "
                    + "the scheme “file” is not allowed"
            ])
    }
}
