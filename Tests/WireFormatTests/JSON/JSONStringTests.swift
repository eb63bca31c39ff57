import Foundation
import Testing
import WireFormat

/// Strings of JSON: escapes, surrogates, UTF-8.
struct JSONStringTests {
    @Test(arguments: [
        ("", ""), ("a", "a"), (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"),
        (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"),
        (#"\u0000"#, "\u{0}"), (#"\u00e9\u00E9"#, "éé"), (#"\ud83d\ude00"#, "\u{1F600}"),
        (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\uFFFE\uffff"#, "\u{FFFE}\u{FFFF}"),
        (
            "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}",
            "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"
        ),
        ("/\u{338}.\u{301}$\u{301}\\\"\u{301}", "/\u{338}.\u{301}$\u{301}\"\u{301}"),
        ("e\u{301}\u{E9}", "e\u{301}\u{E9}"), (#"e\u0301"#, "e\u{301}"),
        (
            "a long text of plain letters, more than eight",
            "a long text of plain letters, more than eight"
        ),
    ])
    func escapesAndCombiningMarksAreDecoded(_ literal: String, _ expected: String) throws {
        let document = try read("[\"" + literal + "\"]")
        let node = try #require(Array(document.elements(of: .root)).first)
        let string = try #require(document.string(at: node))
        #expect(Array(string.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(arguments: [
        FaultCase("[\"\\x\"]", "json.syntax", at: 3, "/0"),
        FaultCase("[\"\\u12G4\"]", "json.syntax", at: 6, "/0"),
        FaultCase("[\"\\uZ\"]", "json.syntax", at: 4, "/0"),
        FaultCase("[\"\\u 123\"]", "json.syntax", at: 4, "/0"),
        FaultCase("[\"\\u", "json.truncated", at: 4, "/0"),
        FaultCase("[\"\\u12", "json.truncated", at: 6, "/0"),
        FaultCase("[\"a\u{1F}\"]", "json.syntax", at: 3, "/0"),
        FaultCase("[\"a\n\"]", "json.syntax", at: 3, "/0"),
        FaultCase("[\"\u{0}\"]", "json.syntax", at: 2, "/0"),
        FaultCase("[\"\\ud800\"]", "json.surrogate", at: 2, "/0"),
        FaultCase("[\"a\\udc00\"]", "json.surrogate", at: 3, "/0"),
        FaultCase("[\"\\ud800\\ud800\"]", "json.surrogate", at: 2, "/0"),
        FaultCase("[\"\\ud800x\"]", "json.surrogate", at: 2, "/0"),
        FaultCase("{\"\\udfff\":1}", "json.surrogate", at: 2),
    ])
    func malformedStringsAreRefusedAtTheirPlace(_ one: FaultCase) throws {
        try one.check()
    }

    /// The table of well-formed sequences in the Unicode standard, and sequences just outside it.
    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0],
            [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xE1, 0x80], [0xED, 0xA0, 0x80],
            [0xED, 0xBF, 0xBF], [0xEF, 0xBF, 0xC0], [0xF0, 0x80, 0x80, 0x80],
            [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
            [0xFE], [0xFF], [0xF1, 0x80, 0x80, 0x22],
        ] as [[UInt8]])
    func bytesThatAreNotUTF8AreRefusedAtTheirPlace(_ bytes: [UInt8]) throws {
        let input = Data([0x5B, 0x22, 0x61] + bytes + [0x22, 0x5D])
        let error = try #require(fault(input))
        #expect(error.code == .jsonUTF8)
        #expect(error.location?.offset == 3)
        #expect(error.pointer == "/0")
        // Bytes outside strings, and in escapes, are refused in the same way.
        for text in ["[", "[1", "[1]", "[tru", "[\"\\", "[\"\\ud800", "[\"\\ud800\\"] {
            let error = try #require(fault(Data(text.utf8 + bytes + [0x22, 0x5D])))
            #expect(error.code == .jsonUTF8, "\(text)")
            #expect(error.location?.offset == text.utf8.count, "\(text)")
        }
    }

    /// Escapes and control characters are found after any number of plain characters.
    @Test func escapesAndControlsAreSeenAtEveryPlaceInAWord() throws {
        for padding in 0..<17 {
            let text = String(repeating: "x", count: padding)
            #expect(try canonical("[\"\(text)\\u000a\"]") == "[\"\(text)\\n\"]")
            #expect(fault("[\"\(text)\u{1}\"]")?.location?.offset == 2 + padding)
            #expect(fault("[\"\(text)\u{80}\"]") == nil)
        }
    }
}
