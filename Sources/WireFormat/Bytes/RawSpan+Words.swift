extension RawSpan {
    /// Returns the next eight bytes, or else all bytes to the end, as one little-endian word padded
    /// with zeros.
    @inline(__always)
    func wordOrRest(at offset: Int) -> UInt64 {
        offset + 8 <= byteCount ? word(at: offset) : lastWord(from: offset)
    }

    /// Returns the bytes from an offset to the end as one little-endian word padded with zeros. At
    /// most seven bytes may remain.
    @inline(__always)
    func lastWord(from offset: Int) -> UInt64 {
        let count = byteCount - offset
        if byteCount >= 8 { return word(at: byteCount - 8) >> UInt64(64 - 8 * count) }
        return shortWord >> UInt64(8 * offset)
    }

    /// All bytes as one little-endian word padded with zeros. The span must have at most seven
    /// bytes.
    @inline(__always)
    var shortWord: UInt64 {
        // In bounds: no offset is past the last byte.
        let last = byteCount &- 1
        if last >= 3 {
            let start = unsafeLoadUnaligned(fromUncheckedByteOffset: 0, as: UInt32.self)
            let end = unsafeLoadUnaligned(fromUncheckedByteOffset: last &- 3, as: UInt32.self)
            return UInt64(UInt32(littleEndian: start))
                | UInt64(UInt32(littleEndian: end)) &<< UInt64(8 &* (last &- 3))
        }
        var word: UInt64 = 0
        for offset in 0..<byteCount { word |= UInt64(byte(at: offset)) &<< UInt64(8 &* offset) }
        return word
    }

    /// Calls a closure with each word of eight bytes until the closure returns false; returns
    /// whether the closure returned true for every word. The last word is padded with zeros.
    @inline(__always)
    func allWords(_ body: (_ word: UInt64, _ offset: Int) -> Bool) -> Bool {
        var position = 0
        while position + 8 <= byteCount {
            guard body(word(at: position), position) else { return false }
            position += 8
        }
        return position == byteCount || body(lastWord(from: position), position)
    }

    func hasByte(_ wanted: UInt8, in range: Range<Int>) -> Bool {
        var position = range.lowerBound
        while position < range.upperBound {
            let count = min(8, range.upperBound - position)
            let marks = word(at: position, count: count).bytes(equal: wanted)
            // Ignore the padding of the word.
            if marks & (.max >> UInt64(64 - 8 * count)) != 0 { return true }
            position += count
        }
        return false
    }

    /// Returns whether text is ASCII without `byte` and without characters that JSON or XML
    /// escapes.
    ///
    /// A false negative is possible; a false positive is not.
    @inline(__always)
    func isPlain(without byte: UInt8) -> Bool {
        guard byteCount >= 8 else {
            // Pad the word with a plain character.
            let rest = (UInt64.ones &* UInt64(UInt8(ascii: "0"))) << UInt64(8 * byteCount)
            return (lastWord(from: 0) | rest).isPlain(without: byte)
        }
        var position = 0
        while position + 8 < byteCount {
            guard word(at: position).isPlain(without: byte) else { return false }
            position += 8
        }
        // The last word overlaps the word before it.
        return word(at: byteCount - 8).isPlain(without: byte)
    }

    func isIdentical(to other: RawSpan) -> Bool {
        guard byteCount == other.byteCount else { return false }
        return allWords { word, offset in word == other.wordOrRest(at: offset) }
    }

    /// Returns a seeded hash of the bytes, which is unpredictable without the seed, and whether all
    /// bytes are ASCII.
    @inline(__always)
    func hash(seed: UInt64) -> (hash: UInt64, isASCII: Bool) {
        var hash = seed ^ UInt64(byteCount)
        var bits: UInt64 = 0
        _ = allWords { word, _ in
            hash = (hash ^ word).folded(by: seed)
            bits |= word
            return true
        }
        return (hash.folded(by: 0x9E37_79B9_7F4A_7C15), bits.isASCII)
    }
}

extension UInt64 {
    @inline(__always)
    fileprivate func folded(by factor: UInt64) -> UInt64 {
        let product = multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }
}

/// Examines eight bytes of text at a time, as one little-endian word.
extension UInt64 {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Returns a word with the highest bit set in the first byte below a bound of at most 128, and
    /// perhaps in later bytes; zero if no byte is below the bound.
    @inline(__always)
    func bytes(below bound: UInt8) -> UInt64 {
        (self &- Self.ones &* UInt64(bound)) & ~self & Self.highBits
    }

    /// Returns a word with the highest bit set in the first byte equal to `byte`, and perhaps in
    /// later bytes; zero if no byte equals it.
    @inline(__always)
    func bytes(equal byte: UInt8) -> UInt64 {
        (self ^ Self.ones &* UInt64(byte)).bytes(below: 1)
    }

    /// Returns whether every byte is an ASCII character of 0x28 or above, and is neither a
    /// backslash, an angle bracket nor `byte`. The lower bound excludes control characters, quotes
    /// and `&`.
    @inline(__always)
    func isPlain(without byte: UInt8) -> Bool {
        let outside = self &- Self.ones &* 0x28 | self
        let backslash = (self ^ Self.ones &* UInt64(UInt8(ascii: "\\"))) &- Self.ones
        // `<` and `>` differ only in the second bit, so one comparison finds both.
        let second = self | Self.ones &* 0x02
        let brackets = (second ^ Self.ones &* UInt64(UInt8(ascii: ">"))) &- Self.ones
        let other = (self ^ Self.ones &* UInt64(byte)) &- Self.ones
        return (outside | backslash | brackets | other) & Self.highBits == 0
    }

    @inline(__always)
    var isASCII: Bool { self & Self.highBits == 0 }

    /// The number of bytes with the highest bit set. No other bit may be set.
    ///
    /// Does not use `nonzeroBitCount`, because some processors have no instruction for it.
    @inline(__always)
    var countOfHighBits: Int { Int(truncatingIfNeeded: (self >> 7 &* Self.ones) >> 56) }

    /// The number of bytes before the first non-ASCII byte, or 8.
    @inline(__always)
    var countOfASCII: Int { (self & Self.highBits).trailingZeroBitCount / 8 }
}
