import Testing

@testable import WireFormat

/// Loads after one bounds check, at every valid offset and at some invalid offsets.
@Suite struct RawSpanBlocksTests {
    private static let text = (0..<200).map { UInt8($0) }

    /// Offsets near integer overflow.
    private static let strange = [
        Int.min, Int.min + 1, Int.min + 63, -65, -64, -17, -16, -8, -1, 200, Int.max - 64,
        Int.max - 1, Int.max,
    ]

    /// A span returns its next bytes if and only if enough bytes remain, for up to 140 bytes.
    @Test(arguments: [1, 8, 9, 16, 19, 64, 67])
    func nextBytesExistOnlyInsideTheSpan(_ count: Int) {
        for length in 0...140 {
            let text = Array(Self.text[..<length])
            let bytes = text.span.bytes
            for offset in Array(-3...length + 3) + Self.strange {
                let found = bytes.withNext(count, at: offset) { next in
                    (count: next.byteCount, all: next.array(0..<next.byteCount))
                }
                let isInBounds = offset >= 0 && offset < 200 && offset + count <= length
                guard isInBounds else {
                    #expect(found == nil, "\(count) at \(offset) of \(length)")
                    continue
                }
                #expect(found?.count == count)
                #expect(found?.all == Array(Self.text[offset..<offset + count]))
            }
        }
    }

    /// Like the previous test, with constant counts, which all callers use.
    @Test func wordsBlocksAndBytesExistOnlyInsideTheSpan() {
        for length in 0...40 {
            let text = Array(Self.text[..<length])
            let bytes = text.span.bytes
            for offset in Array(-3...length + 3) + Self.strange {
                let left = 0..<200 ~= offset ? length - offset : 0
                let first = left > 0 ? UInt64(offset) : 0
                // Consecutive bytes, starting at 0.
                let word = 0x0706_0504_0302_0100 + first * 0x0101_0101_0101_0101
                #expect(bytes.byteIfPresent(at: offset) == UInt8(first), "\(offset) of \(length)")
                #expect(bytes.wordIfPresent(at: offset) == (left >= 8 ? word : nil))
                let block = bytes.blockIfPresent(at: offset)
                #expect((block != nil) == (left >= 16), "\(offset) of \(length)")
                if let block { #expect((0..<16).allSatisfy { block[$0] == UInt8(offset + $0) }) }
            }
        }
    }

    /// A mark at every position, with blocks from every offset before and after it.
    @Test func blocksEndBeforeTheFirstMark() {
        for start in [0, 1, 15, 63, 64] {
            for place in 0..<200 {
                let text = (0..<200).map { $0 == place ? 0x80 : 0x7F as UInt8 }
                let end = text.span.bytes.endOfBlocks(from: start) { $0 }
                var expected = start
                while expected + 64 <= 200, !(expected..<expected + 64 ~= place) { expected += 64 }
                #expect(end == expected, "from \(start), marked at \(place)")
            }
        }
        for offset in Self.strange {
            let text = Self.text
            let end = text.span.bytes.endOfBlocks(from: offset) { $0 }
            #expect(end == offset)
        }
    }
}

/// UTF-8 whose length is unknown before writing.
@Suite struct UTF8CapacityTests {
    @Test(arguments: [0, 1, 7, 8, 40, 5_000])
    func bytesBeyondTheReturnedCountAreDropped(_ count: Int) {
        let text = String(repeating: "a", count: count)
        let string = String(utf8Capacity: count + 8) { output in
            // Write eight bytes more than `count`, which are dropped.
            for offset in 0..<count + 8 {
                output.storeBytes(of: 0x61, toByteOffset: offset, as: UInt8.self)
            }
            return count
        }
        #expect(string == text)
    }
}
