package struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Ignores non-ASCII characters.
    package init(_ characters: String) {
        for byte in characters.utf8 where byte < 0x80 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
    }

    /// Creates a set of consecutive characters. The compiler evaluates the call as a constant, so a
    /// static set needs no initialization check at run time.
    @inline(__always)
    init(_ range: ClosedRange<Unicode.Scalar>) {
        let (first, end) = (range.lowerBound.value, range.upperBound.value &+ 1)
        low = Self.bits(before: end) & ~Self.bits(before: first)
        high = Self.bits(before: end &- 64) & ~Self.bits(before: first &- 64)
    }

    /// Returns a word with the lowest `end` bits set. `end` is interpreted as a signed number: no
    /// bits are set if it is negative, and all bits if it is 64 or more.
    @inline(__always)
    private static func bits(before end: UInt32) -> UInt64 {
        let count = Int32(bitPattern: end)
        return count <= 0 ? 0 : count >= 64 ? .max : 1 &<< UInt64(count) &- 1
    }

    @inline(__always)
    package func contains(_ byte: UInt8) -> Bool {
        guard byte < 0x80 else { return false }
        return (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte - 64)) & 1 == 1
    }

    @inline(__always)
    package func union(_ other: ASCIISet) -> ASCIISet {
        var result = self
        result.low |= other.low
        result.high |= other.high
        return result
    }
}
