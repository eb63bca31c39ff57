/// The open brackets of a paragraph, which may begin a link.
struct MarkdownBrackets {
    /// An opening bracket.
    struct Bracket {
        /// The index of its piece.
        var piece: Int
        /// The index of the last delimiter before it; -1 for none.
        var delimiter: Int
        /// Whether `!` stands before it. Such a bracket begins no link, but has a closing bracket
        /// too.
        var isImage: Bool
    }

    private var open: [Bracket] = []
    /// The number of brackets, from the first, that cannot begin a link because they contain one.
    private var closed = 0

    /// Adds a bracket.
    mutating func add(_ bracket: Bracket) { open.append(bracket) }

    /// Removes the last bracket, and returns it if it can begin a link.
    mutating func removeLast() -> Bracket? {
        guard let last = open.popLast() else { return nil }
        let isActive = open.count >= closed
        closed = min(closed, open.count)
        return isActive && !last.isImage ? last : nil
    }

    /// Records a link inside all open brackets, because a link cannot contain a link.
    mutating func closeLinks() { closed = open.count }
}

extension MarkdownScanner {
    /// Records an opening bracket.
    mutating func openBracket(isImage: Bool) {
        let end = position + (isImage ? 2 : 1)
        let piece = pieces.appendPiece(source[position..<end])
        brackets.add(.init(piece: piece, delimiter: delimiters.last, isImage: isImage))
        position = end
    }

    /// Makes a link of the text since the last bracket, if a destination follows.
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
