import Foundation
import TestSupport
import Testing
import XExtensionItem

/// An unknown member in any dictionary of a complete payload survives every operation that rewrites the
/// document.
struct UnknownMemberTests {
    static let name = "com.example.unknown"

    /// The payload with an unknown member in one dictionary, for each of its dictionaries.
    static let documents: [(pointer: String, document: WireDictionary)] = {
        guard let bytes = try? Repository.payload("everything.xitem.json"),
            let document = try? Payload.dictionary(bytes)
        else { return [] }
        return insertions(into: .dictionary(document), at: "").compactMap { pointer, value in
            value.dictionaryValue.map { (pointer, $0) }
        }
    }()

    /// A sample of the documents, because checking every path of every document takes long.
    static let triedDocuments = stride(from: 0, to: documents.count, by: TestExtent.step(5)).map {
        documents[$0]
    }

    /// Returns copies of a value, each with the member added to one dictionary in it.
    static func insertions(
        into value: WireValue, at pointer: String
    ) -> [(pointer: String, value: WireValue)] {
        switch value {
        case .dictionary(let dictionary):
            var changed = dictionary
            // The values in `activities` and in `parameters` must be dictionaries.
            let isMap = pointer.hasSuffix("/activities") || pointer.hasSuffix("/parameters")
            changed[name] = isMap ? [name: [1]] : ["x": [1, "é"]]
            return [(pointer, .dictionary(changed))]
                + dictionary.flatMap { member in
                    insertions(into: member.value, at: pointer + "/" + member.key).map {
                        var changed = dictionary
                        changed[member.key] = $0.value
                        return ($0.pointer, .dictionary(changed))
                    }
                }
        case .array(let elements):
            return elements.enumerated().flatMap { number, element in
                insertions(into: element, at: "\(pointer)/\(number)").map {
                    var changed = elements
                    changed[number] = $0.value
                    return ($0.pointer, .array(changed))
                }
            }
        default:
            return []
        }
    }

    /// The documents cover each definition of the schemas.
    @Test func everyLevelIsCovered() {
        let pointers = Set(Self.documents.map(\.pointer))
        #expect(pointers.count > 60)
        for place in [
            "", "/main-attachment", "/main-attachment/representations/0", "/thumbnail",
            "/content-text/0", "/referrer", "/activities", "/parameters", "/user-info",
            "/additional-attachments/0", "/activities/com.apple.UIKit.activity.PostToFlickr",
            "/activities/com.apple.UIKit.activity.PostToFlickr/main-attachment",
            "/activities/com.apple.UIKit.activity.PostToFlickr/referrer",
            "/activities/com.apple.UIKit.activity.PostToFlickr/content-text/0",
        ] {
            #expect(pointers.contains(place), "\(place)")
        }
    }

    @Test(arguments: WireEncoding.all)
    func survivesDecodingAndEncoding(_ encoding: WireEncoding) throws {
        for (pointer, document) in encoding == .json ? Self.documents : Self.triedDocuments {
            let bytes = try WireValue.dictionary(document).encoded(as: encoding)
            let item = try ExtensionItem(decoding: bytes)
            #expect(try Payload.dictionary(item.encoded(as: encoding)) == document, "\(pointer)")
        }
    }

    /// Setting a property changes its member and no other.
    @Test func survivesEveryEdit() throws {
        let edits: [(String, WireValue?, @Sendable (inout ExtensionItem) -> Void)] = [
            ("title", "New", { $0.title = "New" }),
            ("title", nil, { $0.title = nil }),
            ("tags", ["new"], { $0.tags = ["new"] }),
            ("tags", nil, { $0.tags = [] }),
            ("content-text", [["text": "New"]], { $0.contentText = "New" }),
            (
                "source-url", "https://example.com/",
                { $0.sourceURL = URL(string: "https://example.com/") }
            ),
            ("referrer", ["app-name": "New"], { $0.referrer = Referrer(appName: "New") }),
            ("thumbnail", nil, { $0.thumbnail = nil }),
            ("additional-attachments", nil, { $0.additionalAttachments = [] }),
            (
                "main-attachment",
                ["representations": [["text": "New", "type-identifier": "public.plain-text"]]],
                { $0.mainAttachment = .text("New") }
            ),
            ("activities", nil, { for activity in $0.activities { $0[activity].reset() } }),
            ("excluded-activities", ["a.b"], { $0.excludedActivities = ["a.b"] }),
            ("parameters", nil, { $0.parameters = Parameters() }),
            ("user-info", ["a": 1], { $0.userInfo = ["a": 1] }),
        ]
        for (number, (pointer, document)) in Self.triedDocuments.enumerated() {
            let bytes = try WireValue.dictionary(document).encoded(as: .json)
            let original = try ExtensionItem(decoding: bytes)
            let step = TestExtent.step(3)
            for place in stride(from: number % step, to: edits.count, by: step) {
                let (name, value, edit) = edits[place]
                var item = original
                edit(&item)
                var expected = document
                expected[name] = value
                #expect(
                    try Payload.dictionary(item.encoded(as: .json)) == expected,
                    "\(name) with \(pointer)")
            }
        }
    }

    /// An edit of a nested value keeps its siblings.
    @Test func survivesAnEditBesideIt() throws {
        for (pointer, document) in Self.documents {
            let bytes = try WireValue.dictionary(document).encoded(as: .json)
            var item = try ExtensionItem(decoding: bytes)
            item.mainAttachment.suggestedName = "new.html"
            item.mainAttachment.representations[0].typeIdentifier = "public.url"
            item.contentText?.runs[0].isUnderlined = true
            item.referrer?.appName = "New"
            let written = try Payload.dictionary(item.encoded(as: .json))
            #expect(
                Self.count(in: .dictionary(written)) == Self.count(in: .dictionary(document)),
                "\(pointer)")
        }
    }

    /// The number of occurrences of the unknown member in a value.
    private static func count(in value: WireValue) -> Int {
        switch value {
        case .dictionary(let members):
            members.reduce(0) { $0 + ($1.key == name ? 1 : 0) + count(in: $1.value) }
        case .array(let elements): elements.reduce(0) { $0 + count(in: $1) }
        default: 0
        }
    }
}
