extension Attachment {
    /// Returns the first representation, in the sender's order, whose type conforms to `type`.
    ///
    /// A URL matches only ``TypeIdentifier/url``, never a type of data. A content that this version
    /// does not know never matches; clause 14.4.
    ///
    /// - Parameter type: the type that the receiver takes. Types that conform to it match too.
    /// - Returns: the representation to take, or nil if none matches.
    public func representation(conformingTo type: TypeIdentifier) -> Representation? {
        representations.first { $0.conforms(to: type) }
    }

    /// Returns the first representation, in the *sender's* order, whose type conforms to any of
    /// `types`.
    ///
    /// - Parameter types: the types that the receiver takes. Types that conform to one of them
    ///   match too.
    /// - Returns: the representation to take, or nil if none matches.
    public func representation(conformingToAny types: Set<TypeIdentifier>) -> Representation? {
        representations.first { one in types.contains(where: one.conforms) }
    }

    /// Returns the representation of the type that the *receiver* prefers.
    ///
    ///     attachment.representation(preferring: [.image, .url])     // an image, or else a link
    ///
    /// If several representations match one type, this returns the first in the sender's order.
    ///
    /// - Parameter types: the types that the receiver takes, the preferred one first. Types that
    ///   conform to one of them match too.
    /// - Returns: the representation to take, or nil if none matches.
    public func representation(preferring types: [TypeIdentifier]) -> Representation? {
        for type in types {
            if let found = representation(conformingTo: type) { return found }
        }
        return nil
    }

    /// Whether any representation conforms to `type`; see ``representation(conformingTo:)``.
    public func conforms(to type: TypeIdentifier) -> Bool {
        representation(conformingTo: type) != nil
    }
}

extension Representation {
    /// Whether a receiver of `type` takes this representation.
    ///
    /// A URL conforms to ``TypeIdentifier/url`` alone. A content that this version does not know
    /// conforms to nothing.
    public func conforms(to type: TypeIdentifier) -> Bool {
        switch content {
        case .unknown: false
        case .url: type == .url
        case .text, .data, .file, .propertyList: typeIdentifier.conforms(to: type)
        }
    }
}
