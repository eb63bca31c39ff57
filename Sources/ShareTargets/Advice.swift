import UniformTypes
public import XExtensionItem

/// One change of an item that makes a receiver accept it. Each advice has been tried.
public struct Advice: Hashable, Sendable, CustomStringConvertible {
    /// A change of the attachments.
    package enum Change: Hashable, Sendable {
        /// Share without one attachment.
        case dropAttachment(Int)
        /// Share these attachments alone.
        case keepOnly([Int])
        /// Give an attachment another representation, of a type.
        case addForm(TypeIdentifier, to: Int)
        /// Share one more attachment, of a type.
        case addAttachment(TypeIdentifier)
        /// Share one attachment of a type instead of all others.
        case replace(TypeIdentifier)
    }

    package let change: Change

    package init(_ change: Change) {
        self.change = change
    }

    /// Returns a view with the change applied. Positions that the view does not have are ignored.
    public func applied(to view: SharedView) -> SharedView {
        var attachments = view.attachments
        switch change {
        case .dropAttachment(let place):
            guard attachments.indices.contains(place) else { return view }
            attachments.remove(at: place)
        case .keepOnly(let places):
            attachments = places.filter(attachments.indices.contains).map { attachments[$0] }
        case .addForm(let type, let place):
            guard attachments.indices.contains(place) else { return view }
            attachments[place] = attachments[place].adding(type)
        case .addAttachment(let type): attachments.append(.init(types: [type]))
        case .replace(let type): attachments = [.init(types: [type])]
        }
        return SharedView(attachments: attachments)
    }

    /// The change as an order.
    public var description: String {
        switch change {
        case .dropAttachment(let place): "leave out attachment \(place)"
        case .keepOnly(let places):
            "share attachment"
                + (places.count == 1 ? " " : "s ")
                + places.prefix(8).map(String.init).joined(separator: ", ")
                + (places.count > 8 ? " and \(places.count - 8) more" : "") + " alone"
        case .addForm(let type, let place): "add \(type) to the types of attachment \(place)"
        case .addAttachment(let type): "add an attachment of type \(type)"
        case .replace(let type): "share one attachment of type \(type) instead"
        }
    }
}

extension ShareReceiver {
    /// The greatest number of changes to try.
    private static let tryCount = 512
    /// The greatest number of steps of all tries, as a rule counts them.
    package static let adviceStepCount = 2_000_000

    /// Returns the least change that makes the receiver accept an item; nil if it accepts the item
    /// already, or no single change of those tried does.
    ///
    /// Each change is tried by asking the receiver again: at most 512 changes, and as many as take
    /// 2,000,000 steps. The order is: leave one attachment out, add an attachment, add a type to an
    /// attachment, keep one attachment, keep those of one type, keep the first ones, share something
    /// else.
    public func advice(for view: SharedView) -> Advice? {
        var steps = Self.adviceStepCount
        return advice(for: view, steps: &steps)
    }

    /// Returns the least change, and takes the steps of all tries from those that are left.
    package func advice(for view: SharedView, steps: inout Int) -> Advice? {
        let offer = offer(of: view)
        guard !offer.isOffered, !offer.isUndocumented else { return nil }
        // Finding out which changes there are looks at each attachment a few times.
        steps -= 64 * view.attachments.count
        for change in AdviceSearch(view, offer.reasons).changes.prefix(Self.tryCount)
        where steps > 0 {
            let advice = Advice(change)
            if accepts(advice.applied(to: view), steps: &steps) { return advice }
        }
        return nil
    }

    /// Returns the least change that makes the receiver accept all attachments of an item.
    public func advice(for item: ExtensionItem) -> Advice? { advice(for: SharedView(item)) }
}
