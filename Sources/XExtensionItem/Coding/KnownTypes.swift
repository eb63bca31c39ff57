import UniformTypes

/// Valid type identifiers: the commonest ones, and the first others of a document, because a
/// document repeats a few identifiers many times.
struct KnownTypes {
    /// A type identifier with the properties that decide which content it allows.
    struct Judged {
        let identifier: TypeIdentifier
        let isURL: Bool
        let isFileURL: Bool
        /// Whether the identifier certainly needs no escapes, as one in reverse DNS does not.
        let isPlain: Bool

        init(_ identifier: TypeIdentifier) {
            self.identifier = identifier
            isURL = identifier == .url
            isFileURL = identifier == .fileURL
            isPlain = !identifier.isMediaType
        }

        /// Whether the type allows the content: a URL, or anything but a URL; clause 14.3.3.
        func isOf(isURL: Bool) -> Bool { self.isURL == isURL && !isFileURL }
    }

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
        document.number(ofStringAt: node, in: names, bytes).map { types[$0] }
    }

    /// Whether a type identifier is well formed and allows the content.
    mutating func isRight(_ identifier: TypeIdentifier, isURL: Bool) -> Bool {
        judge(identifier, isURL: isURL).isRight
    }

    /// Returns whether a type identifier is well formed and allows the content, and whether it
    /// certainly needs no escapes.
    mutating func judge(
        _ identifier: TypeIdentifier, isURL: Bool
    ) -> (isRight: Bool, isPlain: Bool) {
        if let number = names.number(of: identifier.rawValue) {
            return (types[number].isOf(isURL: isURL), types[number].isPlain)
        }
        guard identifier.isWellFormed, MediaTypes.preferred(to: identifier.rawValue) == nil else {
            return (false, false)
        }
        let type = Judged(identifier)
        append(type)
        return (type.isOf(isURL: isURL), type.isPlain)
    }

    /// Adds a type, unless the table is full.
    mutating func append(_ type: Judged) {
        guard !names.isFull else { return }
        names.append(type.identifier.rawValue)
        types.append(type)
    }
}
