extension JSONReader {
    private struct Digits {
        /// The value of the digits, for at most nineteen digits.
        var magnitude: UInt64 = 0
        var count = 0
        var fractionCount = 0
        var hasExponent = false
    }

    mutating func readNumber(_ bytes: RawSpan) throws(Fault) {
        let start = position
        let isNegative = bytes.byte(at: position) == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var digits = Digits()
        try scanInteger(bytes, &digits)
        let isInteger = try !scanFractionAndExponent(bytes, &digits)
        guard position - start <= builder.limits.numberByteCount else {
            throw Fault(
                .numberLimit, at: start,
                "a number of \(position - start) bytes; at most "
                    + "\(builder.limits.numberByteCount) are allowed"
            )
        }
        // Integers up to 2^53−1, which has sixteen digits, are exact; larger integers are read as
        // doubles.
        if isInteger, digits.count <= 16, digits.magnitude <= UInt64(WireNumber.maxSafeInteger) {
            let value = Int64(digits.magnitude)
            try builder.number(WireNumber(isNegative ? -value : value), at: start)
        } else if !isInteger, !digits.hasExponent, digits.count <= 19,
            let value = NumberText.double(digits.magnitude, over: digits.fractionCount)
        {
            try builder.real(isNegative ? -value : value, at: start)
        } else {
            try readReal(start, isInteger: isInteger, bytes)
        }
    }

    private mutating func readReal(
        _ start: Int, isInteger: Bool, _ bytes: RawSpan
    ) throws(Fault) {
        let literal = bytes.uncheckedString(start..<position)
        let value = Double(literal) ?? .infinity
        try builder.real(value, at: start)
        if isInteger, NumberText.spelling(of: value) != literal {
            builder.report(.impreciseNumber, builder.index.entries.count - 1)
        }
    }

    private mutating func scanInteger(_ bytes: RawSpan, _ digits: inout Digits) throws(Fault) {
        // If the first digit is 0, the integer ends after it.
        if digit(bytes) == 0 {
            digits.count = 1
            position += 1
        } else {
            try scanDigits(bytes, &digits, "expected a digit")
        }
    }

    private mutating func scanFractionAndExponent(
        _ bytes: RawSpan, _ digits: inout Digits
    ) throws(Fault) -> Bool {
        let start = position
        if position < bytes.byteCount, bytes.byte(at: position) == UInt8(ascii: ".") {
            let count = digits.count
            position += 1
            try scanDigits(bytes, &digits, "expected a digit after the point")
            digits.fractionCount = digits.count - count
        }
        if position < bytes.byteCount, bytes.byte(at: position) | 0x20 == UInt8(ascii: "e") {
            digits.hasExponent = true
            position += 1
            if position < bytes.byteCount {
                let sign = bytes.byte(at: position)
                if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
            }
            try scanDigits(bytes, &digits, "expected a digit in the exponent")
        }
        return position > start
    }

    @inline(__always)
    private mutating func scanDigits(
        _ bytes: RawSpan, _ digits: inout Digits, _ reason: String
    ) throws(Fault) {
        let start = position
        while let digit = digit(bytes) {
            digits.magnitude = digits.magnitude &* 10 &+ UInt64(digit)
            position += 1
        }
        guard position > start else { throw Self.numberFault(bytes, at: position, reason) }
        digits.count += position - start
    }

    @inline(__always)
    private func digit(_ bytes: RawSpan) -> UInt8? {
        guard position < bytes.byteCount else { return nil }
        let value = bytes.byte(at: position) &- 0x30
        return value < 10 ? value : nil
    }

    private static func numberFault(_ bytes: RawSpan, at position: Int, _ reason: String) -> Fault {
        position < bytes.byteCount
            ? Self.syntaxFault(reason, at: position)
            : Fault(.jsonTruncated, at: position, "the input ends inside a number; \(reason)")
    }
}
