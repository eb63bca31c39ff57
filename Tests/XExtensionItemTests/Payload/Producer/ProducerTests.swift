import Foundation
import TestSupport
import Testing
import XExtensionItem

/// Writing fails with the findings of strict reading, with their codes and pointers; clause 1.2.1.
struct ProducerTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let expected: [String]
        let edit: @Sendable (inout ExtensionItem) throws -> Void
        var testDescription: String { expected.joined(separator: ", ") }

        init(
            _ expected: String..., edit: @escaping @Sendable (inout ExtensionItem) throws -> Void
        ) {
            self.expected = expected
            self.edit = edit
        }
    }

    /// Faults that would go unnoticed until the payload is read.
    static let names: [Fault] = [
        Fault("activity.name /activities/Mail") {
            $0["Mail"].title = "T"
        },
        Fault("activity.name /excluded-activities/1") { $0.excludedActivities = [.mail, "Print"] },
        Fault("member.reserved /activities/$mail") {
            $0["$mail"].title = "T"
        },
        Fault("member.reserved /excluded-activities/0") { $0.excludedActivities = ["$x.y"] },
        Fault("member.unknown /colour") { $0.unknownMembers["colour"] = "red" },
        Fault("member.reserved /$colour") { $0.unknownMembers["$colour"] = "red" },
        Fault("member.unknown /activities/a.b/colour") {
            $0["a.b"].unknownMembers["colour"] = "red"
        },
        Fault("member.reserved /activities/a.b/$c.d") {
            $0["a.b"].unknownMembers["$c.d"] = "red"
        },
        Fault("namespace.name /parameters/example") { $0.parameters["example"] = ["a": 1] },
        Fault("member.reserved /parameters/$a.b") { $0.parameters["$a.b"] = ["a": 1] },
        Fault("member.type /parameters/a.b") { $0.parameters.unknownMembers["a.b"] = 1 },
        Fault("value.duplicate-key /parameters/a.b") {
            $0.parameters["a.b"] = ["a": 1]
            $0.parameters.unknownMembers["a.b"] = ["b": 2]
        },
        Fault("parameter.key /parameters/a.b/c.d", "parameter.key /parameters/e.f/") {
            $0.parameters["a.b"] = ["c.d": 1, "e": 2]
            $0.parameters["e.f"] = ["": 1]
        },
        Fault("user-info.reserved /user-info/x-extension-item") {
            $0.userInfo = ["x-extension-item": 1, "x": 2]
        },
        Fault("key.unsupported /user-info/a\u{1}") { $0.userInfo["a\u{1}"] = 1 },
        Fault("key.unsupported /parameters/a.b/\u{FFFE}") {
            $0.parameters["a.b"] = ["\u{FFFE}": 1]
        },
        Fault("tag.unknown /user-info/a") { $0.userInfo["a"] = .unknownTag("$b", 1) },
        Fault("tag.malformed /user-info/a") { $0.userInfo["a"] = .unknownTag("$data", "Q") },
        Fault("tag.malformed /user-info/a") {
            $0.userInfo["a"] = .url(try #require(URL(string: "/x")))
        },
        Fault("value.uid /user-info") { $0.userInfo = ["CF$UID": 1] },
    ]

    static let attachments: [Fault] = [
        Fault("member.missing /additional-attachments/0") {
            $0.additionalAttachments = [ExtensionItem.Attachment(representations: [])]
        },
        Fault("main-attachment.missing /main-attachment", "member.missing /main-attachment") {
            $0.mainAttachment.representations = []
        },
        Fault("member.missing /activities/a.b/main-attachment") {
            $0["a.b"].mainAttachment = ExtensionItem.Attachment(representations: [])
        },
        Fault(
            "representation.duplicate-type /main-attachment/representations/1/type-identifier"
        ) {
            $0.mainAttachment = ExtensionItem.Attachment(representations: [
                Representation(typeIdentifier: "a.b", content: .text("")),
                Representation(typeIdentifier: "A.B", content: .text("")),
            ])
        },
        Fault(
            "main-attachment.missing /main-attachment",
            "type-identifier.malformed /main-attachment/representations/0/type-identifier"
        ) {
            $0.mainAttachment = ExtensionItem.Attachment(representations: [
                Representation(typeIdentifier: "png", content: .text(""))
            ])
        },
        Fault("type-identifier.media-type /main-attachment/representations/0/type-identifier") {
            $0.mainAttachment = .text("x", typeIdentifier: "text/html")
        },
        Fault("type-identifier.url /main-attachment/representations/0/type-identifier") {
            $0.mainAttachment = .text("https://example.com/", typeIdentifier: .url)
        },
        Fault("type-identifier.url /main-attachment/representations/0/type-identifier") {
            let url = try #require(URL(string: "https://example.com/"))
            $0.mainAttachment = ExtensionItem.Attachment(representations: [
                Representation(typeIdentifier: .html, content: .url(URLText(url)))
            ])
        },
        Fault("type-identifier.url /main-attachment/representations/0/type-identifier") {
            $0.mainAttachment = .text("x", typeIdentifier: .fileURL)
        },
        Fault("suggested-name.unsafe /main-attachment/suggested-name") {
            $0.mainAttachment.suggestedName = "../x"
        },
        Fault("file.outside-folder /main-attachment/representations/0/file") {
            let file = FileReference(path: "attachments/x", byteCount: 1)
            $0.mainAttachment = ExtensionItem.Attachment(representations: [
                Representation(typeIdentifier: "a.b", content: .file(file))
            ])
        },
        Fault(
            "file.outside-folder /main-attachment/representations/0/file",
            "file.path /main-attachment/representations/0/file/path"
        ) {
            let file = FileReference(path: "../x", byteCount: 1)
            $0.mainAttachment = ExtensionItem.Attachment(representations: [
                Representation(typeIdentifier: "a.b", content: .file(file))
            ])
        },
        Fault("representation.content /thumbnail") {
            $0.thumbnail = Representation(typeIdentifier: "a.b", content: .text("x"))
        },
        Fault("representation.content /activities/a.b/thumbnail") {
            $0["a.b"].thumbnail = Representation(typeIdentifier: "a.b", content: .propertyList(1))
        },
    ]

    static let texts: [Fault] = [
        Fault("url.scheme /source-url") { $0.sourceURL = URL(string: "file:///x") },
        Fault("url.malformed /source-url") { $0.sourceURL = URL(string: "/x") },
        Fault(
            "main-attachment.missing /main-attachment",
            "url.scheme /main-attachment/representations/0/url"
        ) { $0.mainAttachment = .url(try #require(URL(string: "javascript:1"))) },
        Fault("url.scheme /content-text/0/link") {
            $0.contentText = "x"
            $0.contentText?.runs[0].link = URL(string: "DATA:,x")
        },
        Fault("url.malformed /activities/com.apple.UIKit.activity.Mail/referrer/web-url") {
            $0[.mail].referrer =
                Referrer(webURL: URL(string: "x"))
        },
        Fault("font-size.range /content-text/0/font-size") {
            $0.contentText = "x"
            $0.contentText?.runs[0].fontSize = 0
        },
        Fault("number.overflow /content-text/0/font-size") {
            $0.contentText = "x"
            $0.contentText?.runs[0].fontSize = .infinity
        },
        Fault("number.overflow /content-text/0/font-size") {
            $0.contentText = "x"
            $0.contentText?.runs[0].fontSize = .nan
        },
        Fault("text.equal-runs /content-text/1") {
            // Equal bytes in different external storage compare as different until they are written.
            var runs = [TextRun("a"), TextRun("b")]
            for number in runs.indices {
                let bytes = WatchedBytes(Data(count: 100)) { _ in }
                runs[number].unknownMembers["a.b"] = .data(WireData(source: bytes))
            }
            $0.contentText = AttributedText(runs)
        },
    ]

    private static let limit = WireLimits()

    /// Limits that only large items reach. One encoding is enough, because the library checks a
    /// draft in JSON.
    static let heavyLimits: [Fault] = [
        Fault("limit.string /title") { $0.title = String(repeating: "x", count: 17 << 20) },
        Fault("limit.text /tags/4") {
            let tag = String(repeating: "x", count: 15 << 20)
            $0.tags = Array(repeating: tag, count: 5)
        },
        // The document, the main attachment and its content are six values.
        Fault("limit.values /user-info/a/\(limit.valueCount - 8)") {
            $0.userInfo["a"] = .array(Array(repeating: true, count: limit.valueCount))
        },
    ]

    static let limits: [Fault] = [
        Fault("limit.depth /user-info/a" + String(repeating: "/0", count: limit.depth - 2)) {
            $0.userInfo["a"] = nested(limit.depth - 1)
        },
        Fault("limit.depth /user-info/a" + String(repeating: "/0", count: limit.depth - 2)) {
            $0.userInfo["a"] = nested(5_000)
        },
        Fault("limit.document ") {
            let movie = FarBytes(byteCount: 17 << 30)
            let data = Representation(
                typeIdentifier: .mpeg4Movie, content: .data(WireData(source: movie)))
            $0.additionalAttachments = [ExtensionItem.Attachment(representations: [data])]
        },
    ]

    private static func nested(_ levels: Int) -> WireValue {
        (1..<levels).reduce([]) { value, _ in [value] }
    }

    @Test(arguments: names + attachments + texts + limits, WireEncoding.all)
    func refusesInvalidItemsWithTheirFindings(_ fault: Fault, _ encoding: WireEncoding) throws {
        var item = ExtensionItem(text: "x")
        try fault.edit(&item)
        #expect(try refusal { try item.encoded(as: encoding) } == fault.expected)
    }

    @Test(.enabled(if: TestExtent.isWhole), arguments: heavyLimits)
    func refusesItemsBeyondTheLimitsOfReaders(_ fault: Fault) throws {
        var item = ExtensionItem(text: "x")
        try fault.edit(&item)
        #expect(try refusal { try item.encoded(as: .binary) } == fault.expected)
    }

    /// Writing throws as many findings as reading reports.
    @Test func aThousandFindingsAreThrown() throws {
        var item = ExtensionItem(text: "x")
        item.excludedActivities = (0..<1_500).map { ActivityType(rawValue: "a\($0)") }
        #expect(
            try refusal { try item.encoded(as: .json) }
                == (0..<1_000).map { "activity.name /excluded-activities/\($0)" })
    }

    /// An edit is checked even if the item had findings before.
    @Test func allowedFindingsTakeNoRoom() throws {
        let names = (0..<1_500).map { #""a\#($0)""# }.joined(separator: ",")
        let document =
            #"{"version": "1.0", "main-attachment": {"representations": [{"text": "x", "#
            + #""type-identifier": "public.plain-text"}]}, "excluded-activities": [\#(names)]}"#
        var item = try ExtensionItem(decoding: Data(document.utf8))
        #expect(item.findings.count == 1_000)
        #expect(try refusal { try item.encoded(as: .binary) } == nil)
        item.userInfo["x-extension-item"] = 1
        #expect(
            try refusal { try item.encoded(as: .binary) }
                == ["user-info.reserved /user-info/x-extension-item"])
    }

    /// Findings that were read do not permit similar findings at other places.
    @Test func aFindingDoesNotPermitFindingsElsewhere() throws {
        let document =
            #"{"version": "1.0", "main-attachment": {"$": [], "representations": [{"text": "x", "#
            + #""type-identifier": "public.plain-text"}]}, "#
            + #""user-info": {"a": [{"$url": "file:///x"}]}}"#
        let item = try ExtensionItem(decoding: Data(document.utf8))
        #expect(try refusal { try item.encoded(as: .json) } == nil)
        var other = item
        other["$"].title = "T"
        #expect(
            try refusal { try other.encoded(as: .json) } == ["member.reserved /activities/$"])
        other = item
        other.userInfo["a"] = .url(try #require(URL(string: "file:///x")))
        #expect(try refusal { try other.encoded(as: .json) } == ["tag.malformed /user-info/a"])
    }

    /// Values at a limit are written and read again.
    @Test func whatReadersTakeIsWritten() throws {
        var item = ExtensionItem(text: "x")
        let text = String(decoding: Data(repeating: 0x78, count: 16 << 20), as: UTF8.self)
        item.title = text
        let read = try ExtensionItem(decoding: item.encoded(as: .binary), reading: .strict)
        #expect(read.title?.utf8.count == text.utf8.count)
        item.title = nil
        item.userInfo["a"] = Self.nested(Self.limit.depth - 2)
        for encoding in WireEncoding.all {
            let bytes = try item.encoded(as: encoding)
            #expect(try ExtensionItem(decoding: bytes, reading: .strict) == item)
        }
    }
}

/// External bytes that must not be read.
struct FarBytes: WireDataSource {
    let byteCount: Int
    var identity: String { "far" }

    func read(_: Range<Int>) throws(PayloadError) -> Data {
        throw PayloadError(code: .output, message: "these bytes were read")
    }
}
