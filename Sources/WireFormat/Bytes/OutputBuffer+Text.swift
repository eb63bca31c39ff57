extension OutputBuffer {
    /// The maximum number of bytes of text to reserve room for at a time.
    private static let textSize = 4 << 10

    @inline(__always)
    func hasRoom<Escapes: TextEscapes>(for text: RawSpan, escaping escapes: Escapes.Type) -> Bool {
        text.byteCount <= Self.textSize && hasRoom(for: Self.room(for: text, escapes))
    }

    @inline(__always)
    private static func room<Escapes: TextEscapes>(
        for text: RawSpan, _: Escapes.Type
    ) -> Int {
        Escapes.maxEscapeLength &* text.byteCount &+ 32
    }

    mutating func append(string text: String) {
        text.withBytes { append($0) }
    }

    @inline(__always)
    mutating func append<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type,
        between first: TextMark = .none, and last: TextMark = .none
    ) {
        if text.byteCount <= Self.textSize {
            appendChunk(text, escaping: escapes, first, last)
        } else {
            appendChunks(text, escaping: escapes, first, last)
        }
    }

    @inline(never)
    private mutating func appendChunks<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type, _ first: TextMark, _ last: TextMark
    ) {
        append(word: first.word, count: first.count)
        for start in stride(from: 0, to: text.byteCount, by: Self.textSize) {
            let end = min(start + Self.textSize, text.byteCount)
            appendChunk(text.extracting(start..<end), escaping: escapes, .none, .none)
            drainDeferringErrors()
        }
        append(word: last.word, count: last.count)
    }

    @inline(__always)
    private mutating func appendChunk<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type, _ first: TextMark, _ last: TextMark
    ) {
        write(atMost: Self.room(for: text, escapes)) { output in
            output.storeBytes(of: first.word.littleEndian, as: UInt64.self)
            let end = escapes.copy(text, to: &output, at: first.count)
            output.storeBytes(of: last.word.littleEndian, toByteOffset: end, as: UInt64.self)
            return end + last.count
        }
    }
}

/// A faster path for short text, because most keys and names are short.
extension OutputBuffer {
    /// The maximum length of a short text, in bytes.
    static let shortTextSize = 32
    private static let shortTextRoom = 64

    @inline(__always)
    func hasRoom(forShort text: RawSpan) -> Bool {
        text.byteCount <= Self.shortTextSize && hasRoom(for: Self.shortTextRoom)
    }

    @inline(__always)
    mutating func append(short text: RawSpan, between first: TextMark, and last: TextMark) {
        _ = append(short: text, between: first, and: last) { _ in .zero }
    }

    /// Appends a short text between `first` and `last` if the closure `marks` returns zero for each
    /// word of the text; returns whether the text was appended. Text shorter than a word is padded
    /// with the digit 0 before the closure checks it.
    @inline(__always)
    mutating func append(
        short text: RawSpan, between first: TextMark, and last: TextMark,
        unless marks: (SIMD2<UInt64>) -> SIMD2<UInt64>
    ) -> Bool {
        var isClean = false
        write(atMost: Self.shortTextRoom) { output in
            output.storeBytes(of: first.word.littleEndian, as: UInt64.self)
            let union = text.copyShort(to: &output, at: first.count, marks)
            let end = first.count &+ text.byteCount
            output.storeBytes(of: last.word.littleEndian, toByteOffset: end, as: UInt64.self)
            isClean = union.x | union.y == 0
            return isClean ? end &+ last.count : 0
        }
        return isClean
    }
}

extension TextEscapes {
    /// Copies and escapes text, sixteen bytes at a time; returns the offset after the copy.
    ///
    /// The output needs room for the longest escape of each byte, and for 16 bytes after the end.
    @inline(__always)
    fileprivate static func copy(
        _ text: RawSpan, to output: inout MutableRawSpan, at start: Int
    ) -> Int {
        let count = text.byteCount
        precondition(
            start >= 0 && output.byteCount >= start &+ maxEscapeLength &* count &+ 16)
        // In bounds: no byte so far needed more room than the longest escape, so there is room for
        // the remaining bytes and sixteen more.
        var position = 0
        // The difference between a byte's offset in the output and its offset in the text.
        var shift = start
        while true {
            var rest = 16
            var marks = SIMD2<UInt64>.zero
            while position &+ 16 <= count {
                let words = text.uncheckedBlock(at: position)
                output.store(words, uncheckedAt: position &+ shift)
                marks = Self.marks(words)
                guard marks.x | marks.y == 0 else { break }
                position &+= 16
            }
            if marks.x | marks.y == 0 {
                rest = count &- position
                guard rest > 0 else { break }
                let words = text.lastBlock(rest)
                output.store(words, uncheckedAt: position &+ shift)
                marks = Self.marks(words)
            }
            // The zeros that pad the last block are marked too, so ignore marks at index `rest` and
            // above.
            let bits =
                marks.x != 0 ? marks.x.trailingZeroBitCount : 64 &+ marks.y.trailingZeroBitCount
            guard bits >> 3 < rest else {
                position &+= rest
                break
            }
            position &+= bits >> 3
            let (escape, length) = Self.escape(text.uncheckedByte(at: position))
            output.store(escape, uncheckedAt: position &+ shift)
            position &+= 1
            shift &+= length &- 1
        }
        return position &+ shift
    }
}

extension MutableRawSpan {
    /// The span must have room for the words.
    @inline(__always)
    fileprivate mutating func store(_ words: SIMD2<UInt64>, uncheckedAt offset: Int) {
        storeBytes(
            of: SIMD2(words.x.littleEndian, words.y.littleEndian), toUncheckedByteOffset: offset,
            as: SIMD2<UInt64>.self)
    }

    /// The span must have room for the word.
    @inline(__always)
    fileprivate mutating func store(_ word: UInt64, uncheckedAt offset: Int) {
        storeBytes(of: word.littleEndian, toUncheckedByteOffset: offset, as: UInt64.self)
    }
}

extension RawSpan {
    /// Returns sixteen bytes as two little-endian words. The bytes must be in bounds.
    @inline(__always)
    fileprivate func uncheckedBlock(at offset: Int) -> SIMD2<UInt64> {
        let words = unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD2<UInt64>.self)
        return SIMD2(UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
    }

    /// Returns the last `count` bytes (1 to 15) as two little-endian words padded with zeros.
    @inline(__always)
    fileprivate func lastBlock(_ count: Int) -> SIMD2<UInt64> {
        guard byteCount >= 8 else {
            return SIMD2(shortWord &>> UInt64(8 &* (byteCount &- count)), 0)
        }
        // In bounds: the span has at least eight bytes, and at least `count`.
        let last = uncheckedWord(at: byteCount &- 8)
        guard count > 8 else { return SIMD2(last &>> UInt64(64 &- 8 &* count), 0) }
        return SIMD2(uncheckedWord(at: byteCount &- count), last &>> UInt64(128 &- 8 &* count))
    }

    @inline(__always)
    fileprivate func uncheckedByte(at offset: Int) -> UInt8 {
        unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
    }

    @inline(__always)
    private func uncheckedWord(at offset: Int) -> UInt64 {
        UInt64(
            littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
    }

    /// Copies at most 32 bytes to other memory, in two parts that may overlap. Calls a closure with
    /// the words of each part, and returns the bitwise OR of its results.
    @inline(__always)
    fileprivate func copyShort(
        to output: inout MutableRawSpan, at place: Int,
        _ body: (SIMD2<UInt64>) -> SIMD2<UInt64>
    ) -> SIMD2<UInt64> {
        let count = byteCount
        precondition(
            count <= OutputBuffer.shortTextSize && place >= 0
                && output.byteCount >= place &+ OutputBuffer.shortTextSize)
        // In bounds: no load reads past the text, and the output has room for every store.
        if count >= 16 {
            let (first, last) = (uncheckedBlock(at: 0), uncheckedBlock(at: count &- 16))
            output.store(first, uncheckedAt: place)
            output.store(last, uncheckedAt: place &+ count &- 16)
            return body(first) | body(last)
        }
        if count >= 8 {
            let (first, last) = (uncheckedWord(at: 0), uncheckedWord(at: count &- 8))
            output.store(first, uncheckedAt: place)
            output.store(last, uncheckedAt: place &+ count &- 8)
            return body(SIMD2(first, last))
        }
        let zeros = (UInt64.ones &* UInt64(UInt8(ascii: "0"))) &<< UInt64(8 &* count)
        let word = shortWord | zeros
        output.store(word, uncheckedAt: place)
        return body(SIMD2(word, word))
    }
}
