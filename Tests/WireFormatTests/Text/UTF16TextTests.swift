import Testing

@testable import WireFormat

@Suite struct UTF16TextTests {
    /// The first and last code points of each length in UTF-8, and on both sides of the surrogates.
    private static let scalars: [Unicode.Scalar] = [
        "\0", "a", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}",
        "\u{10000}", "\u{10FFFF}",
    ]

    /// Inserts each code point at every position in zero to nine letters, so that it occurs at every
    /// position of a group of four units, and across groups. The standard library provides the
    /// expected bytes.
    @Test(arguments: scalars)
    func codePointsBecomeUTF8AtEveryPlace(_ scalar: Unicode.Scalar) throws {
        for count in 0...9 {
            for place in 0...count {
                var text = String(repeating: "x", count: count)
                text.unicodeScalars.insert(
                    scalar, at: text.unicodeScalars.index(text.startIndex, offsetBy: place))
                try check(text)
            }
        }
    }

    @Test func everyPairOfCodePointsBecomesUTF8() throws {
        for first in Self.scalars {
            for second in Self.scalars {
                var text = "abc"
                text.unicodeScalars.append(contentsOf: [first, second, first, second, second])
                try check(text)
            }
        }
    }

    /// Unpaired surrogates at the end and in the middle, with their offsets.
    @Test(arguments: [
        ([0x61, 0xD800], 2), ([0xDC00, 0x61], 0), ([0x61, 0x61, 0xD83D, 0x61, 0x61], 4),
        ([0x61, 0x61, 0x61, 0x61, 0xDBFF, 0xD800], 8), ([0xD83D, 0xDE00, 0xDE00], 4),
    ])
    func loneSurrogatesAreFoundAtTheirOffset(_ units: [UInt16], _ offset: Int) {
        let bytes = Self.bigEndian(units)
        let error = #expect(throws: Fault.self) {
            try UTF16Text.utf8Count(bytes.span.bytes, 0..<bytes.count)
        }
        #expect(error?.offset == offset)
    }

    private func check(_ text: String) throws {
        // The text around the string is ignored: halves of pairs, and letters.
        try check(text, before: [0xD8], after: [0xDC])
        try check(text, before: [0x00], after: Self.bigEndian(Array("yyyyyyyyyyyyy".utf16)))
    }

    private func check(
        _ text: String, before: [UInt8], after: [UInt8],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let bytes = before + Self.bigEndian(Array(text.utf16)) + after
        let range = before.count..<bytes.count - after.count
        let count = try UTF16Text.utf8Count(bytes.span.bytes, range)
        #expect(count == text.utf8.count, sourceLocation: sourceLocation)
        #expect(
            UTF16Text.decoded(bytes.span.bytes, range).utf8.elementsEqual(text.utf8),
            sourceLocation: sourceLocation)
    }

    private static func bigEndian(_ units: [UInt16]) -> [UInt8] {
        units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
}
