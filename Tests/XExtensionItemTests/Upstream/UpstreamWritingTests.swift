import Foundation
import TestSupport
import Testing
import XExtensionItem

/// Payloads that upstream's extension item can represent only in part: the result, and the losses.
struct UpstreamWritingTests {
    struct Vector: Sendable, CustomTestStringConvertible {
        let name: String
        /// Members besides the version and a main attachment with the text `x`.
        let members: String
        let activity: ActivityType?
        let userInfo: WireDictionary
        let losses: [String]
        var testDescription: String { name }

        init(
            _ name: String, _ members: String, for activity: ActivityType? = nil,
            _ userInfo: WireDictionary = [:], losses: [String]
        ) {
            self.name = name
            self.members = members
            self.activity = activity
            self.userInfo = userInfo
            self.losses = losses
        }
    }

    static let vectors: [Vector] = [
        Vector(
            "user info takes precedence over parameters",
            #""parameters": {"com.tumblr.tumblr": {"a": 1, "b": 2}}, "#
                + #""user-info": {"com.tumblr.tumblr.a": 3, "c": 4}"#,
            ["com.tumblr.tumblr.a": 3, "com.tumblr.tumblr.b": 2, "c": 4],
            losses: [
                "upstream.replaced /parameters/com.tumblr.tumblr/a",
                "upstream.moved /user-info/com.tumblr.tumblr.a",
            ]),
        Vector(
            "a reserved namespace",
            #""parameters": {"$a": {"b.c": 1}, "com.tumblr.tumblr": {"c": 1}}"#,
            ["com.tumblr.tumblr.c": 1], losses: ["upstream.not-carried /parameters/$a"]),
        Vector(
            "the generic dictionary takes precedence over parameters and user info",
            #""parameters": {"x-extension-item.a": {"b": 1}}, "tags": ["t"], "#
                + #""user-info": {"x-extension-item": 2, "x-extension-items": 3}"#,
            ["x-extension-item": ["tags": ["t"]]],
            losses: [
                "user-info.reserved /parameters/x-extension-item.a/b",
                "user-info.reserved /user-info/x-extension-item",
                "user-info.reserved /user-info/x-extension-items",
            ]),
        Vector(
            "the system's keys are dropped from user info",
            #""user-info": {"NSExtensionItemAttributedTitleKey": 1, "#
                + #""NSExtensionItemAttributedContentTextKey": 2, "NSExtensionItemAttachmentsKey": 3}"#,
            losses: [
                "user-info.reserved /user-info/NSExtensionItemAttachmentsKey",
                "user-info.reserved /user-info/NSExtensionItemAttributedContentTextKey",
                "user-info.reserved /user-info/NSExtensionItemAttributedTitleKey",
            ]),
        Vector(
            "of two namespaces with the same key, the longer one wins",
            #""parameters": {"com.b": {"c.d": 1, "e.f": 2}, "com.b.c": {"d": 3}}"#,
            ["com.b.c.d": 3, "com.b.e.f": 2],
            losses: [
                "upstream.replaced /parameters/com.b/c.d", "upstream.moved /parameters/com.b/e.f",
            ]),
        Vector(
            "a key of user info that reads as a parameter, and parameters that read as user info",
            #""parameters": {"com.b": {"a": 1, "": 2}, "plain": {"a": 3}}, "#
                + #""user-info": {"com.b.c": 4, "com.b.c.d": 5, "com.tumblr.tumblr.x": 6}"#,
            [
                "com.b.a": 1, "com.b.": 2, "plain.a": 3, "com.b.c": 4, "com.b.c.d": 5,
                "com.tumblr.tumblr.x": 6,
            ],
            losses: [
                "upstream.moved /parameters/com.b/", "upstream.moved /parameters/plain/a",
                "upstream.moved /user-info/com.b.c",
                "upstream.moved /user-info/com.tumblr.tumblr.x",
            ]),
        Vector(
            "kept tags",
            ##""user-info": {"a": [1, {"$p": 1}], "b": {"c": {"$date": "x"}}}, "##
                + ##""parameters": {"com.b": {"a": {"$q": 1}}}"##,
            ["a": [1], "b": [:]],
            losses: [
                "tag.unknown /parameters/com.b/a", "tag.unknown /user-info/a/1",
                "tag.unknown /user-info/b/c",
            ]),
        Vector(
            "members that only payloads have",
            #""com.example.x": {"y": 1}, "colour": "red", "excluded-activities": ["a.b"], "#
                + #""activities": {"a.b": {"title": "T"}, "a.c": {"tags": []}, "a.d": {"tags": 5}, "$r": {}}"#,
            losses: [
                "upstream.not-carried /activities/a.b", "upstream.not-carried /activities/a.c",
                "upstream.not-carried /activities/$r",
                "upstream.not-carried /excluded-activities",
                "upstream.not-carried /colour", "upstream.not-carried /com.example.x",
            ]),
        Vector(
            "the overlay of the activity is applied; other overlays are dropped",
            #""tags": ["a"], "source-url": "a:b", "user-info": {"a": 1}, "activities": "#
                + #"{"a.b": {"tags": ["b"], "source-url": "", "user-info": {"b": 2}}, "#
                + #""a.c": {"tags": ["c"]}}"#,
            for: "a.b", ["b": 2, "x-extension-item": ["tags": ["b"]]],
            losses: ["upstream.not-carried /activities/a.c"]),
        Vector(
            "the overlay removes the last generic parameter",
            #""tags": ["a"], "activities": {"a.b": {"tags": []}}"#, for: "a.b", losses: []),
        Vector(
            "values that reading set aside are not part of the item",
            #""title": 5, "tags": ["a", 1], "source-url": "file:///x", "#
                + #""referrer": {"app-name": "A", "web-url": 1, "com.example.x": 1}, "#
                + #""excluded-activities": 1, "parameters": {"com.b": 1, "com.c": {"d": 2}}, "#
                + #""activities": {"a.b": {"version": "1.0", "title": 3}}"#,
            for: "a.b",
            [
                "com.c.d": 2,
                "x-extension-item": ["tags": ["a"], "referrer-name": "A"],
            ],
            losses: ["upstream.not-carried /referrer/com.example.x"]),
        Vector(
            "attributes and attachments",
            #""content-text": [{"text": "a", "code": true, "com.example.x": 1}, {"text": "b"}], "#
                + #""additional-attachments": [{"com.example.x": 1, "representations": "#
                + #"[{"type-identifier": "a.b", "text": "", "com.example.y": 1}, "#
                + #"{"type-identifier": "a.c", "com.example.z": 1}, "#
                + #"{"type-identifier": "image/png", "data": {"$data": ""}}]}, "#
                + #"{"representations": [{"type-identifier": "a.c", "com.example.z": 1}]}]"#,
            losses: [
                "upstream.not-carried /content-text/0/com.example.x",
                "upstream.not-carried /content-text/0/code",
                "upstream.not-carried /additional-attachments/0/representations/0/com.example.y",
                "upstream.not-carried /additional-attachments/0/representations/1",
                "type-identifier.media-type "
                    + "/additional-attachments/0/representations/2/type-identifier",
                "upstream.not-carried /additional-attachments/0/com.example.x",
                "upstream.not-carried /additional-attachments/1/representations/0",
                "member.missing /additional-attachments/1",
            ]),
        Vector(
            "the key CF$UID among other keys",
            #""parameters": {"com.b": {"CF$UID": 1, "c.d": 2}}, "#
                + #""user-info": {"CF$UID": 1, "com.tumblr.tumblr.x": 2, "com.tumblr.tumblr.y": 3}"#,
            [
                "com.b.c.d": 2, "com.tumblr.tumblr.x": 2, "com.tumblr.tumblr.y": 3,
            ],
            losses: [
                "value.uid /parameters/com.b/CF$UID", "value.uid /user-info/CF$UID",
                "upstream.moved /parameters/com.b/c.d",
                "upstream.moved /user-info/com.tumblr.tumblr.x",
                "upstream.moved /user-info/com.tumblr.tumblr.y",
            ]),
    ]

    @Test(arguments: vectors)
    func valuesAreCarriedAndLossesNamed(_ vector: Vector) throws {
        let item = try ExtensionItem(decoding: Payload.with(vector.members))
        let (upstream, losses) = item.upstreamItem(for: vector.activity)
        #expect(upstream.userInfo == vector.userInfo)
        #expect(losses.map(\.line) == vector.losses)
        try UpstreamLaw.check(item, for: vector.activity, "\(vector.name)")
    }

    @Test func aNewerVersionIsNamed() throws {
        let bytes = Data(
            #"{"version":"1.7","colour":1,"main-attachment":{"representations":[{"type-identifier":"a.b","text":""}]}}"#
                .utf8)
        let item = try ExtensionItem(decoding: bytes)
        #expect(
            item.upstreamItem().losses.map(\.line) == [
                "upstream.not-carried /version", "upstream.not-carried /colour",
            ])
        try UpstreamLaw.check(item, for: nil, "version")
    }

    /// Otherwise the next attachment would become the main attachment.
    @Test func withoutAMainAttachmentNoAttachmentIsCarried() throws {
        let bytes = Data(
            (#"{"version":"1.0","title":"T","main-attachment":{"representations":[{"type-identifier":"a.b","#
                + #""com.example.c":1}]},"additional-attachments":[{"representations":"#
                + #"[{"type-identifier":"a.b","text":""}]}]}"#).utf8)
        let (upstream, losses) = try ExtensionItem(decoding: bytes).upstreamItem()
        #expect(upstream == UpstreamItem(title: "T"))
        #expect(
            losses.map(\.line) == [
                "upstream.not-carried /main-attachment/representations/0",
                "member.missing /main-attachment", "upstream.not-carried /additional-attachments/0",
            ])
    }

    /// Values that readers never return, but that a program can set.
    @Test func invalidMembersAreLeftOutAndNamed() throws {
        var item = ExtensionItem(text: "x")
        item.sourceURL = URL(string: "file:///x")
        item.referrer = Referrer(appName: "", webURL: URL(string: "x"))
        item.tags = ["", "a"]
        item.userInfo = ["a": .url("javascript:1"), "b\u{0}": 1, "c": ["CF$UID": 1]]
        let (upstream, losses) = item.upstreamItem()
        #expect(upstream.userInfo == ["x-extension-item": ["tags": ["a"]]])
        #expect(
            losses.map(\.line) == [
                "url.scheme /user-info/a",
                "key.unsupported /user-info/b\u{0}", "value.uid /user-info/c",
                "url.scheme /source-url", "url.malformed /referrer/web-url",
            ])
    }

    /// A receiver can read an item provider that was created from a file of a payload folder.
    @Test func filesCanBeLoaded() async throws {
        let folder = try TestFolder()
        let url = folder.url.appending(path: "a.xitem")
        try await ExtensionItem(mainAttachment: .data(Data("abc".utf8), typeIdentifier: .png))
            .writeFolder(
                to: url, filesFrom: 1)
        let (upstream, losses) = try await ExtensionItem(contentsOf: url).upstreamItem()
        let image = try #require(upstream.attachments.first?.representations.first)
        guard case .file = image.content else {
            Issue.record("expected a file")
            return
        }
        #expect(try await image.load() == Data("abc".utf8))
        #expect(losses == [])
    }

    @Test func lossesDescribeThemselves() throws {
        let item = try ExtensionItem(
            decoding: Payload.with(#""user-info": {"com.tumblr.tumblr.x": 1}"#))
        #expect(
            item.upstreamItem().losses.map(\.description) == [
                "upstream.moved at /user-info/com.tumblr.tumblr.x: “com.tumblr.tumblr.x” is "
                    + "read back as a parameter of “com.tumblr.tumblr”"
            ])
        #expect(Set(item.upstreamItem().losses + item.upstreamItem().losses).count == 1)
    }
}
