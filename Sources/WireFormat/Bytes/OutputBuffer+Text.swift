extension OutputBuffer {
    /// The greatest number of bytes of text to make room for at once.
    private static let textSize = 4 << 10
    /// The greatest number of bytes that replace one byte.
    private static let greatestEscape = 6

    mutating func append(string text: String) {
        text.withBytes { append($0) }
    }

    /// Appends a text between two marks, with some bytes escaped. A long text is appended in
    /// pieces.
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
        write(atMost: Self.greatestEscape * text.byteCount + 32) { output in
            output.storeBytes(of: first.word.littleEndian, as: UInt64.self)
            let end = Self.copy(text, escaping: escapes, to: &output, at: first.count)
            output.storeBytes(of: last.word.littleEndian, toByteOffset: end, as: UInt64.self)
            return end + last.count
        }
    }

    /// Copies sixteen bytes at a time, and continues after each escaped byte; returns the end of
    /// the copy.
    ///
    /// It needs room for six bytes for each byte of text, and for 16 more bytes after the end.
    @inline(__always)
    private static func copy<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type, to output: inout MutableRawSpan,
        at start: Int
    ) -> Int {
        var position = 0
        var written = start
        while position < text.byteCount {
            let rest = text.byteCount - position
            let block = text.copyBlock(at: position, to: &output, at: written)
            let words = block ?? text.copyLast(from: position, to: &output, at: written)
            let marks = Escapes.marks(words)
            let (low, high) = (marks[0], marks[1])
            // The common case first, so that the next load does not wait for the marks.
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
            output.storeBytes(of: escape.littleEndian, toByteOffset: written, as: UInt64.self)
            position += 1
            written += length
        }
        return written
    }

    /// Appends a short text unchanged, between two marks.
    @inline(__always)
    mutating func append(
        plain text: RawSpan, between first: TextMark, and last: TextMark
    ) {
        write(atMost: text.byteCount + 24) { output in
            output.storeBytes(of: first.word.littleEndian, as: UInt64.self)
            let end = text.copyWords(to: &output, at: first.count, followedBy: last.word)
            return end + last.count
        }
    }
}

extension RawSpan {
    /// Copies up to sixteen bytes to other memory, followed by zeros; returns them as two words,
    /// first byte lowest.
    @inline(__always)
    fileprivate func copyLast(
        from offset: Int, to output: inout MutableRawSpan, at place: Int
    ) -> SIMD2<UInt64> {
        let words =
            byteCount - offset > 8
            ? SIMD2(word(at: offset), lastWord(from: offset + 8)) : SIMD2(lastWord(from: offset), 0)
        output.storeBytes(
            of: SIMD2(words[0].littleEndian, words[1].littleEndian), toByteOffset: place,
            as: SIMD2<UInt64>.self)
        return words
    }
}
