import ShareTargets
import XExtensionItem

/// The values of an item for one activity, with the results that several receivers share. Each
/// result is computed once.
final class ResolvedItem {
    /// The number that identifies these values in the output.
    let number: Int
    let item: ExtensionItem
    /// Two views of the item: one for sharing it as a whole, and one for sharing its attachments
    /// side by side.
    let main, sideBySide: SharedView

    /// The file patterns in the manifests of all web apps among the receivers.
    private let patterns: Set<CaselessText>

    init(
        _ resolved: ExtensionItem, of item: ExtensionItem, number: Int,
        patterns: Set<CaselessText>
    ) {
        (self.item, self.number, self.patterns) = (resolved, number, patterns)
        main = SharedView(resolved, of: item, stage: .main)
        sideBySide = SharedView(resolved, of: item, stage: .sideBySide)
    }

    private(set) lazy var intent: (fields: [MappedField], losses: SharedLosses) = {
        let (intent, losses) = item.androidIntent()
        return (MappedField.fields(of: intent), SharedLosses(losses))
    }()

    private(set) lazy var lossesSideBySide = SharedLosses(Loss.sideBySide(of: item))

    // MARK: Web apps

    /// The attachments that are files, grouped by the file patterns of web apps that accept them.
    private(set) lazy var webFiles = WebFiles(of: main) { [patterns] in patterns.contains($0) }
    private(set) lazy var webContent = WebContent(item) { [patterns] in patterns.contains($0) }
    private var webLosses: [[Bool]: SharedLosses] = [:]
    private lazy var fileLosses = SharedLosses(webContent.fileLosses)

    func losses(of target: WebShareTarget) -> [SharedLosses.Part] {
        let key = target.lacksFields
        let shared = webLosses[key] ?? SharedLosses(target.losses(of: webContent, on: .android))
        webLosses[key] = shared
        return [shared.whole, fileLosses.part(target.refusedFiles(of: webContent))]
    }
}

struct ResolvedItems {
    let item: ExtensionItem
    /// The activity whose values all receivers get; nil if each receiver gets the values for its
    /// own activity.
    private let activity: ActivityType?
    private let activities: Set<ActivityType>
    private let patterns: Set<CaselessText>
    private var numbers: [ActivityType?: Int] = [:]
    private var shared: [ActivityType?: ResolvedItem] = [:]

    init(_ item: ExtensionItem, for activity: ActivityType?, _ targets: [NamedTarget]) {
        (self.item, self.activity) = (item, activity)
        activities = Set(item.activities)
        patterns = targets.map(\.receiver).webPatterns
    }

    mutating func values(for target: NamedTarget) -> ResolvedItem {
        let own = activity ?? target.receiver.activity
        // All activities without an overlay have the same values, so they share the key "$", a
        // reserved name that never has an overlay.
        let key = own.map { activities.contains($0) ? $0 : "$" }
        if let found = shared[key] { return found }
        let number = numbers[key] ?? numbers.count
        numbers[key] = number
        let values = ResolvedItem(
            key.map(item.resolved) ?? item, of: item, number: number, patterns: patterns)
        // Values that only one receiver gets are not kept: an item can have many overlays, and the
        // values for each would take memory.
        if key == nil || key == "$" || key == activity { shared[key] = values }
        return values
    }
}
