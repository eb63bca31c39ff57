import Foundation
import Testing

@testable import WireFormat

/// Compares two ways of scanning base64 with fillers: in blocks, and byte by byte.
struct Base64ScanTests {
    /// Scans byte by byte. Returns the end of the characters and fillers, and the number of fillers.
    private func end(_ text: [UInt8], _ filler: Base64.Filler) -> (end: Int, count: Int) {
        var count = 0
        for (offset, byte) in text.enumerated() {
            let next = offset + 1 < text.count ? text[offset + 1] : 0
            let isFiller =
                switch filler {
                case .none: false
                case .whiteSpace: [0x20, 0x09, 0x0A, 0x0D].contains(byte)
                case .backslash: byte == 0x5C && next == 0x2F
                }
            if isFiller { count += 1 }
            guard isFiller || Base64VectorTests.alphabet.contains(byte) else {
                return (offset, count)
            }
        }
        return (text.count, count)
    }

    /// The bytes at the bounds of the character and filler ranges, and just outside them.
    private static let bytes: [UInt8] =
        [0x00, 0x7F, 0x80, 0xAF, 0xFF]
        + "\t\r +/9AZ\\az".utf8.flatMap { [$0 - 1, $0, $0 + 1] }

    /// Bytes at every position of some blocks of text, with fillers before and after them.
    @Test(arguments: [Base64.Filler.none, .whiteSpace, .backslash])
    func scansEndAtTheFirstByteThatIsNotBase64(_ filler: Base64.Filler) {
        let filled = Array("\\/\nQU /\\/\t9+\r\\/A".utf8)
        let start = filler == .backslash ? Array("\\/".utf8) : Array("\n".utf8)
        for byte in Self.bytes {
            for place in 0..<150 where place < 20 || place.isMultiple(of: 5) {
                var text = start + (0..<200).map { UInt8(ascii: "A") + UInt8($0 % 26) }
                // Fillers of the given kind, at varying distances.
                for offset in stride(from: 7, to: 190, by: 23) {
                    let piece = filler == .backslash ? filled[..<2] : filled[2..<3]
                    text.replaceSubrange(offset..<offset + piece.count, with: piece)
                }
                text[place] = byte
                let expected = end(text, filler)
                let found = Base64Scan.end(text.span.bytes, from: 0, over: filler)
                if found != expected {
                    Issue.record("\(byte) at \(place): \(found), not \(expected)")
                }
            }
        }
    }

    /// More fillers at one position of a block than a byte can count.
    @Test(arguments: [250, 252, 253, 256, 300, 520, 5_000])
    func fillersAreCountedBeyondOneByte(_ count: Int) {
        let slashes = [[UInt8]](repeating: Array("\\/QUJDQUJDQUJDQU".utf8), count: count)
        let lines = [[UInt8]](repeating: Array("\nQUJDQUJDQUJDQUJ".utf8), count: count)
        for (text, filler) in [(slashes, Base64.Filler.backslash), (lines, .whiteSpace)] {
            let text = Array(text.joined())
            let found = Base64Scan.end(text.span.bytes, from: 0, over: filler)
            #expect(found == (text.count, count))
        }
    }

    /// Fillers at every position of base64, up to four together, are removed.
    @Test func fillersAreRemovedAtEveryPlace() {
        let bytes = Base64VectorTests.bytes(48, seed: 7)
        let text = Array(Data(bytes).base64EncodedData())
        for (filler, character) in [(Base64.Filler.backslash, "\\"), (.whiteSpace, "\n")] {
            for place in 0...text.count {
                for second in [place + 1, place + 9] {
                    for count in [1, 3] {
                        var filled = text
                        let fillers = Array(String(repeating: character, count: count).utf8)
                        filled.insert(contentsOf: fillers, at: min(second, text.count))
                        filled.insert(contentsOf: fillers, at: place)
                        #expect(Base64VectorTests.decoded(filled, filler) == bytes)
                        #expect(Base64VectorTests.count(filled, filler) == bytes.count)
                    }
                }
            }
        }
    }

    /// A fault is found after any number of fillers.
    @Test func faultsAreFoundAmongFillers() {
        let text = Array(Data(Base64VectorTests.bytes(48, seed: 8)).base64EncodedData())
        for place in text.indices {
            for wrong in "?=\u{7F}".utf8 {
                var filled = text
                filled[place] = wrong
                for filler in stride(from: text.count, to: 0, by: -9) {
                    filled.insert(UInt8(ascii: " "), at: filler)
                }
                #expect(Base64VectorTests.count(filled, .whiteSpace) == nil)
                #expect(Base64VectorTests.decoded(filled, .whiteSpace) == nil)
            }
        }
    }
}
