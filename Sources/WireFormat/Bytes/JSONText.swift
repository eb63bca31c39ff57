/// Decoding of JSON strings that a reader has checked.
enum JSONText {
    /// Returns the UTF-16 code unit of four hexadecimal digits; nil for fewer digits.
    static func unit(_ bytes: RawSpan, at offset: Int) -> UInt32? {
        guard offset + 4 <= bytes.byteCount else { return nil }
        var unit: UInt32 = 0
        for position in offset..<offset + 4 {
            let digit = bytes.byte(at: position).hexadecimalDigit
            guard digit < 16 else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    static func digitCount(_ bytes: RawSpan, at offset: Int) -> Int {
        (offset..<bytes.byteCount).prefix { bytes.byte(at: $0).hexadecimalDigit < 16 }.count
    }
}

extension JSONText {
    static func unescaped(_ bytes: RawSpan, _ range: Range<Int>) -> String {
        // Decoded text is never longer than the escaped text. The last store needs sixteen more
        // bytes.
        String(utf8Capacity: range.count + 16) { unescape(range, of: bytes, to: &$0) }
    }

    /// Writes the decoded text, and overwrites up to sixteen bytes after it; returns the length of
    /// the decoded text.
    private static func unescape(
        _ range: Range<Int>, of bytes: RawSpan, to output: inout MutableRawSpan
    ) -> Int {
        var (position, count) = (range.lowerBound, 0)
        while position < range.upperBound {
            let (plain, isEscaped) = copyPlain(
                position..<range.upperBound, of: bytes, to: &output, at: count)
            position += plain
            count += plain
            if isEscaped {
                let (scalar, escape) = scalar(ofEscapeAt: position, bytes)
                let (sequence, length) = UTF8Sequence.bytes(of: scalar)
                output.storeBytes(of: sequence.littleEndian, toByteOffset: count, as: UInt32.self)
                position += escape
                count += length
            }
        }
        return count
    }

    /// Copies sixteen bytes, or fewer at the end; returns the number of bytes before the first
    /// backslash, and whether it found one.
    @inline(__always)
    private static func copyPlain(
        _ range: Range<Int>, of bytes: RawSpan, to output: inout MutableRawSpan, at offset: Int
    ) -> (count: Int, isEscaped: Bool) {
        if range.count >= 16, let block = bytes.blockIfPresent(at: range.lowerBound) {
            output.storeBytes(of: block, toByteOffset: offset, as: SIMD16<UInt8>.self)
            let backslashes = block.equal("\\")
            return backslashes.hasHighBit ? (backslashes.firstHighBit, true) : (16, false)
        }
        let length = min(8, range.count)
        let word = bytes.word(at: range.lowerBound, count: length)
        output.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
        let plain = firstBackslash(word)
        return plain < length ? (plain, true) : (length, false)
    }

    @inline(__always)
    private static func firstBackslash(_ word: UInt64) -> Int {
        word.bytes(equal: UInt8(ascii: "\\")).trailingZeroBitCount >> 3
    }

    private static func scalar(
        ofEscapeAt position: Int, _ bytes: RawSpan
    ) -> (scalar: UInt32, length: Int) {
        switch bytes.byte(at: position + 1) {
        case UInt8(ascii: "b"): return (0x08, 2)
        case UInt8(ascii: "f"): return (0x0C, 2)
        case UInt8(ascii: "n"): return (0x0A, 2)
        case UInt8(ascii: "r"): return (0x0D, 2)
        case UInt8(ascii: "t"): return (0x09, 2)
        case UInt8(ascii: "u"):
            let first = unit(bytes, at: position + 2) ?? 0
            guard 0xD800...0xDBFF ~= first, let second = unit(bytes, at: position + 8) else {
                return (first, 6)
            }
            return (0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), 12)
        case let byte: return (UInt32(byte), 2)
        }
    }
}
