/// Control characters: those that a value holds, or those that a place takes; clause 4.5.2.
struct ControlCharacters: OptionSet {
    let rawValue: UInt8

    static let tab = ControlCharacters(rawValue: 1)
    static let lineBreak = ControlCharacters(rawValue: 2)
    static let other = ControlCharacters(rawValue: 4)
    /// A line break that is escaped already, `%0a` or `%0d`.
    static let escapedLineBreak = ControlCharacters(rawValue: 8)

    /// What the header of a mail takes: no line break, which would begin another header.
    static let header: ControlCharacters = [.tab]
    static let lines: ControlCharacters = [.tab, .lineBreak]
}

extension ControlCharacters {
    /// What a value holds, in one pass over it.
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

    /// What the place takes in a value that is escaped, or that stands as it is.
    ///
    /// Escaping makes `%250a` of `%0a`; a value that stands as it is brings its escapes with it, which
    /// a header does not take, and control characters are never taken in it.
    func whereValuesAre(verbatim isVerbatim: Bool) -> ControlCharacters {
        if !isVerbatim { return union(.escapedLineBreak) }
        return self == .header ? [] : .escapedLineBreak
    }
}
