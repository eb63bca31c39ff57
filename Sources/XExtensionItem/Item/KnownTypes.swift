import UniformTypes

/// Valid type identifiers: the commonest ones, and the first others of a document, because a
/// document repeats a few identifiers many times.
struct KnownTypes {
    /// What a type identifier says about URLs.
    enum Kind {
        case url
        case fileURL
        case other

        init(_ identifier: TypeIdentifier) {
            self = identifier == .url ? .url : identifier == .fileURL ? .fileURL : .other
        }

        /// Returns what is wrong with such a type beside a content; nil if nothing is. The type of a
        /// URL and a URL belong together; clause 14.3.3.
        func fault(ofContentWithURL hasURL: Bool) -> Fault? {
            if self == .fileURL { return (.urlTypeIdentifier, "a file URL cannot be shared") }
            if (self == .url) == hasURL { return nil }
            return (.urlTypeIdentifier, "“url” and the type “public.url” belong together")
        }
    }

    /// A type identifier with the properties that decide which content it allows.
    struct Judged {
        let identifier: TypeIdentifier
        let kind: Kind
        /// Whether the identifier certainly needs no escapes, as one in reverse DNS does not.
        let isPlain: Bool

        init(_ identifier: TypeIdentifier) {
            self.identifier = identifier
            kind = Kind(identifier)
            isPlain = !identifier.isMediaType
        }
    }

    /// The greatest number of types, because each is compared with all.
    private static let greatestCount = 16
    private static let common = KnownTypes(
        [.url, .plainText, .html, .jpeg, .png, .image, .pdf, .data])

    private var names = KeyNames()
    private var types: [Judged] = []

    /// Creates a table of the commonest types.
    init() {
        self = Self.common
    }

    private init(_ identifiers: [TypeIdentifier]) {
        for identifier in identifiers { append(Judged(identifier)) }
    }

    /// Returns the known type that a string node names, or nil.
    func type(at node: WireNode, of document: WireDocument, _ bytes: RawSpan) -> Judged? {
        document.nameIndex(ofStringAt: node, in: names, bytes).map { types[$0] }
    }

    /// Judges a type identifier by itself; see ``fault(in:)``.
    mutating func judge(_ identifier: TypeIdentifier) -> (type: Judged, fault: Fault?) {
        if let number = names.index(of: identifier.rawValue) { return (types[number], nil) }
        let type = Judged(identifier)
        let fault = Self.fault(in: identifier)
        if fault == nil { append(type) }
        return (type, fault)
    }

    /// Returns what is wrong with a type identifier; nil if nothing is. It is malformed, or a media
    /// type that a type identifier is written for; clauses 14.3.1 and 14.3.2.
    private static func fault(in identifier: TypeIdentifier) -> Fault? {
        let text = identifier.rawValue
        guard identifier.isWellFormed else {
            return (
                .malformedTypeIdentifier,
                "expected a uniform type identifier, or a media type in lower case"
            )
        }
        return MediaTypes.preferred(to: text).map { known in
            (.mediaType, "the media type \(text.quotedStart) is written “\(known)”")
        }
    }

    /// Adds a type, unless the table is full.
    private mutating func append(_ type: Judged) {
        guard names.count < Self.greatestCount else { return }
        names.append(type.identifier.rawValue)
        types.append(type)
    }
}
