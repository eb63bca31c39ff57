/// What kind of thing some bytes are: a uniform type identifier, or a media type where there is none.
///
/// Compared without ASCII case, the spelling being kept; clauses 14.3.1 and 14.3.4.
public struct TypeIdentifier: RawRepresentable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as it is spelt, for example `public.png` or `application/x-example`.
    public let rawValue: String

    /// Makes a type identifier from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a type identifier from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Makes the type identifier that the format writes for a media type: the one of Appendix B of
    /// its specification, or else the media type in small letters.
    ///
    /// - Parameter mediaType: a type and a subtype, for example `image/png`; parameters after a
    ///   semicolon are left out.
    public init(mediaType: String) {
        let name = MediaTypes.bare(mediaType)
        rawValue = MediaTypes.typeIdentifiers[name] ?? name
    }

    /// Whether the identifier is a media type.
    public var isMediaType: Bool { rawValue.utf8.contains(UInt8(ascii: "/")) }

    /// Whether the text is what clause 14.3.1 asks for.
    package var isWellFormed: Bool {
        ReverseDNSName.matches(rawValue) || isMediaType && MediaTypes.isWellFormed(rawValue)
    }
}

extension TypeIdentifier: Hashable, CustomStringConvertible {
    /// Whether two identifiers are the same but for the case of ASCII letters.
    public static func == (left: TypeIdentifier, right: TypeIdentifier) -> Bool {
        CaselessText(left.rawValue) == CaselessText(right.rawValue)
    }

    /// Feeds the identifier into a hasher, whatever its case.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(rawValue))
    }

    /// The identifier as it is spelt.
    public var description: String { rawValue }
}
