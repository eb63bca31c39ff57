import Testing
import XExtensionItem

/// Large values are edited in place: only the first of several edits copies the value.
///
/// Each edit replaces an existing value, so the storage does not grow. If the value was not copied, it
/// still refers to the same storage.
struct EditingInPlaceTests {
    /// A change of one property, and the reference to its storage.
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
            // After the first edit, the value has its own storage.
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
        Edit("overlay, title", { $0[.mail].tags }) { $0[.mail].title = "b" },
        Edit("overlay, tags", { $0[.mail].tags }) { $0[.mail].tags[0] = "b" },
        Edit("excludedActivities", { $0.excludedActivities }) {
            $0.excludedActivities[0] = .postToTwitter
        },
        Edit("parameters", { $0.parameters }) { $0.parameters["com.example"] = ["a": "b"] },
        Edit("userInfo", { $0.userInfo }) { $0.userInfo["a"] = "b" },
    ]

    static let overlayEdits: [Edit<ExtensionItem.Overlay>] = [
        Edit("mainAttachment", { $0.mainAttachment.representations }) {
            $0.mainAttachment.representations[0].typeIdentifier = .html
        },
        Edit("additionalAttachments", { $0.additionalAttachments }) {
            $0.additionalAttachments[0].suggestedName = "b"
        },
        Edit("contentText", { $0.contentText?.runs }) { $0.contentText?.runs[0].isBold = true },
        Edit("tags", { $0.tags }) { $0.tags[0] = "b" },
        Edit("parameters", { $0.parameters }) { $0.parameters["com.example"] = ["a": "b"] },
        Edit("userInfo", { $0.userInfo }) { $0.userInfo["a"] = "b" },
    ]

    static var item: ExtensionItem {
        var item = ExtensionItem(text: "a")
        item.additionalAttachments = [.text("a"), .text("a")]
        item.contentText = "a"
        item.tags = ["a", "a"]
        item[.mail].title = "a"
        item.excludedActivities = [.mail, .message]
        item.parameters["com.example"] = ["a": "a"]
        item.userInfo = ["a": "a"]
        return item
    }

    @Test(arguments: itemEdits)
    func editsItemsInPlace(_ edit: Edit<ExtensionItem>) {
        #expect(edit.isInPlace(Self.item))
    }

    /// The first change copies the inherited value; later changes modify the copy.
    @Test(arguments: overlayEdits)
    func editsOverlaysInPlace(_ edit: Edit<ExtensionItem.Overlay>) {
        #expect(edit.isInPlace(Self.item[.mail]))
    }

    @Test func editsOverlaysOfSourcesInPlace() {
        var source = ItemSource(text: "a")
        source.tags = ["a", "a"]
        let tags = Edit<ItemSource>("tags", { $0[.mail].tags }) { $0[.mail].tags[0] = "b" }
        #expect(tags.isInPlace(source))
        source.userInfo = ["a": "a"]
        let info = Edit<ItemSource>("userInfo", { $0[.mail].userInfo }) {
            $0[.mail].userInfo["a"] = "b"
        }
        #expect(info.isInPlace(source))
    }
}
