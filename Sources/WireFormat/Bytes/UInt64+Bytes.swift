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

    /// Whether all bytes are of ASCII.
    @inline(__always)
    var isASCII: Bool { self & Self.highBits == 0 }

    /// How many bytes of ASCII come first, the lowest one being the first.
    @inline(__always)
    var countOfASCII: Int { (self & Self.highBits).trailingZeroBitCount / 8 }
}
