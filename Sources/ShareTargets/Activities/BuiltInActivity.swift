import UniformTypes
public import XExtensionItem

/// An activity of iOS itself, with the types that Apple's documentation names for it.
public struct BuiltInActivity: ShareReceiver, Hashable {
    /// The activity type.
    public let activity: ActivityType
    /// The types that the activity takes; nil if Apple does not document them.
    public let types: [TypeIdentifier]?
    /// The schemes of the URLs that it takes; nil for any scheme.
    public let schemes: [String]?

    init(_ activity: ActivityType, _ types: [TypeIdentifier]?, schemes: [String]? = nil) {
        self.activity = activity
        self.types = types
        self.schemes = schemes
    }

    /// The last part of the activity type, for example `Mail`.
    public var name: String {
        activity.rawValue.split(separator: ".").last.map(String.init) ?? activity.rawValue
    }

    /// Whether the activity gets the main attachment alone instead of the whole item.
    public var isPlain: Bool { DeliveryRules.standard.plainActivities.contains(activity) }

    /// Returns whether the activity is offered.
    ///
    /// An activity that gets the main attachment alone decides by it; any other needs one
    /// attachment of its types. If the types are not documented, the answer is unknown.
    public func offer(of view: SharedView) -> Offer {
        let all = Array(view.attachments.indices)
        guard let types else {
            var offer = Offer.refused(
                OfferReason(
                    .undocumented, place: .key(activity.rawValue),
                    "Apple does not document the types", attachments: all))
            offer.isUnknown = true
            return offer
        }
        let places = isPlain ? Array(all.prefix(1)) : all
        let attachments = view.attachments
        guard places.contains(where: { accepts(attachments[$0], types) }) else {
            let names = types.map(\.rawValue).joined(separator: ", ")
            let subject = isPlain ? "the main attachment" : "no attachment"
            return .refused(
                OfferReason(
                    .type, place: .key(activity.rawValue),
                    "\(subject) has \(isPlain ? "none" : "one") of the types \(names)",
                    attachments: places, types: types))
        }
        var offer = Offer.accepted(view)
        if isPlain { offer.received = Array(offer.received.prefix(1)) }
        return offer
    }

    private func accepts(_ attachment: SharedAttachment, _ types: [TypeIdentifier]) -> Bool {
        types.contains { type in
            guard attachment.has(type) else { return false }
            guard type == .url, let schemes else { return true }
            return attachment.scheme.map(schemes.contains) ?? true
        }
    }
}
