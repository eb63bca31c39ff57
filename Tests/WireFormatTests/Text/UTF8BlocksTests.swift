import Testing

@testable import WireFormat

/// Compares UTF-8 validation in blocks of sixteen bytes with the standard library.
struct UTF8BlocksTests {
    private static let seconds: [UInt8] = [
        0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0, 0xF0, 0xFF,
    ]

    private func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil
    }

    private func found(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        UTF8Blocks.areWellFormed(text.span.bytes, range)
    }

    /// Every lead byte with the bytes that determine whether its sequence is well-formed, at
    /// varying positions of a block.
    @Test func everyLeadByteIsValidatedAsInTheStandardLibrary() {
        var place = 3
        for lead in UInt8(0x80)...0xFF {
            for second in Self.seconds {
                for third in [0x41, 0x80, 0xBF] as [UInt8] {
                    for fourth in [0x41, 0xBF] as [UInt8] {
                        var text = [UInt8](repeating: 0x61, count: 45)
                        text.replaceSubrange(
                            place..<place + 4, with: [lead, second, third, fourth])
                        if found(text, 3..<text.count) != isWellFormed(text[...]) {
                            Issue.record("\(lead) \(second) \(third) \(fourth) at \(place)")
                        }
                        place = place == 41 ? 3 : place + 1
                    }
                }
            }
        }
    }

    /// Ranges of every length, with other text before and after them.
    @Test func rangesAreValidatedWithoutTheSurroundingText() {
        let text = Array("aé日b😀\u{7FF}\u{800}\u{FFFD}\u{10FFFF}cdefghi日日日日日日jkl".utf8)
        for start in text.indices where text[start] & 0xC0 != 0x80 {
            for end in start...text.count {
                let found = found(text, start..<end)
                #expect(found == isWellFormed(text[start..<end]), "\(start)..<\(end)")
            }
        }
    }

    /// A sequence that is malformed inside the range, but well-formed with the bytes outside it.
    @Test func sequencesCutAtAnEdgeAreMalformed() {
        for count in 0...40 {
            let plain = [UInt8](repeating: 0x61, count: count)
            let text = Array("\"\"\"".utf8) + plain + [0xF0, 0x9F, 0x98, 0x80]
            let end = 3 + count
            for cut in 1...3 { #expect(!found(text, 3..<end + cut), "\(count) \(cut)") }
            #expect(found(text, 3..<end) && found(text, 3..<end + 4), "\(count)")
            #expect(!found(Array("\"\"\"".utf8) + [0x80] + plain, 3..<end + 1), "\(count)")
            let cutCounts = (0...4).map { UTF8Blocks.cutCount(text.span.bytes, at: end + $0) }
            #expect(cutCounts == [0, 1, 2, 3, 0])
        }
    }
}
