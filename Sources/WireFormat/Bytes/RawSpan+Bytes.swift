import Essentials

extension RawSpan {
    /// Checks the bounds, as all loads in this extension do.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        unsafeLoad(fromByteOffset: offset, as: UInt8.self)
    }

    /// Returns eight bytes as one little-endian word.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Returns up to eight bytes as one little-endian word padded with zeros.
    @inline(__always)
    func word(at offset: Int, count: Int) -> UInt64 {
        guard count < 8 else { return word(at: offset) }
        return wordOrRest(at: offset) & (1 &<< UInt64(truncatingIfNeeded: 8 &* count) &- 1)
    }

    @inline(__always)
    func bigEndianWord(at offset: Int) -> UInt64 {
        UInt64(bigEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    func bigEndianUnit(at offset: Int) -> UInt16 {
        UInt16(bigEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self))
    }

    /// Returns the offset of the first byte that is not white space, or else the end. JSON and XML
    /// have the same white space.
    func endOfWhiteSpace(from start: Int) -> Int {
        var position = start
        while position < byteCount, XMLContent.isWhiteSpace(byte(at: position)) { position += 1 }
        return position
    }

    func array(_ range: Range<Int>) -> [UInt8] {
        extracting(range).withUnsafeBytes { Array($0) }
    }

    @inline(__always)
    func matches(_ text: StaticString, at offset: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset >= 0, offset <= byteCount - count else { return false }
        return text.withUTF8Buffer { text in
            for index in 0..<count where text[index] != byte(at: offset + index) { return false }
            return true
        }
    }

    @inline(__always)
    func hasPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at offset: Int) -> Bool {
        offset < byteCount - 1 && byte(at: offset) == UInt8(ascii: first)
            && byte(at: offset + 1) == UInt8(ascii: second)
    }

    /// Returns how many bytes at an offset match an ASCII string, up to the first difference.
    func commonCount(with text: StaticString, at offset: Int) -> Int {
        let end = min(byteCount, offset + text.utf8CodeUnitCount)
        return extracting(min(offset, end)..<end).withUnsafeBytes { bytes in
            text.withUTF8Buffer { text in
                var count = 0
                while count < bytes.count, bytes[count] == text[count] { count += 1 }
                return count
            }
        }
    }

    /// Whether the bytes begin with a byte order mark in UTF-8.
    var hasUTF8Mark: Bool { matches("\u{FEFF}", at: 0) }

    /// Returns whether the bytes from an offset to the end are a proper prefix of an ASCII string.
    func isCut(_ text: StaticString, at offset: Int) -> Bool {
        let count = byteCount - offset
        return count < text.utf8CodeUnitCount && commonCount(with: text, at: offset) == count
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit; 255 for any other byte.
    @inline(__always)
    var hexadecimalDigit: UInt8 {
        let letter = (self | 0x20) &- UInt8(ascii: "a")
        return self &- 0x30 < 10 ? self &- 0x30 : letter < 6 ? letter + 10 : .max
    }
}

extension [UInt8] {
    @inline(__always)
    mutating func append(_ bytes: RawSpan, _ range: Range<Int>) {
        bytes.extracting(range).withUnsafeBytes { append(contentsOf: $0) }
    }
}

extension Data {
    /// Returns bytes without copying them. The range is relative to the first byte.
    func slice(_ range: Range<Int>) -> Data {
        self[startIndex + range.lowerBound..<startIndex + range.upperBound]
    }
}
