/// Looks for what is not UTF-8, sixteen bytes at a time.
///
/// Unchecked loads stand here alone, and each is of bytes whose end was compared with the span's.
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
        // In bounds: three bytes before either, and all of the range, which is the span's. What the
        // last block holds of the bytes before the range has no faults.
        var faults = faults(bytes, at: last)
        var offset = range.lowerBound
        while offset < last {
            faults |= self.faults(bytes, at: offset)
            offset += 16
        }
        return !faults.hasHighBit
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
        // Sixteen bytes either way, and any bits are a value of both.
        return unsafeBitCast(wrong | unused | limited, to: SIMD16<UInt8>.self)
    }

    /// The sixteen bytes at an offset, of which those have the high bit that end U+FFFE or U+FFFF; two
    /// bytes before must be in the span, too.
    @inline(__always)
    static func noncharacters(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        let (first, second) = (load(bytes, at: offset &- 1), load(bytes, at: offset &- 2))
        let last = load(bytes, at: offset)
        let found =
            mask(second .== all(-17)) & mask(first .== all(-65)) & last & mask(last .> all(-67))
        // Sixteen bytes either way, and any bits are a value of both.
        return unsafeBitCast(found, to: SIMD16<UInt8>.self)
    }

    @inline(__always)
    private static func load(_ bytes: RawSpan, at offset: Int) -> Vector {
        // In bounds: who asks for the faults of a block has it and three bytes before.
        unsafeBitCast(bytes.uncheckedBlock(at: offset), to: Vector.self)
    }

    /// The same number sixteen times; only operators between vectors are single instructions.
    @inline(__always)
    private static func all(_ value: Int8) -> Vector { Vector(repeating: value) }

    @inline(__always)
    private static func mask(_ mask: SIMDMask<Vector>) -> Vector {
        // A mask is sixteen bytes of all ones or all zeros, and has no public way to them.
        unsafeBitCast(mask, to: Vector.self)
    }
}
