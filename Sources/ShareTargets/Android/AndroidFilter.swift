import UniformTypes
import WireFormat

/// An intent filter of an Android activity that can receive shared content, or a share target of
/// Direct Share.
///
/// Android documents when a filter accepts an intent that has a type but no data URI: the filter
/// must list the action, the default category and a matching type, and no scheme. Types are
/// case-sensitive. Unlike an activity item of iOS, an intent has no placeholder that represents the
/// item, so the offer depends on all attachments at every ``SharedView/Stage``.
package struct AndroidFilter: Hashable, Sendable {
    /// The label of the activity, or the name of its class if the activity has no label.
    package let name: String
    /// Whether the filter is a share target of Direct Share: a conversation or a person in an app.
    ///
    /// The target appears only if the app has published a shortcut with all of ``categories``. A
    /// manifest does not contain shortcuts, so the answer is unknown if the type matches.
    package let isDirectShare: Bool
    package var isEnabled = true
    package var isExported = true
    package var actions: [String] = []
    package var categories: [String] = []
    /// The URI schemes in the filter's `data` elements. A filter with a scheme accepts no shared
    /// content.
    package var schemes: [String] = []
    /// The accepted media types, which can contain the wildcard `*`.
    package var mediaTypes: [String] = []

    /// A new filter accepts nothing.
    package init(name: String, isDirectShare: Bool = false) {
        (self.name, self.isDirectShare) = (name, isDirectShare)
    }
}

extension AndroidFilter {
    package func offer(of view: SharedView) -> Offer {
        guard var reason = refusal(view.files) else {
            return isDirectShare ? undocumented(view) : .accepted(view)
        }
        reason.places = Positions(view.attachments.indices)
        return .refused(reason)
    }

    /// Faster than ``offer(of:)``, because this does not create reasons.
    package func accepts(_ view: SharedView) -> Bool {
        !isDirectShare && refusal(view.files) == nil
    }

    private func refusal(_ files: AndroidFiles) -> Offer.Reason? {
        (isDirectShare ? nil : refusalOfActivity(files)) ?? refusal(of: files.type)
    }

    private func refusalOfActivity(_ files: AndroidFiles) -> Offer.Reason? {
        func disabled(_ key: String, _ message: String) -> Offer.Reason {
            Offer.Reason(.disabled, place: .key(key), message)
        }
        if !isEnabled { return disabled("android:enabled", "the activity is disabled") }
        if !isExported {
            return disabled("android:exported", "other apps cannot start the activity")
        }
        if !actions.contains(files.action) {
            let isMultiple = files.action == AndroidFiles.sendMultiple
            return Offer.Reason(
                .count, place: .key("action"),
                "the filter does not list the action \(files.action)",
                matchCount: isMultiple ? files.count : nil,
                expectedCounts: isMultiple ? 0...1 : nil)
        }
        if !categories.contains("android.intent.category.DEFAULT") {
            return disabled("category", "the filter lacks the default category")
        }
        return schemes.isEmpty
            ? nil
            : disabled(
                "data", "the filter requires a URI scheme, but shared content has no URI")
    }

    private func refusal(of type: String) -> Offer.Reason? {
        guard !mediaTypes.contains(where: { Self.matches($0, type) }) else { return nil }
        let names = mediaTypes.prefix(8).map { $0.cut(to: 80) }.joined(separator: ", ")
        return Offer.Reason(
            .type, place: .key("data"),
            "the type \(type.cut(to: 80)) is not among the accepted types: \(names.isEmpty ? "none" : names)",
            types: mediaTypes.prefix(Offer.Reason.typeCount).compactMap(Self.example))
    }

    private func undocumented(_ view: SharedView) -> Offer {
        let names = categories.isEmpty ? "any category" : categories.joined(separator: ", ")
        let reason = Offer.Reason(
            .undecided, place: .key("category"),
            "offered only if the app has published a shortcut with \(names)",
            attachments: view.attachments.indices)
        let warning = Offer.Reason(
            .shortcut, "the target appears only if the app has published a shortcut")
        var offer = Offer.refused([reason], warnings: [warning])
        offer.isUndocumented = true
        return offer
    }

    /// Returns whether a filter's type matches an intent's type. Both may have wildcards.
    static func matches(_ filter: String, _ type: String) -> Bool {
        if filter == "*/*" || type == "*/*" || filter == type { return true }
        let (one, other) = (filter.split(separator: "/"), type.split(separator: "/"))
        guard one.count == 2, other.count == 2, one[0] == other[0] else { return false }
        return one[1] == "*" || other[1] == "*"
    }

    /// Returns an example of a type that matches a media type. The media type may have a wildcard.
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
