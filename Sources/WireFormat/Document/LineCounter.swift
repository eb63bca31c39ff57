/// Counts lines, and Unicode scalars in the last line, up to ascending offsets.
struct LineCounter {
    private var offset: Int
    private var line = 1
    private var column = 1
    /// The number of UTF-16 code units before the offset, for input in UTF-16.
    private(set) var utf16Count = 0

    /// Starts after a byte order mark, which has no column. Transcoded UTF-16 does not contain it.
    init(_ bytes: RawSpan, isTranscoded: Bool) {
        offset = !isTranscoded && RecognizedEncoding.hasUTF8Mark(bytes) ? 3 : 0
    }

    mutating func advance(to target: Int, _ bytes: RawSpan) -> WireError.Location {
        let end = min(target, bytes.byteCount)
        while offset < end {
            let byte = bytes.byte(at: offset)
            offset += 1
            if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isLineFeed(bytes)) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            if byte & 0xC0 != 0x80 { utf16Count += byte >= 0xF0 ? 2 : 1 }
        }
        return WireError.Location(offset: target, line: line, column: column)
    }

    private func isLineFeed(_ bytes: RawSpan) -> Bool {
        offset < bytes.byteCount && bytes.byte(at: offset) == UInt8(ascii: "\n")
    }
}
