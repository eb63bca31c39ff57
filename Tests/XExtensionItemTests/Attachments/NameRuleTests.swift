import Foundation
import Testing

@testable import XExtensionItem

/// The tables of the specification on names, paths, URLs and colors, one by one.
struct NameRuleTests {
    @Test(arguments: ["cover.png", "Ferien 2026.jpeg", ".hidden", "...", "e\u{301}", "\u{FF0F}"])
    func takesNames(_ name: String) {
        #expect(SuggestedName.fault(in: name) == nil)
    }

    @Test(arguments: [
        "", ".", "..", "a/b", "a\\b", "C:x", "a\u{0}", "a\n", "\u{7F}", "\u{9F}",
        "a\u{202E}gpj.exe",
        "\u{200F}x", "\u{2066}x", "\u{61C}", "/\u{338}x", String(repeating: "a", count: 256),
        String(repeating: "\u{E9}", count: 128),
    ])
    func refusesNames(_ name: String) {
        #expect(SuggestedName.fault(in: name) != nil)
    }

    @Test(arguments: [
        "attachments/clip.mov", "attachments/1", "attachments/a..b", "attachments/console.txt",
        "attachments/com10", "attachments/" + String(repeating: "a", count: 100),
    ])
    func takesPaths(_ path: String) {
        #expect(FileReference.fault(in: path) == nil)
    }

    @Test(arguments: [
        "attachments/../x", "attachments/a/b", "clip.mov", "/attachments/a", "attachments/Clip.mov",
        "attachments/.a", "attachments/a.", "attachments/", "attachments/con",
        "attachments/nul.txt",
        "attachments/com1.tar.gz", "attachments/lpt0", "attachments/\u{E9}", "attachments/a\u{0}",
        "attachments/a\\b", "attachments\u{338}/a", "attachments/a\u{301}", "ATTACHMENTS/a",
        "attachments/" + String(repeating: "a", count: 101),
    ])
    func refusesPaths(_ path: String) {
        #expect(FileReference.fault(in: path) != nil)
    }

    @Test(arguments: ["#1A2B3C", "#1A2B3C80", "#000000", "#FFFFFF00"])
    func takesColors(_ text: String) {
        #expect(TextColor(text)?.description == text)
    }

    @Test(arguments: ["#1a2b3c", "#ABC", "#1A2B3CFF", "1A2B3C", "#1A2B3", "#1A2B3G", "#+A2B3C", ""])
    func refusesColors(_ text: String) {
        #expect(TextColor(text) == nil)
    }

    /// The tables of clause 18.
    @Test(arguments: [
        "https://example.com", "HTTPS://EXAMPLE.com/%7Ea?b#c", "mailto:a@example.com", "tel:+1",
        "x-app:", "http://[2001:db8::1]:80/",
    ])
    func takesURLs(_ text: String) {
        #expect(WireURL.fault(in: text) == nil)
        #expect(URL(asItStands: text)?.absoluteString == text)
    }

    @Test(arguments: [
        "https://example.com/\u{E4}", "https://example.com/a b", "https://example.com/%zz",
        "http://[::g]/", "example.com/a", "//example.com", "", "\tfile:///x", "fi\nle:",
        "file:///x", "JavaScript:1", "data:,x", "Blob:x", "content://a/b", "file\u{301}:",
    ])
    func refusesURLs(_ text: String) {
        #expect(WireURL.fault(in: text) != nil)
    }
}
