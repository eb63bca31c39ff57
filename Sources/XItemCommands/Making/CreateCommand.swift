import Essentials
import WireFormat
import XExtensionItem

/// `xitem create`: writes a payload from options, files and standard input.
struct CreateCommand: Command {
    static let form = CommandForm(
        words: "create", summary: "Create a payload from text, URLs and files.",
        operands: [
            OperandForm(
                name: "path", summary: "A file to attach, before the attachments of options.",
                isOptional: true, isRepeatable: true)
        ],
        options: [
            OptionForm("--url", .text("url"), "Attach a URL.").repeatable,
            OptionForm("--text", .text("text"), "Attach plain text; '-' for standard input.")
                .repeatable,
            OptionForm(
                "--file", .file("path"),
                "Attach a file; '-' for standard input. Its type follows from its name, or from "
                    + "its first bytes."
            ).repeatable,
            OptionForm("--title", .text("text"), "The title.").repeatable,
            OptionForm("--content-markdown", .text("text"), "The text of the item, in Markdown.")
                .repeatable,
            OptionForm("--tag", .text("tag"), "Add a tag.").repeatable,
            OptionForm("--thumbnail", .file("path"), "The thumbnail, an image.").repeatable,
            OptionForm("--source-url", .text("url"), "The web page of the item.")
                .repeatable,
            OptionForm("--referrer-app-name", .text("name"), "The name of the sending app.")
                .repeatable,
            OptionForm("--referrer-app-store-id", .text("id"), "The app's id in the App Store.")
                .repeatable,
            OptionForm("--referrer-google-play-id", .text("id"), "The app's id in Google Play.")
                .repeatable,
            OptionForm("--referrer-web-url", .text("url"), "The item's page on the web.")
                .repeatable,
            OptionForm("--referrer-ios-app-url", .text("url"), "The item's page in the iOS app.")
                .repeatable,
            OptionForm(
                "--referrer-android-app-url", .text("url"), "The item's page in the Android app."
            ).repeatable,
            OptionForm(
                "--parameter", .pair("namespace", "key=value"),
                "Add a parameter for a receiver: KEY=TEXT, or KEY:=JSON for other values."
            ).repeatable,
            OptionForm(
                "--activity", .activity("id"),
                "Apply the following options only to this activity type."
            ).repeatable,
            OptionForm("--exclude", .activity("id"), "Exclude an activity type.").repeatable,
            ItemOutput.folder,
        ] + ItemOutput.options,
        synopsis: "(<path> | --url <url> | --text <text> | --file <path>) ... [options]",
        example: """
            xitem create --url https://example.com/post/1 --title 'A post' --tag swift
            xitem create --file Examples/Payloads/minimal.xitem.json --tag a -o a.json
            xitem create --text Hi --activity com.example.app --title 'For one app'
            xitem create --text Hi --parameter com.example.app size:=12 --folder -o a.xitem
            """,
        notes: """
            The first path, or without paths the first of --url, --text and --file, is the main
            attachment; others are additional attachments. Checks the payload, and writes nothing if
            it is invalid. With '--folder', '--force' replaces the whole folder, and does not follow
            symbolic links.
            """,
        statuses: [
            0: "the payload was written", 1: "the payload would be invalid", 64: "wrong usage",
            66: "a file cannot be read", 74: "the output cannot be written",
        ])

    private let files: [String]
    private let options: [ArgumentList.Option]
    private let output: ItemOutput

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        output = try ItemOutput(&arguments)
        files = arguments.operands
        options = arguments.options
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let item = try item(console)
        let findings = try output.write(item, console)
        for finding in findings {
            console.writeError("Error: " + SafeText.line(finding.description))
        }
        return findings.isEmpty ? .done : .findings
    }

    private func item(_ console: Console) throws(CommandError) -> ExtensionItem {
        var input = CreateInput(console)
        var general = NewItem()
        var overlays: [(activity: ActivityType, draft: NewItem)] = []
        var excluded: [ActivityType] = []
        for file in files { general.attach(try input.file(file)) }
        for option in options {
            let id = ActivityType(named: option.values.first ?? "")
            switch option.name {
            case "--activity":
                Self.note(id, console)
                overlays.append((id, NewItem()))
            case "--exclude":
                Self.note(id, console)
                excluded.append(id)
            case _ where overlays.isEmpty: try general.take(option, &input)
            default: try overlays[overlays.count - 1].draft.take(option, &input)
            }
        }
        guard let main = general.attachments.first else {
            throw .usage(
                "Missing expected argument '<path>', or option '--url', '--text' or '--file'",
                Self.self)
        }
        var item = ExtensionItem(mainAttachment: main)
        general.apply(to: &item)
        for (activity, draft) in overlays { draft.apply(to: &item[activity]) }
        item.excludedActivities = excluded
        return item
    }

    /// Prints a note if an unknown activity is spelled like a built-in one.
    private static func note(_ activity: ActivityType, _ console: Console) {
        let suggestion = activity.suggestion()
        guard !suggestion.isEmpty else { return }
        console.writeError(
            "note: " + SafeText.line("the system has no activity '\(activity)'\(suggestion)"))
    }
}
