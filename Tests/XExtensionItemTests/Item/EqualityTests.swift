import Foundation
import TestSupport
import Testing
import XExtensionItem

/// Items are equal if their canonical bytes are equal, and equal items have equal hashes.
struct EqualityTests {
    struct Edit: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let edit: @Sendable (inout ExtensionItem) -> Void

        init(_ name: String, _ edit: @escaping @Sendable (inout ExtensionItem) -> Void) {
            testDescription = name
            self.edit = edit
        }
    }

    /// Edits of an item. Some adjacent edits in the list produce items with equal encodings.
    static let edits: [Edit] = [
        Edit("nothing") { _ in },
        Edit("empty title") { $0.title = "" },
        Edit("empty text") { $0.contentText = AttributedText() },
        Edit("text of an empty run") { $0.contentText?.runs = [TextRun("")] },
        Edit("empty tag") { $0.tags = [""] },
        Edit("empty name") { $0.mainAttachment.suggestedName = "" },
        Edit("empty referrer") { $0.referrer = Referrer(appName: "", googlePlayID: "") },
        Edit("an overlay without values") { $0[.mail].reset() },
        Edit("empty namespace") { $0.parameters["a.b"] = [:] },
        Edit("title") { $0.title = "T" },
        Edit("composed") { $0.title = "\u{E9}" },
        Edit("decomposed") { $0.title = "e\u{301}" },
        Edit("tags") { $0.tags = ["a"] },
        Edit("a tag between empty tags") { $0.tags = ["", "a", ""] },
        Edit("text") { $0.contentText = "ab" },
        Edit("text in equal runs") {
            $0.contentText = "a"
            $0.contentText?.runs.append(TextRun("b"))
        },
        Edit("referrer") { $0.referrer = Referrer(appName: "A") },
        Edit("referrer, empty name") { $0.referrer = Referrer(appName: "A", appStoreID: "") },
        Edit("removing overlay") { $0[.mail].tags = [] },
        Edit("overlay with an empty tag") { $0[.mail].tags = [""] },
        Edit("overlay with an empty title") { $0[.mail].title = "" },
        Edit("overlay with text") { $0[.mail].contentText = "ab" },
        Edit("overlay with text in equal runs") {
            $0[.mail].contentText = "a"
            $0[.mail].contentText?.runs.append(TextRun("b"))
        },
        Edit("overlay with empty text") { $0[.mail].contentText = "" },
        Edit("overlay without text") { $0[.mail].contentText = nil },
        Edit("data") { $0.thumbnail = Representation.data(Data([1]), typeIdentifier: .png) },
        Edit("number") { $0.userInfo = ["a": 1] },
    ]

    private func item(_ edit: Edit) -> ExtensionItem {
        var item = ExtensionItem(text: "x")
        edit.edit(&item)
        return item
    }

    @Test(arguments: edits)
    func itemsAreEqualIfTheirEncodingsAreEqual(_ edit: Edit) throws {
        let one = item(edit)
        for other in Self.edits.map(item) {
            let isAlike = try one.encoded(as: .json) == other.encoded(as: .json)
            #expect((one == other) == isAlike, "\(one) \(other)")
            if isAlike { #expect(one.hashValue == other.hashValue, "\(one) \(other)") }
        }
    }

    @Test(arguments: edits)
    func writtenItemsAreStrictlyValid(_ edit: Edit) throws {
        let bytes = try item(edit).encoded(as: .json)
        #expect(FindingCase.findings(in: bytes) == [])
        // The payload has the values that were set, including those for the activity.
        let read = try ExtensionItem(decoding: bytes)
        #expect(read == item(edit))
        #expect(read.resolved(for: .mail) == item(edit).resolved(for: .mail))
    }

    @Test(arguments: Repository.payloads, WireEncoding.all)
    func equalItemsOfEveryEncodingHaveOneHash(_ name: String, _ encoding: WireEncoding) throws {
        let item = try ExtensionItem(decoding: Repository.payload(name))
        let other = try ExtensionItem(decoding: item.encoded(as: encoding))
        #expect(other == item)
        #expect(other.hashValue == item.hashValue)
    }
}
