/// The order of keys in RFC 8785: by UTF-16 code units, computed on the bytes of UTF-8.
///
/// Comparing bytes of UTF-8 compares code points. The order of UTF-16 differs in one case: a
/// character above U+FFFF starts with a surrogate (D800…DBFF), and therefore precedes the
/// characters U+E000…U+FFFF. In UTF-8, these start with EE or EF, and characters above U+FFFF start
/// with F0…F4. Ordering EE and EF after F4 therefore corrects the difference.
package enum CanonicalOrder {
    @inline(__always)
    static func weight(_ byte: UInt8) -> UInt8 {
        byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte
    }

    /// Returns a number below, equal to or above zero if `left` precedes, equals or follows
    /// `right`.
    @inline(__always)
    static func compare(
        _ left: RawSpan, _ leftRange: Range<Int>, _ right: RawSpan, _ rightRange: Range<Int>
    ) -> Int {
        // Most keys are ASCII and differ in their first eight bytes. Short keys are padded with
        // zeros. If the first words do not decide, all bytes are compared.
        let first = firstWord(left, leftRange)
        let second = firstWord(right, rightRange)
        if areAscending(first, second) { return -1 }
        if areAscending(second, first) { return 1 }
        return compareRest(left, leftRange, right, rightRange)
    }

    /// Returns whether the first words of two keys prove that the first key precedes the second.
    @inline(__always)
    static func areAscending(_ first: UInt64, _ second: UInt64) -> Bool {
        first < second && (first | second).isASCII
    }

    /// Returns the first eight bytes of a range as one big-endian word, padded with zeros.
    @inline(__always)
    static func firstWord(_ bytes: RawSpan, _ range: Range<Int>) -> UInt64 {
        bytes.word(at: range.lowerBound, count: min(8, range.count)).byteSwapped
    }

    private static func compareRest(
        _ left: RawSpan, _ leftRange: Range<Int>, _ right: RawSpan, _ rightRange: Range<Int>
    ) -> Int {
        let count = min(leftRange.count, rightRange.count)
        var position = 0
        while position < count {
            let length = min(8, count - position)
            let first = left.word(at: leftRange.lowerBound + position, count: length)
            let second = right.word(at: rightRange.lowerBound + position, count: length)
            guard first == second else { return compare(first, second) }
            position += length
        }
        return leftRange.count - rightRange.count
    }

    /// Compares two different words by the first byte in which they differ.
    @inline(__always)
    private static func compare(_ left: UInt64, _ right: UInt64) -> Int {
        let shift = UInt64((left ^ right).trailingZeroBitCount & ~7)
        return Int(weight(UInt8(truncatingIfNeeded: left >> shift)))
            - Int(weight(UInt8(truncatingIfNeeded: right >> shift)))
    }

    package static func compare(_ left: String, _ right: String) -> Int {
        left.withBytes { one in right.withBytes { compare(one, $0) } }
    }

    static func compare(_ left: RawSpan, _ right: RawSpan) -> Int {
        compare(left, 0..<left.byteCount, right, 0..<right.byteCount)
    }
}

extension String {
    /// Returns whether two strings have the same code points. `==` treats composed and decomposed
    /// characters as equal.
    package func isIdentical(to other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
