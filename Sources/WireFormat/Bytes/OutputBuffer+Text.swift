extension OutputBuffer {
    /// The most bytes of a text for which room is made at once.
    private static let textSize = 4 << 10
    /// The most bytes that stand for one.
    private static let greatestEscape = 6

    mutating func append(string text: String) {
        text.withBytes { append($0) }
    }

    /// Appends a text, some of its bytes escaped, between two marks; a long one piece by piece.
    @inline(__always)
    mutating func append<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type,
        between first: TextMark = .none, and last: TextMark = .none
    ) {
        if text.byteCount <= Self.textSize {
            appendPiece(text, escaping: escapes, first, last)
        } else {
            appendPieces(text, escaping: escapes, first, last)
        }
    }

    @inline(never)
    private mutating func appendPieces<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type, _ first: TextMark, _ last: TextMark
    ) {
        append(word: first.word, count: first.count)
        for start in stride(from: 0, to: text.byteCount, by: Self.textSize) {
            let end = min(start + Self.textSize, text.byteCount)
            appendPiece(text.extracting(start..<end), escaping: escapes, .none, .none)
            handOnIfMany()
        }
        append(word: last.word, count: last.count)
    }

    @inline(never)
    private mutating func appendPiece<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type, _ first: TextMark, _ last: TextMark
    ) {
        write(atMost: Self.greatestEscape * text.byteCount + 32) { memory in
            memory.storeBytes(of: first.word.littleEndian, as: UInt64.self)
            let end = Self.copy(text, escaping: escapes, to: memory, at: first.count)
            memory.storeBytes(of: last.word.littleEndian, toByteOffset: end, as: UInt64.self)
            return end + last.count
        }
    }

    /// Copies sixteen bytes at a time, and where one is escaped, goes on after it; returns where the
    /// copy ends.
    ///
    /// It stores up to 16 bytes from the end on, and before it up to 6 for each byte of the text.
    @inline(__always)
    private static func copy<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type, to memory: UnsafeMutableRawPointer,
        at start: Int
    ) -> Int {
        var position = 0
        var written = start
        while position < text.byteCount {
            let words = text.twoWords(from: position)
            memory.storeBytes(
                of: words[0].littleEndian, toByteOffset: written, as: UInt64.self)
            memory.storeBytes(
                of: words[1].littleEndian, toByteOffset: written + 8, as: UInt64.self)
            let rest = text.byteCount - position
            let marks = Escapes.marks(words)
            let (low, high) = (marks[0], marks[1])
            // Mostly so; the next load need not wait for the marks then.
            if low | high == 0, rest >= 16 {
                position += 16
                written += 16
                continue
            }
            let count = low != 0 ? low.trailingZeroBitCount : 64 + high.trailingZeroBitCount
            let clean = min(count / 8, rest)
            position += clean
            written += clean
            guard clean < rest else { break }
            let (escape, length) = Escapes.escape(text.byte(at: position))
            memory.storeBytes(of: escape.littleEndian, toByteOffset: written, as: UInt64.self)
            position += 1
            written += length
        }
        return written
    }

    /// Appends a short text as it is, between two marks.
    @inline(__always)
    mutating func append(
        plain text: RawSpan, between first: TextMark, and last: TextMark
    ) {
        let count = text.byteCount
        write(atMost: count + 24) { memory in
            memory.storeBytes(of: first.word.littleEndian, as: UInt64.self)
            for position in stride(from: 0, to: count - 8, by: 8) {
                memory.storeBytes(
                    of: text.word(at: position).littleEndian,
                    toByteOffset: first.count + position, as: UInt64.self)
            }
            // The last word overlaps the one before it.
            let position = max(count - 8, 0)
            let word = count < 8 ? text.lastWord(from: 0) : text.word(at: position)
            memory.storeBytes(
                of: word.littleEndian, toByteOffset: first.count + position, as: UInt64.self)
            memory.storeBytes(
                of: last.word.littleEndian, toByteOffset: first.count + count, as: UInt64.self)
            return first.count + count + last.count
        }
    }
}

extension RawSpan {
    /// Up to sixteen bytes as two words, the first byte of each lowest, zeros after the last one.
    @inline(__always)
    fileprivate func twoWords(from offset: Int) -> SIMD2<UInt64> {
        let rest = byteCount - offset
        if rest >= 16 { return SIMD2(word(at: offset), word(at: offset + 8)) }
        if rest > 8 { return SIMD2(word(at: offset), lastWord(from: offset + 8)) }
        return SIMD2(lastWord(from: offset), 0)
    }
}
