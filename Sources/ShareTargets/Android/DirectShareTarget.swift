/// A share target of Android's Direct Share: a conversation or a person inside an app.
///
/// It appears only if the app has published a shortcut with all of the target's categories, which
/// no manifest tells. Therefore the answer is never “offered”.
public struct DirectShareTarget: ShareReceiver, Hashable {
    /// The class that receives the content.
    public let name: String
    /// The media types that the target takes, with `*` as a wildcard.
    public let mediaTypes: [String]
    /// The categories that a shortcut needs.
    public let categories: [String]

    init(_ element: MarkupElement) {
        name = element.android("targetClass") ?? "share-target"
        mediaTypes = element.children("data").compactMap { $0.android("mimeType") }
        categories = element.children("category").compactMap { $0.android("name") }
    }

    /// Returns whether the target takes the type; `isUnknown` if it does, because a published
    /// shortcut decides.
    public func offer(of view: SharedView) -> Offer {
        let type = AndroidIntent.Summary(view).type
        let all = Array(view.attachments.indices)
        guard mediaTypes.contains(where: { AndroidFilter.matches($0, type) }) else {
            let words = mediaTypes.isEmpty ? "no types" : mediaTypes.joined(separator: ", ")
            return .refused(
                OfferReason(
                    .type, place: .key("data"), "the type \(type) matches none of \(words)",
                    attachments: all, types: mediaTypes.compactMap(AndroidFilter.example)))
        }
        let names = categories.isEmpty ? "any category" : categories.joined(separator: ", ")
        var offer = Offer.refused(
            OfferReason(
                .undecided, place: .key("category"),
                "a published shortcut with \(names) decides", attachments: all),
            warnings: [OfferWarning(.shortcut, "the target appears only with a shortcut")])
        offer.isUnknown = true
        return offer
    }
}
