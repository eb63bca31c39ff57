#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An attachment in one form: its type, and exactly one content.
///
/// Text, data and files are bytes, and receivers treat them alike; clause 14.2.2.
public struct Representation: Sendable {
    /// What a representation holds.
    public enum Content: Sendable {
        /// The URL itself; nothing is ever fetched.
        case url(URL)
        /// Bytes: the UTF-8 of a text.
        case text(String)
        /// Bytes, where they lie.
        case data(WireData)
        /// Bytes in a file of the payload folder.
        indirect case file(FileReference)
        /// A value of any kind.
        case propertyList(WireValue)
        /// A content that this version does not know, among the unknown members: kept, never picked.
        case unknown
    }

    /// The type of the content.
    public var typeIdentifier: TypeIdentifier
    /// The content.
    public var content: Content
    var kept = KeptMembers()

    /// Members that the format does not define, kept and written back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Makes a representation of a content of any kind.
    public init(typeIdentifier: TypeIdentifier, content: Content) {
        self.typeIdentifier = typeIdentifier
        self.content = content
    }

    /// Makes the representation that was read, with what is kept beside it.
    init(_ typeIdentifier: TypeIdentifier, _ content: Content, _ kept: KeptMembers) {
        self.typeIdentifier = typeIdentifier
        self.content = content
        self.kept = kept
    }

    /// The number of bytes of the content; nil for a URL, a property list and what is unknown.
    public var byteCount: Int? {
        switch content {
        case .text(let text): text.utf8.count
        case .data(let data): data.byteCount
        case .file(let file): file.byteCount
        case .url, .propertyList, .unknown: nil
        }
    }

    /// The URL, if the content is one.
    public var url: URL? { if case .url(let value) = content { value } else { nil } }

    /// The text, if the content is one; ``loadText()`` also takes data and files.
    public var text: String? { if case .text(let value) = content { value } else { nil } }

    /// The value, if the content is a property list.
    public var propertyList: WireValue? {
        if case .propertyList(let value) = content { value } else { nil }
    }

    /// Whether the content is one that this version knows.
    public var isKnown: Bool {
        if case .unknown = content { false } else { true }
    }
}

extension Representation: Hashable {
    /// Whether two representations are written alike.
    public static func == (left: Representation, right: Representation) -> Bool {
        left.typeIdentifier.rawValue.isIdentical(to: right.typeIdentifier.rawValue)
            && left.content == right.content && left.kept == right.kept
    }

    /// Feeds type and content into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: typeIdentifier.rawValue)
        hasher.combine(content)
    }
}

extension Representation.Content: Hashable {
    /// Whether two contents are written alike; a file is not opened for it.
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

    /// Feeds the content into a hasher; of data its size and first bytes alone.
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
