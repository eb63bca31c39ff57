import UniformTypes
package import XExtensionItem

/// An activity of iOS itself, or a `UIActivity` of an app, with the types that it accepts.
package struct ActivityTarget: Hashable, Sendable {
    package let activity: ActivityType
    package let name: String
    /// The types that the activity accepts, or nil if Apple does not document them.
    package let types: [TypeIdentifier]?
    /// The URL schemes that the activity accepts, or nil for any scheme.
    let schemes: [String]?

    /// The default name is the last part of the activity type, such as `Mail`.
    package init(
        _ activity: ActivityType, _ types: [TypeIdentifier]?, schemes: [String]? = nil,
        name: String? = nil
    ) {
        (self.activity, self.types, self.schemes) = (activity, types, schemes)
        let last = activity.rawValue.split(separator: ".").last.map(String.init)
        self.name = name ?? last ?? activity.rawValue
    }

    /// The activities of iOS, with the types in Apple's documentation of `UIActivity.ActivityType`.
    package static let builtIn: [ActivityTarget] = [
        ActivityTarget(.mail, [.text, .image, .data]),
        ActivityTarget(.message, [.text, .image, .url]),
        ActivityTarget(.print, [.image, .pdf, .fileURL]),
        ActivityTarget(.copyToPasteboard, [.text, .image, .url]),
        ActivityTarget(.assignToContact, [.image]),
        ActivityTarget(.saveToCameraRoll, [.image, .movie]),
        ActivityTarget(.addToReadingList, [.url], schemes: ["http", "https"]),
        ActivityTarget(.airDrop, [.text, .image, .url]),
        ActivityTarget(.postToTwitter, [.text, .image, .url]),
        ActivityTarget(.postToFacebook, [.text, .image, .url]),
        ActivityTarget(.postToWeibo, [.text, .image, .url]),
        ActivityTarget(.postToTencentWeibo, [.text, .image, .url]),
        ActivityTarget(.postToFlickr, [.image]),
        ActivityTarget(.postToVimeo, [.movie]),
        ActivityTarget(.openInIBooks, nil),
        ActivityTarget(.markupAsPDF, nil),
        ActivityTarget(.addToHomeScreen, nil),
        ActivityTarget(.collaborationCopyLink, nil),
        ActivityTarget(.collaborationInviteWithLink, nil),
        ActivityTarget(.sharePlay, nil),
    ]

    private var isPlain: Bool {
        DeliveryRules.standard.mainAttachmentOnlyActivities.contains(activity)
    }

    private var usesSubject: Bool { activity == .mail || activity == .message }
}

extension ActivityTarget {
    /// The activity is offered if at least one attachment in `view.deciding` has an accepted type.
    package func offer(of view: SharedView) -> Offer {
        let deciding = view.deciding
        guard let types else {
            var offer = refused(
                .undocumented, "Apple does not document the types", deciding.indices)
            offer.isUndocumented = true
            return offer
        }
        guard !deciding.contains(where: { accepts($0, types) }) else {
            return .accepted(view, receiving: received(of: view, types))
        }
        let names = types.map(\.rawValue).joined(separator: ", ")
        let subject =
            view.stage == .main ? "the main attachment has none" : "no attachment has one"
        return refused(
            .type, "\(subject) of the types \(names)", deciding.indices, types: types)
    }

    package func offer(of view: SharedView, of item: ExtensionItem) -> Offer {
        guard item.excludedActivities.contains(activity) else { return offer(of: view) }
        return refused(
            .excludedActivity, "the item excludes the activity", view.deciding.indices)
    }

    /// Returns the attachments that the activity gets. Attachments shared side by side are separate
    /// objects, and an activity uses only the objects that it accepts.
    private func received(of view: SharedView, _ types: [TypeIdentifier]) -> Positions {
        let all = view.attachments.indices
        if view.stage == .main { return Positions(isPlain ? all.prefix(1) : all) }
        return Positions(all.filter { accepts(view.attachments[$0], types) })
    }

    private func refused(
        _ kind: Offer.Reason.Kind, _ message: String, _ attachments: Range<Int>,
        types: [TypeIdentifier] = []
    ) -> Offer {
        .refused(
            Offer.Reason(
                kind, place: .key(activity.rawValue), message, attachments: attachments,
                types: types))
    }

    private func accepts(_ attachment: SharedView.Attachment, _ types: [TypeIdentifier]) -> Bool {
        types.contains { type in
            guard attachment.has(type) else { return false }
            guard type == .url, let schemes else { return true }
            return attachment.scheme.map(schemes.contains) ?? true
        }
    }
}

extension ActivityTarget {
    /// Returns the values of the item that the activity does not receive at
    /// ``SharedView/Stage/main``. The item must be resolved for the activity.
    ///
    /// An activity of iOS that gets only the main attachment loses everything else, except that
    /// Mail and Messages use the title as their subject. Other activities get the whole item; what
    /// they show of it is not documented.
    package func losses(of item: ExtensionItem) -> [Loss] {
        guard isPlain else { return [] }
        let reason = "the activity gets only the main attachment"
        var lost: [Loss] = []
        if !item.additionalAttachments.isEmpty {
            lost.append(Loss(pointer: "/additional-attachments", reason: reason))
        }
        return lost + Loss.text(of: item, reason, keepsTitle: usesSubject)
            + Loss.metadata(of: item, reason)
    }
}
