extension Attachment {
    /// The first representation, in the sender's order, of a type that the receiver takes.
    ///
    /// A URL is taken by a receiver that takes URLs, and never as data. A content that this version does
    /// not know is never taken; clause 14.4.
    ///
    /// - Parameter type: a type that the receiver takes, and those that conform to it.
    /// - Returns: the one representation to take; nil if there is none.
    public func representation(conformingTo type: TypeIdentifier) -> Representation? {
        representations.first { $0.conforms(to: type) }
    }

    /// The first representation, in the *sender's* order, of any type that the receiver takes.
    ///
    /// - Parameter types: the types that the receiver takes, and those that conform to one of them.
    /// - Returns: the one representation to take; nil if there is none.
    public func representation(conformingToAny types: Set<TypeIdentifier>) -> Representation? {
        representations.first { one in types.contains(where: one.conforms) }
    }

    /// The representation that the *receiver* likes best: of the first of `types` that the attachment has.
    ///
    ///     attachment.representation(preferring: [.image, .url])     // an image, or else a link
    ///
    /// Of several representations of one type it takes the sender's first.
    ///
    /// - Parameter types: the types that the receiver takes, the best first, and those that conform to
    ///   them.
    /// - Returns: the one representation to take; nil if there is none.
    public func representation(preferring types: [TypeIdentifier]) -> Representation? {
        for type in types {
            if let found = representation(conformingTo: type) { return found }
        }
        return nil
    }

    /// Whether there is a representation for a receiver that takes a type.
    public func conforms(to type: TypeIdentifier) -> Bool {
        representation(conformingTo: type) != nil
    }
}

extension Representation {
    /// Whether a receiver that takes a type takes this representation.
    public func conforms(to type: TypeIdentifier) -> Bool {
        switch content {
        case .unknown: false
        case .url: type == .url
        case .text, .data, .file, .propertyList: typeIdentifier.conforms(to: type)
        }
    }
}
