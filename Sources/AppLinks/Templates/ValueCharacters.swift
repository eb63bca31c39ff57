import WireFormat

/// The characters of a value that are not escaped, by the position of the value in the URL; clause
/// 4.3.
enum KeptCharacters {
    private static let unreserved = ASCIISet.alphanumerics.union(ASCIISet("-._~"))

    /// Kept in the authority, and in the key of a query pair.
    static let strict = unreserved
    /// Kept in a path segment, in the value of a query pair, and in the fragment.
    static let ordinary = unreserved.union(ASCIISet(","))
    /// Kept in an opaque path, such as an address or a telephone number.
    static let opaque = ordinary.union(ASCIISet("@+"))
    /// Kept in a verbatim value: the reserved and unreserved characters of RFC 3986.
    static let verbatim = unreserved.union(ASCIISet(":/?#[]@!$&'()*+,;="))
    static let hexadecimal = ASCIISet("0123456789abcdefABCDEF")
}

/// A set of control characters: those in a value, or those allowed in a position; clause 4.5.2.
struct ControlCharacters: OptionSet {
    let rawValue: UInt8

    static let tab = ControlCharacters(rawValue: 1)
    static let lineBreak = ControlCharacters(rawValue: 2)
    static let other = ControlCharacters(rawValue: 4)
    /// A line break that is already escaped, `%0a` or `%0d`.
    static let escapedLineBreak = ControlCharacters(rawValue: 8)

    /// Allowed in a mail header. A line break is not allowed, because it would begin another
    /// header.
    static let header: ControlCharacters = [.tab]
    static let lines: ControlCharacters = [.tab, .lineBreak]
}

extension ControlCharacters {
    init(in value: String) {
        self = []
        var value = value
        value.withUTF8 { bytes in
            for (position, byte) in bytes.enumerated() {
                switch byte {
                case 0x09: insert(.tab)
                case 0x0A, 0x0D: insert(.lineBreak)
                case 0..<0x20, 0x7F: insert(.other)
                case UInt8(ascii: "%"):
                    guard position + 2 < bytes.count else { continue }
                    let digit = bytes[position + 2] | 0x20
                    if bytes[position + 1] == UInt8(ascii: "0"),
                        digit == UInt8(ascii: "a") || digit == UInt8(ascii: "d")
                    {
                        insert(.escapedLineBreak)
                    }
                default: continue
                }
            }
        }
    }

    /// Returns the control characters that a value may contain if it is inserted, escaped or
    /// verbatim, where the link may contain this set.
    ///
    /// An escaped value may contain this set and also `%0a`, because escaping converts `%0a` to
    /// the harmless `%250a`. A verbatim value may contain only `%0a` and `%0d`. In a mail header,
    /// it may not contain even these, because they would begin another header.
    func whereValuesAre(verbatim isVerbatim: Bool) -> ControlCharacters {
        if !isVerbatim { return union(.escapedLineBreak) }
        return self == .header ? [] : .escapedLineBreak
    }
}
