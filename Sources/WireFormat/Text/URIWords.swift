/// Skips the most common characters of URIs, eight bytes at a time.
///
/// These are not all characters that the grammar allows: it decides about the byte at the returned
/// offset.
enum URIWords {
    /// Returns the offset of the first byte that is not a letter, a digit, a point or a hyphen, or
    /// else the end.
    @inline(__always)
    static func endOfName(_ bytes: RawSpan, from start: Int) -> Int {
        end(bytes, from: start) { $0.letters | $0.bytes(in: "0"..."9") | $0.bytes(in: "-"...".") }
    }

    /// Returns the offset of the first byte that is neither a letter nor one of `_=` or from `&` to
    /// `;`, or else the end. A path may contain all of these.
    @inline(__always)
    static func endOfPath(_ bytes: RawSpan, from start: Int) -> Int {
        end(bytes, from: start) {
            $0.letters | $0.bytes(in: "&"...";") | $0.bytes(in: "_"..."_")
                | $0.bytes(in: "="..."=")
        }
    }

    /// Returns the offset of the first byte beyond ASCII or without a high bit from `known`.
    @inline(__always)
    private static func end(
        _ bytes: RawSpan, from start: Int, _ known: (SevenBits) -> UInt64
    ) -> Int {
        var position = start
        while position < bytes.byteCount {
            let isWhole = position + 8 <= bytes.byteCount
            let word = isWhole ? bytes.word(at: position) : bytes.lastWord(from: position)
            // The zeros after the end are not known characters either.
            let others = (~known(SevenBits(word)) | word) & SevenBits.high
            if others != 0 { return position + others.trailingZeroBitCount >> 3 }
            position += 8
        }
        return position
    }
}

/// Eight bytes without their high bits, so that sums do not carry into the next byte.
private struct SevenBits {
    static let high: UInt64 = 0x8080_8080_8080_8080
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    private let word: UInt64

    @inline(__always)
    init(_ word: UInt64) {
        self.word = word & ~Self.high
    }

    /// The high bits of the bytes that are letters.
    @inline(__always)
    var letters: UInt64 { SevenBits(word | Self.ones &* 0x20).bytes(in: "a"..."z") }

    /// Returns the high bits of the bytes in a range of characters.
    @inline(__always)
    func bytes(in range: ClosedRange<Unicode.Scalar>) -> UInt64 {
        let (first, last) = (UInt64(range.lowerBound.value), UInt64(range.upperBound.value))
        let isAtLeastFirst = word &+ Self.ones &* (0x80 &- first)
        let isBeyondLast = word &+ Self.ones &* (0x7F &- last)
        return isAtLeastFirst & ~isBeyondLast & Self.high
    }
}
