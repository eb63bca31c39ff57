/// A part of a line of Markdown: markers, brackets and code spans as they are, or text to escape.
struct MarkdownAtom {
    /// What an atom is.
    enum Kind: Equatable {
        /// A delimiter run that opens emphasis.
        case opening
        /// A delimiter run that closes emphasis.
        case closing
        /// Brackets of a link, with its destination, and code spans: punctuation at either end.
        case verbatim
        /// Literal text.
        case text
    }

    var kind: Kind
    var text: String
    /// Whether the first scalar is written as a reference, which makes it punctuation.
    var encodesFirst = false
    /// Whether the last scalar is written as a reference.
    var encodesLast = false

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// Whether the atom is a marker of strikethrough.
    var isTildes: Bool { kind != .text && text.utf8.first == UInt8(ascii: "~") }

    /// Whether a delimiter run after this one is part of it.
    func joins(_ other: MarkdownAtom) -> Bool {
        kind == other.kind && kind != .verbatim && kind != .text
            && text.utf8.first == other.text.utf8.first
    }

    private var isSingle: Bool { text.unicodeScalars.dropFirst().isEmpty }

    /// What a delimiter run before this atom sees of it.
    var front: MarkdownFlank {
        guard kind == .text, !encodesFirst, !(isSingle && encodesLast) else { return .punctuation }
        return flank(text.unicodeScalars.first)
    }

    /// What a delimiter run after this atom sees of it.
    var back: MarkdownFlank {
        guard kind == .text, !encodesLast, !(isSingle && encodesFirst) else { return .punctuation }
        return flank(text.unicodeScalars.last)
    }

    private func flank(_ scalar: Unicode.Scalar?) -> MarkdownFlank {
        scalar.map(MarkdownText.isAlwaysEncoded) == true ? .punctuation : MarkdownFlank(scalar)
    }
}
