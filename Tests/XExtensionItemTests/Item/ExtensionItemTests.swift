import Foundation
import Testing
import XExtensionItem

struct ExtensionItemTests {
    @Test func theSmallestItemHasOnlyVersionAndMainAttachment() throws {
        let url = try #require(URL(string: "https://example.com/post/1"))
        #expect(
            try ExtensionItem(url: url).canonicalText()
                == #"{"main-attachment":{"representations":[{"type-identifier":"public.url","#
                + #""url":"https://example.com/post/1"}]},"version":"1.0"}"#)
    }

    /// Default values are omitted.
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

    @Test func itemsAreComparedByTheirCanonicalForm() throws {
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
        let item = ExtensionItem(mainAttachment: .data(Data([1, 2, 3, 4]), typeIdentifier: .png))
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
