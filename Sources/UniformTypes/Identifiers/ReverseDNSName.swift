/// Reverse DNS names: two or more labels of ASCII letters, digits and hyphens, joined by dots
/// (clause 1.1.6).
package enum ReverseDNSName {
    package static func matches(_ text: borrowing String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { matches(UnsafeRawBufferPointer($0)) }
            ?? Array(text.utf8).withUnsafeBytes { matches($0) }
    }

    /// Checks eight bytes at a time for speed. Payloads have many names, most names are valid, and
    /// a valid name must be checked to its end.
    package static func matches(_ text: UnsafeRawBufferPointer) -> Bool {
        var hasDot = false
        // 0x80 if the byte before the word is a dot, otherwise 0. It starts as 0x80, because a name
        // must not begin with a dot.
        var before: UInt64 = 0x80
        for start in stride(from: 0, to: text.count, by: 8) {
            let word = word(of: text, at: start)
            guard word.isOfName else { return false }
            let dots = word.dots
            guard dots & (dots << 8 | before) == 0 else { return false }
            before = dots >> 56
            hasDot = hasDot || dots != 0
        }
        return hasDot && text.last != UInt8(ascii: ".")
    }

    /// Returns up to eight bytes as one little-endian word, padded with letters, which a name
    /// allows.
    @inline(__always)
    private static func word(of text: UnsafeRawBufferPointer, at start: Int) -> UInt64 {
        let rest = text.count - start
        if rest >= 8 { return load(text, at: start) }
        let letters = UInt64(repeating: UInt8(ascii: "a")) << UInt64(8 * rest)
        if start >= 8 { return load(text, at: text.count - 8) >> UInt64(64 - 8 * rest) | letters }
        return text.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) } | letters
    }

    @inline(__always)
    private static func load(_ text: UnsafeRawBufferPointer, at start: Int) -> UInt64 {
        UInt64(littleEndian: text.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
}

extension UInt64 {
    @inline(__always)
    fileprivate init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

    private static var highBits: UInt64 { UInt64(repeating: 0x80) }

    /// Returns a word with the highest bit set in each byte that is in a range. All bytes must be
    /// ASCII.
    @inline(__always)
    private func bytes(in range: ClosedRange<UInt8>) -> UInt64 {
        let least = self &+ UInt64(repeating: 0x80 - range.lowerBound)
        let greater = self &+ UInt64(repeating: 0x7F - range.upperBound)
        return least & ~greater & Self.highBits
    }

    /// Whether all bytes are ASCII letters, digits, hyphens or dots.
    @inline(__always)
    fileprivate var isOfName: Bool {
        let letters = (self | UInt64(repeating: 0x20)).bytes(in: 0x61...0x7A)
        return letters | bytes(in: 0x30...0x39) | bytes(in: 0x2D...0x2E) == Self.highBits
            && self & Self.highBits == 0
    }

    /// The highest bit of each byte that is a dot. All bytes must be ASCII.
    @inline(__always)
    fileprivate var dots: UInt64 { bytes(in: 0x2E...0x2E) }
}
