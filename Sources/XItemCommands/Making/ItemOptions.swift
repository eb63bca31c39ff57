import Essentials
import WireFormat
import XExtensionItem

/// The options that set the values of an item, for `create` and `edit`.
///
/// Options before the first `--activity` are for all activities; each later option is for the
/// activity named most recently.
struct ItemOptions {
    static let forms: [OptionForm] =
        (ItemOption.allCases.map(\.form) + ReferrerOption.allCases.map(\.form) + [
            OptionForm(
                "--activity", .activity, "The following options are for this activity."),
            OptionForm("--exclude", .activity, "Exclude an activity type."),
        ]).map(\.repeatable)

    var general = NewItem()
    private var overlays: [(activity: ActivityType, values: NewItem)] = []
    private var excluded: [ActivityType] = []
    private var removals: [Removal] = []

    /// Also reads the files that the options name.
    init(
        _ options: [Arguments.Option], _ form: CommandForm, _ console: Console
    ) throws(CommandError) {
        var input = ItemInput(form, console)
        for option in options {
            let value = option.value
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

/// An option that sets or adds a value, except for the options of the referrer.
enum ItemOption: String, CaseIterable {
    case url = "--url"
    case text = "--text"
    case file = "--file"
    case representation = "--representation"
    case alsoHTML = "--also-html"
    case alsoText = "--also-text"
    case title = "--title"
    case contentMarkdown = "--content-markdown"
    case tag = "--tag"
    case thumbnail = "--thumbnail"
    case sourceURL = "--source-url"
    case parameter = "--parameter"

    /// Whether the option can be given only once per activity.
    var isSingle: Bool {
        switch self {
        case .title, .contentMarkdown, .thumbnail, .sourceURL: true
        case .url, .text, .file, .representation, .alsoHTML, .alsoText, .tag, .parameter: false
        }
    }

    fileprivate var form: OptionForm {
        switch self {
        case .url: form(.text("url"), "Attach a URL.")
        case .text: form(.text("text"), "Attach plain text; '-' for standard input.")
        case .file: form(.file("path"), "Attach a file; '-' for standard input.")
        case .representation:
            form(.text("type=value"), "Add a representation; VALUE is text or @FILE.")
        case .alsoHTML: form(.text("html"), "Add a representation of public.html.")
        case .alsoText: form(.text("text"), "Add a representation of public.plain-text.")
        case .title: form(.text("text"), "The title.")
        case .contentMarkdown: form(.text("text"), "The text, in Markdown's inline markup.")
        case .tag: form(.text("tag"), "Add a tag.")
        case .thumbnail: form(.file("path"), "The thumbnail, an image.")
        case .sourceURL: form(.text("url"), "The web page of the item.")
        case .parameter:
            form(.text("namespace", "key=value"), "A parameter: KEY=TEXT, or KEY:=JSON.")
        }
    }

    private func form(_ value: OptionForm.Value, _ summary: String) -> OptionForm {
        OptionForm(rawValue, value, summary)
    }
}

/// An option that sets a member of the referrer.
enum ReferrerOption: String, CaseIterable {
    case appName = "--referrer-app-name"
    case appStoreID = "--referrer-app-store-id"
    case googlePlayID = "--referrer-google-play-id"
    case webURL = "--referrer-web-url"
    case iOSAppURL = "--referrer-ios-app-url"
    case androidAppURL = "--referrer-android-app-url"

    enum Property {
        case text(WritableKeyPath<Referrer, String?>)
        case url(WritableKeyPath<Referrer, URL?>)
    }

    var property: Property { row.property }

    private var row: (property: Property, value: String, summary: String) {
        switch self {
        case .appName: (.text(\.appName), "name", "The name of the sending app.")
        case .appStoreID: (.text(\.appStoreID), "id", "The app's id in the App Store.")
        case .googlePlayID: (.text(\.googlePlayID), "id", "The app's id in Google Play.")
        case .webURL: (.url(\.webURL), "url", "The item's page on the web.")
        case .iOSAppURL: (.url(\.iOSAppURL), "url", "The item's page in the iOS app.")
        case .androidAppURL: (.url(\.androidAppURL), "url", "The item's page in the Android app.")
        }
    }

    fileprivate var form: OptionForm {
        var form = OptionForm(rawValue, .text(row.value), row.summary)
        let parts = Self.allCases.map { $0.rawValue.dropFirst("--referrer-".count) }
        form.row = OptionRow(
            name: "--referrer-<part> <value>", text: "Part: \(parts.joined(separator: ", ")).")
        return form
    }
}
