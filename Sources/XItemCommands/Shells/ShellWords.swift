import XExtensionItem

/// Words for scripts of shells.
enum ShellWords {
    /// The activity types that completions offer.
    static let activities = ActivityType.builtIn.map(\.rawValue)
}
