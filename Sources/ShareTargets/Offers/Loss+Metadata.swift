import Essentials
import WireFormat
package import XExtensionItem

extension Loss {
    /// Creates the loss of a value that is not delivered.
    package init(pointer: String, reason: String) {
        self.init(code: .notCarried, pointer: pointer, message: reason)
    }

    /// Returns the losses of an item whose attachments are shared side by side: all other members.
    package static func sideBySide(of item: ExtensionItem) -> [Loss] {
        let reason = "attachments that are shared side by side carry nothing else"
        return text(of: item, reason) + metadata(of: item, reason)
    }

    /// Returns a loss for the title and one for the content text.
    static func text(
        of item: ExtensionItem, _ reason: String, keepsTitle: Bool = false
    ) -> [Loss] {
        let members: KeyValuePairs<String, Bool> = [
            "/title": !keepsTitle && item.title?.utf8.isEmpty == false,
            "/content-text": item.contentText?.isEmpty == false,
        ]
        return members.filter(\.value).map { Loss(pointer: $0.key, reason: reason) }
    }

    /// Returns a loss for each member except title, text and attachments.
    static func metadata(of item: ExtensionItem, _ reason: String) -> [Loss] {
        let members: KeyValuePairs<String, Bool> = [
            "/thumbnail": item.thumbnail != nil, "/tags": !item.tags.isEmpty,
            "/source-url": item.sourceURL != nil, "/referrer": item.referrer?.isEmpty == false,
            "/activities": !item.activities.isEmpty,
            "/excluded-activities": !item.excludedActivities.isEmpty,
            "/user-info": !item.userInfo.isEmpty,
        ]
        let pointers =
            members.filter(\.value).map(\.key)
            + item.parameters.namespaces.map { "/parameters" + JSONPointer.step($0) }
            + item.unknownMembers.keys.map { JSONPointer.step($0) }
        return pointers.map { Loss(pointer: $0, reason: reason) }
    }
}
