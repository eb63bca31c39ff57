import ShareTargets
import XExtensionItem

enum TargetsCommand: Command {
    static let form = CommandForm(
        words: "targets",
        summary: "Show which apps would be offered an item, and why others would not.",
        operands: [.payload],
        options: [
            OptionForm(
                "--target", .file("file"),
                "A receiver: an extension's Info.plist, a web manifest, an AndroidManifest.xml "
                    + "or shortcuts.xml, or a folder of them. Default: iOS activities."
            ).repeatable,
            OptionForm(
                "--stage", .choice(["main", "side-by-side"]),
                "main: share the whole item, and choose apps by its main attachment. side-by-side: "
                    + "share each attachment as an activity item. Default: main."),
            OptionForm(
                "--activity", .activity,
                "Give every receiver the values for this activity; without '--target', show only "
                    + "this activity."),
            OptionForm(
                "--accepts", .text("type"),
                "A type that your own activity accepts; requires '--activity'."
            ).repeatable,
            .flag("--explain", "If a rule refuses, print every clause that fails."),
            .flag("--advise", "Suggest the smallest change to the item."),
            .json("receiver"), .silent, .color,
        ],
        example: """
            xitem targets --target Examples/Targets Examples/Payloads/article.xitem.json
            """,
        notes: """
            A receiver gets the values for its activity type or bundle identifier. Prints one line
            per receiver: its name; 'offered', 'likely', 'unlikely', 'no' or 'unknown'; what it gets
            and loses or, if it is not offered, the reason. 'likely' and 'unlikely' depend on an
            assumption about undocumented behavior, which the line names. 'rule 3:12' is a line and
            a column in the receiver's rule.

            Schemas/share-targets.md explains which receivers are offered and what they get;
            Schemas/tool/targets.schema.json describes '--json'. Compares at most 4,000,000 pairs of
            an extension and a type, and prints at most 16 MiB.
            """,
        suggestedOption: "--target",
        negativeAnswer:
            "a file describes no receiver, or has a rule with an error, or, with \'-q\', no "
            + "receiver is offered the item")

    /// The maximum number of evaluation steps for all advice together.
    private static let adviceStepCount = 4_000_000

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let targets = arguments.values("--target").map(\.value)
        let isSideBySide = arguments.value("--stage") == SharedView.Stage.sideBySide.name
        let activity = ActivityChoice(arguments)
        let (advises, explains) = (arguments.flag("--advise"), arguments.flag("--explain"))
        let (asJSON, isQuiet) = (arguments.flag("--json"), arguments.flag("--quiet"))
        let activities = try activities(arguments, activity.activity, targets)
        let item = try CheckedPayload.item(arguments.operands[0], console)
        activity.note(item, console)
        let input = try TargetInput(targets, console)
        let named = targets.isEmpty ? activities : input.files.flatMap(\.targets)
        try requireFewPairs(named, item, console.limits.pairCount)
        let page = TargetPage(named, explains: explains, console.style)
        var values = ResolvedItems(item, for: activity.activity, named)
        var objects = TargetLines()
        var steps = advises ? adviceStepCount : 0
        var undocumented: [TargetReport] = []
        var isOffered = false
        var byteCount = 0
        for target in named {
            let report = TargetReport(
                target, values.values(for: target), of: item,
                stage: isSideBySide ? .sideBySide : .main, adviceSteps: &steps)
            isOffered = isOffered || report.offer.isOffered && !report.offer.isUndocumented
            if isQuiet { continue }
            guard asJSON || named.count == 1 || !report.isUndocumentedActivity else {
                undocumented.append(report)
                continue
            }
            let lines = asJSON ? objects.lines(report) : page.lines(report)
            for line in lines {
                byteCount += line.utf8.count
                guard byteCount <= console.limits.targetByteCount else {
                    throw tooMuch(console.limits.targetByteCount)
                }
                try console.print(line)
            }
        }
        if undocumented.count > 1 {
            try console.print(page.line(undocumented: undocumented))
        } else if let report = undocumented.first {
            for line in page.lines(report) { try console.print(line) }
        }
        if advises, steps <= 0 {
            console.writeError(
                "note: the search for advice reached its step limit; more advice may exist")
        }
        let faults = input.files.filter { $0.fault != nil }
        for file in faults {
            if asJSON {
                try console.print(TargetLines.line(file))
            } else {
                console.writeError("Error: " + file.faultLine)
            }
        }
        return faults.isEmpty && (!isQuiet || isOffered) ? .done : .findings
    }

    /// Returns the receivers if `--target` is not given: the chosen activity, or all activities of
    /// iOS.
    private static func activities(
        _ arguments: Arguments, _ activity: ActivityType?, _ targets: [String]
    ) throws(CommandError) -> [NamedTarget] {
        // The types that the user's own activity accepts; empty for an activity of iOS.
        let types = arguments.values("--accepts").map { TypeIdentifier(rawValue: $0.value) }
        if !types.isEmpty, activity == nil || !targets.isEmpty {
            throw .usage(
                "'--accepts' requires '--activity', and cannot be used with '--target'", Self.form)
        }
        let receivers =
            if let activity, !types.isEmpty {
                [ShareReceiver(activity: activity, types: types)]
            } else {
                ShareReceiver.activities.filter { activity == nil || $0.activity == activity }
            }
        if let activity, targets.isEmpty, receivers.isEmpty {
            throw .usage(
                "'\(activity)' is not an iOS activity; pass its receiver with '--target', or its "
                    + "types with '--accepts'" + activity.suggestion(), Self.form)
        }
        return receivers.map { NamedTarget(file: "", receiver: $0) }
    }

    private static func requireFewPairs(
        _ targets: [NamedTarget], _ item: ExtensionItem, _ limit: Int
    ) throws(CommandError) {
        let extensionCount = targets.count { $0.kind == "extension" }
        let typeCount = item.attachments.reduce(0) { $0 + $1.representations.count }
        let (count, overflows) = extensionCount.multipliedReportingOverflow(by: typeCount)
        guard overflows || count > limit else { return }
        throw .findings(
            "limit.pairs: \(extensionCount) extensions times \(typeCount) types in the item exceed "
                + "the limit of \(limit) pairs; pass fewer extensions")
    }

    private static func tooMuch(_ limit: Int) -> CommandError {
        .findings("limit.output: more than \(limit) bytes; pass fewer receivers")
    }
}
