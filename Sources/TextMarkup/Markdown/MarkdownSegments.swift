import Essentials
import XExtensionItem

/// The text of a paragraph in segments, with their styles.
///
/// Emphasis is not a tree: each pair of delimiters adds 1 to the depth at its first segment, and
/// subtracts 1 after its last segment. Therefore, the cost does not depend on nesting depth.
struct MarkdownSegments {
    enum Emphasis: Int {
        case italic
        case bold
        case strikethrough
    }

    private struct Segment {
        var text: Range<Int>
        var isCode = false
        var takesMore = false
        var link: Int?
        var changes: SIMD4<Int32> = .zero
    }

    private var bytes: [UInt8] = []
    private var segments: [Segment] = []
    private var links: [URL] = []

    var count: Int { segments.count }

    mutating func append(_ text: some Sequence<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: text)
        if segments.last?.takesMore == true {
            let last = segments.count - 1
            segments[last].text = segments[last].text.lowerBound..<bytes.count
        } else {
            segments.append(Segment(text: start..<bytes.count, takesMore: true))
        }
    }

    /// Appends a separate segment: delimiters, a bracket, a code span or an autolink.
    @discardableResult
    mutating func appendSegment(
        _ text: some Sequence<UInt8>, isCode: Bool = false, link: URL? = nil
    ) -> Int {
        let start = bytes.count
        bytes.append(contentsOf: text)
        segments.append(Segment(text: start..<bytes.count, isCode: isCode))
        if let link { self.link(segments.count - 1..<segments.count, to: link) }
        return segments.count - 1
    }

    /// Removes bytes from the end of a segment, because they are markup.
    mutating func shorten(_ segment: Int, by count: Int) {
        let text = segments[segment].text
        segments[segment].text = text.lowerBound..<max(text.lowerBound, text.upperBound - count)
    }

    mutating func emphasize(after opener: Int, before closer: Int, _ emphasis: Emphasis) {
        segments[opener + 1].changes[emphasis.rawValue] += 1
        segments[closer].changes[emphasis.rawValue] -= 1
    }

    /// If `link` is nil, because the destination is not allowed, the segments remain text.
    mutating func link(_ range: Range<Int>, to link: URL?) {
        if let last = segments.indices.last { segments[last].takesMore = false }
        guard let link else { return }
        links.append(link)
        for index in range { segments[index].link = links.count - 1 }
    }

    func runs() -> [TextRun] {
        var runs: [TextRun] = []
        var text: [UInt8] = []
        var style: Style?
        var depths: SIMD4<Int32> = .zero
        for segment in segments {
            depths &+= segment.changes
            guard !segment.text.isEmpty else { continue }
            let next = Style(
                emphasis: depths .> .zero, isCode: segment.isCode, link: segment.link)
            if let style, next != style {
                runs.append(run(text, style))
                text = []
            }
            style = next
            text.append(contentsOf: bytes[segment.text])
        }
        if let style { runs.append(run(text, style)) }
        return runs
    }

    private struct Style: Equatable {
        let emphasis: SIMDMask<SIMD4<Int32>>
        let isCode: Bool
        let link: Int?

        subscript(emphasis: Emphasis) -> Bool { self.emphasis[emphasis.rawValue] }
    }

    private func run(_ text: [UInt8], _ style: Style) -> TextRun {
        var run = TextRun(String(decoding: text, as: UTF8.self))
        run.isBold = style[.bold]
        run.isItalic = style[.italic]
        run.isStruckThrough = style[.strikethrough]
        run.isCode = style.isCode
        run.link = style.link.map { links[$0] }
        return run
    }
}
