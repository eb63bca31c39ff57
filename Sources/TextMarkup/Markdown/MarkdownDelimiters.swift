/// The delimiter runs of a paragraph that may open or close emphasis, and their pairing.
///
/// This is CommonMark's procedure "process emphasis", with a stack of the runs that may still open
/// emphasis. If it finds no opener for a closer, it records where the search started, so that it
/// does not search the same openers again for a closer of the same kind.
struct MarkdownDelimiters {
    private struct Delimiter {
        let segment: Int
        let byte: UInt8
        /// The original length of the run, for CommonMark's rule about multiples of three.
        let length: Int
        /// The number of unpaired delimiters in the run.
        var rest: Int
        let canOpen: Bool
        let canClose: Bool
    }

    private var delimiters: [Delimiter] = []
    private(set) var steps = 0

    var count: Int { delimiters.count }

    /// Adds a delimiter run, unless it can neither open nor close emphasis. `before` and `after`
    /// are the classes of the characters around the run.
    mutating func add(
        _ byte: UInt8, length: Int, segment: Int, before: MarkdownFlank, after: MarkdownFlank
    ) {
        let isLeft = after != .space && (!after.isPunctuation || before != .other)
        let isRight = before != .space && (!before.isPunctuation || after != .other)
        var (canOpen, canClose) = (isLeft, isRight)
        if byte == UInt8(ascii: "_") {
            canOpen = isLeft && (!isRight || before.isPunctuation)
            canClose = isRight && (!isLeft || after.isPunctuation)
        }
        if byte == UInt8(ascii: "~"), length != 2 { return }
        guard canOpen || canClose else { return }
        delimiters.append(
            Delimiter(
                segment: segment, byte: byte, length: length, rest: length, canOpen: canOpen,
                canClose: canClose))
    }

    /// Pairs the delimiter runs from the position `start`, and removes them.
    mutating func pair(from start: Int, in segments: inout MarkdownSegments) {
        var openers: [Delimiter] = []
        // For each kind of closer, the last segment that need not be searched for an opener.
        var bottoms = Array(repeating: -1, count: 13)
        for place in start..<delimiters.count {
            steps += 1
            var closer = delimiters[place]
            let kind = kind(of: closer)
            while closer.canClose, closer.rest > 0 {
                guard let opener = opener(for: closer, in: openers, above: bottoms[kind]) else {
                    bottoms[kind] = openers.last?.segment ?? -1
                    break
                }
                openers.removeLast(openers.count - opener - 1)
                Self.match(&openers[opener], &closer, in: &segments)
                if openers[opener].rest == 0 { openers.removeLast() }
            }
            if closer.canOpen, closer.rest > 0 { openers.append(closer) }
        }
        delimiters.removeLast(delimiters.count - start)
    }

    /// Returns the kind of a closer. All closers of one kind match the same openers.
    private func kind(of closer: Delimiter) -> Int {
        if closer.byte == UInt8(ascii: "~") { return 12 }
        let kind = closer.length % 3 + (closer.canOpen ? 3 : 0)
        return closer.byte == UInt8(ascii: "*") ? kind : kind + 6
    }

    private mutating func opener(
        for closer: Delimiter, in openers: [Delimiter], above bottom: Int
    ) -> Int? {
        let end = openers.lastIndex { opener in
            steps += 1
            return opener.segment <= bottom || Self.isPair(opener, closer)
        }
        return end.flatMap { openers[$0].segment > bottom ? $0 : nil }
    }

    /// Applies CommonMark's rule about multiples of three.
    private static func isPair(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
        guard opener.byte == closer.byte else { return false }
        if closer.byte == UInt8(ascii: "~") || !(opener.canClose || closer.canOpen) { return true }
        return closer.length % 3 == 0 || (opener.length + closer.length) % 3 != 0
    }

    /// Pairs one or two delimiters of the opener with as many of the closer.
    private static func match(
        _ opener: inout Delimiter, _ closer: inout Delimiter, in segments: inout MarkdownSegments
    ) {
        let count = min(2, opener.rest, closer.rest)
        let isStrike = closer.byte == UInt8(ascii: "~")
        segments.emphasize(
            after: opener.segment, before: closer.segment,
            isStrike ? .strikethrough : count == 2 ? .bold : .italic)
        segments.shorten(opener.segment, by: count)
        segments.shorten(closer.segment, by: count)
        opener.rest -= count
        closer.rest -= count
    }
}

/// The open brackets of a paragraph, which may start a link.
struct MarkdownBrackets {
    struct Bracket {
        var segment: Int
        /// The number of delimiter runs before the bracket.
        var delimiterCount: Int
        /// Whether `!` precedes the bracket. Such a bracket cannot start a link, but is still
        /// paired with a closing bracket.
        var isImage: Bool
    }

    private var open: [Bracket] = []
    /// The number of brackets, counted from the outermost, that cannot start a link because they
    /// contain a link.
    private var closed = 0

    mutating func add(_ bracket: Bracket) { open.append(bracket) }

    /// Removes the last bracket, and returns it if it can start a link.
    mutating func removeLast() -> Bracket? {
        guard let last = open.popLast() else { return nil }
        let isActive = open.count >= closed
        closed = min(closed, open.count)
        return isActive && !last.isImage ? last : nil
    }

    /// Records a link inside all open brackets. These brackets cannot start a link any more,
    /// because a link cannot contain another link.
    mutating func closeLinks() { closed = open.count }
}

extension MarkdownScanner {
    mutating func openBracket(isImage: Bool) {
        let end = position + (isImage ? 2 : 1)
        let segment = segments.appendSegment(source[position..<end])
        brackets.add(
            .init(segment: segment, delimiterCount: delimiters.count, isImage: isImage))
        position = end
    }

    /// Converts the text since the last opening bracket to a link if a destination follows the
    /// closing bracket.
    mutating func closeBracket() {
        guard let bracket = brackets.removeLast() else { return literal(count: 1) }
        var tail = MarkdownLinkTail(source, at: position + 1)
        let isLink = tail.read()
        steps(tail.steps)
        guard isLink else { return literal(count: 1) }
        delimiters.pair(from: bracket.delimiterCount, in: &segments)
        segments.shorten(bracket.segment, by: 1)
        segments.link(
            bracket.segment + 1..<segments.count,
            to: MarkupLink.url(ofDestination: tail.destination))
        brackets.closeLinks()
        position = tail.position
    }
}
