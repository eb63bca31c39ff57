import UniformTypes

/// Type identifiers that were found to be right: few stand in a document, and often.
struct KnownTypes {
    /// A type identifier with what a representation is held against.
    struct Judged {
        let identifier: TypeIdentifier
        let isURL: Bool
        let isFileURL: Bool

        init(_ identifier: TypeIdentifier) {
            self.identifier = identifier
            isURL = identifier == .url
            isFileURL = identifier == .fileURL
        }

        /// Whether the type is that of a URL, or of another content; clause 14.3.3.
        func isOf(isURL: Bool) -> Bool { self.isURL == isURL && !isFileURL }
    }

    private var names = KeyNames()
    private var types: [Judged] = []

    /// The type that a string is, if it is known.
    func type(at node: WireNode, of document: WireDocument, _ bytes: RawSpan) -> Judged? {
        document.number(ofStringAt: node, in: names, bytes).map { types[$0] }
    }

    /// Whether a type is right, and a URL's where a URL is the content, and only there.
    mutating func isRight(_ identifier: TypeIdentifier, isURL: Bool) -> Bool {
        if let number = names.number(of: identifier.rawValue) {
            return types[number].isOf(isURL: isURL)
        }
        guard identifier.isWellFormed, MediaTypes.preferred(to: identifier.rawValue) == nil else {
            return false
        }
        let type = Judged(identifier)
        append(type)
        return type.isOf(isURL: isURL)
    }

    /// Adds a type, unless there are enough.
    mutating func append(_ type: Judged) {
        guard types.count < 8 else { return }
        names.append(type.identifier.rawValue)
        types.append(type)
    }
}
