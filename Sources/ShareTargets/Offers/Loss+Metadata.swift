import Essentials
import WireFormat
package import XExtensionItem

extension Loss {
    package init(pointer: String, reason: String) {
        self.init(code: .notCarried, pointer: pointer, message: reason)
    }

    /// Attachments that are shared side by side carry no other members of the item.
    package static func sideBySide(of item: ExtensionItem) -> [Loss] {
        let reason = "attachments that are shared side by side carry no other members of the item"
        return text(of: item, reason) + metadata(of: item, reason)
    }

    static func text(
        of item: ExtensionItem, _ reason: String, keepsTitle: Bool = false
    ) -> [Loss] {
        let members: [SharedMember] = keepsTitle ? [.contentText] : [.title, .contentText]
        return members.filter(item.writtenMembers.contains).map {
            Loss(pointer: JSONPointer.step($0.rawValue), reason: reason)
        }
    }

    /// Returns a loss for each member except title, content text and attachments.
    static func metadata(of item: ExtensionItem, _ reason: String) -> [Loss] {
        let written = item.writtenMembers
        let first: [SharedMember] = [.thumbnail, .tags, .sourceURL, .referrer]
        let others = written.filter { !first.contains($0) && $0.isLostAsWhole }
        let activities = [
            item.activities.isEmpty ? nil : "activities",
            item.excludedActivities.isEmpty ? nil : "excluded-activities",
        ]
        let names =
            first.filter(written.contains).map(\.rawValue) + activities.compactMap(\.self)
            + others.map(\.rawValue)
        let pointers =
            names.map(JSONPointer.step)
            + (item.parameters.namespaces + item.parameters.unknownMembers.keys).map {
                "/parameters" + JSONPointer.step($0)
            }
            + item.unknownMembers.keys.map(JSONPointer.step)
        return pointers.map { Loss(pointer: $0, reason: reason) }
    }
}

extension SharedMember {
    /// Whether `metadata(of:_:)` reports one loss for this member. Attachments, title and content
    /// text are reported elsewhere, because a receiver may get them. Each namespace of the
    /// parameters is a separate loss.
    fileprivate var isLostAsWhole: Bool {
        switch self {
        case .additionalAttachments, .contentText, .mainAttachment, .parameters, .title: false
        case .referrer, .sourceURL, .tags, .thumbnail, .userInfo: true
        }
    }
}
