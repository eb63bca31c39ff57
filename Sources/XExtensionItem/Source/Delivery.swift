/// What an activity receives: the whole item, or the plain main attachment.
public enum Delivery: Hashable, Sendable {
    /// The item, resolved for the activity.
    case item(ExtensionItem)
    /// The main attachment alone, for activities that cannot take an item.
    case attachment(Attachment)
}

/// Which activities cannot take an item: data that a program can change. Unknown ones take it.
public struct DeliveryRules: Hashable, Sendable {
    /// The activities that receive the plain main attachment.
    public var plainActivities: Set<ActivityType>

    /// Makes rules of the activities that cannot take an item.
    public init(plainActivities: Set<ActivityType>) {
        self.plainActivities = plainActivities
    }

    /// The activities of the system that were found not to take an item.
    public static let standard = DeliveryRules(plainActivities: [
        .addToReadingList, .airDrop, .assignToContact, .copyToPasteboard, .mail, .message, .print,
        .saveToCameraRoll,
    ])

    /// What an activity receives of an item: the item resolved for it, or its main attachment.
    public func delivery(of item: ExtensionItem, to activity: ActivityType) -> Delivery {
        let resolved = item.resolved(for: activity)
        return plainActivities.contains(activity)
            ? .attachment(resolved.mainAttachment) : .item(resolved)
    }
}
