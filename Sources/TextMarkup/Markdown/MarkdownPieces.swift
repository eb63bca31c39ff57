import Essentials
import XExtensionItem

/// The text of a paragraph in pieces, with their styles.
///
/// Emphasis is not a tree: each pair adds one at the piece where it begins, and subtracts one at
/// the piece after its end. Nesting therefore costs nothing, at any depth.
struct MarkdownPieces {
    /// The style of a pair of delimiters.
    enum Emphasis: Int {
        case italic
        case bold
        case strikethrough
    }

    private struct Piece {
        var text: Range<Int>
        var isCode = false
        var takesMore = false
        var link: Int?
        var changes: SIMD4<Int32> = .zero
    }

    private var bytes: [UInt8] = []
    private var pieces: [Piece] = []
    private var links: [URL] = []

    /// The number of pieces, which is also the index of the next one.
    var count: Int { pieces.count }

    /// Appends literal text, to the last piece if that is literal text too.
    mutating func append(_ text: some Sequence<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: text)
        if pieces.last?.takesMore == true {
            pieces[pieces.count - 1].text = pieces[pieces.count - 1].text.lowerBound..<bytes.count
        } else {
            pieces.append(Piece(text: start..<bytes.count, takesMore: true))
        }
    }

    /// Appends a separate piece: delimiters, a bracket, a code span or an autolink.
    @discardableResult
    mutating func appendPiece(
        _ text: some Sequence<UInt8>, isCode: Bool = false, link: URL? = nil
    ) -> Int {
        let start = bytes.count
        bytes.append(contentsOf: text)
        pieces.append(Piece(text: start..<bytes.count, isCode: isCode))
        if let link { self.link(pieces.count - 1..<pieces.count, to: link) }
        return pieces.count - 1
    }

    /// Removes bytes from the end of a piece, because they were markup.
    mutating func shorten(_ piece: Int, by count: Int) {
        let text = pieces[piece].text
        pieces[piece].text = text.lowerBound..<max(text.lowerBound, text.upperBound - count)
    }

    /// Styles the pieces between two delimiters.
    mutating func emphasize(after opener: Int, before closer: Int, _ emphasis: Emphasis) {
        pieces[opener + 1].changes[emphasis.rawValue] += 1
        pieces[closer].changes[emphasis.rawValue] -= 1
    }

    /// Makes pieces a link; if the destination is nil, because it is not allowed, they stay text.
    mutating func link(_ range: Range<Int>, to link: URL?) {
        if let last = pieces.indices.last { pieces[last].takesMore = false }
        guard let link else { return }
        links.append(link)
        for index in range { pieces[index].link = links.count - 1 }
    }

    /// Returns the text as runs.
    func runs() -> [TextRun] {
        var runs: [TextRun] = []
        var text: [UInt8] = []
        var style = Style()
        var depths: SIMD4<Int32> = .zero
        for piece in pieces {
            depths &+= piece.changes
            guard !piece.text.isEmpty else { continue }
            let next = Style(depths: depths, isCode: piece.isCode, link: piece.link)
            if next != style, !text.isEmpty {
                runs.append(run(text, style))
                text = []
            }
            style = next
            text.append(contentsOf: bytes[piece.text])
        }
        if !text.isEmpty { runs.append(run(text, style)) }
        return runs
    }

    private struct Style: Equatable {
        var isBold = false
        var isItalic = false
        var isStruckThrough = false
        var isCode = false
        var link: Int?

        init() {}

        init(depths: SIMD4<Int32>, isCode: Bool, link: Int?) {
            isBold = depths[Emphasis.bold.rawValue] > 0
            isItalic = depths[Emphasis.italic.rawValue] > 0
            isStruckThrough = depths[Emphasis.strikethrough.rawValue] > 0
            self.isCode = isCode
            self.link = link
        }
    }

    private func run(_ text: [UInt8], _ style: Style) -> TextRun {
        var run = TextRun(String(decoding: text, as: UTF8.self))
        run.isBold = style.isBold
        run.isItalic = style.isItalic
        run.isStruckThrough = style.isStruckThrough
        run.isCode = style.isCode
        run.link = style.link.map { links[$0] }
        return run
    }
}
