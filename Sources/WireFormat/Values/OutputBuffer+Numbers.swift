extension OutputBuffer {
    /// Appends a number: integers in full, reals as RFC 8785 spells them.
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

    /// Appends an integer in decimal digits.
    private mutating func append(decimal value: UInt64) {
        var count = 1
        var bound: UInt64 = 10
        while value >= bound, count < 19 {
            count += 1
            bound *= 10
        }
        if value >= bound, count == 19 { count = 20 }
        append(value, digits: count)
    }

    /// Appends the last digits of an integer, zeros before it.
    @inline(__always)
    mutating func append(_ value: UInt64, digits count: Int) {
        write(atMost: count) { memory in
            var rest = value
            for position in stride(from: count - 1, through: 0, by: -1) {
                let digit = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                memory.storeBytes(of: digit, toByteOffset: position, as: UInt8.self)
                rest /= 10
            }
            return count
        }
    }

    /// Swift spells a real as RFC 8785 does, but for exponents and what has no fraction.
    private mutating func append(real value: Double) {
        let text = value.description
        let isSame = text.withBytes { bytes in
            let count = bytes.byteCount
            let hasExponent = (0..<count).contains { bytes.byte(at: $0) == UInt8(ascii: "e") }
            return !hasExponent && !bytes.matches(".0", at: count - 2)
        }
        append(string: isSame ? text : NumberText.spelling(of: value))
    }

    /// Appends a date as ``DateText`` has it.
    mutating func append(date: WireDate) {
        append(string: date.description)
    }
}
