public import UniformTypes

/// Whether a receiver is offered for an item, why not, and what the receiver would get.
public struct Offer: Hashable, Sendable {
    /// Whether the receiver is offered under the default assumptions.
    public let isOffered: Bool
    /// Whether the answer is unknown, because Apple does not document the types of an activity, or
    /// because the answer depends on a published shortcut. ``isOffered`` is then false.
    public package(set) var isUndocumented = false
    /// The clauses that keep the receiver from being offered, outermost first. Empty if the
    /// receiver is offered.
    public package(set) var reasons: [Reason]
    /// Warnings from the evaluation, such as a variable without a value.
    public package(set) var warnings: [Reason]
    /// The assumptions whose alternative would change the answer.
    public package(set) var assumptions: [Assumption] = []
    private var attachments: [SharedView.Attachment] = []
    package private(set) var receivedPlaces = Positions()

    /// An attachment that a receiver gets.
    public struct Received: Hashable, Sendable {
        /// The position of the attachment; the main attachment has position 0.
        public let attachment: Int
        /// The types in which the receiver can load the attachment.
        public let types: [TypeIdentifier]
    }

    /// The attachments that the receiver would get; empty if the receiver is not offered.
    public var received: [Received] { received(receivedPlaces.all) }

    package func received(atMost count: Int) -> [Received] {
        received(receivedPlaces.prefix(count))
    }

    private func received(_ places: [Int]) -> [Received] {
        places.map { Received(attachment: $0, types: attachments[$0].types) }
    }

    private init(isOffered: Bool, _ reasons: [Reason], _ warnings: [Reason]) {
        (self.isOffered, self.reasons, self.warnings) = (isOffered, reasons, warnings)
    }

    static func accepted(_ view: SharedView, receiving places: Positions? = nil) -> Offer {
        var offer = Offer(isOffered: true, [], [])
        offer.attachments = view.attachments
        offer.receivedPlaces = places ?? Positions(view.attachments.indices)
        return offer
    }

    static func refused(_ reasons: [Reason], warnings: [Reason] = []) -> Offer {
        Offer(isOffered: false, reasons, warnings)
    }

    static func refused(_ reason: Reason) -> Offer { .refused([reason]) }
}
