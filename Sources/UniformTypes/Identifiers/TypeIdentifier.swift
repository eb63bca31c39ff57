/// The type of data: a uniform type identifier, or a media type that has no identifier.
///
///     let type: TypeIdentifier = "public.png"
///     type.conforms(to: .image)  // true
///
/// Two identifiers that differ only in the case of ASCII letters are equal, but each keeps its
/// spelling (clauses 14.3.1 and 14.3.4).
public struct TypeIdentifier: RawRepresentable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as spelled, for example `public.png` or `application/x-example`.
    public let rawValue: String

    /// Creates a type identifier from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a type identifier from a string literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Creates the type identifier that payloads use for a media type: the identifier that Appendix
    /// B lists, or else the media type itself, in lower case. Returns nil if the string has no
    /// slash.
    ///
    /// - Parameter mediaType: A type and a subtype, for example `image/png`. Parameters after a
    ///   semicolon are ignored.
    public init?(mediaType: String) {
        let name = MediaTypes.bare(mediaType)
        guard name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        rawValue = MediaTypes.preferred(to: name) ?? name
    }

    /// Whether the identifier is a media type: it contains a slash.
    public var isMediaType: Bool { rawValue.utf8.contains(UInt8(ascii: "/")) }

    /// Whether the text is a reverse DNS name or a media type (clause 14.3.1).
    package var isWellFormed: Bool {
        ReverseDNSName.matches(rawValue) || isMediaType && MediaTypes.isWellFormed(rawValue)
    }
}

extension TypeIdentifier: Hashable, CustomStringConvertible {
    /// Returns whether two identifiers are equal, ignoring the case of ASCII letters.
    public static func == (left: TypeIdentifier, right: TypeIdentifier) -> Bool {
        CaselessText(left.rawValue) == CaselessText(right.rawValue)
    }

    /// Hashes the identifier ignoring case.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(rawValue))
    }

    /// The identifier as spelled.
    public var description: String { rawValue }
}
