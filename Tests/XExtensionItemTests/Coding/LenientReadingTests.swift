import Foundation
import Testing
import XExtensionItem

/// Lenient reading returns the item. Values that it set aside are written back until they are edited.
struct LenientReadingTests {
    private func item(_ members: String) throws -> ExtensionItem {
        try ExtensionItem(decoding: Payload.with(members))
    }

    @Test func aMemberOfTheWrongTypeReadsAsAbsent() throws {
        let item = try item(#""title": 5, "source-url": "file:///x", "tags": {"a": 1}"#)
        #expect(item.title == nil)
        #expect(item.sourceURL == nil)
        #expect(item.tags == [])
        #expect(item.findings.count == 3)
    }

    @Test func anArrayLosesItsWrongElements() throws {
        #expect(try item(#""tags": ["a", 1, "b"]"#).tags == ["a", "b"])
        #expect(try item(#""tags": [1, 2]"#).tags == [])
        #expect(try item(#""tags": ["a", null]"#).tags == ["a"])
        #expect(try item(#""tags": [null]"#).tags == [])
    }

    @Test func valuesThatBecomeEmptyAreSetAsideToo() throws {
        let bad = #"{"representations": [{"type-identifier": "public.url", "url": "x"}]}"#
        let good = #"{"representations": [{"type-identifier": "a.b", "text": "x"}]}"#
        let item = try item(#""additional-attachments": [\#(bad), \#(good)]"#)
        #expect(item.additionalAttachments.map(\.representations.count) == [1])
        #expect(throws: PayloadError.self) {
            try ExtensionItem(
                decoding: Data(#"{"version": "1.0", "main-attachment": \#(bad)}"#.utf8))
        }
    }

    @Test func theFirstOfDuplicateTypesCounts() throws {
        let item = try ExtensionItem(
            decoding: Payload.main(
                #"{"type-identifier": "public.png", "text": "1"}, "#
                    + #"{"type-identifier": "PUBLIC.PNG", "text": "2"}, "#
                    + #"{"type-identifier": "public.jpeg", "text": "3"}"#))
        #expect(
            item.mainAttachment.representations.map(\.content) == [.text("1"), .text("3")])
    }

    @Test func emptyRunsAreDroppedAndEqualRunsJoined() throws {
        let item = try item(
            #""content-text": [{"text": "a"}, {"text": ""}, {"text": "b"}, {"text": "c", "bold": true}]"#
        )
        #expect(item.contentText?.runs.map(\.text) == ["ab", "c"])
    }

    static let faulty = [
        #""title": 5"#, #""title": """#, #""tags": ["a", 1]"#, #""tags": []"#,
        #""source-url": "x""#, #""referrer": {"app-name": 1, "web-url": "https://example.com"}"#,
        #""referrer": {"app-name": 1}"#, #""referrer": {}"#, #""thumbnail": {}"#,
        #""content-text": [{"text": "a"}, {"text": "b"}]"#, #""content-text": [{"text": ""}]"#,
        #""content-text": [{"text": "a", "bold": false, "link": "x"}]"#,
        #""additional-attachments": [{"representations": [{"type-identifier": "a.b", "text": "x"}]}, 1]"#,
        #""additional-attachments": [{"representations": [{"type-identifier": "a.b", "text": "x"}], "suggested-name": "a/b"}]"#,
        #""activities": {"a.b": {"title": 1, "tags": ["x"], "version": "1.0"}, "c.d": 1}"#,
        #""activities": {"a.b": {}}"#, #""excluded-activities": ["a.b", 1]"#,
        #""parameters": {"a.b": 1, "c.d": {"x": 1}}"#, #""parameters": 1"#,
        #""user-info": []"#, #""user-info": {"a": {"$x": [1]}, "b": {"$date": 1}}"#,
        #""must-understand": []"#, #""colour": 1, "$x": 2, "com.example.x": 3"#,
    ]

    /// The expected output is the canonical form of the document, created without decoding an item.
    @Test(arguments: faulty, WireEncoding.all)
    func setAsideValuesAreWrittenBack(_ members: String, _ encoding: WireEncoding) throws {
        let bytes = Payload.with(members)
        let converted = try WireDocument(bytes).encoded(as: encoding)
        let item = try ExtensionItem(decoding: converted)
        #expect(try Payload.canonical(item.encoded(as: encoding)) == Payload.canonical(bytes))
    }

    @Test func anEditDropsSetAsideValues() throws {
        var item = try item(#""tags": ["a", 1], "title": 5"#)
        item.tags = ["b"]
        let written = try Payload.dictionary(item.encoded(as: .json))
        #expect(written["tags"] == ["b"])
        #expect(written["title"] == 5)
        item.title = nil
        #expect(try Payload.dictionary(item.encoded(as: .json))["title"] == nil)
    }

    @Test func aNullIsNotWrittenBack() throws {
        let item = try item(#""title": null, "user-info": {"a": [1, null], "b": 2}"#)
        let written = try Payload.dictionary(item.encoded(as: .json))
        #expect(written["title"] == nil)
        #expect(written["user-info"] == ["a": [1], "b": 2])
    }

    @Test func aNullSetsNothingAside() throws {
        let item = try item(
            #"""
            "tags": ["a", null], "parameters": {"a.b": {"c": 1}, "d.e": {"f": [null]}},
            "referrer": {"app-name": null}, "activities": {"com.example.x": {"title": null}}
            """#)
        #expect(item.activities.isEmpty && item.referrer == nil)
        let written = try item.encoded(as: .json)
        #expect(try ExtensionItem(decoding: written, reading: .strict).tags == ["a"])
        #expect(try Payload.dictionary(written)["parameters"] == ["a.b": ["c": 1]])
        #expect(try Payload.dictionary(written)["activities"] == nil)
    }

    /// An element with only nulls is dropped, so that the item equals the item in the written
    /// payload.
    @Test(arguments: [
        #""tags": ["a", [null]]"#,
        #""additional-attachments": [{"representations": [null]}, \#(attachment)]"#,
        #""additional-attachments": [\#(attachment), {"x.y": {"z": [null]}}]"#,
    ])
    func anElementOfNullsSetsNothingAside(_ members: String) throws {
        let item = try item(members)
        #expect(item.findings.contains { $0.code == .null })
        for encoding in WireEncoding.all {
            #expect(try ExtensionItem(decoding: item.encoded(as: encoding)) == item)
        }
    }

    private static let attachment =
        #"{"representations": [{"type-identifier": "a.b", "text": "x"}]}"#

    @Test func base64IsLeftUncheckedUntilItIsLoaded() throws {
        let bytes = Payload.main(#"{"type-identifier": "a.b", "data": {"$data": "QU!DQUJD"}}"#)
        #expect(throws: PayloadError.self) {
            try ExtensionItem(decoding: bytes, reading: .strict)
        }
        let item = try ExtensionItem(decoding: bytes)
        guard case .data(let data) = item.mainAttachment.representations[0].content else {
            Issue.record("expected data")
            return
        }
        #expect(data.byteCount == 6)
        let refusal = #expect(throws: PayloadError.self) { try data.load() }
        #expect(refusal?.isOnly(.malformedBase64) == true)
    }

    /// Only the `data` of representations and thumbnails stays unchecked; clause 21.2.6. DATA stands for malformed data.
    @Test(arguments: [
        #""a.b": DATA"#, #""user-info": {"a": [DATA]}"#, #""title": DATA"#,
        #""parameters": {"a.b": {"c": DATA}}"#,
        #""parameters": {"$a": {"c": DATA}, "a.b": {"c": 1}}"#,
        #""parameters": {"a.b": {"c": 1}, "d.e": DATA}"#,
        #""referrer": {"app-name": "x", "a.b": {"$x": DATA}}"#,
        #""content-text": [{"text": "x", "a.b": DATA}]"#,
        #""content-text": [{"text": "x", "bold": DATA}]"#,
        #""thumbnail": {"type-identifier": "public.png", "data": {"$data": ""}, "a.b": DATA}"#,
        #""additional-attachments": [{"representations": [\#(text)], "a.b": DATA}]"#,
        #""additional-attachments": [{"representations": [{"type-identifier": "a.b", "property-list": DATA}]}]"#,
        #""additional-attachments": [{"representations": [{"type-identifier": "a.b", "text": "x", "a.b": DATA}]}]"#,
        #""additional-attachments": [{"representations": [\#(text), {"type-identifier": 1, "data": DATA}]}]"#,
        #""additional-attachments": [{"representations": [{"type-identifier": "a.b", "file": {"path": "attachments/1", "byte-count": 1, "a.b": DATA}}]}]"#,
        #""activities": {"com.example.x": {"user-info": {"a": DATA}}}"#,
        #""activities": {"$x": {"user-info": {"a": DATA}}, "a.b": {"title": "x"}}"#,
        #""activities": {"$x": DATA, "a.b": {"title": "x"}}"#,
    ])
    func allOtherBase64IsChecked(_ members: String) throws {
        let members = members.replacing("DATA", with: #"{"$data": "QU!DQUJD"}"#)
        var reading = ExtensionItem.Reading.lenient
        reading.isInPayloadFolder = true
        let item = try ExtensionItem(decoding: Payload.with(members), reading: reading)
        #expect(item.findings.contains { $0.code == .malformedTag })
    }

    private static let text = #"{"type-identifier": "a.c", "text": "x"}"#

    @Test func strictReadingRefusesWithEveryFinding() throws {
        let error = #expect(throws: PayloadError.self) {
            try ExtensionItem(decoding: Payload.with(#""title": 5, "tags": 6"#), reading: .strict)
        }
        #expect(error?.findings.map(\.pointer) == ["/title", "/tags"])
    }
}
