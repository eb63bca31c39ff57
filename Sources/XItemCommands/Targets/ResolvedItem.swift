import ShareTargets
import XExtensionItem

/// The values of an item for one activity, with everything that receivers ask about them. Each is made
/// once, however many receivers ask.
final class ResolvedItem {
    /// The number of the values among those that receivers of a payload ask about.
    let number: Int
    let item: ExtensionItem
    /// The attachments that decide, and the main attachment alone.
    let view, main: SharedView

    init(_ item: ExtensionItem, number: Int, stage: SharedView.Stage) {
        (self.item, self.number) = (item, number)
        main = SharedView(item, stage: .main)
        view = stage == .main ? main : SharedView(item)
    }

    /// The fields of the intent on Android, and what it lacks.
    private(set) lazy var intent: (fields: [MappedField], losses: [Loss]) = {
        let (intent, losses) = item.androidIntent()
        return (MappedField.fields(of: intent), losses)
    }()

    /// What an activity lacks that gets the main attachment alone.
    private(set) lazy var lossesOfActivities = BuiltInActivity.losses(of: item)
}

/// An item as receivers are asked about it.
struct ResolvedItems {
    let item: ExtensionItem
    /// The activity by whose values every receiver is judged; nil for its own.
    private let activity: ActivityType?
    private let stage: SharedView.Stage
    private let activities: Set<ActivityType>
    private var known: [ActivityType?: ResolvedItem] = [:]

    init(_ item: ExtensionItem, for activity: ActivityType?, _ stage: SharedView.Stage) {
        (self.item, self.activity, self.stage) = (item, activity, stage)
        activities = Set(item.activities)
    }

    /// Returns the values for a receiver: those for its own activity type, if nothing else is asked.
    mutating func values(for target: NamedTarget) -> ResolvedItem {
        let activity = activity ?? target.activity
        // A reserved name has no values of its own.
        let key = activity.map { activities.contains($0) ? $0 : "$" }
        if let found = known[key] { return found }
        let resolved = key.map(item.resolved) ?? item
        let values = ResolvedItem(resolved, number: known.count, stage: stage)
        known[key] = values
        return values
    }
}
