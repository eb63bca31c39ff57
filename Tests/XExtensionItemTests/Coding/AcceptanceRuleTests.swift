import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// The fast checks of rules never accept a value that the rule rejects.
struct AcceptanceRuleTests {
    private func withUTF8<Value>(_ text: String, _ body: (RawSpan) -> Value) -> Value {
        Array(text.utf8).withUnsafeBytes { body($0.bytes) }
    }

    @Test func plainWebURLsAreURLsOfTheSystem() throws {
        let parts = [
            "http", "https", "HTTP", "ftp", "://", ":", "a", "A-b", ".", "..", "-", "_", "xn--a",
            "1.2.3", "[::1]", "%41", "%5B", ":8", ":99999999999999999999", "@", "/", "//", "/a%20",
            "?", "?a=b", "#", "#c", "é", " ", "é/", "/[", "&", "",
        ]
        var random = TextRandom(18)
        var plainCount = 0
        for _ in 0..<60_000 {
            let count = Int.random(in: 2...6, using: &random)
            let start = Bool.random(using: &random) ? "https://" : ""
            let text =
                start
                + (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }
                .joined()
            let (fault, isPlain) = withUTF8(text, URLRule.check)
            guard isPlain else { continue }
            plainCount += 1
            #expect(fault == nil, "\(text)")
            #expect(URL(string: text) != nil, "\(text)")
            #expect(URL(verbatim: text) != nil, "\(text)")
        }
        #expect(plainCount > 2_000)
        for text in ["https://a.example/b?c#d", "http://A-1.example"] {
            #expect(withUTF8(text, URLRule.check).isPlainWeb)
        }
    }

    @Test func plainNamesHaveNoFault() {
        for scalar in (0...0x2100).compactMap(Unicode.Scalar.init) {
            for text in ["ab\(scalar)", "\(scalar)abcdefghijklmnopqrstuvwxyz"] {
                guard withUTF8(text, SuggestedName.isPlain) else { continue }
                #expect(SuggestedName.fault(in: text) == nil, "U+\(scalar.value)")
            }
        }
        for text in ["..", "...", "", "a", String(repeating: "a", count: 256)] {
            let isPlain = withUTF8(text, SuggestedName.isPlain)
            #expect(!isPlain || SuggestedName.fault(in: text) == nil, "\(text)")
        }
        #expect(withUTF8("photo.jpeg", SuggestedName.isPlain))
    }

    private func areAbsent(
        from text: RawSpan, isOneLine: Bool, hasEscapes: Bool = false
    ) -> Bool {
        HiddenCharacter.areAbsent(
            from: 0..<text.byteCount, of: text, isOneLine: isOneLine, hasEscapes: hasEscapes)
    }

    @Test func theFastCheckMissesNoHiddenCharacter() {
        for scalar in (0...TestExtent.count(0x2FFF, of: 0x10FFFF)).lazy.compactMap(
            Unicode.Scalar.init)
        {
            for isOneLine in [true, false] {
                let text = "a\(scalar)"
                let isHidden =
                    HiddenCharacter.control(in: text, isOneLine: isOneLine) != nil
                    || isOneLine && HiddenCharacter.direction(in: text) != nil
                if isHidden {
                    let isAbsent = withUTF8(text) {
                        areAbsent(from: $0, isOneLine: isOneLine)
                    }
                    #expect(!isAbsent, "U+\(scalar.value)")
                }
            }
        }
        #expect(withUTF8("é ’写真😀") { areAbsent(from: $0, isOneLine: true) })
    }

    /// Escaped text, whether it has a character that is hidden in one-line text, and whether it has
    /// one that is hidden in multiline text.
    @Test(arguments: [
        (#"a\\"#, false, false), (#"\\\\"#, false, false), (#"\"\/"#, false, false),
        (#"a\n"#, true, false), (#"\t\r"#, true, false), (#"\b"#, true, true),
        (#"abcdefghijklmnop\f"#, true, true), (#"\u0000"#, true, true), (#"\u202e"#, true, false),
        ("abcdefghijklmnopq\u{202E}", true, false), ("\u{85}", true, true),
    ])
    func escapedTextsAreCheckedAsTheyAreStored(_ text: String, _ inLine: Bool, _ inText: Bool) {
        func isAbsent(isOneLine: Bool) -> Bool {
            withUTF8(text) {
                areAbsent(from: $0, isOneLine: isOneLine, hasEscapes: true)
            }
        }
        #expect(isAbsent(isOneLine: true) == !inLine)
        if inText { #expect(!isAbsent(isOneLine: false)) }
    }

    @Test func colorsAreReadFromTheirUTF8() {
        // The expected components were worked out by hand.
        #expect(TextColor("#1A2B3C") == TextColor(red: 0x1A, green: 0x2B, blue: 0x3C))
        #expect(TextColor("#00FF7F80") == TextColor(red: 0, green: 255, blue: 127, alpha: 128))
        for text in ["#1A2B3CFF", "#1a2b3c", "1A2B3C", "#1A2B3", "#1A2B3C8", "#1A2B3G", "", "#"] {
            #expect(TextColor(text) == nil, "\(text)")
        }
    }
}
