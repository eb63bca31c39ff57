import Essentials
import WireFormat
import XExtensionItem

/// `xitem create`: writes a payload from options, files and the standard input.
struct CreateCommand: Command {
    static let form = CommandForm(
        words: "create", summary: "Make a payload from texts, URLs and files.",
        operands: [
            OperandForm(
                name: "path", summary: "A file to attach before everything else.",
                isOptional: true, isRepeatable: true)
        ],
        options: [
            OptionForm("--url", .text("url"), "Attach a URL.").repeatable,
            OptionForm("--text", .text("text"), "Attach a plain text; '-' for standard input.")
                .repeatable,
            OptionForm(
                "--file", .file("path"),
                "Attach a file; '-' for standard input. Its type comes from its name, or else from "
                    + "its first bytes."
            ).repeatable,
            OptionForm("--title", .text("text"), "The title.").repeatable,
            OptionForm("--content-markdown", .text("text"), "The text of the item, in Markdown.")
                .repeatable,
            OptionForm("--tag", .text("tag"), "Add a tag.").repeatable,
            OptionForm("--thumbnail", .file("path"), "The thumbnail, an image.").repeatable,
            OptionForm("--source-url", .text("url"), "The web page that the item comes from.")
                .repeatable,
            OptionForm("--referrer-app-name", .text("name"), "The name of the sending app.")
                .repeatable,
            OptionForm("--referrer-app-store-id", .text("id"), "Its id in the App Store.")
                .repeatable,
            OptionForm("--referrer-google-play-id", .text("id"), "Its id in Google Play.")
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
                "Let the options after this one apply to this type of activity alone."
            ).repeatable,
            OptionForm("--exclude", .activity("id"), "Exclude a type of activity.").repeatable,
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
            The first path, or else the first of --url, --text and --file, is the main attachment,
            and each other is an additional attachment. The payload is checked before it is written.
            With '--folder', '--force' replaces the whole folder with all files in it, and a link is
            not followed.
            """,
        statuses: [
            0: "written", 1: "the payload would have findings", 64: "wrong usage",
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

    /// Says on the standard error that an activity is spelled much like one of the system.
    private static func note(_ activity: ActivityType, _ console: Console) {
        let suggestion = activity.suggestion()
        guard !suggestion.isEmpty else { return }
        console.writeError(
            "note: " + SafeText.line("the system has no activity '\(activity)'\(suggestion)"))
    }
}
