public import UniformTypes

/// One change of an item that makes a receiver accept it. Each advice has been tried.
public struct Advice: Hashable, Sendable, CustomStringConvertible {
    /// A change of the attachments.
    public enum Change: Hashable, Sendable {
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

    /// The change.
    public var change: Change

    /// Creates advice from a change, without trying it.
    public init(_ change: Change) {
        self.change = change
    }

    /// Returns a view with the change applied. Positions that the view does not have are ignored.
    public func applied(to view: SharedView) -> SharedView {
        var view = view
        switch change {
        case .dropAttachment(let place):
            guard view.attachments.indices.contains(place) else { return view }
            view.attachments.remove(at: place)
        case .keepOnly(let places):
            let attachments = view.attachments
            view.attachments = places.filter(attachments.indices.contains).map { attachments[$0] }
        case .addForm(let type, let place):
            guard view.attachments.indices.contains(place) else { return view }
            view.attachments[place].types.append(type)
        case .addAttachment(let type): view.attachments.append(SharedAttachment(types: [type]))
        case .replace(let type): view.attachments = [SharedAttachment(types: [type])]
        }
        return view
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
    /// Returns the least change that makes the receiver accept an item; nil if it accepts the item
    /// already, or no single change of those tried does.
    ///
    /// Each change is tried by asking the receiver again. The order is: leave one attachment out,
    /// add an attachment, add a type to an attachment, keep one attachment, keep those of one type,
    /// keep the first ones, share something else.
    ///
    /// - Parameters:
    ///   - view: The view of the item.
    ///   - tries: The greatest number of changes to try; 512 by default.
    /// - Returns: The first change that works; nil if none does.
    public func advice(for view: SharedView, tries: Int = 512) -> Advice? {
        let offer = offer(of: view)
        guard !offer.isOffered, !offer.isUnknown else { return nil }
        let changes = AdviceSearch(view, offer.reasons).changes.prefix(max(0, tries))
        return changes.lazy.map(Advice.init).first { accepts($0.applied(to: view)) }
    }
}
