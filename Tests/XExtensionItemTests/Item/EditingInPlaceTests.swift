import Testing
import XExtensionItem

/// What may be large is changed where it lies: one edit after another is not a copy after another.
///
/// Each edit replaces something that is there, so that nothing has to grow; the value is the same
/// reference to the same storage then, unless it was copied.
struct EditingInPlaceTests {
    /// A change of one property, and the reference to what that holds.
    struct Edit<Whole>: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let change: @Sendable (inout Whole) -> Void
        let storage: @Sendable (Whole) -> [UInt8]

        init<Part>(
            _ name: String, _ part: @escaping @Sendable (Whole) -> Part,
            _ change: @escaping @Sendable (inout Whole) -> Void
        ) {
            testDescription = name
            self.change = change
            storage = { whole in withUnsafeBytes(of: part(whole)) { Array($0) } }
        }

        /// Whether the value refers to the same storage after the change as before.
        func isInPlace(_ whole: Whole) -> Bool {
            var whole = whole
            // The first edit makes the storage this value's own.
            change(&whole)
            let before = storage(whole)
            change(&whole)
            return storage(whole) == before
        }
    }

    static let itemEdits: [Edit<ExtensionItem>] = [
        Edit("mainAttachment", { $0.mainAttachment.representations }) {
            $0.mainAttachment.representations[0].typeIdentifier = .html
        },
        Edit("additionalAttachments", { $0.additionalAttachments }) {
            $0.additionalAttachments[0].suggestedName = "b"
        },
        Edit("contentText", { $0.contentText?.runs }) { $0.contentText?.runs[0].isBold = true },
        Edit("tags", { $0.tags }) { $0.tags[0] = "b" },
        Edit("activities", { $0.activities }) { $0.activities[.mail]?.title = "b" },
        Edit("activities, tags", { $0.activities[.mail]?.tags }) {
            $0.activities[.mail]?.tags?[0] = "b"
        },
        Edit("excludedActivities", { $0.excludedActivities }) {
            $0.excludedActivities[0] = .postToTwitter
        },
        Edit("parameters", { $0.parameters }) { $0.parameters["com.example"] = ["a": "b"] },
        Edit("userInfo", { $0.userInfo }) { $0.userInfo["a"] = "b" },
    ]

    static let overlayEdits: [Edit<Presentation>] = [
        Edit("mainAttachment", { $0.mainAttachment?.representations }) {
            $0.mainAttachment?.representations[0].typeIdentifier = .html
        },
        Edit("additionalAttachments", { $0.additionalAttachments }) {
            $0.additionalAttachments?[0].suggestedName = "b"
        },
        Edit("contentText", { $0.contentText?.runs }) { $0.contentText?.runs[0].isBold = true },
        Edit("tags", { $0.tags }) { $0.tags?[0] = "b" },
        Edit("parameters", { $0.parameters }) { $0.parameters?["com.example"] = ["a": "b"] },
        Edit("userInfo", { $0.userInfo }) { $0.userInfo?["a"] = "b" },
    ]

    static var overlay: Presentation {
        var overlay = Presentation()
        overlay.mainAttachment = .text("a")
        overlay.additionalAttachments = [.text("a"), .text("a")]
        overlay.contentText = "a"
        overlay.tags = ["a", "a"]
        overlay.parameters = Parameters()
        overlay.parameters?["com.example"] = ["a": "a"]
        overlay.userInfo = ["a": "a"]
        return overlay
    }

    static var item: ExtensionItem {
        var item = ExtensionItem(text: "a")
        item.additionalAttachments = [.text("a"), .text("a")]
        item.contentText = "a"
        item.tags = ["a", "a"]
        item.activities = [.mail: overlay]
        item.excludedActivities = [.mail, .message]
        item.parameters["com.example"] = ["a": "a"]
        item.userInfo = ["a": "a"]
        return item
    }

    @Test(arguments: itemEdits)
    func editsItemsInPlace(_ edit: Edit<ExtensionItem>) {
        #expect(edit.isInPlace(Self.item))
    }

    @Test(arguments: overlayEdits)
    func editsOverlaysInPlace(_ edit: Edit<Presentation>) {
        #expect(edit.isInPlace(Self.overlay))
    }

    @Test func editsPresentationsOfSourcesInPlace() {
        var source = ItemSource(text: "a")
        source[.mail] = Self.overlay
        let edit = Edit<ItemSource>("tags", { $0[.mail].tags }) { $0[.mail].tags?[0] = "b" }
        #expect(edit.isInPlace(source))
        source[.mail] = Presentation()
        #expect(source[.mail].isEmpty)
    }
}
