import XExtensionItem

extension ActivityType {
    /// The activity types of Apple's systems.
    static let builtIn: [ActivityType] = [
        .addToHomeScreen, .addToReadingList, .airDrop, .assignToContact, .collaborationCopyLink,
        .collaborationInviteWithLink, .copyToPasteboard, .mail, .markupAsPDF, .message,
        .openInIBooks, .postToFacebook, .postToFlickr, .postToTencentWeibo, .postToTwitter,
        .postToVimeo, .postToWeibo, .print, .saveToCameraRoll, .sharePlay,
    ]

    /// Creates the type that a user names: an identifier, or the last part of one of Apple's in any
    /// case, such as `mail`.
    init(named name: String) {
        let builtIn = Self.builtIn.first { $0.shortName.lowercased() == name.lowercased() }
        self = builtIn ?? Self(rawValue: name)
    }

    /// The last part of the identifier.
    private var shortName: String {
        rawValue.split(separator: ".").last.map(String.init) ?? rawValue
    }

    /// Returns `; did you mean …?` for an unknown type that is spelled much like a known one;
    /// otherwise an empty string.
    func suggestion(besides others: [ActivityType] = []) -> String {
        let known = others + Self.builtIn
        guard !known.contains(self) else { return "" }
        let names = known.map(\.rawValue) + Self.builtIn.map(\.shortName)
        let exact = Suggestion.text(for: rawValue, in: names)
        guard exact.isEmpty else { return exact }
        return Suggestion.text(for: rawValue.lowercased(), in: names.map { $0.lowercased() })
    }
}
