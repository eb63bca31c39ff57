import Essentials
import WireFormat
package import XExtensionItem

extension Loss {
    /// Creates the loss of a value that does not arrive.
    package init(pointer: String, reason: String) {
        self.init(code: .notCarried, pointer: pointer, message: reason)
    }

    /// Returns a loss for each member besides title, text and attachments.
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
