import WireFormat
import XExtensionItem

/// Collects styled text, and collapses white space as HTML does.
struct HTMLTextOutput {
    private var runs: [TextRun] = []
    private var style = TextRun("")
    private var bytes: [UInt8] = []
    /// The number of line breaks before the next text.
    private var breakCount = 0
    /// Whether white space is dropped: at the start of a line, and after other white space.
    private var skipsSpaces = true
    /// Whether the line contains only the mark of a list item.
    private var isMarked = false
    /// Whether the line has a table cell, even an empty one.
    private var hasCell = false
    private var isEmpty = true

    mutating func add(_ text: [UInt8], _ style: HTMLTextStyle) {
        if style.isPreformatted { return addPreformatted(text, style) }
        for byte in text {
            if byte.isHTMLSpace {
                if skipsSpaces { continue }
                skipsSpaces = true
                append(UInt8(ascii: " "), style)
            } else {
                skipsSpaces = false
                isMarked = false
                append(byte, style)
            }
        }
    }

    private mutating func addPreformatted(_ text: [UInt8], _ style: HTMLTextStyle) {
        for byte in text.withLineFeeds { append(byte, style) }
        skipsSpaces = false
        isMarked = false
    }

    mutating func breakLine(_ style: HTMLTextStyle) {
        dropSpace()
        append(0x0A, style)
        skipsSpaces = true
        hasCell = false
    }

    /// Separates two table cells of a row.
    mutating func separate(_ style: HTMLTextStyle) {
        dropSpace()
        if hasCell || !skipsSpaces { append(0x09, style) }
        skipsSpaces = true
        hasCell = true
    }

    /// Starts or ends a block.
    mutating func beginBlock(_ block: HTMLElement.Block) {
        hasCell = false
        guard !isMarked else { return }
        dropSpace()
        skipsSpaces = true
        if !isEmpty { breakCount = max(breakCount, block == .line ? 1 : 2) }
    }

    mutating func mark(_ text: String, _ style: HTMLTextStyle) {
        for byte in text.utf8 { append(byte, style) }
        isMarked = true
        skipsSpaces = true
    }

    mutating func finish() -> [TextRun] {
        dropSpace()
        flush()
        return runs
    }

    private mutating func append(_ byte: UInt8, _ style: HTMLTextStyle) {
        if breakCount > 0 {
            setStyle(TextRun(""))
            bytes += repeatElement(0x0A, count: breakCount)
            breakCount = 0
        }
        setStyle(style.run)
        bytes.append(byte)
        isEmpty = false
    }

    private mutating func setStyle(_ style: TextRun) {
        guard !self.style.hasSameStyle(as: style) else { return }
        flush()
        self.style = style
    }

    private mutating func flush() {
        guard !bytes.isEmpty else { return }
        var run = style
        run.text = String(decoding: bytes, as: UTF8.self)
        runs.append(run)
        bytes = []
    }

    /// Removes a collapsed space at the end of a line.
    private mutating func dropSpace() {
        guard skipsSpaces, !isMarked, breakCount == 0 else { return }
        if bytes.last == UInt8(ascii: " ") {
            bytes.removeLast()
        } else if bytes.isEmpty, runs.last?.text.utf8.last == UInt8(ascii: " ") {
            let last = runs.count - 1
            runs[last].text.unicodeScalars.removeLast()
            if runs[last].text.utf8.isEmpty { runs.removeLast() }
        }
    }
}
