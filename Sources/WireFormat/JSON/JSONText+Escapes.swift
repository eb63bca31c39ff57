/// Writes to memory without checks stand here alone, and none goes beyond what was asked for: the
/// text is never longer than with its escapes, and words are written to where eight bytes more are.
extension JSONText {
    /// The string that a text with escapes stands for.
    static func unescaped(_ bytes: RawSpan, _ range: Range<Int>) -> String {
        withUnsafeTemporaryAllocation(byteCount: range.count + 8, alignment: 8) { output in
            let count = unescape(bytes, range, to: output)
            return UnsafeRawBufferPointer(rebasing: output[..<count]).bytes.string(0..<count)
        }
    }

    /// The UTF-8 that a text with escapes stands for.
    static func utf8(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: range.count + 8) { buffer, count in
            count = unescape(bytes, range, to: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    private static func unescape(
        _ bytes: RawSpan, _ range: Range<Int>, to output: UnsafeMutableRawBufferPointer
    ) -> Int {
        var (position, count) = (range.lowerBound, 0)
        while position < range.upperBound {
            let length = min(8, range.upperBound - position)
            let word = bytes.word(at: position, count: length)
            output.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
            let plain = min(length, firstBackslash(word))
            position += plain
            count += plain
            if plain < length {
                let (scalar, escape) = scalar(ofEscapeAt: position, bytes)
                UTF8Sequence.forEachByte(of: scalar) { byte in
                    output[count] = byte
                    count += 1
                }
                position += escape
            }
        }
        return count
    }

    /// The number of the first backslash in a word; 8 if there is none.
    @inline(__always)
    private static func firstBackslash(_ word: UInt64) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let other = word ^ ones &* UInt64(UInt8(ascii: "\\"))
        return ((other &- ones) & ~other & (ones &* 0x80)).trailingZeroBitCount >> 3
    }

    /// The code point that an escape stands for, and the escape's length.
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
