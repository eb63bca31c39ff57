import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// The notices of valid items, and their locations.
struct NoticeTests {
    /// Returns the notices of a valid item, each as its id and pointer.
    private func notices(
        _ item: ExtensionItem, at place: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let bytes = try item.encoded(as: .json)
        let read = try ExtensionItem(decoding: bytes, reading: .strict)
        let notices = read.notices()
        #expect(notices == item.notices(), sourceLocation: place)
        #expect(notices.allSatisfy { !$0.clause.isEmpty }, sourceLocation: place)
        return notices.map { "\($0.code.rawValue) \($0.pointer)" }
    }

    private func titleNotices(_ title: String) throws -> [String] {
        var item = ExtensionItem(text: "x")
        item.title = title
        return try notices(item)
    }

    // MARK: Control characters

    @Test(arguments: [
        "\u{0}", "\u{1}", "\t", "\n", "\r", "\u{1B}[31m", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}",
        "\u{2028}", "\u{2029}",
    ])
    func controlsInTitlesAreNoticed(_ text: String) throws {
        #expect(try titleNotices("a" + text) == ["text.control-character /title"])
    }

    @Test(arguments: [" ", "~", "\u{A0}", "\u{2027}", "\u{AD}", "e\u{301}", "\u{200D}", "\u{FEFF}"])
    func harmlessCharactersInTitlesAreNotNoticed(_ text: String) throws {
        #expect(try titleNotices("a" + text) == [])
    }

    @Test func styledTextMayHaveLineBreaksButNoOtherControls() throws {
        var item = ExtensionItem(text: "x")
        for text in ["a\tb\r\nc", "\u{2028}", "\u{2029}"] {
            item.contentText = AttributedText(text)
            #expect(try notices(item) == [])
        }
        for text in ["\u{0}", "\u{B}", "\u{C}", "\u{1B}", "\u{7F}", "\u{85}"] {
            item.contentText = AttributedText([run("a"), run(text, "b")])
            #expect(try notices(item) == ["text.control-character /content-text/1/text"])
        }
    }

    // MARK: Directions

    @Test(arguments: [
        "a\u{202E}gpj.exe", "\u{202D}a\u{202C}", "\u{202A}a", "\u{202B}a", "\u{2066}a", "\u{2067}",
        "\u{2068}a", "a\u{202C}", "a\u{2069}", "\u{2066}a\u{202C}", "\u{202A}a\u{2069}",
        "\u{2066}\u{202A}a\u{2069}\u{202C}", "\u{2066}\u{2066}a\u{2069}",
        "\u{2066}a\u{2069}\u{2069}",
    ])
    func overridesAndUnbalancedDirectionsAreNoticed(_ title: String) throws {
        #expect(try titleNotices(title) == ["text.bidirectional-control /title"])
    }

    @Test(arguments: [
        "\u{2066}a\u{2069}", "\u{2067}a\u{2068}b\u{2069}\u{2069}c", "\u{202A}a\u{202C}",
        "\u{202B}\u{2066}a\u{2069}\u{202C}", "\u{200E}a\u{200F}", "\u{61C}", "\u{5D0}\u{627}", "",
    ])
    func balancedDirectionsAndMarksAreNotNoticed(_ title: String) throws {
        #expect(try titleNotices(title) == [])
    }

    @Test func everyLineIsLookedAt() throws {
        let hidden = "a\u{202E}\u{1B}"
        var item = ExtensionItem(mainAttachment: .text("x"))
        item.title = hidden
        item.tags = ["a", hidden]
        item.referrer = Referrer(appName: hidden)
        item.mainAttachment.suggestedName = "a\u{2028}"
        item.additionalAttachments = [.text("x"), .text("x")]
        item.additionalAttachments[1].suggestedName = "a\u{2029}"
        item["a.b"].title = hidden
        item["a.b"].tags = []
        // Content of attachments, and values for programs, are not checked.
        item.userInfo = ["a": .string(hidden)]
        item.additionalAttachments[0] = .text(hidden)
        item.unknownMembers = ["com.example.a": .string(hidden)]
        #expect(
            try notices(item) == [
                "text.control-character /activities/a.b/title",
                "text.bidirectional-control /activities/a.b/title",
                "text.control-character /additional-attachments/1/suggested-name",
                "text.control-character /main-attachment/suggested-name",
                "text.control-character /referrer/app-name",
                "text.bidirectional-control /referrer/app-name",
                "text.control-character /tags/1", "text.bidirectional-control /tags/1",
                "text.control-character /title", "text.bidirectional-control /title",
            ])
    }

    @Test func noticesDescribeCharactersWithoutShowingThem() throws {
        var item = ExtensionItem(text: "x")
        item.title = "a\u{202E}\u{8}"
        #expect(
            item.notices().map(\.description) == [
                "text.control-character at /title: U+0008 in one-line text (clause 24.2.3)",
                "text.bidirectional-control at /title: U+202E changes the direction in which text is"
                    + " shown (clause 24.2.4)",
            ])
    }

    @Test func atMostAThousandNoticesAreReported() throws {
        var item = ExtensionItem(text: "x")
        item.tags = Array(repeating: "\u{7}", count: 1_500)
        #expect(item.notices().count == 1_000)
    }

    // MARK: Types

    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])

    @Test func bytesOfAnotherTypeAreNoticed() throws {
        var item = ExtensionItem(mainAttachment: .data(Self.png, typeIdentifier: .jpeg))
        item.mainAttachment.representations.append(
            Representation.data(Self.png, typeIdentifier: .png))
        item.additionalAttachments = [
            .data(Data("%PDF-1.7".utf8), typeIdentifier: .plainText),
            .text("%PDF-1.7", typeIdentifier: .html),
            .data(Data([0x50, 0x4B, 3, 4]), typeIdentifier: .epub),
            .data(Self.png, typeIdentifier: "com.example.a"),
            .data(Self.png, typeIdentifier: .data),
            .data(Self.png, typeIdentifier: "image/x-example"), .text("GIF"),
            .data(Data(), typeIdentifier: .png), .propertyList("%PDF-1.7"),
        ]
        item.thumbnail = Representation.data(Self.png, typeIdentifier: .gif)
        item[.mail].thumbnail = Representation.data(Self.png, typeIdentifier: .pdf)
        #expect(
            try notices(item) == [
                "data.type-mismatch /activities/com.apple.UIKit.activity.Mail/thumbnail",
                "data.type-mismatch /additional-attachments/0/representations/0",
                "data.type-mismatch /additional-attachments/1/representations/0",
                "data.type-mismatch /main-attachment/representations/0",
                "data.type-mismatch /thumbnail",
            ])
        #expect(
            item.notices().last?.message
                == "the first bytes are those of public.png, "
                + "but the declared type is com.compuserve.gif")
    }

    /// Only the first bytes are read. The notice is the same in every encoding.
    @Test func onlyTheBeginningIsRead() async throws {
        let (ranges, log) = AsyncStream<Range<Int>>.makeStream()
        let bytes = Self.png + Data(count: 100_000)
        let item = ExtensionItem(
            mainAttachment: ExtensionItem.Attachment(representations: [
                Representation(
                    typeIdentifier: .jpeg,
                    content: .data(WireData(source: WatchedBytes(bytes) { log.yield($0) })))
            ]))
        #expect(item.notices().map(\.code) == [.typeMismatch])
        log.finish()
        #expect(await ranges.reduce(into: []) { $0.append($1) } == [0..<66])
        for encoding in WireEncoding.all {
            let read = try ExtensionItem(decoding: try item.encoded(as: encoding))
            #expect(read.notices().map(\.code) == [.typeMismatch])
        }
    }

    /// Malformed base64 after the first bytes is found when the data is loaded.
    @Test func malformedBase64IsIgnored() throws {
        let start = Self.png.base64EncodedString() + String(repeating: "AAAA", count: 50)
        for (text, ids) in [
            (start + "????AAAA", [Finding.Code.typeMismatch]), ("????" + start, []),
        ] {
            let item = try ExtensionItem(
                decoding: Payload.main(
                    #"{"type-identifier": "public.jpeg", "data": {"$data": "\#(text)"}}"#))
            #expect(item.notices().map(\.code) == ids)
        }
    }

    @Test func filesOfAPayloadFolderAreChecked() throws {
        let folder = try TestFolder()
        let target = folder.url.appending(path: "A.xitem")
        try ExtensionItem(mainAttachment: .data(Self.png, typeIdentifier: .jpeg)).writeFolder(
            to: target, filesFrom: 0)
        let read = try ExtensionItem(contentsOf: target)
        #expect(read.notices().map(\.pointer) == ["/main-attachment/representations/0"])
        try FileManager.default.removeItem(at: target.appending(path: "attachments"))
        #expect(read.notices() == [])
    }
}
