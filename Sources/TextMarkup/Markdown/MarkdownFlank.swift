/// The class of a character next to a delimiter run; CommonMark 0.31.2, section 6.2.
enum MarkdownFlank {
    /// White space, or the beginning or end of the paragraph.
    case space
    /// ASCII punctuation or symbol.
    case punctuation
    /// Other punctuation or symbol. Older versions of CommonMark do not count symbols.
    case otherPunctuation
    /// Anything else: letters, digits, combining marks.
    case other

    /// Creates the class of a scalar; nil is the start or end of the paragraph.
    init(_ scalar: Unicode.Scalar?) {
        guard let scalar else {
            self = .space
            return
        }
        self = scalar.value < 0x80 ? Self.ascii(UInt8(scalar.value)) : Self.beyondASCII(scalar)
    }

    /// Whether CommonMark counts the character as punctuation.
    var isPunctuation: Bool { self == .punctuation || self == .otherPunctuation }

    /// Whether a byte is ASCII punctuation or a symbol, which a backslash escapes.
    static func isPunctuation(_ byte: UInt8) -> Bool { ascii(byte) == .punctuation }

    private static func ascii(_ byte: UInt8) -> MarkdownFlank {
        switch byte {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20: .space
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: .punctuation
        default: .other
        }
    }

    private static func beyondASCII(_ scalar: Unicode.Scalar) -> MarkdownFlank {
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
