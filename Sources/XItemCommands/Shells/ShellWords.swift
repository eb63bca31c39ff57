import XExtensionItem

/// Words and quotes for scripts of shells.
enum ShellWords {
    /// The activity types that completions offer.
    static let activities = ActivityType.builtIn.map(\.rawValue)

    /// Returns a text in single quotes.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }
}
