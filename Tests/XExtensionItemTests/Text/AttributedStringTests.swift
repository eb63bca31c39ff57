import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// Text to and from Foundation's `AttributedString`.
struct AttributedStringTests {
    @Test func attributesSurviveConversion() {
        var bold = run("b", "biusc", link: "https://x.y")
        bold.foregroundColor = TextColor(red: 1, green: 2, blue: 3)
        bold.backgroundColor = TextColor(red: 4, green: 5, blue: 6, alpha: 7)
        bold.fontName = "Helvetica"
        bold.fontSize = 12.5
        bold.unknownMembers = ["com.example.x": .boolean(true)]
        let text = AttributedText([run("a"), bold])
        let string = AttributedString(text)
        #expect(String(string.characters) == "ab")
        #expect(string.runs.count == 2)
        let last = string[string.index(beforeCharacter: string.endIndex)..<string.endIndex]
        #expect(last[TextAttribute.BoldAttribute.self] == true)
        #expect(last[TextAttribute.FontSizeAttribute.self] == 12.5)
        #expect(last.link?.absoluteString == "https://x.y")
        #expect(AttributedText(string) == text)
    }

    @Test func attributesSetByKeyAreRead() {
        var string = AttributedString("ab")
        let second = string.index(afterCharacter: string.startIndex)..<string.endIndex
        string[second][TextAttribute.ItalicAttribute.self] = true
        string[second][TextAttribute.ForegroundColorAttribute.self] = TextColor(
            red: 255, green: 0, blue: 0)
        let text = AttributedText(string)
        #expect(text.runs.count == 2)
        #expect(text.runs.last?.isItalic == true)
        #expect(text.runs.last?.foregroundColor?.description == "#FF0000")
    }

    @Test(
        "Marks at the start of a run remain in that run",
        arguments: [
            ["a", "\u{301}b"], ["\u{301}", "\u{302}", "\u{303}"],
            ["e", "\u{301}", "\u{1F469}", "\u{200D}\u{1F467}"],
            ["\r", "\n"], ["\u{1F1E9}", "\u{1F1EA}"], ["\u{0}", "\u{FEFF}", "\u{1F3FB}"],
        ])
    func marksAtTheStartOfARunRemainInThatRun(_ texts: [String]) {
        let runs = texts.enumerated().map { run($1, $0 % 2 == 0 ? "b" : "") }
        let text = AttributedText(runs)
        let read = AttributedText(AttributedString(text))
        #expect(read == text)
        #expect(read.runs.map { Array($0.text.utf8) } == texts.map { Array($0.utf8) })
    }

    @Test(
        "Links that payloads cannot contain are dropped; their text is kept",
        arguments: [
            "file:///x", "data:,x", "javascript:1", "JavaScript:1", "blob:x", "content://a/b",
            "a/b", "//x.y/a", "#a", "mailto",
        ])
    func dropsLinksThatPayloadsCannotHold(_ link: String) {
        var string = AttributedString("a")
        string.link = URL(string: link)
        #expect(AttributedText(string) == AttributedText("a"))
    }

    @Test func keepsAbsoluteLinksAndResolvesRelativeOnes() throws {
        var string = AttributedString("a")
        string.link = URL(string: "x-app:a")
        #expect(AttributedText(string).runs.first?.link?.absoluteString == "x-app:a")
        string.link = URL(string: "b?c", relativeTo: URL(string: "https://x.y/a"))
        let link = try #require(AttributedText(string).runs.first?.link)
        #expect(link.absoluteString == "https://x.y/b?c")
        #expect(link.baseURL == nil)
    }

    @Test("A forbidden link is omitted from the attributed string")
    func aForbiddenLinkDoesNotReachTheString() {
        let string = AttributedString(AttributedText([run("a", link: "file:///x")]))
        #expect(string.link == nil)
    }

    @Test func foreignAttributesAreDropped() {
        enum Foreign: AttributedStringKey {
            typealias Value = Int
            static let name = "com.example.foreign"
        }
        var string = AttributedString("a")
        string[Foreign.self] = 1
        string += AttributedString("b")
        #expect(AttributedText(string) == AttributedText("ab"))
    }

    @Test("Equal adjacent runs are joined, and empty runs are dropped")
    func equalAdjacentRunsAreJoinedAndEmptyRunsDropped() {
        var text = AttributedText()
        text.runs = [run("a"), run(""), run("b"), run("c", "b")]
        #expect(
            AttributedText(AttributedString(text)) == AttributedText([run("ab"), run("c", "b")]))
        text.runs = [run("a"), run("b")]
        text.runs[0].fontName = "\u{E9}"
        text.runs[1].fontName = "e\u{301}"
        #expect(AttributedText(AttributedString(text)).runs.count == 1)
    }

    @Test(
        "Members that reading set aside are written back",
        arguments: [#"{"text": "a", "bold": "yes", "com.example.x": 1}"#])
    func membersSetAsideAreWrittenBack(_ run: String) throws {
        let bytes = Payload.with(#""content-text": [\#(run)]"#)
        var item = try ExtensionItem(decoding: bytes)
        let before = try item.canonicalText()
        let text = try #require(item.contentText)
        item.contentText = AttributedText(AttributedString(text))
        #expect(item.contentText == text)
        #expect(try item.canonicalText() == before)
    }

    @Test(arguments: Array(UInt64(1)...10))
    func randomTextsSurviveConversion(_ seed: UInt64) {
        var random = TextRandom(seed)
        for _ in 0..<100 {
            let text = random.attributedText()
            #expect(
                AttributedText(AttributedString(text)) == text, "seed \(seed): \(text)")
        }
    }
}
