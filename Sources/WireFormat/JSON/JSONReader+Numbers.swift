extension JSONReader {
    /// Reads a number and converts it.
    mutating func readNumber(_ bytes: RawSpan) throws(Fault) {
        let start = position
        let isNegative = bytes.byte(at: position) == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var magnitude: UInt64 = 0
        let digits = try scanInteger(bytes, &magnitude)
        let isInteger = try !scanFractionAndExponent(bytes)
        guard position - start <= builder.limits.numberByteCount else {
            throw Fault(
                .numberLimit, at: start,
                "a number of \(position - start) bytes; \(builder.limits.numberByteCount) are allowed"
            )
        }
        // 2^53−1 has sixteen digits.
        if isInteger, digits <= 16, magnitude <= UInt64(WireNumber.greatestExact) {
            let value = Int64(magnitude)
            try builder.number(WireNumber(isNegative ? -value : value), at: start)
        } else {
            try readReal(start, isInteger: isInteger, bytes)
        }
    }

    private mutating func readReal(
        _ start: Int, isInteger: Bool, _ bytes: RawSpan
    ) throws(Fault) {
        let literal = bytes.string(start..<position)
        let value = NumberText.double(literal) ?? .infinity
        try builder.real(value, at: start)
        if isInteger, NumberText.spelling(of: value) != literal {
            builder.remark(.impreciseNumber, builder.index.entries.count - 1)
        }
    }

    /// Reads the digits before the point; returns how many there are.
    private mutating func scanInteger(
        _ bytes: RawSpan, _ magnitude: inout UInt64
    ) throws(Fault) -> Int {
        let start = position
        // What follows a leading zero is no part of the number.
        while let digit = digit(bytes), position == start || bytes.byte(at: start) != 0x30 {
            magnitude = magnitude &* 10 &+ UInt64(digit)
            position += 1
        }
        let count = position - start
        guard count > 0 else { throw numberFault(bytes, "expected a digit") }
        return count
    }

    private mutating func scanFractionAndExponent(_ bytes: RawSpan) throws(Fault) -> Bool {
        let start = position
        if position < bytes.byteCount, bytes.byte(at: position) == UInt8(ascii: ".") {
            position += 1
            try scanDigits(bytes, "expected a digit after the point")
        }
        if position < bytes.byteCount, bytes.byte(at: position) | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.byteCount {
                let sign = bytes.byte(at: position)
                if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
            }
            try scanDigits(bytes, "expected a digit in the exponent")
        }
        return position > start
    }

    private mutating func scanDigits(_ bytes: RawSpan, _ reason: String) throws(Fault) {
        guard digit(bytes) != nil else { throw numberFault(bytes, reason) }
        while digit(bytes) != nil { position += 1 }
    }

    private func digit(_ bytes: RawSpan) -> UInt8? {
        guard position < bytes.byteCount else { return nil }
        let value = bytes.byte(at: position) &- 0x30
        return value < 10 ? value : nil
    }

    private func numberFault(_ bytes: RawSpan, _ reason: String) -> Fault {
        position < bytes.byteCount
            ? syntaxFault(reason)
            : Fault(.jsonTruncated, at: position, "the input ends inside a number; \(reason)")
    }
}
