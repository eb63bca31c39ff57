import UniformTypes

/// An intent filter of an Android activity that can receive shared content.
///
/// The test is the one that Android documents for an intent with a type and without data: the
/// filter lists the action, the default category, no scheme, and a matching type. Types are
/// compared case-sensitively.
public struct AndroidFilter: ShareReceiver, Hashable {
    /// The label of the activity, or else the name of its class.
    public var name: String
    /// Whether the app and the activity are enabled.
    public var isEnabled = true
    /// Whether other apps can start the activity.
    public var isExported = true
    /// The actions.
    public var actions: [String] = []
    /// The categories.
    public var categories: [String] = []
    /// The schemes of data; a filter with any of them takes no shared content.
    public var schemes: [String] = []
    /// The media types, with `*` as a wildcard.
    public var mediaTypes: [String] = []

    /// Creates a filter that takes nothing.
    public init(name: String) {
        self.name = name
    }

    /// Returns whether Android's share sheet offers the activity.
    public func offer(of view: SharedView) -> Offer {
        let intent = AndroidIntent.Summary(view)
        guard let reason = refusal(intent, view) else { return .accepted(view) }
        return .refused(reason)
    }

    private func refusal(_ intent: AndroidIntent.Summary, _ view: SharedView) -> OfferReason? {
        let all = Array(view.attachments.indices)
        func reason(_ code: OfferReason.Code, _ key: String, _ message: String) -> OfferReason {
            OfferReason(code, place: .key(key), message, attachments: all)
        }
        if !isEnabled { return reason(.disabled, "android:enabled", "the activity is disabled") }
        if !isExported {
            return reason(.disabled, "android:exported", "other apps cannot start the activity")
        }
        if !actions.contains(intent.action.rawValue) {
            let name = intent.action.rawValue
            var refusal = reason(.count, "action", "the filter does not list the action \(name)")
            if intent.action == .sendMultiple {
                (refusal.seen, refusal.wanted) = (intent.fileCount, 0...1)
            }
            return refusal
        }
        if !categories.contains("android.intent.category.DEFAULT") {
            return reason(.disabled, "category", "the filter lacks the default category")
        }
        if !schemes.isEmpty {
            return reason(
                .disabled, "data", "the filter asks for a scheme; shared content has none")
        }
        if !mediaTypes.contains(where: { Self.matches($0, intent.type) }) {
            let message = "the type \(intent.type) matches none of \(words)"
            var refusal = reason(.type, "data", message)
            refusal.types = mediaTypes.compactMap(Self.example)
            return refusal
        }
        return nil
    }

    private var words: String {
        mediaTypes.isEmpty ? "no types" : mediaTypes.prefix(8).joined(separator: ", ")
    }

    /// Returns whether a filter's type takes an intent's type; both can have wildcards.
    static func matches(_ filter: String, _ type: String) -> Bool {
        if filter == "*/*" || type == "*/*" || filter == type { return true }
        let (one, other) = (filter.split(separator: "/"), type.split(separator: "/"))
        guard one.count == 2, other.count == 2, one[0] == other[0] else { return false }
        return one[1] == "*" || other[1] == "*"
    }

    /// Returns a type to share for a media type that can have a wildcard.
    static func example(_ mediaType: String) -> TypeIdentifier? {
        switch mediaType {
        case "*/*": .data
        case "image/*": .image
        case "video/*": .movie
        case "audio/*": .audio
        case "text/*": .plainText
        default: mediaType.hasSuffix("*") ? nil : TypeIdentifier(mediaType: mediaType)
        }
    }
}
