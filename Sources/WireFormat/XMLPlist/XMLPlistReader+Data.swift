/// Base64 in `data` elements: checked where it stands, without being decoded.
extension XMLPlistReader {
    /// Characters of base64 with white space among them.
    private struct Characters {
        /// From the first to after the last.
        var range: Range<Int>
        /// How many there are, padding among them.
        var count = 0
        /// Where what is neither character nor white space stands.
        var next: Int

        init(at start: Int) {
            (range, next) = (start..<start, start)
        }

        mutating func add(to end: Int, _ bytes: RawSpan) {
            count += end - next
            range = range.lowerBound..<end
            next = XMLScan.endOfWhiteSpace(bytes, from: end)
        }
    }

    mutating func readData(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        let characters = Self.characters(bytes, from: position)
        guard !tag.isEmpty, bytes.hasPair("<", "/", at: characters.next) else {
            return try readMarkedData(tag, bytes)
        }
        position = characters.next
        try scanEndTag(of: .data, bytes)
        guard let byteCount = Self.byteCount(characters, bytes) else {
            throw Self.malformedData(tag)
        }
        let hasWhiteSpace = characters.count != characters.range.count
        try builder.data(
            characters.range, form: hasWhiteSpace ? .base64WhiteSpace : .base64,
            byteCount: byteCount, at: tag.offset)
    }

    /// Goes on as long as there are characters of base64, then padding, and white space.
    private static func characters(_ bytes: RawSpan, from start: Int) -> Characters {
        var found = Characters(at: XMLScan.endOfWhiteSpace(bytes, from: start))
        while case let end = Base64Scan.end(bytes, from: found.next), end > found.next {
            found.add(to: end, bytes)
        }
        while found.next < bytes.byteCount, bytes.byte(at: found.next) == UInt8(ascii: "=") {
            found.add(to: found.next + 1, bytes)
        }
        return found
    }

    /// The number of bytes that characters stand for; nil if they are malformed, which only the last
    /// four can be.
    private static func byteCount(_ characters: Characters, _ bytes: RawSpan) -> Int? {
        guard characters.count % 4 == 0 else { return nil }
        guard characters.count > 0 else { return 0 }
        var last = characters.range.upperBound
        for _ in 0..<4 {
            repeat { last -= 1 } while XMLContent.isWhiteSpace(bytes.byte(at: last))
        }
        let tail = last..<characters.range.upperBound
        return Base64.checkedByteCount(bytes, tail, filler: .whiteSpace)
            .map { characters.count / 4 * 3 - 3 + $0 }
    }

    /// Reads base64 with references, comments or sections in it, rare enough to be copied.
    @inline(never)
    private mutating func readMarkedData(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        let content = try scanContent(of: .data, tag, bytes)
        guard !content.range.isEmpty else {
            return try builder.data(content.range, form: .base64, byteCount: 0, at: tag.offset)
        }
        let text = XMLContent.utf8(bytes, content.range).filter { !XMLContent.isWhiteSpace($0) }
        let count = Base64.checkedByteCount(text.span.bytes, 0..<text.count, filler: .none)
        guard let count else { throw Self.malformedData(tag) }
        let start = builder.index.arena.count
        builder.index.arena.append(contentsOf: text)
        try builder.data(
            start..<builder.index.arena.count, form: .base64Arena, byteCount: count,
            at: tag.offset)
    }

    private static func malformedData(_ tag: Tag) -> Fault {
        Fault(
            .xmlData, at: tag.offset,
            "expected base64, padded and with zero pad bits, with nothing but white space in it")
    }
}
