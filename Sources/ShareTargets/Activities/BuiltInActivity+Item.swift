import WireFormat
package import XExtensionItem

extension BuiltInActivity {
    /// Returns whether the activity is offered for an item with its values for the activity.
    ///
    /// An activity that the item excludes is refused, whatever its types.
    package func offer(of item: ExtensionItem, stage: SharedView.Stage = .whole) -> Offer {
        let view = SharedView(item, for: activity, stage: stage)
        guard item.excludedActivities.contains(activity) else { return offer(of: view) }
        return .refused(
            OfferReason(
                .excludedActivity, place: .key(activity.rawValue), "the item excludes the activity",
                attachments: Array(view.attachments.indices)))
    }

    /// Returns what does not reach the activity of an item with its values for the activity.
    ///
    /// An activity that gets the main attachment alone loses everything else. To another activity
    /// nothing is lost on the way; what it shows of an item, Apple does not document.
    package func losses(of item: ExtensionItem) -> [Loss] {
        guard isPlain else { return [] }
        let item = item.resolved(for: activity)
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
