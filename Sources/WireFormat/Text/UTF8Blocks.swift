/// Looks for what is not UTF-8, sixteen bytes at a time.
enum UTF8Blocks {
    /// Bytes as signed numbers: those that go on with a sequence are below −64, those that begin one
    /// are from there to −1.
    private typealias Vector = SIMD16<Int8>

    /// Whether the bytes of a range are well-formed sequences and ASCII, as those before it are.
    @inline(never)
    static func areWellFormed(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        let last = range.upperBound - 16
        guard range.lowerBound >= 3, last >= 3 else {
            return UTF8Sequence.isWellFormed(bytes.extracting(range))
        }
        guard cutCount(bytes, at: range.upperBound) == 0 else { return false }
        // What the last block holds of the bytes before the range has no faults.
        var found = faults(bytes.extracting(last - 3..<range.upperBound), at: 3)
        let rest = bytes.extracting(range.lowerBound - 3..<range.upperBound)
        var offset = 0
        while let faults = rest.withNext(19, at: offset, { faults($0, at: 3) }) {
            found |= faults
            offset &+= 16
        }
        return !found.hasHighBit
    }

    /// How many bytes before an offset, of three at least, are of a sequence that goes on there.
    static func cutCount(_ bytes: RawSpan, at offset: Int) -> Int {
        if bytes.byte(at: offset - 1) >= 0xC0 { return 1 }
        if bytes.byte(at: offset - 2) >= 0xE0 { return 2 }
        return bytes.byte(at: offset - 3) >= 0xF0 ? 3 : 0
    }

    /// The sixteen bytes at an offset, of which those have the high bit that are wrong where they
    /// stand, the bytes before being well-formed; three of these must be in the span, too.
    @inline(__always)
    static func faults(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        let block = load(bytes, at: offset)
        let (first, second) = (load(bytes, at: offset &- 1), load(bytes, at: offset &- 2))
        let third = load(bytes, at: offset &- 3)
        // Where a sequence that began one, two or three bytes before has to go on.
        let expected =
            first & mask(first .> all(-65)) | second & mask(second .> all(-33))
            | third & mask(third .> all(-17))
        let wrong = expected ^ mask(block .< all(-64))
        // No sequence begins with C0, C1, or F5 and more.
        let unused = mask(block & all(-2) .== all(-64)) | block & mask(block .> all(-12))
        // After E0 and F0 sequences can be too long, after ED surrogates, after F4 beyond the last plane.
        let limited =
            mask(first .== all(-32)) & mask(block .< all(-96))
            | mask(first .== all(-19)) & mask(block .> all(-97))
            | mask(first .== all(-16)) & mask(block .< all(-112))
            | mask(first .== all(-12)) & mask(block .> all(-113))
        return SIMD16(wrong | unused | limited)
    }

    /// The sixteen bytes at an offset, of which those have the high bit that end U+FFFE or U+FFFF; two
    /// bytes before must be in the span, too.
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

    /// The same number sixteen times; only operators between vectors are single instructions.
    @inline(__always)
    private static func all(_ value: Int8) -> Vector { Vector(repeating: value) }

    @inline(__always)
    private static func mask(_ mask: SIMDMask<Vector>) -> Vector {
        SIMD16<UInt8>(mask).signed
    }
}
