extension Attachment {
    /// The one representation a receiver takes: the first, in the sender's order, that it accepts.
    ///
    /// A URL is a thing of its own: it is taken by who accepts URLs, and never as data. What this
    /// version does not know is never taken. Clause 14.4.
    ///
    /// - Parameter accepted: the types that the receiver takes; a type that conforms to one is taken.
    /// - Returns: exactly one representation, or nil when there is none to take.
    public func representation(conformingTo accepted: TypeIdentifier...) -> Representation? {
        representation(conformingToAny: accepted)
    }

    /// The one representation a receiver takes, as ``representation(conformingTo:)`` has it.
    public func representation(
        conformingToAny accepted: some Sequence<TypeIdentifier>
    ) -> Representation? {
        representations.first { one in accepted.contains(where: one.conforms) }
    }

    /// Whether a receiver that accepts a type finds a representation to take.
    public func conforms(to type: TypeIdentifier) -> Bool {
        representation(conformingTo: type) != nil
    }
}

extension Representation {
    /// Whether a receiver that accepts a type takes this representation.
    public func conforms(to type: TypeIdentifier) -> Bool {
        switch content {
        case .unknown: false
        case .url: type == .url
        case .text, .data, .file, .propertyList: typeIdentifier.conforms(to: type)
        }
    }
}
