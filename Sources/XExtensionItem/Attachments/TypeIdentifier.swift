/// What kind of thing some bytes are: a uniform type identifier, or a media type where there is none.
///
/// Compared without ASCII case, the spelling being kept; clauses 14.3.1 and 14.3.4.
public struct TypeIdentifier: RawRepresentable, Sendable, ExpressibleByStringLiteral {
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

    /// Makes the type identifier for a media type: the uniform one where the format has one.
    ///
    /// - Parameter mediaType: a type and a subtype, for example `image/png`, without parameters.
    public init(mediaType: String) {
        let name = mediaType.lowercased()
        rawValue = MediaTypes.typeIdentifiers[name] ?? name
    }

    /// Whether the identifier is a media type.
    public var isMediaType: Bool { rawValue.utf8.contains(UInt8(ascii: "/")) }

    /// Whether the text is what clause 14.3.1 asks for.
    var isWellFormed: Bool {
        isMediaType ? MediaTypes.isWellFormed(rawValue) : ReverseDNSName.matches(rawValue)
    }
}

extension TypeIdentifier: Hashable, CustomStringConvertible {
    /// Whether two identifiers are the same but for the case of ASCII letters.
    public static func == (left: TypeIdentifier, right: TypeIdentifier) -> Bool {
        left.rawValue.utf8.lazy.map(lowercased).elementsEqual(
            right.rawValue.utf8.lazy.map(lowercased))
    }

    /// Feeds the identifier into a hasher, whatever its case.
    public func hash(into hasher: inout Hasher) {
        for byte in rawValue.utf8 { hasher.combine(lowercased(byte)) }
    }

    /// The identifier as it is spelt.
    public var description: String { rawValue }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
}

extension TypeIdentifier {
    /// A URL, the only type of a representation that holds one.
    public static let url: Self = "public.url"
    /// Text without styling.
    public static let plainText: Self = "public.plain-text"
    /// HTML.
    public static let html: Self = "public.html"
    /// Bytes of any kind.
    public static let data: Self = "public.data"
    /// An image in PNG.
    public static let png: Self = "public.png"
    /// An image in JPEG.
    public static let jpeg: Self = "public.jpeg"
    /// A document in PDF.
    public static let pdf: Self = "com.adobe.pdf"
    /// A property list.
    public static let propertyList: Self = "com.apple.property-list"
    /// A URL of a file, which no representation may be of.
    static let fileURL: Self = "public.file-url"
}
