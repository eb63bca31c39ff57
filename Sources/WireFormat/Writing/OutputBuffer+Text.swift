extension OutputBuffer {
    /// The most bytes of a text for which room is made at once.
    private static let textSize = 4 << 10
    /// The most bytes that stand for one.
    private static let greatestEscape = 6

    mutating func append(string text: String) {
        text.withBytes { append($0) }
    }

    /// Appends a text, some of its bytes escaped; a long one piece by piece.
    @inline(__always)
    mutating func append<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type
    ) {
        if text.byteCount <= Self.textSize {
            appendPiece(text, escaping: escapes)
        } else {
            appendPieces(text, escaping: escapes)
        }
    }

    private mutating func appendPieces<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type
    ) {
        for start in stride(from: 0, to: text.byteCount, by: Self.textSize) {
            let end = min(start + Self.textSize, text.byteCount)
            appendPiece(text.extracting(start..<end), escaping: escapes)
            handOnIfMany()
        }
    }

    /// Copies eight bytes at a time, and where one is escaped, goes on after it.
    private mutating func appendPiece<Escapes: TextEscapes>(
        _ text: RawSpan, escaping escapes: Escapes.Type
    ) {
        let count = text.byteCount
        write(atMost: Self.greatestEscape * count + 8) { memory in
            var position = 0
            var written = 0
            while position < count {
                let isWhole = position + 8 <= count
                let word = isWhole ? text.word(at: position) : text.lastWord(from: position)
                // At every place, 6 bytes at most were written for each that is behind it.
                memory.storeBytes(of: word.littleEndian, toByteOffset: written, as: UInt64.self)
                let marks = Escapes.marks(word)
                // Mostly so; the next load need not wait for the marks then.
                if marks == 0, isWhole {
                    position += 8
                    written += 8
                    continue
                }
                let clean = min(marks.trailingZeroBitCount / 8, count - position)
                position += clean
                written += clean
                guard position < count else { break }
                let (escape, length) = Escapes.escape(text.byte(at: position))
                memory.storeBytes(of: escape.littleEndian, toByteOffset: written, as: UInt64.self)
                position += 1
                written += length
            }
            return written
        }
    }
}
