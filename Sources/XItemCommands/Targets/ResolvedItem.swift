import ShareTargets
import XExtensionItem

/// The values of an item for one activity, with the results that several receivers share. Each result is
/// computed once.
final class ResolvedItem {
    /// The number that identifies these values in the output.
    let number: Int
    let item: ExtensionItem
    /// The views of the item at both stages.
    let main, sideBySide: SharedView

    init(_ resolved: ExtensionItem, of item: ExtensionItem, number: Int) {
        (self.item, self.number) = (resolved, number)
        main = SharedView(resolved, of: item, stage: .main)
        sideBySide = SharedView(resolved, of: item, stage: .sideBySide)
    }

    /// The fields of the Android intent, and the values that the intent lacks.
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
    /// The activity whose values all receivers get; nil if each receiver gets the values for its
    /// own activity.
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
        // All activities without an overlay have the same values, so they share the key "$", a
        // reserved name that never has an overlay.
        let key = activity.map { activities.contains($0) ? $0 : "$" }
        if let found = known[key] { return found }
        let resolved = key.map(item.resolved) ?? item
        let values = ResolvedItem(resolved, of: item, number: known.count)
        known[key] = values
        return values
    }
}
