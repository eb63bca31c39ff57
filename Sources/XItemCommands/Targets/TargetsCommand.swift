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
                "--stage", .choice(["main", "whole"]),
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

            With '--json', a line with "item" and "attachments" has the types of the attachments,
            and a line with "loss" and "pointers" values that somebody lacks, counted from "loss".
            Receivers refer to both by number: "lost" has pairs of a first and a last loss, and
            "receives" says how many attachments arrive, the main attachment first.
            """,
        surplusOption: "--target",
        statuses: [
            0: "every receiver has an answer",
            1: "a file describes no receiver, or its rule has "
                + "an error", 64: "wrong usage", 66: "a file cannot be read",
        ])

    /// The greatest number of steps of all advice, as a rule counts them.
    private static let adviceStepCount = 4_000_000

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
        stage = arguments.value("--stage").map(SharedView.Stage.init(rawValue:)) ?? .whole
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
        ShareReceiver.activities.map { NamedTarget(file: "", receiver: $0) }
            .filter { activity == nil || $0.activity == activity }
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let item = try CheckedPayload.item(file, console)
        activity.note(item, console)
        let input = try TargetInput(targets, console)
        let named =
            targets.isEmpty ? Self.activities(activity.activity) : input.files.flatMap(\.targets)
        let page = TargetPage(named, explains: explains)
        var values = ResolvedItems(item, for: activity.activity, stage)
        var objects = TargetLines()
        var steps = advises ? Self.adviceStepCount : 0
        for target in named {
            let report = TargetReport(
                target, values.values(for: target), of: item, adviceSteps: &steps)
            let lines = asJSON ? objects.lines(report, stage: stage) : page.lines(report)
            for line in lines { try console.print(line) }
        }
        if advises, steps <= 0 {
            console.writeError("note: there may be advice that was not found in time")
        }
        let faults = input.files.filter { $0.fault != nil }
        for file in faults {
            if asJSON {
                try console.print(TargetLines.line(file))
            } else {
                console.writeError("Error: " + file.faultLine)
            }
        }
        return faults.isEmpty ? .done : .findings
    }
}
