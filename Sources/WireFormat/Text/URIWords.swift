/// Finds, eight bytes at a time, how far the characters reach of which URIs mostly consist.
///
/// Not all that the grammar allows are among them: at the offset that is returned, it decides.
enum URIWords {
    /// The offset of the first byte that is no letter, no digit, no point and no hyphen; that of the
    /// end if there is none.
    @inline(__always)
    static func endOfName(_ bytes: RawSpan, from start: Int) -> Int {
        end(bytes, from: start) { $0.letters | $0.bytes(in: "0"..."9") | $0.bytes(in: "-"...".") }
    }

    /// The offset of the first byte that is neither a letter nor one of `_=` or from `&` to `;`,
    /// which are all allowed in a path; that of the end if there is none.
    @inline(__always)
    static func endOfPath(_ bytes: RawSpan, from start: Int) -> Int {
        end(bytes, from: start) {
            $0.letters | $0.bytes(in: "&"...";") | $0.bytes(in: "_"..."_")
                | $0.bytes(in: "="..."=")
        }
    }

    /// The offset of the first byte beyond ASCII, or for which a closure does not set the high bit.
    @inline(__always)
    private static func end(
        _ bytes: RawSpan, from start: Int, _ known: (SevenBits) -> UInt64
    ) -> Int {
        var position = start
        while position < bytes.byteCount {
            let isWhole = position + 8 <= bytes.byteCount
            let word = isWhole ? bytes.word(at: position) : bytes.lastWord(from: position)
            // The zeros after the end are not known either.
            let others = (~known(SevenBits(word)) | word) & SevenBits.high
            if others != 0 { return position + others.trailingZeroBitCount >> 3 }
            position += 8
        }
        return position
    }
}

/// Eight bytes without their high bits, so that sums stay within each.
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

    /// The high bits of the bytes that are one of some characters.
    @inline(__always)
    func bytes(in range: ClosedRange<Unicode.Scalar>) -> UInt64 {
        let (first, last) = (UInt64(range.lowerBound.value), UInt64(range.upperBound.value))
        let isAtLeastFirst = word &+ Self.ones &* (0x80 &- first)
        let isBeyondLast = word &+ Self.ones &* (0x7F &- last)
        return isAtLeastFirst & ~isBeyondLast & Self.high
    }
}
