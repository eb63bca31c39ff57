public import UniformTypes

/// Whether a receiver is offered for an item, why not, and what the receiver would get.
public struct Offer: Hashable, Sendable {
    /// Whether the receiver is offered, by the readings that the library takes for true.
    public var isOffered: Bool
    /// Whether nothing is documented, so that ``isOffered`` is false for want of knowledge.
    public var isUnknown = false
    /// The clauses that keep the receiver from being offered, outermost first; empty if it is
    /// offered.
    public var reasons: [OfferReason] = []
    /// Doubts about the receiver's own rule, whether it accepts the item or not.
    public var warnings: [OfferWarning] = []
    /// The assumptions whose other reading would turn the answer.
    public var assumptions: [Assumption] = []
    /// The attachments that the receiver would get; empty if it is not offered.
    public var received: [Received] = []

    /// An attachment that a receiver gets.
    public struct Received: Hashable, Sendable {
        /// The position of the attachment; the main attachment has position 0.
        public var attachment: Int
        /// The types in which the receiver can ask for it.
        public var types: [TypeIdentifier]
    }

    /// Creates an answer.
    public init(isOffered: Bool, reasons: [OfferReason] = [], warnings: [OfferWarning] = []) {
        self.isOffered = isOffered
        self.reasons = reasons
        self.warnings = warnings
    }

    /// Creates the answer of a receiver that gets all attachments of a view.
    static func accepted(_ view: SharedView, warnings: [OfferWarning] = []) -> Offer {
        var offer = Offer(isOffered: true, warnings: warnings)
        offer.received = view.attachments.enumerated().map {
            Received(attachment: $0.offset, types: $0.element.types)
        }
        return offer
    }

    /// Creates the answer of a receiver that is not offered.
    static func refused(_ reasons: OfferReason..., warnings: [OfferWarning] = []) -> Offer {
        Offer(isOffered: false, reasons: reasons, warnings: warnings)
    }
}
