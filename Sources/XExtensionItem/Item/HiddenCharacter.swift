/// Finds invisible characters that change how text is shown.
package enum HiddenCharacter {
    /// Returns the first control character or line separator, or nil. LF, CR, TAB and the
    /// separators U+2028 and U+2029 count only if `isOneLine` is true.
    package static func control(in text: String, isOneLine: Bool) -> Unicode.Scalar? {
        text.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0x9, 0xA, 0xD, 0x2028, 0x2029: isOneLine
            case 0...0x1F, 0x7F...0x9F: true
            default: false
            }
        }
    }

    /// Returns the first character that can cause text to be shown in a misleading order, or nil.
    ///
    /// Such a character is an override, which changes the display order of letters, or belongs to
    /// an unbalanced embedding or isolate. The marks U+061C, U+200E and U+200F do not count: they
    /// open nothing, and Arabic and Hebrew need them.
    package static func direction(in text: String) -> Unicode.Scalar? {
        var open: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202D, 0x202E: return scalar
            case 0x202A, 0x202B, 0x2066...0x2068: open.append(scalar)
            case 0x202C, 0x2069:
                guard let last = open.popLast(), isClosed(last, by: scalar) else { return scalar }
            default: break
            }
        }
        return open.first
    }

    private static func isClosed(_ opened: Unicode.Scalar, by scalar: Unicode.Scalar) -> Bool {
        (opened.value < 0x2066) == (scalar.value < 0x2066)
    }
}

extension Unicode.Scalar {
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}

extension HiddenCharacter {
    /// Returns false if a range of well-formed UTF-8 has a hidden character, and possibly also for
    /// other text.
    ///
    /// Backslashes begin JSON escapes only if `hasEscapes` is true. Line breaks and tabs count as
    /// hidden if `isOneLine` is true.
    static func areAbsent(
        from text: Range<Int>, of bytes: RawSpan, isOneLine: Bool, hasEscapes: Bool
    ) -> Bool {
        var start = text.lowerBound
        while start < text.upperBound {
            let end = min(start &+ 16, text.upperBound)
            if mayBeginHidden(bytes, blockAt: start, isOneLine) {
                for place in start..<end
                where mayBeHidden(bytes, place, isOneLine, hasEscapes) { return false }
            }
            start = end
        }
        return true
    }

    private static func mayBeHidden(
        _ bytes: RawSpan, _ position: Int, _ isOneLine: Bool, _ hasEscapes: Bool
    ) -> Bool {
        func byte(_ offset: Int) -> UInt8 {
            bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
        }
        return switch byte(position) {
        case 0x9, 0xA, 0xD: isOneLine
        case 0...0x1F, 0x7F: true
        case UInt8(ascii: "\\"):
            hasEscapes && position + 1 < bytes.byteCount
                && mayBeHidden(escape: byte(position + 1), isOneLine)
        // U+0080 to U+009F.
        case 0xC2: byte(position + 1) < 0xA0
        case 0xE2:
            // U+2028 to U+202E, and U+2066 to U+2069.
            switch (byte(position + 1), byte(position + 2)) {
            case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): true
            default: false
            }
        default: false
        }
    }

    /// Whether an escape may encode a hidden character, given the byte after its backslash.
    ///
    /// For the escape `\\`, this is called once for each backslash. The byte after the second
    /// backslash is not part of an escape, so the second call may return a false positive.
    private static func mayBeHidden(escape: UInt8, _ isOneLine: Bool) -> Bool {
        switch escape {
        case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): isOneLine
        case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "u"): true
        default: false
        }
    }
}

extension HiddenCharacter {
    /// Checks sixteen bytes at a time, possibly past the end of the text, and for slightly wider
    /// ranges of characters; true if fewer than 18 bytes remain.
    @inline(__always)
    private static func mayBeginHidden(
        _ bytes: RawSpan, blockAt start: Int, _ isOneLine: Bool
    ) -> Bool {
        // The blocks that begin one and two bytes later must be in bounds too.
        guard start &+ 18 <= bytes.byteCount else { return true }
        let first = block(bytes, at: start)
        // The mask 0xDF ignores the only bit in which C2 and E2 differ.
        let lead = least(ascii(first), least(first ^ 0x5C, (first & 0xDF) ^ 0xC2))
        return hasZero(lead)
            && hasZero(
                distance(
                    first, block(bytes, at: start &+ 1), block(bytes, at: start &+ 2),
                    isOneLine: isOneLine))
    }

    @inline(__always)
    private static func block(_ bytes: RawSpan, at offset: Int) -> SIMD16<UInt8> {
        bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    }

    /// Returns zero for each ASCII control character, and a positive number for any other byte.
    @inline(__always)
    private static func ascii(_ block: SIMD16<UInt8>) -> SIMD16<UInt8> {
        least(block & 0xE0, block ^ 0x7F)
    }

    /// Returns zero for each byte that may begin a hidden character, given the two bytes after it,
    /// and a positive number for any other byte.
    @inline(__always)
    private static func distance(
        _ first: SIMD16<UInt8>, _ second: SIMD16<UInt8>, _ third: SIMD16<UInt8>, isOneLine: Bool
    ) -> SIMD16<UInt8> {
        // U+0080 to U+009F.
        let control = (first ^ 0xC2) | (second & 0x20)
        // U+2028 to U+202F (E2 80 A8 to AF), and U+2066 to U+206D (E2 81 A6 to AD).
        let last = third &+ ((second & 1) &+ (second & 1))
        let direction = (first ^ 0xE2) | ((second ^ 0x80) & 0xFE) | ((last ^ 0xA8) & 0xF8)
        // The escapes `\b`, `\f` and `\u`; if `isOneLine` is true, also `\n`, `\r` and `\t`.
        let letter = isOneLine ? ~second & 0x60 : least((second ^ 0x62) & 0xFB, second ^ 0x75)
        let escape = (first ^ 0x5C) | letter
        return least(least(ascii(first), control), least(direction, escape))
    }

    /// Returns the smaller of the two bytes at each index. Unlike `pointwiseMin`, this takes only
    /// one instruction.
    @inline(__always)
    private static func least(_ left: SIMD16<UInt8>, _ right: SIMD16<UInt8>) -> SIMD16<UInt8> {
        let mask: SIMDMask<SIMD16<Int8>> = right .< left
        return left.replacing(with: right, where: mask)
    }

    @inline(__always)
    private static func hasZero(_ bytes: SIMD16<UInt8>) -> Bool {
        // Without the type annotation, the compiler would choose an operator that compares byte by
        // byte.
        let mask: SIMDMask<SIMD16<Int8>> = bytes .== SIMD16<UInt8>(repeating: 0)
        // Each byte of a mask is all ones or all zeros.
        let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return words.x | words.y != 0
    }
}

/// Detects bytes that may belong to an unwanted character of a name: a control or
/// bidirectional-control character, `/`, `\`, or `:`.
enum SuspectByte {
    /// This has no branches, so the compiler can vectorize the loop.
    static func isAny(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var least = UInt8.max
        for byte in bytes { least = min(least, distance(byte)) }
        return least == 0
    }

    /// Returns zero for a suspect byte, and a positive number for any other byte.
    @inline(__always)
    private static func distance(_ byte: UInt8) -> UInt8 {
        let control = min(byte & 0xE0, byte ^ 0x7F)
        let path = min(byte ^ 0x2F, min(byte ^ 0x5C, byte ^ 0x3A))
        let lead = min(byte ^ 0xC2, min(byte ^ 0xD8, byte ^ 0xE2))
        return min(control, min(path, lead))
    }
}
