import Foundation
import Testing
import XExtensionItem

struct ExtensionItemTests {
    @Test func theSmallestItem() throws {
        let url = try #require(URL(string: "https://example.com/post/1"))
        #expect(
            try ExtensionItem(url: url).canonicalText()
                == #"{"main-attachment":{"representations":[{"type-identifier":"public.url","#
                + #""url":"https://example.com/post/1"}]},"version":"1.0"}"#)
    }

    /// Absence is the default: what means the same is not written.
    @Test func defaultsAreNotWritten() throws {
        var item = ExtensionItem(text: "x")
        item.title = ""
        item.tags = [""]
        item.contentText = ""
        item.referrer = Referrer(appName: "")
        item[.mail].reset()
        item.mainAttachment.suggestedName = ""
        let text = try item.canonicalText()
        #expect(text.contains(#""referrer":{}"#) == false)
        #expect(FindingCase.findings(in: Data(text.utf8)) == [])
    }

    @Test func equalityIsThatOfTheCanonicalForm() throws {
        var one = ExtensionItem(text: "\u{E9}")
        let other = ExtensionItem(text: "e\u{301}")
        #expect(one != other)
        one.title = "x"
        var same = try ExtensionItem(decoding: one.encoded(as: .xml))
        #expect(same == one)
        #expect(same.hashValue == one.hashValue)
        same.userInfo["a"] = 1
        #expect(same != one)
    }

    @Test func equalDataIsEqualInEveryForm() throws {
        let item = ExtensionItem(.data(Data([1, 2, 3, 4]), type: .png))
        for encoding in WireEncoding.all {
            #expect(try ExtensionItem(decoding: item.encoded(as: encoding)) == item)
        }
    }

    @Test func anEditorNeverLowersTheVersion() throws {
        let bytes = Data(
            #"{"version":"1.7","main-attachment":{"representations":[{"type-identifier":"a.b","text":"x"}]}}"#
                .utf8)
        var item = try ExtensionItem(decoding: bytes)
        item.title = "T"
        #expect(try Payload.dictionary(item.encoded(as: .json))["version"] == "1.7")
    }
}

/// What a reader would refuse or drop is not written; the error says what and where.
struct ProducerTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let expected: String
        let edit: @Sendable (inout ExtensionItem) -> Void
        var testDescription: String { expected }

        init(_ expected: String, _ edit: @escaping @Sendable (inout ExtensionItem) -> Void) {
            self.expected = expected
            self.edit = edit
        }
    }

    static let faults: [Fault] = [
        Fault("url.scheme /source-url") { $0.sourceURL = URL(string: "file:///x") },
        Fault("url.malformed /source-url") { $0.sourceURL = URL(string: "/x") },
        Fault("url.scheme /main-attachment/representations/0/url") {
            if let url = URL(string: "javascript:1") { $0.mainAttachment = .url(url) }
        },
        Fault("url.scheme /content-text/0/link") {
            $0.contentText = "x"
            $0.contentText?.runs[0].link = URL(string: "DATA:,x")
        },
        Fault("url.malformed /activities/com.apple.UIKit.activity.Mail/referrer/web-url") {
            $0[.mail].referrer = Referrer(webURL: URL(string: "x"))
        },
        Fault("member.missing /additional-attachments/0") {
            $0.additionalAttachments = [Attachment([])]
        },
        Fault("representation.duplicate-type /main-attachment") {
            $0.mainAttachment = Attachment([
                Representation("a.b", .text("")), Representation("A.B", .text("")),
            ])
        },
        Fault("type-identifier.malformed /main-attachment/representations/0/type-identifier") {
            $0.mainAttachment = Attachment([Representation("png", .text(""))])
        },
        Fault("suggested-name.unsafe /main-attachment/suggested-name") {
            $0.mainAttachment.suggestedName = "../x"
        },
        Fault("file.path /main-attachment/representations/0/file") {
            $0.mainAttachment = Attachment([
                Representation("a.b", .file(FileReference(path: "../x", byteCount: 1)))
            ])
        },
        Fault("file.byte-count /main-attachment/representations/0/file") {
            $0.mainAttachment = Attachment([
                Representation("a.b", .file(FileReference(path: "attachments/x", byteCount: -1)))
            ])
        },
        Fault("representation.content /thumbnail") {
            $0.thumbnail = Representation("a.b", .text("x"))
        },
        Fault("font-size.range /content-text/0/font-size") {
            $0.contentText = "x"
            $0.contentText?.runs[0].fontSize = 0
        },
        Fault("number.overflow /content-text/0/font-size") {
            $0.contentText = "x"
            $0.contentText?.runs[0].fontSize = .infinity
        },
        Fault("value.uid /user-info") { $0.userInfo = ["CF$UID": 1] },
    ]

    @Test(arguments: faults, WireEncoding.all)
    func refuses(_ fault: Fault, _ encoding: WireEncoding) throws {
        var item = ExtensionItem(text: "x")
        fault.edit(&item)
        let error = try #require(throws: WireError.self) { try item.encoded(as: encoding) }
        #expect("\(error.code.rawValue) \(error.pointer)" == fault.expected)
    }

    @Test func xmlRefusesKeysItCannotHold() throws {
        var item = ExtensionItem(text: "x")
        item.userInfo = ["a\u{1}": 1]
        #expect(throws: WireError.self) { try item.encoded(as: .xml) }
        #expect(try ExtensionItem(decoding: item.encoded(as: .binary)) == item)
    }
}
