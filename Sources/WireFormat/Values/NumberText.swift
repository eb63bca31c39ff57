/// Reals as text: writing as in RFC 8785, reading of decimal literals.
enum NumberText {
    /// Returns the text of a finite double in RFC 8785, which is ECMAScript's `Number::toString`.
    ///
    /// The standard library finds the shortest digits that read back as the same double, and the
    /// closest among these. Only the places of the point and the exponent differ.
    static func spelling(of value: Double) -> String {
        guard value != 0 else { return "0" }
        let (digits, point) = shortestDigits(of: value.magnitude)
        let sign = value < 0 ? "-" : ""
        return sign + place(digits, point: point)
    }

    /// Returns the double nearest to a decimal literal; infinite if it is too great, nil if the
    /// text is not a number. The caller has checked the characters of the literal.
    static func double(_ literal: String) -> Double? {
        Double(literal)
    }

    /// The powers of ten that a double represents exactly.
    static let exactPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// Returns the double nearest to an integer divided by a power of ten; nil unless doubles
    /// represent both exactly, so that one division rounds correctly.
    static func double(_ magnitude: UInt64, over power: Int) -> Double? {
        guard magnitude <= UInt64(WireNumber.greatestExact), power < exactPowers.count else {
            return nil
        }
        return Double(magnitude) / exactPowers[power]
    }

    /// Returns the shortest significant digits, and the place of the decimal point from their
    /// start.
    private static func shortestDigits(of value: Double) -> (digits: [UInt8], point: Int) {
        var digits: [UInt8] = []
        var point = 0
        var exponent = 0
        var seenPoint = false
        let text = Array(value.description.utf8)
        for (position, byte) in text.enumerated() {
            if byte == UInt8(ascii: "e") {
                exponent = Int(String(decoding: text[(position + 1)...], as: UTF8.self)) ?? 0
                break
            } else if byte == UInt8(ascii: ".") {
                seenPoint = true
            } else {
                if !seenPoint { point += 1 }
                digits.append(byte)
            }
        }
        let leadingZeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
        digits.removeFirst(leadingZeros)
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        return (digits, point - leadingZeros + exponent)
    }

    private static func place(_ digits: [UInt8], point: Int) -> String {
        let text = String(decoding: digits, as: UTF8.self)
        let count = digits.count
        switch point {
        case count...21 where count <= 21:
            return text + String(repeating: "0", count: point - count)
        case 1...21:
            return String(decoding: digits[..<point], as: UTF8.self) + "."
                + String(decoding: digits[point...], as: UTF8.self)
        case -5...0:
            return "0." + String(repeating: "0", count: -point) + text
        default:
            let head = String(decoding: digits[..<1], as: UTF8.self)
            let tail = count == 1 ? "" : "." + String(decoding: digits[1...], as: UTF8.self)
            return head + tail + "e" + (point > 0 ? "+" : "-") + String((point - 1).magnitude)
        }
    }
}
