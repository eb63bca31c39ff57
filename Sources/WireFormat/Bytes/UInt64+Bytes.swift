/// Eight bytes of a text, examined at once.
extension UInt64 {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Returns a word with the highest bit set in the lowest byte below a bound of at most 128, and
    /// perhaps in later bytes; zero if there is no such byte.
    @inline(__always)
    func bytes(below bound: UInt8) -> UInt64 {
        (self &- Self.ones &* UInt64(bound)) & ~self & Self.highBits
    }

    /// Returns a word with the highest bit set in the lowest byte equal to `byte`, and perhaps in
    /// later bytes; zero if there is no such byte.
    @inline(__always)
    func bytes(equal byte: UInt8) -> UInt64 {
        (self ^ Self.ones &* UInt64(byte)).bytes(below: 1)
    }

    /// Returns whether all bytes are ASCII from the opening parenthesis on, and none is a
    /// backslash, an angle bracket or `byte`.
    @inline(__always)
    func isPlain(without byte: UInt8) -> Bool {
        let outside = self &- Self.ones &* 0x28 | self
        let backslash = (self ^ Self.ones &* UInt64(UInt8(ascii: "\\"))) &- Self.ones
        // The brackets differ only in the second bit.
        let second = self | Self.ones &* 0x02
        let brackets = (second ^ Self.ones &* UInt64(UInt8(ascii: ">"))) &- Self.ones
        let other = (self ^ Self.ones &* UInt64(byte)) &- Self.ones
        return (outside | backslash | brackets | other) & Self.highBits == 0
    }

    /// Whether all bytes are ASCII.
    @inline(__always)
    var isASCII: Bool { self & Self.highBits == 0 }

    /// The number of bytes with the highest bit set. No other bit may be set.
    ///
    /// Not every processor has an instruction that counts bits.
    @inline(__always)
    var countOfHighBits: Int { Int(truncatingIfNeeded: (self >> 7 &* Self.ones) >> 56) }

    /// The number of ASCII bytes before the first other byte, from the lowest byte on.
    @inline(__always)
    var countOfASCII: Int { (self & Self.highBits).trailingZeroBitCount / 8 }
}
