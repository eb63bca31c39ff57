import UniformTypes
public import XExtensionItem

/// A change, verified by evaluation, that makes a receiver accept an item.
public struct Advice: Hashable, Sendable, CustomStringConvertible {
    package enum Change: Hashable, Sendable {
        /// Swap the main attachment with the attachment at this position.
        case makeMain(Int)
        case dropAttachment(Int)
        case keepOnly([Int])
        case addType(TypeIdentifier, to: Int)
        /// Share an additional attachment that has this type.
        case addAttachment(TypeIdentifier)
        /// Share each attachment as a separate activity item.
        case shareSideBySide
        /// Share a single attachment, which has this type.
        case replace(TypeIdentifier)
    }

    package let change: Change

    package init(_ change: Change) {
        self.change = change
    }

    /// Returns a view with the change applied. Positions that are out of bounds have no effect.
    public func applied(to view: SharedView) -> SharedView {
        var attachments = view.unresolvedAttachments
        var stage = view.stage
        switch change {
        case .makeMain(let place):
            guard attachments.indices.contains(place) else { return view }
            attachments.swapAt(0, place)
        case .dropAttachment(let place):
            guard attachments.indices.contains(place) else { return view }
            attachments.remove(at: place)
        case .keepOnly(let places):
            attachments = places.filter(attachments.indices.contains).map { attachments[$0] }
        case .addType(let type, let place):
            guard attachments.indices.contains(place) else { return view }
            attachments[place] = attachments[place].adding(type)
        case .addAttachment(let type): attachments.append(.init(types: [type]))
        case .shareSideBySide: stage = .sideBySide
        case .replace(let type): attachments = [.init(types: [type])]
        }
        return SharedView(attachments: attachments, stage: stage)
    }

    /// The change as an instruction.
    public var description: String {
        switch change {
        case .makeMain(let place):
            "make attachment \(AttachmentName.text(place)) the main attachment"
        case .dropAttachment(let place): "leave out attachment \(AttachmentName.text(place))"
        case .keepOnly(let places):
            "share only attachment"
                + (places.count == 1 ? " " : "s ")
                + places.prefix(8).map(AttachmentName.text).joined(separator: ", ")
                + (places.count > 8 ? " and \(places.count - 8) more" : "")
        case .addType(let type, let place):
            "add \(type) to the types of attachment \(AttachmentName.text(place))"
        case .addAttachment(let type): "add an attachment of type \(type)"
        case .shareSideBySide: "share the attachments side by side"
        case .replace(let type): "share one attachment of type \(type) instead"
        }
    }
}

extension ShareReceiver {
    private static let tryCount = 512
    /// The maximum number of evaluation steps for all tries together.
    package static let adviceStepCount = 2_000_000

    /// Finds the smallest change that makes the receiver accept an item.
    ///
    /// The receiver evaluates one change after another, up to 512 changes and 2,000,000 steps of
    /// evaluation. If the main attachment decides whether the receiver is offered, the changes are
    /// tried in this order: make another attachment the main one; add a type to the main
    /// attachment; share the attachments side by side; share a single attachment of another type
    /// instead.
    ///
    /// If all attachments decide, the order is: leave out an attachment; add an attachment; add a
    /// type to an attachment; keep only one attachment; keep only the attachments of one type; keep
    /// only the first few; share a single attachment of another type instead.
    ///
    /// - Parameter view: The view of the item.
    /// - Returns: The change; nil if the receiver accepts the item, if the answer is unknown
    ///   (``Offer/isUndocumented``), or if no tried change helps.
    public func advice(for view: SharedView) -> Advice? {
        var steps = Self.adviceStepCount
        return advice(for: view, steps: &steps)
    }

    /// Subtracts the steps of all tries from `steps`.
    package func advice(for view: SharedView, steps: inout Int) -> Advice? {
        // For Android and web apps, the answer depends on all attachments, so evaluate them side by
        // side.
        let view =
            decidesByAllAttachments
            ? SharedView(attachments: view.attachments, stage: .sideBySide) : view
        let offer = offer(of: view)
        guard !offer.isOffered, !offer.isUndocumented else { return nil }
        // The search for changes costs steps too: it examines each attachment a few times.
        steps -= 64 * view.attachments.count
        let search = AdviceSearch(view, offer.reasons)
        let changes = view.stage == .main ? search.changesOfMain : search.changes
        for change in changes.prefix(Self.tryCount)
        where steps > 0 {
            let advice = Advice(change)
            if accepts(advice.applied(to: view), steps: &steps) { return advice }
        }
        return nil
    }

    /// Finds the smallest change that makes the receiver accept an item.
    ///
    /// The item is shared at ``SharedView/Stage/main``, so whether the receiver is offered depends
    /// on the main attachment. For Android and web apps, it depends on all attachments.
    public func advice(for item: ExtensionItem) -> Advice? { advice(for: SharedView(item)) }

    /// Android and browsers offer a receiver for the whole content, not for a placeholder. For
    /// them, all attachments decide at every stage.
    private var decidesByAllAttachments: Bool {
        switch form {
        case .web, .android: true
        case .appExtension, .activity: false
        }
    }
}
