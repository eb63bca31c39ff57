import WireFormat
import XExtensionItem

/// Splits Markdown into paragraphs, and reads each one separately.
struct MarkdownReader {
    private(set) var runs: [TextRun] = []
    /// The number of visits to bytes and delimiters. Tests check that it is linear in the length of
    /// the Markdown.
    private(set) var steps = 0

    mutating func read(_ markdown: String) {
        var paragraph: [UInt8] = []
        let lines = markdown.utf8.withLineFeeds.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in lines {
            steps += line.count
            let content = line.drop(while: Self.blanks.contains)
            if content.isEmpty {
                finish(&paragraph)
            } else {
                if !paragraph.isEmpty { paragraph.append(UInt8(ascii: "\n")) }
                for byte in content {
                    if byte == 0 { paragraph += "\u{FFFD}".utf8 } else { paragraph.append(byte) }
                }
            }
        }
        finish(&paragraph)
    }

    private mutating func finish(_ paragraph: inout [UInt8]) {
        while let last = paragraph.last, Self.blanks.contains(last) { paragraph.removeLast() }
        guard !paragraph.isEmpty else { return }
        if !runs.isEmpty { runs.append(TextRun("\n\n")) }
        var scanner = MarkdownScanner(paragraph)
        scanner.scan()
        steps += scanner.steps
        runs += scanner.segments.runs()
        paragraph = []
    }

    private static let blanks = ASCIISet(" \t")
}

/// Reads the inline markup of one paragraph.
struct MarkdownScanner {
    let source: [UInt8]
    var position = 0
    var segments = MarkdownSegments()
    var delimiters = MarkdownDelimiters()
    var brackets = MarkdownBrackets()
    private var fences: MarkdownFences
    private var looked = 0

    /// `source` is a paragraph: lines without leading white space, joined by LF.
    init(_ source: [UInt8]) {
        self.source = source
        fences = MarkdownFences(source)
    }

    var steps: Int { looked + delimiters.steps }

    mutating func steps(_ count: Int) { looked += count }

    mutating func scan() {
        while position < source.count {
            let end = source[position...].firstIndex(where: Self.special.contains) ?? source.count
            looked += end - position + 1
            if end > position { literal(to: end) }
            guard position < source.count else { break }
            markup(source[position])
        }
        delimiters.pair(from: 0, in: &segments)
    }

    /// Returns 0 past the end. The source contains no 0 bytes.
    func byte(at index: Int) -> UInt8 {
        index < source.count ? source[index] : 0
    }

    private mutating func literal(to end: Int) {
        var text = source[position..<end]
        if byte(at: end) == UInt8(ascii: "\n") {
            while let last = text.last, Self.blanks.contains(last) { text.removeLast() }
        }
        if !text.isEmpty { segments.append(text) }
        position = end
    }

    mutating func literal(count: Int) {
        segments.append(source[position..<position + count])
        position += count
    }

    private mutating func markup(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\\"): escape()
        case UInt8(ascii: "`"): code()
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): delimiterRun(byte)
        case UInt8(ascii: "["): openBracket(isImage: false)
        case UInt8(ascii: "!") where self.byte(at: position + 1) == UInt8(ascii: "["):
            openBracket(isImage: true)
        case UInt8(ascii: "]"): closeBracket()
        case UInt8(ascii: "<"): autolink()
        case UInt8(ascii: "&"): reference()
        default: literal(count: 1)
        }
    }

    private mutating func escape() {
        let next = byte(at: position + 1)
        if next == UInt8(ascii: "\n") || MarkdownFlank.isPunctuation(next) { position += 1 }
        literal(count: 1)
    }

    private mutating func code() {
        let start = position
        let end = source[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? source.count
        looked += end - start
        guard let close = fences.next(length: end - start, from: end) else {
            return literal(count: end - start)
        }
        looked += close - end
        var text = source[end..<close].map { $0 == 0x0A ? 0x20 : $0 }
        if text.count > 2, text.first == 0x20, text.last == 0x20,
            text.contains(where: { $0 != 0x20 })
        {
            text = Array(text[1..<text.count - 1])
        }
        segments.appendSegment(text, isCode: true)
        position = close + (end - start)
    }

    private mutating func delimiterRun(_ byte: UInt8) {
        let start = position
        let end = source[start...].firstIndex { $0 != byte } ?? source.count
        looked += end - start
        let segment = segments.appendSegment(source[start..<end])
        // A scalar has at most four bytes.
        let before = String(decoding: source[..<start].suffix(4), as: UTF8.self)
        let after = String(decoding: source[end...].prefix(4), as: UTF8.self)
        delimiters.add(
            byte, length: end - start, segment: segment,
            before: MarkdownFlank(before.unicodeScalars.last),
            after: MarkdownFlank(after.unicodeScalars.first))
        position = end
    }

    private mutating func autolink() {
        guard let autolink = MarkdownAutolink(source, at: position) else {
            return literal(count: 1)
        }
        looked += autolink.end - position
        if let url = autolink.url {
            segments.appendSegment(source[position + 1..<autolink.end - 1], link: url)
            brackets.closeLinks()
        } else {
            segments.appendSegment(source[position..<autolink.end])
        }
        position = autolink.end
    }

    private mutating func reference() {
        guard let reference = MarkdownReference(source, at: position) else {
            return literal(count: 1)
        }
        segments.append(reference.text.utf8)
        position = reference.end
    }

    private static let special = ASCIISet("\\`*_~[]!<&\n")
    private static let blanks = ASCIISet(" \t")
}
