import ShareTargets
import XExtensionItem

/// `xitem targets`: tells which receivers are offered an item.
struct TargetsCommand: Command {
    static let form = CommandForm(
        words: "targets", summary: "Tell which apps would be offered an item, and why not.",
        operands: [.payload],
        options: [
            OptionForm(
                "--target", .file("file"),
                "A receiver: an extension's Info.plist, a web manifest, an AndroidManifest.xml "
                    + "or shortcuts.xml, or a folder of them. Without any, the activities of iOS."
            ).repeatable,
            OptionForm(
                "--stage", .choice(SharedView.Stage.allCases.map(\.rawValue)),
                "The attachments that decide: the main one alone, or all; whole unless given."),
            OptionForm(
                "--activity", .activity("id"),
                "Judge every receiver by the values for this type of activity. Without '--target', "
                    + "show this activity of iOS alone."),
            .flag("--explain", "Print every clause that keeps a receiver from being offered."),
            .flag("--advise", "Print the least change that makes a receiver accept the item."),
            .json("receiver"),
        ],
        example: """
            xitem targets --target Examples/Targets Examples/Payloads/article.xitem.json
            """,
        notes: """
            Without '--activity', a receiver is judged by the values that the payload has for
            it: an activity of iOS by those for its type, an extension by those for its bundle
            identifier, any other receiver by those for all activities. An activity that the
            payload excludes is 'no'.

            Mail, Messages, AirDrop, Print, Copy, Assign to Contact, Save Image and Add to
            Reading List get the main attachment alone: the line says which members are lost.
            'xitem resolve' writes all values for such an activity, also those that it loses.

            Each line has the receiver's name, 'offered', 'likely', 'unlikely', 'no' or 'unknown',
            and what the receiver gets or why it is not offered. 'likely' and 'unlikely' depend
            on what Apple does not document: the line says on what. A place such as 'rule 3:12'
            is a line and a column in the receiver's rule.
            """,
        surplusOption: "--target",
        statuses: [
            0: "every receiver has an answer",
            1: "a file describes no receiver, or its rule has "
                + "an error", 64: "wrong usage", 66: "a file cannot be read",
        ])

    let file: String
    let targets: [String]
    let stage: SharedView.Stage
    let activity: ActivityChoice
    let explains: Bool
    let advises: Bool
    let asJSON: Bool

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        targets = arguments.values("--target").map(\.value)
        stage = arguments.value("--stage").flatMap(SharedView.Stage.init(rawValue:)) ?? .whole
        activity = ActivityChoice(&arguments)
        explains = arguments.flag("--explain")
        advises = arguments.flag("--advise")
        asJSON = arguments.flag("--json")
        if let activity = activity.activity, targets.isEmpty, Self.activities(activity).isEmpty {
            throw .usage(
                "'\(activity)' is no activity of iOS; name its receiver with '--target'"
                    + activity.suggestion(), Self.self)
        }
    }

    /// Returns one activity of iOS as a receiver, or all.
    private static func activities(_ activity: ActivityType?) -> [NamedTarget] {
        BuiltInActivity.all.filter { activity == nil || $0.activity == activity }.map {
            NamedTarget(file: "", kind: .activity, receiver: $0)
        }
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let item = try PayloadItem.read(file, console)
        activity.note(item, console)
        let input = try TargetInput(targets, console)
        let named =
            targets.isEmpty ? Self.activities(activity.activity) : input.files.flatMap(\.targets)
        let reports = named.map {
            TargetReport($0, item, for: activity.activity, stage, advises: advises)
        }
        for report in reports {
            for line in asJSON ? [report.json] : [] { try console.print(line) }
        }
        let faults = input.files.filter { $0.fault != nil }
        if !asJSON {
            let page = TargetPage(reports: reports, explains: explains)
            for line in page.lines { try console.print(line) }
        }
        for file in faults {
            if asJSON {
                try console.print(TargetReport.json(file))
            } else {
                console.writeError("Error: " + TargetReport.line(file))
            }
        }
        return faults.isEmpty ? .done : .findings
    }
}
