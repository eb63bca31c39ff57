/// A part of a line of Markdown: a marker, a bracket or a code span as written, or text to escape.
struct MarkdownAtom {
    /// What an atom is.
    enum Kind: Equatable {
        /// A delimiter run that opens emphasis.
        case opening
        /// A delimiter run that closes emphasis.
        case closing
        /// A link's brackets with its destination, or a code span; punctuation at both ends.
        case verbatim
        /// Literal text.
        case text
    }

    var kind: Kind
    var text: String
    /// Whether the first scalar is written as a reference, which counts as punctuation.
    var encodesFirst = false
    /// Whether the last scalar is written as a reference.
    var encodesLast = false

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// Whether the atom is a strikethrough marker.
    var isTildes: Bool { kind != .text && text.utf8.first == UInt8(ascii: "~") }

    /// Whether `other`, a delimiter run after this one, continues it.
    func joins(_ other: MarkdownAtom) -> Bool {
        kind == other.kind && kind != .verbatim && kind != .text
            && text.utf8.first == other.text.utf8.first
    }

    private var isSingle: Bool { text.unicodeScalars.dropFirst().isEmpty }

    /// The class of this atom for a delimiter run before it.
    var front: MarkdownFlank {
        guard kind == .text, !encodesFirst, !(isSingle && encodesLast) else { return .punctuation }
        return flank(text.unicodeScalars.first)
    }

    /// The class of this atom for a delimiter run after it.
    var back: MarkdownFlank {
        guard kind == .text, !encodesLast, !(isSingle && encodesFirst) else { return .punctuation }
        return flank(text.unicodeScalars.last)
    }

    private func flank(_ scalar: Unicode.Scalar?) -> MarkdownFlank {
        scalar.map(MarkdownText.isAlwaysEncoded) == true ? .punctuation : MarkdownFlank(scalar)
    }
}
