import Essentials
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

    private var input: ItemInput
    /// The activities with options, in the order in which they are first named; nil stands for all
    /// activities.
    private var activities: [ActivityType?] = [nil]
    private var members: [ActivityType?: MemberOptions] = [nil: MemberOptions()]
    private var excluded: [ActivityType] = []
    private var removals: [Removal] = []

    init(
        _ options: [Arguments.Option], _ form: CommandForm, _ console: Console
    ) throws(CommandError) {
        input = ItemInput(form, console)
        var current: ActivityType?
        for option in options {
            let value = option.value
            switch option.name {
            case "--activity":
                current = Self.activity(value, console)
                guard members[current] == nil else { continue }
                activities.append(current)
                members[current] = MemberOptions()
            case "--exclude": excluded.append(Self.activity(value, console))
            case Removal.form.name where Removal.isOfItem(value):
                guard current == nil else {
                    throw .usage("'--remove \(value)' belongs before '--activity'", form)
                }
                removals.append(try Removal(value, form))
            default: try members[current]?.add(option, form)
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

    /// Returns an item with the values of the options: `former` with changes, or else a new item.
    mutating func item(
        changing former: ExtensionItem? = nil
    ) throws(CommandError) -> ExtensionItem {
        // The attachments of a new item replace the placeholder.
        var item = former ?? ExtensionItem(mainAttachment: .text("-"))
        for removal in removals where !removal.apply(to: &item) { removal.note(input.console) }
        for activity in activities {
            if let activity {
                try members[activity]?.apply(to: &item[activity], &input)
            } else {
                try members[activity]?.apply(to: &item, isNew: former == nil, &input)
            }
        }
        item.excludedActivities += excluded.filter { !item.excludedActivities.contains($0) }
        return item
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

/// A member of the referrer, and the option that sets it.
enum ReferrerOption: String, CaseIterable {
    case appName = "--referrer-app-name"
    case appStoreID = "--referrer-app-store-id"
    case googlePlayID = "--referrer-google-play-id"
    case webURL = "--referrer-web-url"
    case iOSAppURL = "--referrer-ios-app-url"
    case androidAppURL = "--referrer-android-app-url"

    private static let start = "--referrer-"

    enum Property {
        case text(WritableKeyPath<Referrer, String?>)
        case url(WritableKeyPath<Referrer, URL?>)
    }

    /// The name of the member in a payload.
    var member: String { String(rawValue.dropFirst(Self.start.count)) }

    var property: Property { row.property }

    /// The name on a page.
    var title: String { row.title }

    private var row: (property: Property, title: String, value: String, summary: String) {
        switch self {
        case .appName: (.text(\.appName), "From", "name", "The name of the sending app.")
        case .appStoreID:
            (.text(\.appStoreID), "App Store", "id", "The app's id in the App Store.")
        case .googlePlayID:
            (.text(\.googlePlayID), "Google Play", "id", "The app's id in Google Play.")
        case .webURL: (.url(\.webURL), "On the web", "url", "The item's page on the web.")
        case .iOSAppURL:
            (.url(\.iOSAppURL), "In the iOS app", "url", "The item's page in the iOS app.")
        case .androidAppURL:
            (
                .url(\.androidAppURL), "In the Android app", "url",
                "The item's page in the Android app."
            )
        }
    }

    func text(of referrer: Referrer) -> String? {
        switch property {
        case .text(let path): referrer[keyPath: path]
        case .url(let path): referrer[keyPath: path]?.absoluteString
        }
    }

    var form: OptionForm {
        var form = OptionForm(rawValue, .text(row.value), row.summary)
        let parts = Self.allCases.map(\.member).joined(separator: ", ")
        form.row = OptionRow(name: Self.start + "<part> <value>", text: "Part: \(parts).")
        return form
    }
}
