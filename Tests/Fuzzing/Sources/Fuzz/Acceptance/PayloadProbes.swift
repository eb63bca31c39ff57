import Foundation
import WireFormat

/// Names and values at the edges of the format's rules.
enum PayloadProbes {
    static let names = [
        "activities", "additional-attachments", "content-text", "excluded-activities",
        "main-attachment", "must-understand", "parameters", "referrer", "source-url", "tags",
        "thumbnail", "title", "user-info", "version", "representations", "suggested-name", "data",
        "file", "property-list", "text", "type-identifier", "url", "byte-count", "path",
        "background-color", "bold", "code", "font-name", "font-size", "foreground-color", "italic",
        "link", "strikethrough", "underline", "android-app-url", "app-name", "app-store-id",
        "google-play-id", "ios-app-url", "web-url", "com.example.app", "com.example.other", "a.b",
        "x", "", "$x", "$x.y", "a.", ".a", "a..b", "a_b.c", "é.a", "x-extension-item", "Title",
        "x-extension-item.title", "$data", "$$data", "com.apple.UIKit.activity.Mail",
    ]

    static let values: [WireValue] =
        texts.map { .string($0) } + scalars + containers + data.map { .data(WireData(Data($0))) }

    private static let texts = [
        "", "x", "a.txt", "..", ".", "...", "a/b", "a\\b", "a:b", "a\tb", "a\nb", "\u{0}", "\u{7F}",
        "\u{85}", "\u{A0}", "\u{61C}", "\u{200E}", "\u{2028}", "\u{202E}a", "\u{2066}a\u{2069}",
        "\u{2066}a", "’é写真😀", String(repeating: "n", count: 255),
        String(repeating: "é", count: 128), "https://example.com/", "HTTPS://EXAMPLE.COM",
        "http://example.com:8080/a?b#c", "http://a:99999999999999999999/", "http://[::1]/",
        "http://[v1.a]/", "http://a%20b/", "http://a@b:c@d/", "http:///a", "http:", "https://",
        "https://a..b/", "https://-/%zz", "https://a/é", "mailto:a@b.c", "tel:+1", "a:b",
        "javascript:x", "file:///a", "FILE:///a", "data:,a", "https://xn--a/", "https://a_b/",
        "public.url", "PUBLIC.URL", "public.file-url", "public.File-URL", "public.png",
        "public.jpeg", "public.plain-text", "com.adobe.pdf", "com.example.type", "public.PNG",
        "image/png", "image/x-example", "text/X", "a/b/c", "dyn.a", "public", "a..b", "a.b-c",
        "-.-",
        "1.0", "1.1", "1.10", "01.0", "2.0", "0.1", "1", "1.0.0", "1.99999", "1.100000",
        "#1A2B3C", "#1A2B3CFF", "#1A2B3C80", "#1a2b3c", "1A2B3C", "#1A2B3", "#1A2B3C8",
        "%PDF-1.4", "GIF89a", "PK\u{3}\u{4}", "BM", "<!doctype html>", "com.example.app",
    ]

    private static let scalars: [WireValue] = [
        true, false, 0, 1, -1, 12, 12.5, 0.0, -0.5, 1e300, 9_007_199_254_740_991,
        9_007_199_254_740_992, 9_223_372_036_854_775_807,
    ]

    private static let containers: [WireValue] = [
        [], [:], [[:]], [[]], [""], ["a"], ["com.example.app"], ["$a.b"], [1], ["a.b": [:]],
        ["com.example.app": ["a": 1]], ["com.example.app": ["a.b": 1]], ["a": ["b": 1]],
        ["": ["a": 1]], ["com.example.app": ["": 1]], ["$x": ["a": 1]],
        ["com.example.app": ["title": "x"]], ["com.example.app": ["title": ""]],
        ["com.example.app": ["main-attachment": [:]]], ["com.example.app": ["version": "1.0"]],
        ["com.example.app": ["tags": [], "parameters": [:]]], ["com.example.app": ["a.b": 1]],
        ["text": "a"], [["text": "a"], ["text": "b"]],
        [["text": "a"], ["bold": true, "text": "b"]],
        [["text": "a", "font-size": 12], ["text": "b", "font-size": 12.0]], [["text": ""]],
        [["text": "a", "a.b": 1], ["text": "b", "a.b": 1]], [["bold": true]],
        [["text": "a", "a.b": 1], ["text": "b", "a.b": 2]],
        ["representations": [["type-identifier": "public.url", "url": "https://example.com/"]]],
        ["representations": [["type-identifier": "public.plain-text", "text": ""]]],
        ["representations": []], ["suggested-name": "a"],
        ["type-identifier": "public.plain-text", "text": "x"], ["type-identifier": "public.png"],
        ["type-identifier": "public.png", "a.b": 1], ["type-identifier": "public.url", "a.b": 1],
        ["type-identifier": "public.png", "text": "x", "data": ""],
        ["type-identifier": "public.data", "property-list": [:]],
        ["type-identifier": "public.data", "file": ["path": "attachments/a", "byte-count": 1]],
        ["app-name": "x"], ["web-url": "https://example.com/"], ["a.b": 1], ["x": 1],
    ]

    private static let data: [[UInt8]] = [
        [], [0], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF, 0xE0],
        Array("%PDF-1.4".utf8), Array("GIF89a".utf8), Array("hello".utf8),
        [0, 0, 0, 0x1C] + Array("ftypheic".utf8) + [0, 0, 0, 0],
    ]

    static let characters: [Unicode.Scalar] = [
        "a", "A", "0", ".", "/", ":", "$", "%", "#", " ", "\t", "\n", "\u{0}", "\u{7F}", "\u{9F}",
        "\u{A0}", "\u{61C}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{301}", "é", "写",
        "😀", "-", "_", "[", "]", "@", "\\", "\"", "&", "<",
    ]

    static let tokens = [
        "null", "\"\"", "{}", "[]", "true", "0", "\\u0000", "\\/", "\\u00e9", "\\ud83d\\ude00",
        "{\"$data\":\"QQ==\"}", "{\"$string\":\"a\"}", "{\"$url\":\"a:b\"}", "{\"$x\":1}", ",",
        "\"a.b\":1,", "<string></string>", "<string><![CDATA[]]></string>", "<!-- -->", "&#65;",
        "&amp;", "<true/>", "<array/>", "<dict/>", "<data>QQ==</data>", "\r\n",
    ]
}
