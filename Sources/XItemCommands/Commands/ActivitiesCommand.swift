import XExtensionItem

enum ActivitiesCommand: Command {
    static let form = CommandForm(
        words: "activities", summary: "List the activities of Apple's systems.",
        example: "xitem activities",
        notes: """
            Prints one line per activity: its alias and its activity type. Options such as
            '--activity' accept either. The case of an alias does not matter.
            """)

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let rows = ActivityType.known.map { (name: $0.alias, text: $0.activity.rawValue) }
        try console.print(CommandHelp.table(rows))
        return .done
    }
}
