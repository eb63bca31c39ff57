import UniformTypes
package import XExtensionItem

/// An activity of iOS itself, with the types that Apple's documentation names for it.
package struct BuiltInActivity: Hashable, Sendable {
    package let activity: ActivityType
    /// The types that the activity takes; nil if Apple does not document them.
    package let types: [TypeIdentifier]?
    /// The schemes of the URLs that it takes; nil for any scheme.
    let schemes: [String]?

    private init(
        _ activity: ActivityType, _ types: [TypeIdentifier]?, schemes: [String]? = nil
    ) {
        (self.activity, self.types, self.schemes) = (activity, types, schemes)
    }

    /// The activities of iOS, by Apple's documentation of `UIActivity.ActivityType`.
    package static let all: [BuiltInActivity] = [
        BuiltInActivity(.mail, [.text, .image, .data]),
        BuiltInActivity(.message, [.text, .image, .url]),
        BuiltInActivity(.print, [.image, .pdf, .fileURL]),
        BuiltInActivity(.copyToPasteboard, [.text, .image, .url]),
        BuiltInActivity(.assignToContact, [.image]),
        BuiltInActivity(.saveToCameraRoll, [.image, .movie]),
        BuiltInActivity(.addToReadingList, [.url], schemes: ["http", "https"]),
        BuiltInActivity(.airDrop, [.text, .image, .url]),
        BuiltInActivity(.postToTwitter, [.text, .image, .url]),
        BuiltInActivity(.postToFacebook, [.text, .image, .url]),
        BuiltInActivity(.postToWeibo, [.text, .image, .url]),
        BuiltInActivity(.postToTencentWeibo, [.text, .image, .url]),
        BuiltInActivity(.postToFlickr, [.image]),
        BuiltInActivity(.postToVimeo, [.movie]),
        BuiltInActivity(.openInIBooks, nil),
        BuiltInActivity(.markupAsPDF, nil),
        BuiltInActivity(.addToHomeScreen, nil),
        BuiltInActivity(.collaborationCopyLink, nil),
        BuiltInActivity(.collaborationInviteWithLink, nil),
        BuiltInActivity(.sharePlay, nil),
    ]

    /// The last part of the activity type, for example `Mail`.
    package var name: String {
        activity.rawValue.split(separator: ".").last.map(String.init) ?? activity.rawValue
    }

    /// Whether the activity gets the main attachment alone instead of the whole item.
    package var isPlain: Bool { DeliveryRules.standard.plainActivities.contains(activity) }
}

extension BuiltInActivity {
    /// Returns whether the activity is offered.
    ///
    /// An activity that gets the main attachment alone decides by it; any other needs one
    /// attachment of its types. If the types are not documented, nothing is known.
    package func offer(of view: SharedView) -> Offer {
        guard let types else {
            var offer = refused(
                .undocumented, "Apple does not document the types", view.attachments.indices)
            offer.isUndocumented = true
            return offer
        }
        let deciding = view.attachments.prefix(isPlain ? 1 : .max)
        guard !deciding.contains(where: { accepts($0, types) }) else {
            return .accepted(view, count: isPlain ? 1 : nil)
        }
        let names = types.map(\.rawValue).joined(separator: ", ")
        let subject = isPlain ? "the main attachment has none" : "no attachment has one"
        return refused(
            .type, "\(subject) of the types \(names)", deciding.indices, types: types)
    }

    /// Returns whether the activity is offered for an item with its values for the activity.
    ///
    /// An activity that the item excludes is refused, whatever its types.
    ///
    /// - Parameters:
    ///   - view: The view of the item resolved for the activity.
    ///   - item: The item.
    /// - Returns: The answer.
    package func offer(of view: SharedView, of item: ExtensionItem) -> Offer {
        guard item.excludedActivities.contains(activity) else { return offer(of: view) }
        return refused(
            .excludedActivity, "the item excludes the activity", view.attachments.indices)
    }

    private func refused(
        _ code: Offer.Reason.Code, _ message: String, _ attachments: Range<Int>,
        types: [TypeIdentifier] = []
    ) -> Offer {
        .refused(
            Offer.Reason(
                code, place: .key(activity.rawValue), message, attachments: attachments,
                types: types))
    }

    private func accepts(_ attachment: SharedView.Attachment, _ types: [TypeIdentifier]) -> Bool {
        types.contains { type in
            guard attachment.has(type) else { return false }
            guard type == .url, let schemes else { return true }
            return attachment.scheme.map(schemes.contains) ?? true
        }
    }

    /// Returns what does not reach an activity that gets the main attachment alone, of an item
    /// resolved for it.
    ///
    /// To another activity nothing is lost on the way; what it shows of an item, Apple does not
    /// document.
    package static func losses(of item: ExtensionItem) -> [Loss] {
        let members: KeyValuePairs<String, Bool> = [
            "/additional-attachments": !item.additionalAttachments.isEmpty,
            "/title": item.title?.utf8.isEmpty == false,
            "/content-text": item.contentText?.isEmpty == false,
        ]
        let reason = "the activity gets the main attachment alone"
        let lost = members.filter(\.value).map { Loss(pointer: $0.key, reason: reason) }
        return lost + Loss.metadata(of: item, reason)
    }
}
