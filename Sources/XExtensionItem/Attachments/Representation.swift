public import Essentials

/// An attachment's content in one type, for example a photo as JPEG.
///
/// A representation has exactly one content. Text, data and files are all bytes, and receivers
/// treat them alike; clause 14.2.2.
public struct Representation: Sendable {
    /// The content of a representation.
    public enum Content: Sendable {
        /// A URL; the library never fetches it.
        case url(URL)
        /// Text; its bytes are UTF-8.
        case text(String)
        /// Bytes, wherever they lie.
        case data(WireData)
        /// Bytes in a file of the payload folder.
        indirect case file(FileReference)
        /// A value of any kind.
        case propertyList(WireValue)
        /// A content that this version does not know, held in the unknown members: kept, but never
        /// picked.
        case unknown
    }

    /// The type of the content.
    public var typeIdentifier: TypeIdentifier
    /// The content.
    public var content: Content
    var kept = KeptMembers()

    /// The members that the format does not define, which encoding writes back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Creates a representation from a content of any kind.
    public init(typeIdentifier: TypeIdentifier, content: Content) {
        self.typeIdentifier = typeIdentifier
        self.content = content
    }

    /// Creates a representation as it was read, with the members that are kept for writing back.
    init(_ typeIdentifier: TypeIdentifier, _ content: Content, _ kept: KeptMembers) {
        self.typeIdentifier = typeIdentifier
        self.content = content
        self.kept = kept
    }

    /// The size of the content in bytes; nil for a URL, a property list or an unknown content.
    public var byteCount: Int? {
        switch content {
        case .text(let text): text.utf8.count
        case .data(let data): data.byteCount
        case .file(let file): file.byteCount
        case .url, .propertyList, .unknown: nil
        }
    }

    /// The URL, or nil if the content is not a URL.
    public var url: URL? { if case .url(let value) = content { value } else { nil } }

    /// The text, or nil if the content is not text; ``loadText()`` also takes data and files.
    public var text: String? { if case .text(let value) = content { value } else { nil } }

    /// The value, or nil if the content is not a property list.
    public var propertyList: WireValue? {
        if case .propertyList(let value) = content { value } else { nil }
    }

    /// Whether this version knows the kind of content.
    public var isKnown: Bool {
        if case .unknown = content { false } else { true }
    }
}

extension Representation: Hashable {
    /// Whether two representations encode to the same bytes.
    public static func == (left: Representation, right: Representation) -> Bool {
        left.typeIdentifier.rawValue.isIdentical(to: right.typeIdentifier.rawValue)
            && left.content == right.content && left.kept == right.kept
    }

    /// Hashes the type and the content.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: typeIdentifier.rawValue)
        hasher.combine(content)
    }
}

extension Representation.Content: Hashable {
    /// Whether two contents encode to the same bytes; files are compared by reference, not opened.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.url(let one), .url(let other)):
            one.absoluteString.isIdentical(to: other.absoluteString)
        case (.text(let one), .text(let other)): one.isIdentical(to: other)
        case (.data(let one), .data(let other)): one == other
        case (.file(let one), .file(let other)): one == other
        case (.propertyList(let one), .propertyList(let other)): one == other
        case (.unknown, .unknown): true
        default: false
        }
    }

    /// Hashes the content; data contributes its size and first bytes only.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .url(let url): hasher.combine(bytesOf: url.absoluteString)
        case .text(let text): hasher.combine(bytesOf: text)
        case .data(let data): hasher.combine(data)
        case .file(let file): hasher.combine(file)
        case .propertyList(let value): hasher.combine(value)
        case .unknown: hasher.combine(0)
        }
    }
}
