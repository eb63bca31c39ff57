public import XExtensionItem

/// A receiver of shared items, described by data alone: a share extension, an app on Android, an
/// installed web app or an activity of the system.
public protocol ShareReceiver: Sendable {
    /// The name that people know.
    var name: String { get }

    /// Returns whether the receiver is offered for an item, and why or why not.
    func offer(of view: SharedView) -> Offer

    /// Returns whether the receiver is offered, without the reasons.
    func accepts(_ view: SharedView) -> Bool
}

extension ShareReceiver {
    /// Returns whether the receiver is offered, from the whole ``offer(of:)``.
    public func accepts(_ view: SharedView) -> Bool { offer(of: view).isOffered }
}

extension ExtensionItem {
    /// Returns what each receiver answers to this item, in the order of the receivers.
    ///
    /// A test of an app's own payload is one call:
    ///
    ///     #expect(item.offers(to: receivers).allSatisfy(\.isOffered))
    public func offers(
        to receivers: [any ShareReceiver], for activity: ActivityType? = nil,
        stage: SharedView.Stage = .whole
    ) -> [Offer] {
        let view = SharedView(self, for: activity, stage: stage)
        return receivers.map { $0.offer(of: view) }
    }
}
