import WireFormat
import XExtensionItem

/// The options that set the values of an item, for `create` and `edit`.
///
/// Options before the first `--activity` are for all activities; each later option is for the
/// activity named most recently.
struct ItemOptions {
    static let forms: [OptionForm] = [
        OptionForm("--url", .text("url"), "Attach a URL."),
        OptionForm("--text", .text("text"), "Attach plain text; '-' for standard input."),
        OptionForm("--file", .file("path"), "Attach a file; '-' for standard input."),
        OptionForm(
            "--representation", .text("type=value"),
            "Add a representation; VALUE is text or @FILE."),
        OptionForm("--also-html", .text("html"), "Add a representation of public.html."),
        OptionForm("--also-text", .text("text"), "Add a representation of public.plain-text."),
        OptionForm("--title", .text("text"), "The title."),
        OptionForm(
            "--content-markdown", .text("text"), "The text, in Markdown's inline markup."),
        OptionForm("--tag", .text("tag"), "Add a tag."),
        OptionForm("--thumbnail", .file("path"), "The thumbnail, an image."),
        OptionForm("--source-url", .text("url"), "The web page of the item."),
        referrer("app-name", "name", "The name of the sending app."),
        referrer("app-store-id", "id", "The app's id in the App Store."),
        referrer("google-play-id", "id", "The app's id in Google Play."),
        referrer("web-url", "url", "The item's page on the web."),
        referrer("ios-app-url", "url", "The item's page in the iOS app."),
        referrer("android-app-url", "url", "The item's page in the Android app."),
        OptionForm(
            "--parameter", .pair("namespace", "key=value"),
            "A parameter: KEY=TEXT, or KEY:=JSON."),
        OptionForm(
            "--activity", .activity("id"), "The following options are for this activity."),
        OptionForm("--exclude", .activity("id"), "Exclude an activity type."),
    ].map(\.repeatable)

    private static func referrer(_ part: String, _ value: String, _ text: String) -> OptionForm {
        var form = OptionForm("--referrer-" + part, .text(value), text)
        form.row = OptionRow(
            name: "--referrer-<part> <value>",
            text: "Part: app-name, app-store-id, google-play-id, web-url, ios-app-url, "
                + "android-app-url.")
        return form
    }

    private(set) var general = NewItem()
    private var overlays: [(activity: ActivityType, values: NewItem)] = []
    private var excluded: [ActivityType] = []
    private var removals: [Removal] = []

    /// Also reads the files that the options name.
    init(
        _ options: [ArgumentList.Option], _ form: CommandForm, _ console: Console
    ) throws(CommandError) {
        var input = ItemInput(form, console)
        for option in options {
            let value = option.values.first ?? ""
            switch option.name {
            case "--activity":
                overlays.append((Self.activity(value, console), NewItem()))
            case "--exclude": excluded.append(Self.activity(value, console))
            case Removal.form.name where overlays.isEmpty && Removal.isOfItem(value):
                removals.append(try Removal(value, form))
            case Removal.form.name where Removal.isOfItem(value):
                throw .usage("'--remove \(value)' belongs before '--activity'", form)
            case _ where overlays.isEmpty: try general.take(option, &input)
            default: try overlays[overlays.count - 1].values.take(option, &input)
            }
        }
    }

    mutating func takeMainAttachment() -> ExtensionItem.Attachment? {
        general.takeMainAttachment()
    }

    private static func activity(_ name: String, _ console: Console) -> ActivityType {
        let activity = ActivityType(named: name)
        let suggestion = activity.suggestion()
        if !suggestion.isEmpty {
            console.writeError(
                "note: " + SafeText.line("the system has no activity '\(activity)'\(suggestion)"))
        }
        return activity
    }

    func apply(to item: inout ExtensionItem, _ console: Console) throws(CommandError) {
        for removal in removals where !removal.apply(to: &item) { removal.note(console) }
        try general.apply(to: &item, console)
        for (activity, values) in overlays {
            try values.apply(to: &item[activity], console)
        }
        item.excludedActivities += excluded.filter { !item.excludedActivities.contains($0) }
    }
}
