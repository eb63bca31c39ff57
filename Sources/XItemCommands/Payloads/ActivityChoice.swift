import XExtensionItem

struct ActivityChoice {
    static let option = OptionForm(
        "--activity", .activity, "Use the values for this activity type.")

    /// The activity; nil for the values for all activities.
    let activity: ActivityType?

    init(_ arguments: Arguments) {
        activity = arguments.value("--activity").map(ActivityType.init(named:))
    }

    func resolve(_ item: ExtensionItem, _ console: Console) -> ExtensionItem {
        note(item, console)
        return activity.map(item.resolved) ?? item
    }

    func note(_ item: ExtensionItem, _ console: Console) {
        guard let activity, let text = text(activity, item) else { return }
        console.writeError("note: " + SafeText.line(text))
    }

    private func text(_ activity: ActivityType, _ item: ExtensionItem) -> String? {
        if item.excludedActivities.contains(activity) {
            return "the payload excludes the activity '\(activity)'"
        }
        guard !item.activities.contains(activity) else { return nil }
        let near = activity.suggestion(besides: item.activities)
        return "the payload has no values for the activity '\(activity)'\(near)"
    }
}

extension ActivityType {
    /// The activity types of Apple's systems, each with its short name on the command line and its
    /// name in the share sheet.
    static let known: [(alias: String, activity: ActivityType, name: String)] = [
        ("home-screen", .addToHomeScreen, "Add to Home Screen"),
        ("reading-list", .addToReadingList, "Add to Reading List"),
        ("airdrop", .airDrop, "AirDrop"),
        ("contact", .assignToContact, "Assign to Contact"),
        ("copy-link", .collaborationCopyLink, "Copy Link"),
        ("invite", .collaborationInviteWithLink, "Invite with Link"),
        ("copy", .copyToPasteboard, "Copy"), ("mail", .mail, "Mail"),
        ("markup", .markupAsPDF, "Markup"), ("messages", .message, "Messages"),
        ("books", .openInIBooks, "Books"), ("facebook", .postToFacebook, "Facebook"),
        ("flickr", .postToFlickr, "Flickr"),
        ("tencent-weibo", .postToTencentWeibo, "Tencent Weibo"),
        ("twitter", .postToTwitter, "Twitter"), ("vimeo", .postToVimeo, "Vimeo"),
        ("weibo", .postToWeibo, "Weibo"), ("print", .print, "Print"),
        ("save-image", .saveToCameraRoll, "Save Image"), ("shareplay", .sharePlay, "SharePlay"),
    ]

    static let builtIn: [ActivityType] = known.map(\.activity)

    var displayName: String { Self.known.first { $0.activity == self }?.name ?? shortName }

    /// Creates the activity type that a user names. The name is an identifier, an alias, or the
    /// last part of one of Apple's identifiers. Aliases and last parts are compared ignoring case.
    init(named name: String) {
        let word = name.lowercased()
        let found = Self.known.first {
            $0.alias == word || $0.activity.shortName.lowercased() == word
        }
        self = found?.activity ?? Self(rawValue: name)
    }

    private var shortName: String {
        rawValue.split(separator: ".").last.map(String.init) ?? rawValue
    }

    /// Returns `; did you mean …?` if the type is unknown and similar to a known type; otherwise an
    /// empty string.
    func suggestion(besides others: [ActivityType] = []) -> String {
        let known = others + Self.builtIn
        guard !known.contains(self) else { return "" }
        let names = known.map(\.rawValue) + Self.builtIn.map(\.shortName) + Self.known.map(\.alias)
        let exact = Suggestion.text(for: rawValue, in: names)
        guard exact.isEmpty else { return exact }
        return Suggestion.text(for: rawValue.lowercased(), in: names.map { $0.lowercased() })
    }
}
