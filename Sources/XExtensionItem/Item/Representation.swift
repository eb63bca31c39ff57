public import Essentials

/// An attachment's content in one type, for example a photo as JPEG.
///
/// The content is of exactly one kind. Text, data and files are all bytes, and receivers treat them
/// alike; clause 14.2.2.
public struct Representation: Sendable {
    package enum Content: Sendable {
        /// A URL that Foundation can parse; the library never fetches it.
        case url(URLText)
        case text(String)
        /// Bytes in memory, as base64 in a document, or in a file.
        case data(WireData)
        indirect case file(FileReference)
        case propertyList(WireValue)
        /// Content of an unknown kind. It is preserved in `unknownMembers` and matches no type.
        case unknown
    }

    /// The type of the content, for example `public.jpeg`.
    public package(set) var typeIdentifier: TypeIdentifier
    package var content: Content
    var kept = KeptMembers()

    /// The members that the format does not define. Encoding writes them back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    package init(typeIdentifier: TypeIdentifier, content: Content) {
        self.typeIdentifier = typeIdentifier
        self.content = content
    }

    init(_ typeIdentifier: TypeIdentifier, _ content: Content, _ kept: KeptMembers) {
        self.typeIdentifier = typeIdentifier
        self.content = content
        self.kept = kept
    }

    /// The size of the content in bytes; nil for a URL, a property list or unknown content.
    public var byteCount: Int? {
        switch content {
        case .text(let text): text.utf8.count
        case .data(let data): data.byteCount
        case .file(let file): file.byteCount
        case .url, .propertyList, .unknown: nil
        }
    }

    /// The URL, or nil if the content is not a URL.
    public var url: URL? { if case .url(let value) = content { value.url } else { nil } }

    /// The text, or nil if the content is not text; ``loadText()`` also reads data and files.
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

extension Representation {
    /// Creates a representation from a URL, of type ``TypeIdentifier/url``.
    public static func url(_ url: URL) -> Representation {
        Representation(typeIdentifier: .url, content: .url(URLText(url)))
    }

    /// Creates a representation from text, plain text by default.
    public static func text(
        _ text: String, typeIdentifier: TypeIdentifier = .plainText
    ) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .text(text))
    }

    /// Creates a representation from HTML text.
    public static func html(_ html: String) -> Representation { .text(html, typeIdentifier: .html) }

    /// Creates a representation from bytes in memory.
    public static func data(_ data: Data, typeIdentifier: TypeIdentifier) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .data(WireData(data)))
    }

    /// Creates a representation from bytes in memory or in another source.
    public static func data(_ data: WireData, typeIdentifier: TypeIdentifier) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .data(data))
    }

    /// Creates an image representation. Its type is detected from the first bytes.
    ///
    /// The type is ``TypeIdentifier/image`` if the first bytes match no known image format.
    public static func image(_ data: Data) -> Representation {
        let found = TypeIdentifier(detecting: data)
        let type = found.flatMap { $0.conforms(to: .image) ? $0 : nil }
        return .data(data, typeIdentifier: type ?? .image)
    }

    /// Creates a representation from a property list. Its type is ``TypeIdentifier/propertyList``,
    /// or a more specific type if you pass one.
    public static func propertyList(
        _ value: WireValue, typeIdentifier: TypeIdentifier = .propertyList
    ) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .propertyList(value))
    }

    /// Creates a representation whose bytes stay in a file; see
    /// ``ExtensionItem/Attachment/file(at:typeIdentifier:suggestedName:)``.
    ///
    /// - Throws: `input.failed` if the URL is not a file URL, or the file is not regular or cannot
    ///   be opened.
    public static func file(
        at url: URL, typeIdentifier: TypeIdentifier? = nil
    ) throws(PayloadError) -> Representation {
        let file = try StoredFile(url.localPath())
        return Representation(
            typeIdentifier: typeIdentifier ?? TypeIdentifier(ofFileAt: url),
            content: .data(WireData(source: file)))
    }
}

extension Representation {
    /// Whether a receiver that accepts `type` accepts this representation.
    ///
    /// A URL conforms only to ``TypeIdentifier/url``. Content of an unknown kind conforms to no
    /// type.
    public func conforms(to type: TypeIdentifier) -> Bool {
        switch content {
        case .unknown: false
        case .url: type == .url
        case .text, .data, .file, .propertyList: typeIdentifier.conforms(to: type)
        }
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
    /// Compares files by reference, without opening them.
    package static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.url(let one), .url(let other)): one.isIdentical(to: other)
        case (.text(let one), .text(let other)): one.isIdentical(to: other)
        case (.data(let one), .data(let other)): one == other
        case (.file(let one), .file(let other)): one == other
        case (.propertyList(let one), .propertyList(let other)): one == other
        case (.unknown, .unknown): true
        case (.url, _), (.text, _), (.data, _), (.file, _), (.propertyList, _), (.unknown, _): false
        }
    }

    /// Data contributes only its size and first bytes.
    package func hash(into hasher: inout Hasher) {
        switch self {
        case .url(let url): hasher.combine(bytesOf: url.text)
        case .text(let text): hasher.combine(bytesOf: text)
        case .data(let data): hasher.combine(data)
        case .file(let file): hasher.combine(file)
        case .propertyList(let value): hasher.combine(value)
        case .unknown: hasher.combine(0)
        }
    }
}

extension Representation: CustomStringConvertible {
    /// The type and a short form of the content; for data, only the size.
    public var description: String {
        "\(typeIdentifier.rawValue.cut(to: 80)) \(contentDescription)"
    }

    private var contentDescription: String {
        switch content {
        case .url(let url): "<\(url.text.cut(to: 80))>"
        case .text(let text): text.quotedStart
        case .data(let data): data.description
        case .file(let file): file.description
        case .propertyList(let value): value.description
        case .unknown: "<unknown>"
        }
    }
}

extension TypeIdentifier {
    /// A folder is `public.folder`, unless its extension is that of a package.
    init(ofFileAt url: URL) {
        let named = TypeIdentifier(filenameExtension: url.pathExtension)
        if url.hasDirectoryPath || url.isFolder {
            self = named.flatMap { $0.conforms(to: .directory) ? $0 : nil } ?? .folder
        } else {
            self = named ?? .data
        }
    }
}
