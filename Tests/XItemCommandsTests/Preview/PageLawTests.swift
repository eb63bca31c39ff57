import Foundation
import TestSupport
import Testing
import WireFormat
import XExtensionItem

@testable import ConformanceKit
@testable import XItemCommands

/// The laws of pages, with random payloads and reports full of markup.
///
/// By default 80 previews and 25 reports; with `TESTS=all`, 4,000 of each.
struct PageLawTests {
    private static func seeds(_ count: Int) -> Range<UInt64> {
        0..<UInt64(TestExtent.count(count, of: 4_000))
    }

    /// The elements and attributes that a preview can contain.
    private static let previewNames: Set<String> = [
        "a", "a href", "a rel", "a title", "b", "bdi", "body", "br", "code", "details", "div",
        "div class", "div dir", "em", "footer", "h1", "h1 class", "h1 dir", "h2", "h3", "head",
        "header", "html", "html lang", "img", "img alt", "img src", "input", "input aria-label",
        "input checked", "input class", "input hidden", "input id", "input name", "input type",
        "label", "label for", "link", "link href", "link rel", "main", "meta", "meta charset",
        "meta content", "meta http-equiv", "meta name", "nav", "p", "p class", "p dir", "pre",
        "pre dir", "s", "section", "section class", "small", "span", "span class", "span dir",
        "strong", "style", "summary", "table", "td", "td dir", "th", "th scope", "title", "tr",
        "u",
    ]

    @Test func previewsShowItemsWithoutTheirMarkup() throws {
        let seeds = Self.seeds(80)
        var itemCount = 0
        for seed in seeds {
            var random = HostileRandom(seed)
            let title = random.pick(["<b>", "a & b", "'\""]) + "\(seed)"
            let payload = try WireValue.dictionary(random.item(title)).encoded(as: .json)
            let checked = CheckedPayload(payload, .lenient)
            var html = ""
            PreviewPage(checked, name: random.text()).write { html += $0 }
            let page = try HTMLPage(html)
            #expect(page.names.isSubset(of: Self.previewNames), "seed \(seed)")
            #expect(page.scripts == [PreviewStyle.text], "seed \(seed)")
            #expect(page.addresses.allSatisfy(Self.isHarmless), "seed \(seed)")
            expectBounded(html, payload, seed)
            guard checked.item != nil else { continue }
            itemCount += 1
            #expect(page.text.contains(title), "seed \(seed)")
        }
        #expect(itemCount > seeds.count / 2)
    }

    @Test func reportsShowAnswersWithoutTheirMarkup() throws {
        let empty = try HTMLPage(Report(groups: [], level: .must, seed: nil, testees: []).html)
        for seed in Self.seeds(25) {
            var random = HostileRandom(seed)
            let json = try WireValue.dictionary(random.report()).encoded(as: .json)
            let report = try Report(json: json, file: "report.json")
            let html = report.html
            let page = try HTMLPage(html)
            #expect(page.scripts == empty.scripts, "seed \(seed)")
            #expect(!page.names.contains { $0.contains(" on") || $0.hasSuffix(" style") })
            #expect(page.addresses.allSatisfy { $0.hasPrefix("#") }, "seed \(seed)")
            expectBounded(html, json, seed)
        }
    }

    private static func isHarmless(_ address: String) -> Bool {
        address == "data:,"
            || ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
            || address.wholeMatch(of: /data:image\/[a-z]+;base64,[A-Za-z0-9+\/=]*/) != nil
    }

    /// Expects no control characters, and a size proportional to that of the input.
    private func expectBounded(_ html: String, _ input: Data, _ seed: UInt64) {
        let isSafe = html.unicodeScalars.allSatisfy {
            $0.isSafeInLine || $0 == "\n" || $0 == "\t"
        }
        #expect(isSafe, "seed \(seed)")
        #expect(
            html.utf8.count <= 16 * input.count + 32_000,
            "seed \(seed): \(html.utf8.count) bytes for \(input.count)")
    }
}

/// Random payloads and reports whose texts are full of markup.
private struct HostileRandom {
    private var random: TextRandom

    init(_ seed: UInt64) {
        random = TextRandom(seed)
    }

    private static let pieces = [
        "<script>alert(1)</script>", "</title>", "</style>", "</pre>", "</p>", "\"><img src=x ",
        "onerror=alert(1)", "' onclick='a", "<!--", "-->", "]]>", "&lt;", "&", "&#x3c;", "<", ">",
        "\"", "'", "javascript:alert(1)", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{202E}", "\u{2028}",
        "\u{FEFF}", "\u{FFFE}", "\n", "\t", "word", " ", "e\u{301}", "\u{1F600}", "<svg/onload=a>",
        "<small>", "</small>", "{{p}}", "$", "`", "\\",
    ]
    private static let addresses = [
        "https://example.com/?a&b=\"'", "HTTP://example.com/<b>", "javascript:alert(1)",
        "data:text/html,<script>", "mailto:a@example.com?subject=<b>", "http://[::1]/'",
        "https://example.com/\u{202E}",
    ]
    private static let types = [
        "public.plain-text", "public.html", "public.url", "public.png", "public.property-list",
        "public.jpeg", "text/<b>",
    ]
    private static let images = [
        "iVBORw0KGgoAAAANSUhEUg==", "R0lGODlhAQABAAAAACw=", "PHN2Zz48L3N2Zz4=", "%%%",
    ]

    mutating func chance(_ count: Int) -> Bool { random.chance(count) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

    mutating func text() -> String {
        let count = chance(40) ? 400 : Int.random(in: 0...5, using: &random)
        return (0..<count).map { _ in pick(Self.pieces) }.joined()
    }

    private mutating func string() -> WireValue { .string(text()) }

    private mutating func address() -> WireValue {
        .string(pick(Self.addresses) + (chance(3) ? text() : ""))
    }

    private mutating func list(
        _ range: ClosedRange<Int>, _ element: (inout HostileRandom) -> WireValue
    ) -> WireValue {
        let count = chance(60) ? 240 : Int.random(in: range, using: &random)
        return .array((0..<count).map { _ in element(&self) })
    }

    private mutating func dictionary(_ value: (inout HostileRandom) -> WireValue) -> WireValue {
        let count = Int.random(in: 0...3, using: &random)
        let members = (0..<count).map { _ in (text(), value(&self)) }
        return .dictionary(WireDictionary(members))
    }

    // MARK: Items

    /// Returns the members of a payload. Some have findings.
    mutating func item(_ title: String) -> WireDictionary {
        var members: WireDictionary = ["version": "1.0", "main-attachment": attachment()]
        if case .dictionary(let others) = overlay() {
            for (key, value) in others where key != "main-attachment" { members[key] = value }
        }
        members["title"] = .string(title)
        if chance(2) { members["activities"] = dictionary { $0.overlay() } }
        if chance(3) {
            let overlay = overlay()
            members["activities"] = [
                "com.example.a": overlay, "com.apple.UIKit.activity.Mail": overlay,
            ]
        }
        if chance(3) { members["excluded-activities"] = list(0...3) { $0.string() } }
        if chance(3) { members[text()] = any() }
        if chance(8) { members[pick(["tags", "referrer", "user-info", "thumbnail"])] = any() }
        return members
    }

    private mutating func overlay() -> WireValue {
        var members = WireDictionary()
        if chance(2) { members["title"] = string() }
        if chance(2) { members["source-url"] = address() }
        if chance(2) { members["content-text"] = list(0...4) { $0.run() } }
        if chance(2) { members["additional-attachments"] = list(0...3) { $0.attachment() } }
        if chance(4) { members["main-attachment"] = attachment() }
        if chance(3) { members["tags"] = list(0...3) { $0.string() } }
        if chance(3) { members["thumbnail"] = representation() }
        if chance(3) {
            members["referrer"] = [
                "app-name": string(), "web-url": address(), "app-store-id": string(),
            ]
        }
        if chance(3) { members["parameters"] = dictionary { $0.dictionary { $0.any() } } }
        if chance(3) { members["user-info"] = dictionary { $0.any() } }
        return .dictionary(members)
    }

    private mutating func attachment() -> WireValue {
        var members: WireDictionary = ["representations": list(1...3) { $0.representation() }]
        if chance(2) { members["suggested-name"] = string() }
        if chance(6) { members[text()] = any() }
        return .dictionary(members)
    }

    private mutating func representation() -> WireValue {
        let type = chance(5) ? text() : pick(Self.types)
        let content: (key: String, value: WireValue) =
            switch Int.random(in: 0...4, using: &random) {
            case 0: ("url", address())
            case 1: ("data", ["$data": .string(pick(Self.images))])
            case 2: ("property-list", any())
            case 3: (text(), any())
            default: ("text", string())
            }
        var members: WireDictionary = ["type-identifier": .string(type)]
        members[content.key] = content.value
        return .dictionary(members)
    }

    private mutating func run() -> WireValue {
        var members: WireDictionary = ["text": string()]
        for style in ["bold", "italic", "underline", "strikethrough", "code"] where chance(4) {
            members[style] = true
        }
        if chance(3) { members["link"] = address() }
        if chance(6) { members["color"] = string() }
        return .dictionary(members)
    }

    private mutating func any() -> WireValue {
        switch Int.random(in: 0...5, using: &random) {
        case 0: 5
        case 1: true
        case 2: list(0...2) { $0.string() }
        case 3: dictionary { $0.string() }
        default: string()
        }
    }

    // MARK: Reports

    /// Returns the members of a report.
    mutating func report() -> WireDictionary {
        let groups = (0..<Int.random(in: 1...3, using: &random)).map { _ in text() }
        let named: [WireValue] = groups.map { ["name": .string($0), "title": string()] }
        return [
            "kit": "1.0", "level": .string(pick(["MUST", "SHOULD", "MAY"])),
            "groups": .array(named), "testees": list(0...3) { $0.testee(groups) },
        ]
    }

    private mutating func testee(_ groups: [String]) -> WireValue {
        var members: WireDictionary = [
            "label": string(), "results": list(0...4) { $0.result(groups) },
        ]
        if chance(2) {
            for key in ["name", "version", "language"] { members[key] = string() }
            (members["encodings"], members["operations"]) = (["json"], [])
        }
        if chance(4) {
            members["start-failure"] = [
                "kind": string(), "message": string(), "standard-error": string(),
            ]
        }
        return .dictionary(members)
    }

    private mutating func result(_ groups: [String]) -> WireValue {
        let outcomes = Runner.Outcome.all.map(\.name)
        var members: WireDictionary = [
            "case": string(), "group": .string(pick(groups)), "clause": string(),
            "level": .string(pick(["MUST", "MAY"])), "outcome": .string(pick(outcomes)),
        ]
        if chance(2) { members["lines"] = list(0...3) { $0.string() } }
        guard chance(2) else { return .dictionary(members) }
        for key in ["input", "expected", "got", "comment", "standard-error"] {
            members[key] = string()
        }
        members["notes"] = list(0...2) { ["bug": $0.string(), "effect": $0.string()] }
        return .dictionary(members)
    }
}
