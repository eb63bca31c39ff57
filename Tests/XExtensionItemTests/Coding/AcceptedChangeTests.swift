import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The fast check accepts a changed payload only if the reader has no findings.
///
/// Every value of a payload with all members is replaced by every probe, every member is renamed and
/// removed, and every element is repeated.
struct AcceptedChangeTests {
    /// JSON, as Foundation reads and writes it.
    private typealias Tree = Any

    private static var probes: [Tree] {
        [
            NSNull(), true, false, 0, 1, -1, 12.5, 9_007_199_254_740_992, "", "x", "..", "a.txt",
            "a/b",
            "a\tb", "a\nb", "\u{0}", "\u{85}", "\u{A0}", "\u{61C}", "\u{2028}", "\u{202E}x",
            "\u{2067}",
            "’é写", String(repeating: "n", count: 256), String(repeating: "é", count: 128),
            "https://example.com/", "javascript:x", "a:b", "http://[v1.a]/", "http://[::1]/",
            "http://a:99999999999999999999/", "http://a%5B/", "http:///", "https://é/",
            "public.url", "PUBLIC.URL", "public.File-URL", "public.png", "image/png", "image/x-a",
            "a.b", "a..b", "1.0", "1.1", "2.0", "01.0", "#1A2B3C", "#1A2B3CFF", "#1A2B3C80",
            "#1a2b3c",
            "GIF89a", [], [:], [[:]], [""], ["a"], ["a.b"], [NSNull()], ["a.b": 1], ["x": 1],
            ["a.b": ["x": 1]], ["a.b": ["title": ""]], ["a.b": [:]], ["a.b": ["a.b": 1]],
            ["a.b": ["version": "1.0"]], ["$data": "R0lGODlhAQ=="], ["$data": "?"], ["$x": 1],
            ["$url": "a:b"], ["$date": "2026-01-02T03:04:05Z"], ["text": "a"], [["text": ""]],
            [["text": "a"], ["text": "b"]], [["text": "a"], ["bold": true, "text": "b"]],
            [["text": "a", "a.b": 1], ["text": "b", "a.b": 1]],
            [["text": "a", "a.b": 1], ["text": "b", "a.b": 2]],
            ["type-identifier": "public.png"], ["type-identifier": "public.png", "a.b": 1],
            ["type-identifier": "public.png", "text": "x"],
            ["type-identifier": "public.url", "url": "http://[v1.a]/"],
        ]
    }

    private static let names = [
        "x", "a.b", "$x", "$x.y", "", "x-extension-item.a", "title", "text",
    ]

    /// Passes each change of a tree, at any depth, to a closure.
    private static func forEachChange(of tree: Tree, _ body: (Tree) -> Void) {
        for probe in probes { body(probe) }
        if let members = tree as? [String: Tree] {
            for (key, value) in members {
                var others = members
                others[key] = nil
                body(others)
                for name in names where others[name] == nil {
                    body(others.merging([name: value]) { $1 })
                }
                forEachChange(of: value) { changed in
                    body(others.merging([key: changed]) { $1 })
                }
            }
        } else if let elements = tree as? [Tree] {
            for (place, element) in elements.enumerated() {
                var others = elements
                others.insert(element, at: place)
                body(others)
                forEachChange(of: element) { changed in
                    others = elements
                    others[place] = changed
                    body(others)
                }
            }
        }
    }

    /// A payload with all members; all strings differ.
    private static let payload = #"""
        {"version": "1.0", "title": "a", "source-url": "https://a.example/b", "tags": ["c", "d"],
        "main-attachment": {"suggested-name": "e.txt", "representations": [
            {"type-identifier": "public.url", "url": "https://a.example/"},
            {"type-identifier": "public.plain-text", "text": "f"}]},
        "additional-attachments": [{"representations": [
            {"type-identifier": "public.gif", "data": {"$data": "QUJD"}}]},
            {"representations": [{"type-identifier": "a.b", "property-list": {"g": 1}}]}],
        "thumbnail": {"type-identifier": "public.png", "data": {"$data": "QUJD"}},
        "referrer": {"app-name": "h", "app-store-id": "i", "google-play-id": "j",
            "web-url": "https://a.example/k", "ios-app-url": "l:m", "android-app-url": "n:o"},
        "content-text": [{"text": "p"},
            {"text": "q", "bold": true, "italic": true, "code": true, "underline": true,
            "strikethrough": true, "font-name": "r", "font-size": 12, "link": "s:t",
            "foreground-color": "#1A2B3C", "background-color": "#1A2B3C80"}],
        "parameters": {"a.example": {"u": 1}}, "user-info": {"v": 2}, "com.example.other": 3,
        "activities": {"com.example.activity": {"title": "", "tags": ["w"], "source-url": "x:y"}},
        "excluded-activities": ["com.example.excluded"]}
        """#

    @Test func changesThatTheReaderReportsAreNotAccepted() throws {
        let tree = try JSONSerialization.jsonObject(with: Data(Self.payload.utf8))
        #expect(CheckedPayload(Data(Self.payload.utf8)).check("all members") == (true, true))
        var (number, checked, accepted) = (0, 0, 0)
        Self.forEachChange(of: tree) { changed in
            number += 1
            guard number % TestExtent.step(15) == 0, changed is [String: Tree],
                let bytes = try? JSONSerialization.data(withJSONObject: changed)
            else { return }
            checked += 1
            let text = String(decoding: bytes, as: UTF8.self)
            accepted += CheckedPayload(bytes).check(text).notices ? 1 : 0
            // Property lists store strings differently, so check some of the payloads as property
            // lists too.
            guard checked % 10 == 0, let document = try? WireDocument(bytes) else { return }
            for encoding in [WireEncoding.xml, .binary] {
                guard let other = try? document.encoded(as: encoding) else { continue }
                CheckedPayload(other).check("\(encoding): \(text)")
            }
        }
        #expect(checked > 5_000 / TestExtent.step(16))
        #expect(accepted > 500 / TestExtent.step(16))
    }
}
