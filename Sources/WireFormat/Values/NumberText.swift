/// Reals as text: written according to RFC 8785, parsed from decimal literals.
enum NumberText {
    /// Returns the text of a finite double according to RFC 8785, which adopts ECMAScript's
    /// `Number::toString`.
    ///
    /// The standard library finds the shortest decimal number that is read back as the same double
    /// and, among several of that length, the one closest to the double. RFC 8785 requires the same
    /// digits, but places the decimal point and the exponent differently.
    static func spelling(of value: Double) -> String {
        guard value != 0 else { return "0" }
        let (digits, point) = shortestDigits(of: value.magnitude)
        let sign = value < 0 ? "-" : ""
        return sign + place(digits, point: point)
    }

    /// The powers of ten that a double represents exactly.
    static let exactPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// Returns the double nearest to an integer divided by a power of ten; nil unless doubles
    /// represent both exactly, so that one division rounds correctly.
    static func double(_ magnitude: UInt64, over power: Int) -> Double? {
        guard magnitude <= UInt64(WireNumber.maxSafeInteger), power < exactPowers.count else {
            return nil
        }
        return Double(magnitude) / exactPowers[power]
    }

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

extension OutputBuffer {
    @inline(__always)
    mutating func append(number: WireNumber) {
        switch number.storage {
        case .signed(let value):
            if value < 0 { append(UInt8(ascii: "-")) }
            append(decimal: value.magnitude)
        case .unsigned(let value):
            append(decimal: value)
        case .real(let value):
            append(real: value)
        }
    }

    @inline(__always)
    private mutating func append(decimal value: UInt64) {
        if value < 100_000_000 { append(EightDigits(value).mark) } else { append(long: value) }
    }

    @inline(never)
    private mutating func append(long value: UInt64) {
        append(decimal: value / 100_000_000)
        append(word: EightDigits(value % 100_000_000).word, count: 8)
    }

    /// Appends a real. Swift's description equals the text of RFC 8785, except for exponents and
    /// integral values.
    private mutating func append(real value: Double) {
        if let decimal = ShortDecimal(value) { return append(decimal) }
        let text = value.description
        let isSame = text.withBytes { bytes in
            let count = bytes.byteCount
            let hasExponent = (0..<count).contains { bytes.byte(at: $0) == UInt8(ascii: "e") }
            return !hasExponent && !bytes.matches(".0", at: count - 2)
        }
        append(string: isSame ? text : NumberText.spelling(of: value))
    }

    private mutating func append(_ decimal: ShortDecimal) {
        if decimal.isNegative { append(UInt8(ascii: "-")) }
        append(decimal: decimal.whole)
        let first = EightDigits(decimal.fraction / 100_000_000)
        let last = EightDigits(decimal.fraction % 100_000_000)
        let zeros = last.trailingZeroCount
        write(atMost: 17) { output in
            output.storeBytes(of: UInt8(ascii: "."), as: UInt8.self)
            output.storeBytes(of: first.word.littleEndian, toByteOffset: 1, as: UInt64.self)
            output.storeBytes(of: last.word.littleEndian, toByteOffset: 9, as: UInt64.self)
            return zeros < 8 ? 17 - zeros : 9 - first.trailingZeroCount
        }
    }

    mutating func append(date: WireDate) {
        append(string: date.description)
    }
}

/// A decimal fraction of at most fifteen digits that is read back as a given double.
///
/// Its digits are the shortest, because no two decimals of at most fifteen digits are read as the
/// same double. Most reals in practice are such decimals, and the standard library's general search
/// takes several times as long.
struct ShortDecimal {
    let isNegative: Bool
    let whole: UInt64
    /// The sixteen digits after the decimal point, as one integer.
    let fraction: UInt64

    /// Creates the decimal for a double that is not integral; nil if the decimal would need more
    /// than fifteen digits, or an exponent (RFC 8785).
    init?(_ value: Double) {
        let magnitude = value.magnitude
        guard 1e-6..<1e15 ~= magnitude else { return nil }
        var wholeCount = 0
        while magnitude >= NumberText.exactPowers[wholeCount] { wholeCount += 1 }
        // If a decimal of at most fifteen digits is read as this double, the product of `magnitude`
        // and `scale` is rounded only once, and differs from the decimal's digits, as an integer,
        // by less than 0.25.
        let scale = NumberText.exactPowers[15 - wholeCount]
        let digits = UInt64(magnitude * scale + 0.5)
        // Doubles represent `digits` and `scale` exactly, so the quotient is the double nearest to
        // the decimal.
        guard Double(digits) / scale == magnitude else { return nil }
        let unit = UInt64(scale)
        isNegative = value < 0
        whole = digits / unit
        fraction = digits % unit * (10_000_000_000_000_000 / unit)
        guard fraction > 0 else { return nil }
    }
}

/// Eight decimal digits in ASCII, as one little-endian word.
struct EightDigits {
    private static let zeros = UInt64.ones &* UInt64(UInt8(ascii: "0"))

    let word: UInt64

    /// The value must be below 100,000,000.
    @inline(__always)
    init(_ value: UInt64) {
        // Split into lanes of four digits, then of two, then of one. A product and a shift divide
        // all lanes at once: by 100, exact up to 9,999; then by 10, exact up to 99.
        let fours = value / 10_000 | (value % 10_000) << 32
        let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
        let twos = hundreds | (fours &- hundreds &* 100) << 16
        let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
        word = (tens | (twos &- tens &* 10) << 8) &+ Self.zeros
    }

    /// The digits without leading zeros, at least one.
    @inline(__always)
    var mark: TextMark {
        let zeros = min((word ^ Self.zeros).trailingZeroBitCount / 8, 7)
        return TextMark(word: word >> UInt64(8 * zeros), count: 8 - zeros)
    }

    /// The number of trailing zeros; 8 if all digits are zeros.
    @inline(__always)
    var trailingZeroCount: Int { (word ^ Self.zeros).leadingZeroBitCount / 8 }
}
