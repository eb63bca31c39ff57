import Essentials
import WireFormat

/// A part of a line of Markdown: a marker, a bracket or a code span as written, or text to escape.
struct MarkdownAtom {
    enum Kind: Equatable {
        /// A delimiter run that opens emphasis.
        case opening
        /// A delimiter run that closes emphasis.
        case closing
        /// The opening bracket of a link, its closing bracket with the destination, or a code span.
        /// Each of these starts and ends with punctuation.
        case verbatim
        case text
    }

    var kind: Kind
    var text: String
    /// Whether the first scalar is written as a reference, which counts as punctuation.
    var encodesFirst = false
    var encodesLast = false

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    var isTildes: Bool { kind != .text && text.utf8.first == UInt8(ascii: "~") }

    /// Whether a reader would join `other`, the next atom, to this delimiter run.
    func joins(_ other: MarkdownAtom) -> Bool {
        kind == other.kind && kind != .verbatim && kind != .text
            && text.utf8.first == other.text.utf8.first
    }

    private var isSingle: Bool { text.unicodeScalars.dropFirst().isEmpty }

    /// The class of the atom's first character, for the rules about a delimiter run before the
    /// atom.
    var front: MarkdownFlank {
        guard kind == .text, !encodesFirst, !(isSingle && encodesLast) else { return .punctuation }
        return flank(text.unicodeScalars.first)
    }

    /// The class of the atom's last character, for the rules about a delimiter run after the atom.
    var back: MarkdownFlank {
        guard kind == .text, !encodesLast, !(isSingle && encodesFirst) else { return .punctuation }
        return flank(text.unicodeScalars.last)
    }

    private func flank(_ scalar: Unicode.Scalar?) -> MarkdownFlank {
        scalar.map(MarkdownText.isAlwaysEncoded) == true ? .punctuation : MarkdownFlank(scalar)
    }
}

/// A URI or an email address in angle brackets; CommonMark 0.31.2, section 6.5.
struct MarkdownAutolink {
    /// The URL, or nil if it is not allowed as a link.
    let url: URL?
    /// The position after the closing bracket.
    let end: Int

    init?(_ source: [UInt8], at position: Int) {
        let rest = source[(position + 1)...]
        guard let close = rest.firstIndex(where: Self.isEnd), source[close] == UInt8(ascii: ">")
        else { return nil }
        let content = rest[..<close]
        if Self.hasScheme(content) {
            url = MarkupLink.url(ofDestination: content)
        } else if Self.isAddress(content) {
            url = MarkupLink.url(ofDestination: Array("mailto:".utf8) + content)
        } else {
            return nil
        }
        end = close + 1
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
    }

    /// Whether text starts with a scheme of 2 to 32 characters and a colon.
    private static func hasScheme(_ text: ArraySlice<UInt8>) -> Bool {
        guard let colon = text.prefix(33).firstIndex(of: UInt8(ascii: ":")),
            colon - text.startIndex >= 2, let first = text.first, ASCIISet.letters.contains(first)
        else { return false }
        return text[..<colon].allSatisfy(schemeCharacters.contains)
    }

    /// Whether text is an email address as defined for HTML's `<input type=email>`.
    private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
        guard let at = text.firstIndex(of: UInt8(ascii: "@")), at > text.startIndex,
            text[..<at].allSatisfy(localCharacters.contains)
        else { return false }
        let labels = text[(at + 1)...].split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.allSatisfy { label in
            1...63 ~= label.count && label.allSatisfy(labelCharacters.contains)
                && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
        }
    }

    private static let schemeCharacters = ASCIISet.alphanumerics.union(ASCIISet("+-."))
    private static let labelCharacters = ASCIISet.alphanumerics.union(ASCIISet("-"))
    private static let localCharacters = ASCIISet.alphanumerics
        .union(ASCIISet(".!#$%&'*+/=?^_`{|}~-"))
}
