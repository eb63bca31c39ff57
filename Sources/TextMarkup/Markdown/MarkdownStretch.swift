import XExtensionItem

/// A stretch of a line with uniform styling, reduced to the styles of Markdown.
struct MarkdownStretch: Sendable {
    enum Layer: Hashable {
        case link(String)
        case strikethrough
        case bold
        case italic
    }

    /// The text, without LF.
    var text: String
    var link: String?
    /// The emphasis, without link and code.
    var emphasis: Set<Layer> = []
    var isCode = false

    /// The caller computes the link once for all lines of the run.
    init(_ text: String, like run: TextRun, link: String?) {
        self.text = text
        self.link = link
        if run.isStruckThrough { emphasis.insert(.strikethrough) }
        if run.isBold { emphasis.insert(.bold) }
        if run.isItalic { emphasis.insert(.italic) }
        isCode = run.isCode
    }

    /// The link and the emphasis. Layers around exactly the same text are nested in the order of
    /// this array, outermost first.
    var layers: [Layer] {
        let order: [Layer] = [.strikethrough, .bold, .italic]
        return (link.map { [.link($0)] } ?? []) + order.filter(emphasis.contains)
    }

    func isLike(_ other: MarkdownStretch) -> Bool {
        link == other.link && emphasis == other.emphasis && isCode == other.isCode
    }

    static func joined(_ stretches: [MarkdownStretch]) -> [MarkdownStretch] {
        var result: [MarkdownStretch] = []
        for stretch in stretches {
            if let last = result.indices.last, result[last].isLike(stretch) {
                // Append in place: appending to a copy of the last stretch would copy the text each
                // time.
                result[last].text += stretch.text
            } else {
                result.append(stretch)
            }
        }
        return result
    }
}

/// Moves white space out of emphasis, because `** a **` is not bold in CommonMark.
///
/// White space keeps only the emphasis that it shares with the text on both sides and with adjacent
/// white space. White space in a link remains in the link. White space in code does not change.
enum MarkdownSpacing {
    static func adjusted(_ stretches: [MarkdownStretch]) -> [MarkdownStretch] {
        var parts = stretches.flatMap(parts)
        var start = 0
        while start < parts.count {
            guard isSpace(parts[start]) else {
                start += 1
                continue
            }
            let end = parts[start...].firstIndex { !isSpace($0) } ?? parts.count
            let before = start > 0 ? parts[start - 1].emphasis : []
            let after = end < parts.count ? parts[end].emphasis : []
            let shared = parts[start..<end].reduce(before.intersection(after)) {
                $0.intersection($1.emphasis)
            }
            for index in start..<end { parts[index].emphasis = shared }
            start = end
        }
        return MarkdownStretch.joined(parts)
    }

    /// Separates the white space at both ends of text with emphasis.
    private static func parts(_ stretch: MarkdownStretch) -> [MarkdownStretch] {
        let scalars = stretch.text.unicodeScalars
        guard !stretch.isCode, !stretch.emphasis.isEmpty,
            let first = scalars.firstIndex(where: { MarkdownFlank($0) != .space }),
            let last = scalars.lastIndex(where: { MarkdownFlank($0) != .space })
        else { return [stretch] }
        let end = scalars.index(after: last)
        let texts = [scalars[..<first], scalars[first..<end], scalars[end...]]
        return texts.filter { !$0.isEmpty }.map { text in
            var part = stretch
            part.text = String(text)
            return part
        }
    }

    private static func isSpace(_ stretch: MarkdownStretch) -> Bool {
        !stretch.isCode && stretch.text.unicodeScalars.allSatisfy { MarkdownFlank($0) == .space }
    }
}
