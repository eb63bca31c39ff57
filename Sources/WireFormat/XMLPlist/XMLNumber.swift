/// Parses the content of `integer` and `real` elements.
enum XMLNumber {
    /// Parses an integer: an optional sign, and decimal digits or `0x` with hexadecimal digits; nil
    /// for any other text.
    ///
    /// - Throws: `number.overflow` outside −2^63…2^64−1.
    static func integer(_ text: RawSpan, at offset: Int) throws(Fault) -> WireNumber? {
        let sign = text.byteIfPresent(at: 0)
        let isNegative = sign == UInt8(ascii: "-")
        var start = isNegative || sign == UInt8(ascii: "+") ? 1 : 0
        let isHexadecimal =
            text.byteIfPresent(at: start) == UInt8(ascii: "0")
            && text.byteIfPresent(at: start + 1) | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { start += 2 }
        guard start < text.byteCount,
            let magnitude = magnitude(text, from: start, radix: isHexadecimal ? 16 : 10)
        else { return nil }
        if !magnitude.overflow, let number = number(magnitude.value, isNegative) { return number }
        throw Fault(.numberOverflow, at: offset, "an integer outside −2^63…2^64−1")
    }

    @inline(__always)
    private static func magnitude(
        _ text: RawSpan, from start: Int, radix: UInt64
    ) -> (value: UInt64, overflow: Bool)? {
        var (value, overflow): (UInt64, Bool) = (0, false)
        for position in start..<text.byteCount {
            let digit = text.byte(at: position).hexadecimalDigit
            guard digit < radix else { return nil }
            let (product, isTooGreat) = value.multipliedReportingOverflow(by: radix)
            let (sum, isGreater) = product.addingReportingOverflow(UInt64(digit))
            (value, overflow) = (sum, overflow || isTooGreat || isGreater)
        }
        return (value, overflow)
    }

    private static func number(_ magnitude: UInt64, _ isNegative: Bool) -> WireNumber? {
        if !isNegative { return WireNumber(magnitude) }
        guard magnitude <= 1 << 63 else { return nil }
        return WireNumber(Int64(truncatingIfNeeded: 0 &- magnitude))
    }

    /// Parses a decimal number; infinity if it is out of range, nil for any other text, including
    /// `nan` and `inf`.
    static func real(_ text: RawSpan) -> Double? {
        if let value = shortReal(text) { return value }
        var hasDigits = false
        for position in 0..<text.byteCount {
            let byte = text.byte(at: position)
            guard realCharacters.contains(byte) else { return nil }
            hasDigits = hasDigits || byte &- 0x30 < 10
        }
        return hasDigits ? Double(text.uncheckedString(0..<text.byteCount)) : nil
    }

    /// A fast path for a number that has few digits, and may have a minus sign and a decimal point;
    /// nil for any other text.
    private static func shortReal(_ text: RawSpan) -> Double? {
        let isNegative = text.byteIfPresent(at: 0) == UInt8(ascii: "-")
        let end = text.byteCount
        var position = isNegative ? 1 : 0
        guard 2...18 ~= end - position else { return nil }
        var (magnitude, fraction): (UInt64, Int) = (0, end)
        while position < end {
            let byte = text.byte(at: position)
            position &+= 1
            if byte &- 0x30 < 10 {
                magnitude = magnitude &* 10 &+ UInt64(byte &- 0x30)
            } else {
                // Allow only one decimal point.
                guard byte == UInt8(ascii: "."), fraction == end else { return nil }
                fraction = position
            }
        }
        let value = NumberText.double(magnitude, over: end &- fraction)
        return isNegative ? value.map { -$0 } : value
    }

    private static let realCharacters = ASCIISet("0123456789+-.eE")
}
