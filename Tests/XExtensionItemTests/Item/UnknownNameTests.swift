import Foundation
import Testing
import XExtensionItem

/// Unknown members are members that the format does not define, including unknown content.
struct UnknownNameTests {
    /// Writing such a member would produce a duplicate key, which every reader rejects, or would
    /// replace the value of the property.
    @Test(arguments: WireEncoding.all)
    func aNameOfTheFormatIsRefused(_ encoding: WireEncoding) throws {
        let edits: [(String, (inout ExtensionItem) -> Void)] = [
            ("/title", { $0.unknownMembers["title"] = "x" }),
            ("/must-understand", { $0.unknownMembers["must-understand"] = ["x"] }),
            (
                "/main-attachment/suggested-name",
                { $0.mainAttachment.unknownMembers = ["suggested-name": "a"] }
            ),
            (
                "/main-attachment/representations/0/data",
                { $0.mainAttachment.representations[0].unknownMembers["data"] = 1 }
            ),
            (
                "/referrer/app-name",
                {
                    $0.referrer = Referrer(appStoreID: "1")
                    $0.referrer?.unknownMembers["app-name"] = "x"
                }
            ),
            (
                "/content-text/0/bold",
                {
                    $0.contentText = "x"
                    $0.contentText?.runs[0].unknownMembers["bold"] = true
                }
            ),
            (
                "/activities/a.b/version",
                { $0["a.b"].unknownMembers["version"] = "1.0" }
            ),
        ]
        for (pointer, edit) in edits {
            var item = ExtensionItem(text: "x")
            item.title = "T"
            edit(&item)
            let expected = ["value.duplicate-key \(pointer)"]
            #expect(try refusal { try item.encoded(as: encoding) } == expected)
        }
    }

    @Test func unknownContentNeedsAMember() throws {
        var odd = Representation(typeIdentifier: .png, content: .unknown)
        let expected = [
            "main-attachment.missing /main-attachment",
            "representation.content /main-attachment/representations/0",
        ]
        #expect(
            try refusal {
                try ExtensionItem(mainAttachment: ExtensionItem.Attachment(representations: [odd]))
                    .encoded(
                        as: .json)
            } == expected)
        odd.unknownMembers["com.example.form"] = 1
        let written = try ExtensionItem(
            mainAttachment: ExtensionItem.Attachment(representations: [odd])
        ).encoded(
            as: .json)
        #expect(FindingCase.findings(in: written) == [])
    }

    /// Known content replaces unknown content; unknown members are kept.
    @Test func knownContentReplacesUnknownContent() throws {
        let bytes = Payload.main(#"{"type-identifier": "a.b", "com.example.form": 1}"#)
        var item = try ExtensionItem(decoding: bytes)
        #expect(item.mainAttachment.representations[0].isKnown == false)
        item.mainAttachment.representations[0].content = .text("x")
        #expect(
            try item.canonicalText()
                == #"{"main-attachment":{"representations":[{"com.example.form":1,"text":"x","#
                + #""type-identifier":"a.b"}]},"version":"1.0"}"#)
    }

    /// The only member of a dictionary is escaped if it could be read as a tag.
    @Test func aMemberThatLooksLikeATagIsEscaped() throws {
        let bytes = Payload.with(#""referrer": {"$$data": "QQ=="}"#)
        let item = try ExtensionItem(decoding: bytes)
        #expect(item.referrer?.unknownMembers["$data"] == "QQ==")
        for encoding in WireEncoding.all {
            #expect(try Payload.canonical(item.encoded(as: encoding)) == Payload.canonical(bytes))
        }
    }

    /// With other members, a name is never read as a tag or a UID.
    @Test(arguments: ["$data", "CF$UID"])
    func aNameBesideOtherNamesIsNotEscaped(_ name: String) throws {
        let bytes = Payload.with(#""\#(name)": 1"#)
        let item = try ExtensionItem(decoding: bytes)
        #expect(try item.canonicalText() == Payload.canonical(bytes))
    }

    /// Names that begin with `$` are not namespaces, whatever their values.
    @Test func aReservedNamespaceIsKept() throws {
        let bytes = Payload.with(#""parameters": {"$a": false, "a.b": {"c": 1}}"#)
        let item = try ExtensionItem(decoding: bytes)
        #expect(item.parameters.namespaces == ["a.b"])
        #expect(item.parameters.unknownMembers == ["$a": false])
        #expect(try item.resolved(for: .mail).canonicalText() == Payload.canonical(bytes))
    }
}
