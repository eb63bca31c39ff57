/// The contents of `integer` and `real` elements.
enum XMLNumber {
    /// An optional sign and decimal digits, or `0x` and hexadecimal ones; nil for anything else.
    ///
    /// - Throws: `number.overflow` beyond −2^63…2^64−1.
    static func integer(_ text: String, at offset: Int) throws(Fault) -> WireNumber? {
        var digits = text.utf8[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
        let isHexadecimal =
            digits.first == UInt8(ascii: "0")
            && digits.dropFirst().first.map { $0 | 0x20 }
                == UInt8(ascii: "x")
        if isHexadecimal { digits = digits.dropFirst(2) }
        let radix = isHexadecimal ? 16 : 10
        let allowed = isHexadecimal ? hexadecimal : decimal
        guard !digits.isEmpty, digits.allSatisfy(allowed.has) else { return nil }
        let magnitude = UInt64(Substring(digits), radix: radix)
        if let magnitude, let number = number(magnitude, isNegative) { return number }
        throw Fault(.numberOverflow, at: offset, "an integer beyond −2^63…2^64−1")
    }

    private static func number(_ magnitude: UInt64, _ isNegative: Bool) -> WireNumber? {
        if !isNegative {
            return Int64(exactly: magnitude).map { WireNumber($0) }
                ?? WireNumber(.unsigned(magnitude))
        }
        guard magnitude <= 1 << 63 else { return nil }
        return WireNumber(Int64(truncatingIfNeeded: 0 &- magnitude))
    }

    /// A decimal number, infinite when it is too great; nil for anything else, `nan` and `inf` too.
    static func real(_ text: String) -> Double? {
        guard text.utf8.allSatisfy(realCharacters.has), text.utf8.contains(where: decimal.has)
        else { return nil }
        return NumberText.double(text)
    }

    private static let decimal = ASCIISet("0123456789")
    private static let hexadecimal = ASCIISet("0123456789abcdefABCDEF")
    private static let realCharacters = ASCIISet("0123456789+-.eE")
}
