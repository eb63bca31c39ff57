/// Base64 in `data` elements, checked in place without decoding.
extension XMLPlistReader {
    /// Base64 characters, possibly separated by white space.
    private struct Characters {
        /// The range from the first to the last character.
        var range: Range<Int>
        /// The number of characters, including padding.
        var count: Int
        /// The offset of the first byte that is neither a base64 character nor white space.
        var next: Int
    }

    mutating func readData(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        let characters = Self.characters(bytes, from: position)
        guard !tag.isEmpty, bytes.hasPair("<", "/", at: characters.next) else {
            return try readMarkedData(tag, bytes)
        }
        position = characters.next
        try scanEndTag(of: .data, bytes)
        // All other characters are known to be base64, so checking the last four is enough.
        let byteCount = Base64.byteCountFromLength(
            bytes, characters.range, characterCount: characters.count, filler: .whiteSpace)
        guard let byteCount else { throw Self.malformedData(tag) }
        let hasWhiteSpace = characters.count != characters.range.count
        try builder.data(
            characters.range, form: hasWhiteSpace ? .base64WhiteSpace : .base64,
            byteCount: byteCount, at: tag.offset)
    }

    private static func characters(_ bytes: RawSpan, from start: Int) -> Characters {
        let start = XMLScan.endOfWhiteSpace(bytes, from: start)
        let (end, spaceCount) = Base64Scan.end(bytes, from: start, over: .whiteSpace)
        let characters = XMLContent.trimmed(bytes, start..<end)
        var found = Characters(
            range: characters, count: end - start - spaceCount, next: end)
        while found.next < bytes.byteCount, bytes.byte(at: found.next) == UInt8(ascii: "=") {
            found.count += 1
            found.range = start..<found.next + 1
            found.next = XMLScan.endOfWhiteSpace(bytes, from: found.next + 1)
        }
        return found
    }

    /// Reads base64 with references, comments or CDATA sections, which is rare, so a copy is
    /// acceptable.
    @inline(never)
    private mutating func readMarkedData(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        let content = try scanContent(of: .data, tag, bytes)
        guard !content.range.isEmpty else {
            return try builder.data(content.range, form: .base64, byteCount: 0, at: tag.offset)
        }
        let text = ContiguousArray(
            XMLContent.utf8(bytes, content.range).lazy.filter { !XMLContent.isWhiteSpace($0) })
        let count = Base64.checkedByteCount(text.span.bytes, 0..<text.count, filler: .none)
        guard let count else { throw Self.malformedData(tag) }
        try builder.data(
            builder.decoded(text), form: .base64Arena, byteCount: count, at: tag.offset)
    }

    private static func malformedData(_ tag: Tag) -> Fault {
        Fault(
            .xmlData, at: tag.offset,
            "expected padded base64 with zero pad bits; only white space may separate characters")
    }
}
