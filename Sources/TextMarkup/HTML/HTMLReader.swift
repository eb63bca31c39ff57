import XExtensionItem

/// Reads HTML into runs: the text that a browser would show, with the styling that runs support.
struct HTMLReader {
    private struct Open {
        let name: String
        let attributes: HTMLAttributes
        var style: HTMLTextStyle
    }

    /// The maximum nesting depth of elements; deeper elements have no effect. Browsers have a
    /// similar limit.
    static let maximumDepth = 256

    private var tokenizer: HTMLTokenizer
    private var open: [Open] = []
    private var output = HTMLTextOutput()
    /// For each open list, the number of its last item, or nil if its items have no numbers.
    private var lists: [Int?] = []
    /// The number of open elements that are not shown.
    private var hiddenCount = 0
    /// The number of visits to bytes and elements. Tests check that it is linear in the length of
    /// the HTML.
    private(set) var steps = 0

    init(_ html: String) {
        tokenizer = HTMLTokenizer(html)
    }

    mutating func runs() -> [TextRun] {
        var start = 0
        while let token = tokenizer.next() {
            steps += 1 + tokenizer.position - start
            start = tokenizer.position
            read(token)
        }
        return output.finish()
    }

    private var style: HTMLTextStyle { open.last?.style ?? HTMLTextStyle() }

    private mutating func read(_ token: HTMLToken) {
        switch token {
        case .text(let range):
            guard hiddenCount == 0 else { return }
            output.add(HTMLText.unescaped(Array(tokenizer.source[range])), style)
        case .start(let name, let attributes): start(name, attributes)
        case .end(let name): end(name)
        }
    }

    private mutating func start(_ name: String, _ attributes: HTMLAttributes) {
        if HTMLElement.rawTexts.contains(name) { return tokenizer.skipContent(of: name) }
        if name == "body" { hiddenCount = 0 }
        if HTMLElement.hidden.contains(name) { hiddenCount += 1 }
        guard hiddenCount == 0 else { return }
        beginLine(name)
        guard !HTMLElement.voids.contains(name), open.count < Self.maximumDepth else { return }
        var style = style
        style.apply(name, attributes)
        open.append(Open(name: name, attributes: attributes, style: style))
    }

    private mutating func beginLine(_ name: String) {
        switch name {
        case "br": output.breakLine(style)
        case "td", "th": output.separate(style)
        case "ul", "ol":
            output.beginBlock(lists.isEmpty ? .paragraph : .line)
            if lists.count < Self.maximumDepth { lists.append(name == "ol" ? 0 : nil) }
        case "li":
            output.beginBlock(.line)
            guard let last = lists.indices.last, let number = lists[last] else {
                return output.mark("• ", style)
            }
            lists[last] = number + 1
            output.mark("\(number + 1). ", style)
        default:
            if let block = HTMLElement.block(name) { output.beginBlock(block) }
        }
    }

    private mutating func end(_ name: String) {
        if HTMLElement.hidden.contains(name) { hiddenCount = max(0, hiddenCount - 1) }
        guard hiddenCount == 0 else { return }
        // As in browsers, `</p>` without a start tag is a paragraph, and `</br>` is a line break.
        if name == "br" { return output.breakLine(style) }
        if let block = HTMLElement.block(name) {
            let isInner = (name == "ul" || name == "ol") && lists.count > 1
            output.beginBlock(isInner ? .line : block)
        }
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        steps += open.count
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        open.remove(at: index)
        // An element that overlaps the closed one remains open: in `<b>1<i>2</b>3</i>`, 3 is
        // italic.
        for above in index..<open.count {
            var style = above > 0 ? open[above - 1].style : HTMLTextStyle()
            style.apply(open[above].name, open[above].attributes)
            open[above].style = style
        }
    }
}
