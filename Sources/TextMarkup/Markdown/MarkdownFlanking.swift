/// Encodes the characters that keep a delimiter run from opening or closing emphasis.
///
/// `**a!**b` is not bold in CommonMark, because the closing run is between punctuation and a
/// letter. `**a!**&#98;` is bold, because a reference starts and ends with punctuation. Therefore,
/// the character outside the emphasis becomes a reference. The character inside the emphasis
/// becomes a reference only if it is white space. It can be white space only where an overlapping
/// element interrupts the emphasis.
///
/// Openers are processed from right to left, and closers from left to right. The reference outside
/// the emphasis of a run can then affect only the opener or closer that is processed next.
///
/// GitHub's reader skips tildes to find the neighbors of `*` and `_`; other readers do not. A run
/// must work in both kinds of reader.
enum MarkdownFlanking {
    static func markReferences(_ atoms: inout [MarkdownAtom]) {
        for index in atoms.indices.reversed() where atoms[index].kind == .opening {
            markReferences(index, inside: 1, &atoms)
        }
        for index in atoms.indices where atoms[index].kind == .closing {
            markReferences(index, inside: -1, &atoms)
        }
    }

    /// The emphasized text is after the run if `step` is 1, and before the run if `step` is -1.
    private static func markReferences(
        _ index: Int, inside step: Int, _ atoms: inout [MarkdownAtom]
    ) {
        if flank(index + step, from: index, atoms) == .space { encode(index + step, step, &atoms) }
        for isThrough in [false, true] {
            let inside = neighbour(of: index, step, isThrough, atoms)
            let outside = neighbour(of: index, -step, isThrough, atoms)
            let binds = binds(
                atoms[index], flank(inside, from: index, atoms), flank(outside, from: index, atoms))
            if !binds { encode(outside, -step, &atoms) }
        }
    }

    private static func neighbour(
        of index: Int, _ step: Int, _ isThrough: Bool, _ atoms: [MarkdownAtom]
    ) -> Int {
        let next = index + step
        guard isThrough, atoms.indices.contains(next), atoms[next].isTildes else { return next }
        return next + step
    }

    /// Returns the class of the first or last character of the atom `other`, whichever is nearer to
    /// the atom `index`.
    private static func flank(
        _ other: Int, from index: Int, _ atoms: [MarkdownAtom]
    ) -> MarkdownFlank {
        guard atoms.indices.contains(other) else { return .space }
        return other > index ? atoms[other].front : atoms[other].back
    }

    private static func encode(_ index: Int, _ step: Int, _ atoms: inout [MarkdownAtom]) {
        guard atoms.indices.contains(index) else { return }
        if step > 0 { atoms[index].encodesFirst = true } else { atoms[index].encodesLast = true }
    }

    private static func binds(
        _ marker: MarkdownAtom, _ inside: MarkdownFlank, _ outside: MarkdownFlank
    ) -> Bool {
        if outside == .space || outside == .punctuation { return true }
        return !inside.isPunctuation && marker.text.utf8.first != UInt8(ascii: "_")
    }
}

/// The class of a character next to a delimiter run; CommonMark 0.31.2, section 6.2.
enum MarkdownFlank {
    /// White space, or the start or end of the paragraph.
    case space
    /// An ASCII punctuation mark or symbol.
    case punctuation
    /// A non-ASCII punctuation mark or symbol. Older versions of CommonMark do not count such
    /// symbols as punctuation.
    case otherPunctuation
    /// Anything else: letters, digits, combining marks.
    case other

    /// Nil is the start or end of the paragraph.
    init(_ scalar: Unicode.Scalar?) {
        guard let scalar else {
            self = .space
            return
        }
        self = scalar.value < 0x80 ? Self.ascii(UInt8(scalar.value)) : Self.nonASCII(scalar)
    }

    var isPunctuation: Bool { self == .punctuation || self == .otherPunctuation }

    /// Whether a byte is ASCII punctuation or a symbol, which a backslash can escape.
    static func isPunctuation(_ byte: UInt8) -> Bool { ascii(byte) == .punctuation }

    private static func ascii(_ byte: UInt8) -> MarkdownFlank {
        switch byte {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20: .space
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: .punctuation
        default: .other
        }
    }

    private static func nonASCII(_ scalar: Unicode.Scalar) -> MarkdownFlank {
        switch scalar.properties.generalCategory {
        case .spaceSeparator: .space
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
            .currencySymbol, .modifierSymbol, .otherSymbol:
            .otherPunctuation
        default: .other
        }
    }
}
