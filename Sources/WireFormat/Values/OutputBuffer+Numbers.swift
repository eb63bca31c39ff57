extension OutputBuffer {
    /// Appends a number: an integer with all digits, a real as in RFC 8785.
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

    /// Appends an integer in decimal digits, eight at a time, because eight digits fill a word.
    @inline(__always)
    private mutating func append(decimal value: UInt64) {
        if value < 100_000_000 { append(EightDigits(value).mark) } else { append(long: value) }
    }

    @inline(never)
    private mutating func append(long value: UInt64) {
        append(decimal: value / 100_000_000)
        append(word: EightDigits(value % 100_000_000).word, count: 8)
    }

    /// Appends a real. Swift's description equals that of RFC 8785, except for exponents and
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

    /// Appends a date as ``DateText`` does.
    mutating func append(date: WireDate) {
        append(string: date.description)
    }
}
