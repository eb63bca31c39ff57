import Foundation
import TestSupport
import Testing

@testable import WireFormat

/// Scanning many bytes at a time gives the same results as scanning each byte.
struct JSONScanTests {
    private func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte > 0x7F || byte == 0x22 || byte == 0x5C
    }

    private func endsText(_ byte: UInt8) -> Bool { byte < 0x80 && isSpecial(byte) }

    private func isOfBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2B, 0x2F: true
        default: false
        }
    }

    /// Every byte at every position of some blocks of text, with and without text after it.
    @Test(arguments: [0, 7, 70])
    func scansStopAtTheFirstSpecialByte(_ following: Int) {
        for byte in UInt8.min...UInt8.max {
            for position in stride(from: 0, to: 140, by: TestExtent.step(5)) {
                var text = [UInt8](repeating: 0x61, count: position + 1 + following)
                text[position] = byte
                let bytes = text.span.bytes
                #expect(
                    JSONScan.endOfPlain(bytes, from: 0)
                        == (isSpecial(byte) ? position : text.count))
                #expect(
                    JSONScan.endOfText(bytes, from: 0) == (endsText(byte) ? position : text.count))
                #expect(
                    Base64Scan.end(bytes, from: 0) == (isOfBase64(byte) ? text.count : position))
            }
        }
    }

    /// Ignores everything before the start and after the first match.
    @Test func scansFindTheFirstQuoteAfterTheirStart() {
        var text = [UInt8](repeating: 0x7A, count: 300)
        for special in [3, 40, 41, 130, 290] { text[special] = 0x22 }
        let bytes = text.span.bytes
        for start in 0...text.count {
            let expected = text[start...].firstIndex(of: 0x22) ?? text.count
            #expect(JSONScan.endOfPlain(bytes, from: start) == expected)
            #expect(JSONScan.endOfText(bytes, from: start) == expected)
            #expect(Base64Scan.end(bytes, from: start) == expected)
        }
    }

    /// The first byte of malformed UTF-8 is reported, at every distance from the ends of blocks.
    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
            [0xE2, 0x28, 0xA1],
            [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
            [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xFF],
        ] as [[UInt8]])
    func malformedUTF8IsFoundAtItsStart(_ sequence: [UInt8]) throws {
        for count in stride(from: 0, to: 140, by: TestExtent.step(5)) {
            for before in ["", "\u{E9}", "\u{1F600}\\n"] {
                let start = Array("[\"\(before)".utf8) + [UInt8](repeating: 0x61, count: count)
                for end in ["\"]", String(repeating: "b", count: 70) + "\"]", ""] {
                    let error = fault(Data(start + sequence + Array(end.utf8)))
                    #expect(error?.code == .jsonUTF8 && error?.location?.offset == start.count)
                }
            }
        }
    }

    /// Of two faults in a string, the first is reported.
    @Test(
        arguments: [
            (Array("\\q".utf8), "json.syntax", 1), ([0x1F], "json.syntax", 0),
            (Array("\\ud83d.".utf8), "json.surrogate", 0), (Array("\\u12".utf8), "json.syntax", 4),
        ] as [([UInt8], String, Int)])
    func theFirstOfTwoFaultsIsReported(_ wrong: [UInt8], _ code: String, _ place: Int) throws {
        for count in 0..<40 {
            let plain = [UInt8](repeating: 0x2E, count: count)
            for sequence in [[0xFF], [0xE2, 0x82]] as [[UInt8]] {
                let before = Data(Array("[\"".utf8) + sequence + plain + wrong + Array("\"]".utf8))
                var error = try #require(fault(before))
                #expect(error.code == .jsonUTF8 && error.location?.offset == 2, "\(error)")
                let after = Data(
                    Array("[\"é".utf8) + plain + wrong + plain + sequence + Array("\"]".utf8))
                error = try #require(fault(after))
                // Report malformed UTF-8 as an encoding error, not as an unexpected character.
                let isNext = count == 0 && code == "json.syntax" && place == 4
                #expect(error.code.rawValue == (isNext ? "json.utf-8" : code), "\(count): \(error)")
                #expect(error.location?.offset == 4 + count + place, "\(count): \(error)")
                error = try #require(fault(after.prefix(4 + count)))
                #expect(error.code == .jsonTruncated)
            }
        }
    }

    /// Well-formed UTF-8 and escapes are read correctly at every position.
    @Test(arguments: [
        ("\u{80}", "\u{80}"), ("\u{7FF}", "\u{7FF}"), ("\u{800}", "\u{800}"),
        ("\u{D7FF}", "\u{D7FF}"), ("\u{E000}", "\u{E000}"), ("\u{FFFF}", "\u{FFFF}"),
        ("\u{10000}", "\u{10000}"), ("\u{10FFFF}", "\u{10FFFF}"), ("\\n", "\n"), ("\\/", "/"),
        ("\\\\", "\\"), ("\\u00e9", "\u{E9}"), ("\\uFFFD", "\u{FFFD}"), ("\\u0000", "\0"),
        ("\\ud83d\\ude00", "\u{1F600}"), ("\\b\\f", "\u{8}\u{C}"),
    ])
    func wellFormedTextAndEscapesAreReadAtEveryPlace(_ written: String, _ read: String) throws {
        for count in 0..<80 {
            let plain = String(repeating: "a", count: count)
            for after in ["", "x", String(repeating: "\u{E9}", count: 40)] {
                let text = "\"\(plain)\(written)\(after)\(written)\""
                let string = try WireDocument(Data(text.utf8)).string(at: .root)
                #expect(string?.utf8.elementsEqual("\(plain)\(read)\(after)\(read)".utf8) == true)
                let key = try WireDocument(Data("{\(text):1}".utf8)).dictionary(at: .root).keys
                #expect(
                    key.first?.utf8.elementsEqual("\(plain)\(read)\(after)\(read)".utf8) == true)
            }
        }
    }

    /// A string with an escape ends at its own quotation mark, even if plain text follows.
    @Test func escapedStringsEndAtTheirOwnQuote() throws {
        for count in 0..<80 {
            let plain = String(repeating: "a", count: count)
            let text = "[\"\\n\(plain)\",\"\(plain)\(plain)\\t\"]"
            let values = try WireDocument(Data(text.utf8)).value(at: .root)
            #expect(values == .array([.string("\n\(plain)"), .string("\(plain)\(plain)\t")]))
        }
    }

    /// A character that is not in the base64 alphabet is found at every position of a tagged value.
    /// If base64 is not checked, it is found only in the last four characters.
    @Test func wrongBase64CharactersInTagsAreFoundAnywhere() throws {
        for position in 0..<140 {
            var text = [UInt8](repeating: 0x41, count: 140)
            text[position] = 0x2D
            let tag = Array("{\"a\":{\"$data\":\"".utf8) + text + Array("\"}}".utf8)
            #expect(try WireDocument(Data(tag)).findings.map(\.code) == [.malformedTag])
            let isLast = position >= 136
            #expect(
                try WireDocument(Data(tag), checksBase64: false).findings.map(\.code)
                    == (isLast ? [.malformedTag] : []))
            text[position] = 0x2F
            let good = Array("{\"a\":{\"$data\":\"".utf8) + text + Array("\"}}".utf8)
            let document = try WireDocument(Data(good))
            let node = try #require(document.value(of: "a", in: .root))
            #expect(try document.data(at: node)?.load() == Data(base64Encoded: Data(text)))
        }
    }
}
