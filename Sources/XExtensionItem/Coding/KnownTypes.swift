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
    }

    private var names = KeyNames()
    private var types: [Judged] = []

    /// The type that a string is, if it is known.
    func type(at node: WireNode, of document: WireDocument, _ bytes: RawSpan) -> Judged? {
        document.number(ofStringAt: node, in: names, bytes).map { types[$0] }
    }

    /// Adds a type, unless there are enough.
    mutating func append(_ type: Judged) {
        guard types.count < 8 else { return }
        names.append(type.identifier.rawValue)
        types.append(type)
    }
}
