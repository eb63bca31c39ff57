import ShareTargets
import XExtensionItem

/// The values of an item for one activity, with the results that several receivers share. Each result is
/// computed once.
final class ResolvedItem {
    /// The number of the values in the output.
    let number: Int
    let item: ExtensionItem
    /// The views of the item at both stages.
    let main, sideBySide: SharedView

    init(_ resolved: ExtensionItem, of item: ExtensionItem, number: Int) {
        (self.item, self.number) = (resolved, number)
        main = SharedView(resolved, of: item, stage: .main)
        sideBySide = SharedView(resolved, of: item, stage: .sideBySide)
    }

    /// The fields of the intent on Android, and the values that it lacks.
    private(set) lazy var intent: (fields: [MappedField], losses: [Loss]) = {
        let (intent, losses) = item.androidIntent()
        return (MappedField.fields(of: intent), losses)
    }()

    /// The values that are lost if the attachments are shared side by side.
    private(set) lazy var lossesSideBySide = Loss.sideBySide(of: item)
}

/// The values of an item for each receiver.
struct ResolvedItems {
    let item: ExtensionItem
    /// The activity whose values all receivers get, or nil for those of each receiver.
    private let activity: ActivityType?
    private let activities: Set<ActivityType>
    private var known: [ActivityType?: ResolvedItem] = [:]

    init(_ item: ExtensionItem, for activity: ActivityType?) {
        (self.item, self.activity) = (item, activity)
        activities = Set(item.activities)
    }

    /// Returns the values for a receiver. By default, these are the values for its activity type.
    mutating func values(for target: NamedTarget) -> ResolvedItem {
        let activity = activity ?? target.receiver.activity
        // All activities without an overlay have the same values; "$" is reserved and has none.
        let key = activity.map { activities.contains($0) ? $0 : "$" }
        if let found = known[key] { return found }
        let resolved = key.map(item.resolved) ?? item
        let values = ResolvedItem(resolved, of: item, number: known.count)
        known[key] = values
        return values
    }
}
