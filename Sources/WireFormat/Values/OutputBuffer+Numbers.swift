extension OutputBuffer {
    /// Appends a number: an integer with all digits, a real as in RFC 8785.
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

    /// Appends an integer in decimal digits, eight at a time, because eight digits fill a word.
    private mutating func append(decimal value: UInt64) {
        let isLong = value >= 100_000_000
        if isLong { append(decimal: value / 100_000_000) }
        var rest = UInt32(value % 100_000_000)
        var word: UInt64 = 0
        var count = 0
        repeat {
            word = word << 8 | UInt64(UInt8(ascii: "0")) | UInt64(rest % 10)
            rest /= 10
            count += 1
        } while rest > 0 || isLong && count < 8
        append(word: word, count: count)
    }

    /// Appends a real. Swift's description equals that of RFC 8785, except for exponents and
    /// integral values.
    private mutating func append(real value: Double) {
        let text = value.description
        let isSame = text.withBytes { bytes in
            let count = bytes.byteCount
            let hasExponent = (0..<count).contains { bytes.byte(at: $0) == UInt8(ascii: "e") }
            return !hasExponent && !bytes.matches(".0", at: count - 2)
        }
        append(string: isSame ? text : NumberText.spelling(of: value))
    }

    /// Appends a date as ``DateText`` does.
    mutating func append(date: WireDate) {
        append(string: date.description)
    }
}
