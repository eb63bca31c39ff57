import Foundation
import XExtensionItem

extension HostileItem {
    /// One of a few strings, so that several rules apply to the same string.
    mutating func text() -> String {
        one(of: [
            "", "", "a", "\u{E9}", "e\u{301}", "a\r\n\"\\", "\u{0}", "\u{FFFE}", "\u{202E}x",
            "../x",
            "<&>]]>", "\u{1F600}", "a/b", "$data", ".", "true",
        ])
    }

    /// A name of a member, a namespace, a parameter or anything else.
    mutating func name() -> String {
        switch below(8) {
        case 0..<4: one(of: ["com.example.a", "com.example.b", "a", "b", "\u{E9}", "e\u{301}"])
        case 4: one(of: SharedMember.allCases).rawValue
        case 5: one(of: RepresentationMember.allCases).rawValue
        default:
            one(of: [
                "", "a", "a.b", "a..b", ".a", "$", "$a", "$a.b", "$$a", "$data", "CF$UID", "a\u{1}",
                "a.\u{FFFF}", "a/b~c", "version", "bold", "app-name", "path", "suggested-name",
                "x-extension-item", "x-extension-item.y", "a.b\t\n",
            ])
        }
    }

    mutating func activity() -> ActivityType {
        isRare(3) ? ActivityType(rawValue: name()) : one(of: [.mail, .print, "com.example.share"])
    }

    mutating func type() -> TypeIdentifier {
        switch below(6) {
        case 0: TypeIdentifier(rawValue: name())
        case 1:
            TypeIdentifier(mediaType: one(of: ["text/html", "a/b", "x", "IMAGE/PNG; q=1"])) ?? "x"
        case 2: one(of: [.url, "PUBLIC.URL", .fileURL, "text/html", "a/B", "application/x-y"])
        default: one(of: [.plainText, .png, .html, "com.example.type"])
        }
    }

    mutating func url() -> URL {
        if isRare(9) { return URL(filePath: "/etc/hosts") }
        let base = URL(string: "https://example.com/a/")
        let texts = [
            "https://example.com/%7Ea?b#c", "mailto:a@example.com", "tel:+1", "x-app:",
            "HTTPS://[2001:db8::1]:80/", "file:///x", "JavaScript:1", "data:,x", "/b", "b", "?x",
        ]
        let text = one(of: texts)
        return URL(string: text, relativeTo: isRare(3) ? base : nil) ?? URL(filePath: "/")
    }

    mutating func data() -> Data {
        one(of: [Data(), Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]), Data(count: 100)])
    }

    /// Members with custom or reserved names.
    mutating func members() -> WireDictionary {
        WireDictionary((0..<1 + below(2)).map { _ in (key: name(), value: value()) })
    }

    mutating func dictionary() -> WireDictionary {
        var dictionary: WireDictionary = isRare(3) ? ["a": 1] : [:]
        for _ in 0..<below(3) { dictionary[name()] = value() }
        return dictionary
    }

    mutating func value(_ depth: Int = 0) -> WireValue {
        switch below(depth > 2 ? 9 : 13) {
        case 0: return .boolean(isRare(2))
        case 1: return .number(number())
        case 2, 3: return .string(text())
        case 4: return .data(WireData(data()))
        case 5: return WireDate(millisecondsSince1970: Int64(below(5_000))).map(WireValue.date) ?? 0
        case 6: return .url(url())
        case 7: return tag(depth)
        case 8: return isRare(20) ? (0..<140).reduce(1) { value, _ in [value] } : .array([])
        case 9, 10: return .array((0..<below(3)).map { _ in value(depth + 1) })
        default: return .dictionary(dictionary())
        }
    }

    private mutating func number() -> WireNumber {
        let integers = [0, -1, 1 << 53, Int.max, Int.min]
        let reals = [0.5, 0x1p53, 1e22, 1e300, -1e-300]
        let real = WireNumber(one(of: reals))
        return real.flatMap { isRare(2) ? $0 : nil }
            ?? WireNumber(integerLiteral: Int64(one(of: integers)))
    }

    /// A tag. Depending on its name and content, a reader may decode it as another kind of value.
    private mutating func tag(_ depth: Int) -> WireValue {
        let known = ["$data", "$date", "$integer", "$url", "$string"]
        let texts = ["QQ==", "QR==", "2026-11-20T01:02:03Z", "7", "18446744073709551615", "a:b"]
        return isRare(2)
            ? .unknownTag(one(of: known), .string(one(of: texts)))
            : .unknownTag(name(), value(depth + 1))
    }
}
