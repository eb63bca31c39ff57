/// The data that an activity receives: the whole item, or only the main attachment.
///
/// The enumeration is closed: no case will be added before version 2.0 of this library.
public enum Delivery: Hashable, Sendable {
    /// The item, resolved for the activity.
    case item(ExtensionItem)
    /// Only the main attachment, for an activity that does not accept an item.
    case attachment(ExtensionItem.Attachment)
}

/// The activities that receive only the main attachment.
///
/// The rules are a value, so a program can adapt them:
///
///     var rules = DeliveryRules.standard
///     rules.mainAttachmentOnlyActivities.insert("com.example.print")
public struct DeliveryRules: Hashable, Sendable {
    /// The activities that receive only the main attachment.
    public var mainAttachmentOnlyActivities: Set<ActivityType>

    /// Creates rules from the activities that receive only the main attachment.
    public init(mainAttachmentOnlyActivities: Set<ActivityType>) {
        self.mainAttachmentOnlyActivities = mainAttachmentOnlyActivities
    }

    /// The rules for the system's activities. These activities are known to accept only the main
    /// attachment: Add to Reading List, AirDrop, Assign to Contact, Copy, Mail, Messages, Print and
    /// Save Image.
    public static let standard = DeliveryRules(mainAttachmentOnlyActivities: [
        .addToReadingList, .airDrop, .assignToContact, .copyToPasteboard, .mail, .message, .print,
        .saveToCameraRoll,
    ])
}

extension ExtensionItem {
    /// Returns what an activity receives: the item resolved for it, or its main attachment.
    ///
    /// - Parameters:
    ///   - activity: the activity.
    ///   - rules: the activities that receive only the main attachment.
    /// - Returns: the resolved item, or only its main attachment.
    public func delivery(
        for activity: ActivityType, rules: DeliveryRules = .standard
    ) -> Delivery {
        let resolved = resolved(for: activity)
        return rules.mainAttachmentOnlyActivities.contains(activity)
            ? .attachment(resolved.mainAttachment) : .item(resolved)
    }
}
