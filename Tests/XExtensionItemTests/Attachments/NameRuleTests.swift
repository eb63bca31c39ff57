import Foundation
import Testing

@testable import XExtensionItem

/// The specification's tables of names, paths, URLs and colors.
struct NameRuleTests {
    @Test(arguments: ["cover.png", "Ferien 2026.jpeg", ".hidden", "...", "e\u{301}", "\u{FF0F}"])
    func acceptsSafeSuggestedNames(_ name: String) {
        #expect(SuggestedName.fault(in: name) == nil)
    }

    @Test(arguments: [
        "", ".", "..", "a/b", "a\\b", "C:x", "a\u{0}", "a\n", "\u{7F}", "\u{9F}",
        "a\u{202E}gpj.exe",
        "\u{200F}x", "\u{2066}x", "\u{61C}", "/\u{338}x", String(repeating: "a", count: 256),
        String(repeating: "\u{E9}", count: 128),
    ])
    func refusesUnsafeSuggestedNames(_ name: String) {
        #expect(SuggestedName.fault(in: name) != nil)
    }

    /// Clause 14.5.1, character by character, in names shorter and longer than a block.
    @Test(arguments: ["", "a name of twenty-odd "])
    func refusesExactlyTheForbiddenCharacters(_ start: String) {
        let forbidden = Set("/\\:".unicodeScalars.map(\.value) + [0x61C, 0x200E, 0x200F])
            .union(0...0x1F).union(0x7F...0x9F).union(0x202A...0x202E).union(0x2066...0x2069)
        let refused = (0...0x2FFF as ClosedRange<UInt32>).filter { value in
            Unicode.Scalar(value).flatMap { SuggestedName.fault(in: "\(start)\($0)bc") } != nil
        }
        #expect(Set(refused) == forbidden)
    }

    /// Names are checked in blocks of sixteen bytes; a forbidden character may be at any position.
    @Test(arguments: ["/", "\u{1F}", "\u{7F}", "\u{85}", "\u{202E}"])
    func refusesForbiddenCharactersAtEveryPlace(_ forbidden: String) {
        for count in 0...50 {
            #expect(SuggestedName.fault(in: String(repeating: "a", count: count + 1)) == nil)
            for place in 0...count {
                let (start, end) = (String(repeating: "a", count: place), count - place)
                let name = start + forbidden + String(repeating: "b", count: end)
                #expect(SuggestedName.fault(in: name) != nil)
            }
        }
    }

    @Test(arguments: [
        "attachments/clip.mov", "attachments/1", "attachments/a..b", "attachments/console.txt",
        "attachments/com10", "attachments/" + String(repeating: "a", count: 100),
    ])
    func acceptsPlainNamesInTheAttachmentsFolder(_ path: String) {
        #expect(FileReference.fault(in: path) == nil)
    }

    @Test(arguments: [
        "attachments/../x", "attachments/a/b", "clip.mov", "/attachments/a", "attachments/Clip.mov",
        "attachments/.a", "attachments/a.", "attachments/", "attachments/con",
        "attachments/nul.txt",
        "attachments/com1.tar.gz", "attachments/lpt0", "attachments/\u{E9}", "attachments/a\u{0}",
        "attachments/a\\b", "attachments\u{338}/a", "attachments/a\u{301}", "ATTACHMENTS/a",
        "attachments/" + String(repeating: "a", count: 101),
        // Empty, without a file name, and outside of the folder.
        "", "attachments", "/", "attachments//a", "attachments/./a", "attachments/..", "../a",
        "attachments/a/../../b", "~/a", "C:\\a", "\\\\server\\a", "attachments/a:b",
        "attachments/%2e%2e", "attachments/a\n", "attachments/a ", " attachments/a",
        // Device names in any letter case, with any number of extensions.
        "attachments/COM1", "attachments/aux", "attachments/prn.a", "attachments/lpt9.a.b",
        // Letters with unusual case mappings, and a character that resembles a separator.
        "attachments/\u{212A}", "attachments/\u{17F}", "attachments/\u{FF41}",
        "attachments/a\u{2215}b", "attachments/a\u{2044}b", "attachments/a\u{FF0F}b",
        "attachments/a\u{29F8}b", "attachments/a\u{FF3C}b", "attachments\u{2215}a",
        // Separators and dots with combining marks.
        "attachments/\u{338}a", "attachments/.\u{301}", "attachments/..\u{338}",
        "attachments/$\u{301}", "attachments/\"\u{301}", "attachments/a.\u{301}png",
    ])
    func refusesAllOtherPaths(_ path: String) {
        #expect(FileReference.fault(in: path) != nil)
    }

    @Test(arguments: ["#1A2B3C", "#1A2B3C80", "#000000", "#FFFFFF00"])
    func acceptsColorsInUpperCaseHexadecimal(_ text: String) {
        #expect(TextColor(text)?.description == text)
    }

    @Test(arguments: ["#1a2b3c", "#ABC", "#1A2B3CFF", "1A2B3C", "#1A2B3", "#1A2B3G", "#+A2B3C", ""])
    func refusesColorsInOtherSpellings(_ text: String) {
        #expect(TextColor(text) == nil)
    }

    /// The tables of clause 18.
    @Test(arguments: [
        "https://example.com", "HTTPS://EXAMPLE.com/%7Ea?b#c", "mailto:a@example.com", "tel:+1",
        "x-app:", "http://[2001:db8::1]:80/",
    ])
    func acceptsAbsoluteURLsUnchanged(_ text: String) {
        #expect(URLRule.fault(in: text) == nil)
        #expect(URL(verbatim: text)?.absoluteString == text)
    }

    @Test(arguments: [
        "https://example.com/\u{E4}", "https://example.com/a b", "https://example.com/%zz",
        "http://[::g]/", "example.com/a", "//example.com", "", "\tfile:///x", "fi\nle:",
        "file:///x", "JavaScript:1", "data:,x", "Blob:x", "content://a/b", "file\u{301}:",
    ])
    func refusesMalformedLocalAndScriptURLs(_ text: String) {
        #expect(URLRule.fault(in: text) != nil)
    }
}
