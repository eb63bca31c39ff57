/// Searches for malformed UTF-8, sixteen bytes at a time.
enum UTF8Blocks {
    /// Bytes as signed integers. Continuation bytes are below −64; lead bytes are from −64 to −1.
    private typealias Vector = SIMD16<Int8>

    /// Returns whether a range is well-formed UTF-8. The bytes before it must be.
    @inline(never)
    static func areWellFormed(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        let last = range.upperBound - 16
        guard range.lowerBound >= 3, last >= 3 else {
            return UTF8Sequence.isWellFormed(bytes.extracting(range))
        }
        guard cutCount(bytes, at: range.upperBound) == 0 else { return false }
        // The last block can include bytes before the range, which have no faults.
        var found = faults(bytes.extracting(last - 3..<range.upperBound), at: 3)
        let rest = bytes.extracting(range.lowerBound - 3..<range.upperBound)
        var offset = 0
        while let faults = rest.withNext(19, at: offset, { faults($0, at: 3) }) {
            found |= faults
            offset &+= 16
        }
        return !found.hasHighBit
    }

    /// Returns how many bytes before an offset belong to a sequence that continues there. At least
    /// three bytes must precede the offset.
    static func cutCount(_ bytes: RawSpan, at offset: Int) -> Int {
        if bytes.byte(at: offset - 1) >= 0xC0 { return 1 }
        if bytes.byte(at: offset - 2) >= 0xE0 { return 2 }
        return bytes.byte(at: offset - 3) >= 0xF0 ? 3 : 0
    }

    /// Returns a block with the high bit set in each malformed byte of the sixteen bytes at an
    /// offset. The bytes before must be well-formed, and the span must include three of them.
    @inline(__always)
    static func faults(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        let block = load(bytes, at: offset)
        let (first, second) = (load(bytes, at: offset &- 1), load(bytes, at: offset &- 2))
        let third = load(bytes, at: offset &- 3)
        // Mark the places where a sequence that started one, two or three bytes before must
        // continue.
        let expected =
            first & mask(first .> all(-65)) | second & mask(second .> all(-33))
            | third & mask(third .> all(-17))
        let wrong = expected ^ mask(block .< all(-64))
        // No sequence starts with C0, C1, or F5 and above.
        let unused = mask(block & all(-2) .== all(-64)) | block & mask(block .> all(-12))
        // After E0 and F0, sequences can be too long; after ED, surrogates; after F4, beyond the
        // last plane.
        let limited =
            mask(first .== all(-32)) & mask(block .< all(-96))
            | mask(first .== all(-19)) & mask(block .> all(-97))
            | mask(first .== all(-16)) & mask(block .< all(-112))
            | mask(first .== all(-12)) & mask(block .> all(-113))
        return SIMD16(wrong | unused | limited)
    }

    /// Returns a block with the high bit set in the last byte of each U+FFFE and U+FFFF. The span
    /// must include two bytes before the offset.
    @inline(__always)
    static func noncharacters(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        let (first, second) = (load(bytes, at: offset &- 1), load(bytes, at: offset &- 2))
        let last = load(bytes, at: offset)
        let found =
            mask(second .== all(-17)) & mask(first .== all(-65)) & last & mask(last .> all(-67))
        return SIMD16(found)
    }

    @inline(__always)
    private static func load(_ bytes: RawSpan, at offset: Int) -> Vector {
        bytes.block(at: offset).signed
    }

    /// Returns a vector with one number, because only operators between vectors are single
    /// instructions.
    @inline(__always)
    private static func all(_ value: Int8) -> Vector { Vector(repeating: value) }

    @inline(__always)
    private static func mask(_ mask: SIMDMask<Vector>) -> Vector {
        SIMD16<UInt8>(mask).signed
    }
}
