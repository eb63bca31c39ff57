/// Conversion between sixteen base64 characters and their sixteen values of six bits.
///
/// There is no table: the alphabet consists of five ranges, and comparisons with their bounds give
/// the distance between a character and its value.
enum Base64Characters {
    typealias Vector = SIMD16<Int8>

    /// Returns the sixteen characters at an offset, after a bounds check.
    @inline(__always)
    static func load(_ text: RawSpan, at offset: Int) -> Vector {
        text.unsafeLoadUnaligned(fromByteOffset: offset, as: Vector.self)
    }

    /// Returns the elements of `first` before an index, and those of `second` from it on.
    @inline(__always)
    static func joined(_ first: Vector, _ second: Vector, at number: Int) -> Vector {
        let numbers = Vector(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        let fromSecond = bits(numbers .> all(Int8(truncatingIfNeeded: number) &- 1))
        return first ^ (first ^ second) & fromSecond
    }

    /// Returns the values of sixteen characters, and 255 for each character outside the alphabet,
    /// else 0.
    @inline(__always)
    static func values(
        of characters: Vector
    ) -> (values: SIMD16<UInt8>, faults: SIMD16<UInt8>) {
        // Adding a constant moves a range to the lowest numbers, so that one comparison suffices.
        let isUpper = characters &+ all(63) .< all(-102)
        let isLower = characters &+ all(31) .< all(-102)
        let isDigit = characters &+ all(80) .< all(-118)
        let isPlus = characters .== all(43)
        let isSlash = characters .== all(47)
        let distance =
            select(-65, isUpper) | select(-71, isLower) | select(4, isDigit) | select(19, isPlus)
            | select(16, isSlash)
        // Every character of the alphabet has a nonzero distance.
        let faults = bits(distance .== all(0))
        return (SIMD16(characters &+ distance), SIMD16(faults))
    }

    /// Returns the characters for sixteen values from 0 to 63.
    @inline(__always)
    static func characters(of values: Vector) -> SIMD16<UInt8> {
        let characters =
            values &+ all(65) &+ select(6, values .> all(25)) &- select(75, values .> all(51))
            &- select(15, values .> all(61)) &+ select(3, values .> all(62))
        return SIMD16(characters)
    }

    /// Returns a number where a mask is set, and 0 elsewhere.
    @inline(__always)
    private static func select(_ value: Int8, _ mask: SIMDMask<Vector>) -> Vector {
        bits(mask) & all(value)
    }

    /// Returns all ones where a mask is set, and all zeros elsewhere.
    @inline(__always)
    private static func bits(_ mask: SIMDMask<Vector>) -> Vector { SIMD16<UInt8>(mask).signed }

    /// Returns a vector with one number, because only operators between vectors are single
    /// instructions.
    @inline(__always)
    private static func all(_ value: Int8) -> Vector { Vector(repeating: value) }

    /// Packs the eight values of six bits in each half into 48 bits, first value highest.
    @inline(__always)
    static func packed(_ values: SIMD16<UInt8>) -> SIMD2<UInt64> {
        // Join neighbors in three steps: 6 + 6, 12 + 12, 24 + 24 bits. The casts regroup sixteen
        // bytes; every bit pattern is valid for integers of any width.
        let units = values.units
        let twelves = (units &<< 6) & 0xFC0 | units &>> 8
        let words = unsafeBitCast(twelves, to: SIMD4<UInt32>.self)
        let many = (words &<< 12) & 0xFFF000 | words &>> 16
        let halves = unsafeBitCast(many, to: SIMD2<UInt64>.self)
        return (halves &<< 24) & 0xFFFF_FF00_0000 | halves &>> 32
    }

    /// Spreads 48 bits in each half over eight values of six bits, in the order of memory.
    @inline(__always)
    static func spread(_ halves: SIMD2<UInt64>) -> Vector {
        // The casts regroup sixteen bytes; every bit pattern is valid for integers of any width.
        let many = (halves & 0xFF_FFFF) &<< 32 | halves &>> 24
        let words = unsafeBitCast(many, to: SIMD4<UInt32>.self)
        let twelves = unsafeBitCast((words & 0xFFF) &<< 16 | words &>> 12, to: SIMD8<UInt16>.self)
        return unsafeBitCast((twelves & 0x3F) &<< 8 | twelves &>> 6, to: Vector.self)
    }
}
