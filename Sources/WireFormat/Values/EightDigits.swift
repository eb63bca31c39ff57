/// Eight decimal digits as ASCII, first digit lowest.
struct EightDigits {
    private static let zeros = UInt64.ones &* UInt64(UInt8(ascii: "0"))

    let word: UInt64

    /// Creates the digits of a number below 100,000,000.
    @inline(__always)
    init(_ value: UInt64) {
        // Split into lanes of four digits, then of two, then of one. A product and a shift divide
        // every lane at once; they are exact up to 9,999 and up to 99.
        let fours = value / 10_000 | (value % 10_000) << 32
        let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
        let twos = hundreds | (fours &- hundreds &* 100) << 16
        let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
        word = (tens | (twos &- tens &* 10) << 8) &+ Self.zeros
    }

    /// The digits without leading zeros, at least one.
    @inline(__always)
    var mark: TextMark {
        let zeros = min((word ^ Self.zeros).trailingZeroBitCount / 8, 7)
        return TextMark(word: word >> UInt64(8 * zeros), count: 8 - zeros)
    }

    /// The number of zeros after the last other digit; 8 if there is none.
    @inline(__always)
    var trailingZeroCount: Int { (word ^ Self.zeros).leadingZeroBitCount / 8 }
}
