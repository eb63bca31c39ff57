/// Eight bytes of a text at once.
extension UInt64 {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The highest bit of the lowest byte that is less than a bound of at most 128, and perhaps of
    /// later ones; zero if there is none.
    @inline(__always)
    func bytes(below bound: UInt8) -> UInt64 {
        (self &- Self.ones &* UInt64(bound)) & ~self & Self.highBits
    }

    /// The highest bit of the lowest byte that equals another, and perhaps of later ones; zero if
    /// there is none.
    @inline(__always)
    func bytes(equal byte: UInt8) -> UInt64 {
        (self ^ Self.ones &* UInt64(byte)).bytes(below: 1)
    }

    /// Whether all bytes are of ASCII, from the parenthesis on, and none is a backslash, an angle bracket
    /// or another one given.
    @inline(__always)
    func isPlain(without byte: UInt8) -> Bool {
        let outside = self &- Self.ones &* 0x28 | self
        let backslash = (self ^ Self.ones &* UInt64(UInt8(ascii: "\\"))) &- Self.ones
        // The brackets are the same but for the second bit.
        let second = self | Self.ones &* 0x02
        let brackets = (second ^ Self.ones &* UInt64(UInt8(ascii: ">"))) &- Self.ones
        let other = (self ^ Self.ones &* UInt64(byte)) &- Self.ones
        return (outside | backslash | brackets | other) & Self.highBits == 0
    }

    /// Whether all bytes are of ASCII.
    @inline(__always)
    var isASCII: Bool { self & Self.highBits == 0 }

    /// How many bytes of ASCII come first, the lowest one being the first.
    @inline(__always)
    var countOfASCII: Int { (self & Self.highBits).trailingZeroBitCount / 8 }
}
