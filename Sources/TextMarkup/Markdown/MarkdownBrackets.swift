/// The brackets of a paragraph that may yet begin a link.
struct MarkdownBrackets {
    /// An opening bracket.
    struct Bracket {
        /// Its piece.
        var piece: Int
        /// The last delimiter before it; -1 for none.
        var delimiter: Int
        /// Whether `!` stands before it: that is no link, nor a place to look for its end.
        var isImage: Bool
    }

    private var open: [Bracket] = []
    /// How many brackets, from the first, cannot begin a link, since there is one within them.
    private var closed = 0

    /// Adds a bracket.
    mutating func add(_ bracket: Bracket) { open.append(bracket) }

    /// Takes the last bracket away, and returns it where it can begin a link.
    mutating func removeLast() -> Bracket? {
        guard let last = open.popLast() else { return nil }
        let isActive = open.count >= closed
        closed = min(closed, open.count)
        return isActive && !last.isImage ? last : nil
    }

    /// Notes that a link stands within all brackets that are open: links hold no links.
    mutating func closeLinks() { closed = open.count }
}

extension MarkdownScanner {
    /// Notes a bracket; how it ends shows later.
    mutating func openBracket(isImage: Bool) {
        let end = position + (isImage ? 2 : 1)
        let piece = pieces.appendPiece(source[position..<end])
        brackets.add(.init(piece: piece, delimiter: delimiters.last, isImage: isImage))
        position = end
    }

    /// Makes a link of what stands since the last bracket, if a destination follows.
    mutating func closeBracket() {
        guard let bracket = brackets.removeLast() else {
            literal(count: 1)
            return
        }
        var tail = MarkdownLinkTail(source, at: position + 1)
        let isLink = tail.read()
        steps(tail.steps)
        guard isLink else {
            literal(count: 1)
            return
        }
        delimiters.pair(after: bracket.delimiter, in: &pieces)
        pieces.shorten(bracket.piece, by: 1)
        pieces.link(
            bracket.piece + 1..<pieces.count, to: MarkupLink.url(ofDestination: tail.destination))
        brackets.closeLinks()
        position = tail.position
    }
}
