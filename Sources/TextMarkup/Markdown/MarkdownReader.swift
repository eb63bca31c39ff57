import WireFormat
import XExtensionItem

/// Splits Markdown into paragraphs, and reads each on its own.
struct MarkdownReader {
    /// The runs read so far.
    private(set) var runs: [TextRun] = []
    /// The number of visits to bytes and delimiters, which tests limit.
    private(set) var steps = 0

    /// Reads a whole text.
    mutating func read(_ markdown: String) {
        var paragraph: [UInt8] = []
        for line in Self.lines(of: markdown) {
            steps += line.count
            let content = line.drop(while: Self.blanks.has)
            if content.isEmpty {
                finish(&paragraph)
            } else {
                if !paragraph.isEmpty { paragraph.append(UInt8(ascii: "\n")) }
                paragraph.append(contentsOf: content)
            }
        }
        finish(&paragraph)
    }

    private mutating func finish(_ paragraph: inout [UInt8]) {
        while let last = paragraph.last, Self.blanks.has(last) { paragraph.removeLast() }
        guard !paragraph.isEmpty else { return }
        if !runs.isEmpty { runs.append(TextRun("\n\n")) }
        var scanner = MarkdownScanner(paragraph)
        scanner.scan()
        steps += scanner.steps
        runs += scanner.pieces.runs()
        paragraph = []
    }

    /// Returns the lines, which end with LF, CR or CR LF, with U+FFFD instead of U+0000.
    private static func lines(of markdown: String) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        var previous: UInt8 = 0
        for byte in markdown.utf8 {
            switch byte {
            case 0x0A where previous == 0x0D: break
            case 0x0A, 0x0D: lines.append([])
            case 0: lines[lines.count - 1].append(contentsOf: "\u{FFFD}".utf8)
            default: lines[lines.count - 1].append(byte)
            }
            previous = byte
        }
        return lines
    }

    private static let blanks = ASCIISet(" \t")
}
