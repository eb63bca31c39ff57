public import UniformTypes

/// Whether a receiver is offered for an item, why not, and what the receiver would get.
public struct Offer: Hashable, Sendable {
    /// Whether the receiver is offered, by the readings that the library takes for true.
    public let isOffered: Bool
    /// Whether nothing is documented, so that ``isOffered`` is false for want of knowledge.
    public package(set) var isUndocumented = false
    /// The clauses that keep the receiver from being offered, outermost first; empty if it is
    /// offered.
    public package(set) var reasons: [Reason]
    /// Doubts that arise in the evaluation.
    public package(set) var warnings: [Reason]
    /// The assumptions whose other reading would turn the answer.
    public package(set) var assumptions: [Assumption] = []
    /// The attachments from which the receiver gets the first ones.
    private var attachments: [SharedView.Attachment] = []
    /// The number of attachments that the receiver gets, the main attachment first.
    package private(set) var receivedCount = 0

    /// An attachment that a receiver gets.
    public struct Received: Hashable, Sendable {
        /// The position of the attachment; the main attachment has position 0.
        public let attachment: Int
        /// The types in which the receiver can ask for it.
        public let types: [TypeIdentifier]
    }

    /// The attachments that the receiver would get; empty if it is not offered.
    public var received: [Received] {
        attachments.prefix(receivedCount).enumerated().map {
            Received(attachment: $0.offset, types: $0.element.types)
        }
    }

    private init(isOffered: Bool, _ reasons: [Reason], _ warnings: [Reason]) {
        (self.isOffered, self.reasons, self.warnings) = (isOffered, reasons, warnings)
    }

    /// Returns the answer of a receiver that gets the attachments of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - count: The number of attachments that it gets, the first ones; nil for all.
    /// - Returns: The answer.
    static func accepted(_ view: SharedView, count: Int? = nil) -> Offer {
        var offer = Offer(isOffered: true, [], [])
        offer.attachments = view.attachments
        offer.receivedCount = min(count ?? .max, view.attachments.count)
        return offer
    }

    /// Returns the answer of a receiver that is not offered.
    static func refused(_ reasons: [Reason], warnings: [Reason] = []) -> Offer {
        Offer(isOffered: false, reasons, warnings)
    }

    /// Returns the answer of a receiver that is not offered for one reason.
    static func refused(_ reason: Reason) -> Offer { .refused([reason]) }
}
