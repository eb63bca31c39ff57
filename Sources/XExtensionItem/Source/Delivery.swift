/// The data that an activity receives: a whole item or a plain attachment.
///
/// The enumeration is closed: no case will be added before version 2.0 of this library.
public enum Delivery: Hashable, Sendable {
    /// The item, resolved for the activity.
    case item(ExtensionItem)
    /// The main attachment alone, for an activity that cannot take an item.
    case attachment(ExtensionItem.Attachment)
}

/// The activities that cannot take an item; every other activity takes one.
///
/// The rules are a value, so a program can adapt them:
///
///     var rules = DeliveryRules.standard
///     rules.plainActivities.insert("com.example.print")
public struct DeliveryRules: Hashable, Sendable {
    /// The activities that receive the plain main attachment.
    public var plainActivities: Set<ActivityType>

    /// Creates rules from the activities that cannot take an item.
    public init(plainActivities: Set<ActivityType>) {
        self.plainActivities = plainActivities
    }

    /// The system's activities that are known not to take an item: Add to Reading List, AirDrop,
    /// Assign to Contact, Copy, Mail, Messages, Print and Save Image.
    public static let standard = DeliveryRules(plainActivities: [
        .addToReadingList, .airDrop, .assignToContact, .copyToPasteboard, .mail, .message, .print,
        .saveToCameraRoll,
    ])
}

extension ExtensionItem {
    /// Returns what an activity receives: the item resolved for it, or its main attachment.
    ///
    /// - Parameters:
    ///   - activity: the activity.
    ///   - rules: the activities that cannot take an item.
    /// - Returns: the resolved item, or its main attachment alone.
    public func delivery(
        for activity: ActivityType, rules: DeliveryRules = .standard
    ) -> Delivery {
        let resolved = resolved(for: activity)
        return rules.plainActivities.contains(activity)
            ? .attachment(resolved.mainAttachment) : .item(resolved)
    }
}
