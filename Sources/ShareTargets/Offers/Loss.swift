import Essentials
import WireFormat
import XExtensionItem

/// A value of an item that does not arrive, and why.
public struct Loss: Hashable, Sendable, CustomStringConvertible {
    /// The JSON Pointer (RFC 6901) of the value in the item resolved for the activity.
    public var pointer: String
    /// The reason, as a phrase.
    public var reason: String

    /// Creates a loss.
    public init(pointer: String, reason: String) {
        self.pointer = pointer
        self.reason = reason
    }

    /// The pointer and the reason in one line.
    public var description: String { "\(pointer): \(reason)" }
}

extension Loss {
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
