extension HiddenCharacter {
    /// Returns whether a JSON string certainly has no hidden character.
    ///
    /// This looks at sixteen bytes at once, also beyond the end of the string. A few rare
    /// characters, and other strings' characters nearby, can make the answer a needless no.
    ///
    /// - Parameters:
    ///   - text: the place of the string, without its quotation marks. It is well-formed UTF-8 and
    ///     has no raw control character but U+007F, as JSON demands.
    ///   - document: the bytes of the document.
    ///   - isOneLine: whether line breaks and tabs count as hidden.
    /// - Returns: true only if there is certainly none.
    static func areAbsent(
        fromJSONText text: Range<Int>, of document: RawSpan, isOneLine: Bool
    ) -> Bool {
        var start = text.lowerBound
        while start < text.upperBound {
            // A character that begins in the block has up to two bytes after it.
            guard start &+ 18 <= document.byteCount else { return false }
            let first = block(document, at: start)
            // Of C2 and E2, the distance is that without the one bit in which they differ.
            let lead = least(least(first ^ 0x7F, first ^ 0x5C), (first & 0xDF) ^ 0xC2)
            if hasZero(lead),
                hasZero(
                    distance(
                        first, block(document, at: start &+ 1), block(document, at: start &+ 2),
                        isOneLine: isOneLine))
            {
                return false
            }
            start &+= 16
        }
        return true
    }

    @inline(__always)
    private static func block(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    }

    /// Returns zero for each byte that may begin a hidden character, given the two bytes after it,
    /// and more for any other.
    @inline(__always)
    private static func distance(
        _ first: SIMD16<UInt8>, _ second: SIMD16<UInt8>, _ third: SIMD16<UInt8>, isOneLine: Bool
    ) -> SIMD16<UInt8> {
        // U+0080 to U+009F.
        let control = (first ^ 0xC2) | (second & 0x20)
        // E2 80 A8 to AF, and E2 81 A6 to AD.
        let last = third &+ ((second & 1) &+ (second & 1))
        let direction = (first ^ 0xE2) | ((second ^ 0x80) & 0xFE) | ((last ^ 0xA8) & 0xF8)
        // The escapes `\b`, `\f` and `\u`, and in one line also `\n`, `\r` and `\t`.
        let letter = isOneLine ? ~second & 0x60 : least((second ^ 0x62) & 0xFB, second ^ 0x75)
        let escape = (first ^ 0x5C) | letter
        return least(least(first ^ 0x7F, control), least(direction, escape))
    }

    /// Returns the lesser byte of each pair, in one instruction, unlike `pointwiseMin`.
    @inline(__always)
    private static func least(_ left: SIMD16<UInt8>, _ right: SIMD16<UInt8>) -> SIMD16<UInt8> {
        let mask: SIMDMask<SIMD16<Int8>> = right .< left
        return left.replacing(with: right, where: mask)
    }

    @inline(__always)
    private static func hasZero(_ bytes: SIMD16<UInt8>) -> Bool {
        // Without the type, the compiler would choose a comparison byte by byte.
        let mask: SIMDMask<SIMD16<Int8>> = bytes .== SIMD16<UInt8>(repeating: 0)
        // A mask consists of all ones and all zeros.
        let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return words.x | words.y != 0
    }
}
