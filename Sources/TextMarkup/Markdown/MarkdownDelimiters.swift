/// The delimiter runs of a paragraph that may open or close emphasis, and their pairing.
///
/// This is CommonMark's procedure "process emphasis", with a linked list inside an array. If it
/// finds no opener for a closer, it records where the search started, so that it does not search
/// the same entries again for a closer of the same kind.
struct MarkdownDelimiters {
    private struct Delimiter {
        var segment: Int
        var byte: UInt8
        /// The original length of the run, for CommonMark's rule about multiples of three.
        var length: Int
        /// The number of unpaired delimiters in the run.
        var rest: Int
        var canOpen: Bool
        var canClose: Bool
        var previous: Int
        var next: Int
    }

    private var delimiters: [Delimiter] = []
    /// The last entry in the list; -1 if the list is empty.
    private(set) var last = -1
    private(set) var steps = 0

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
        if last >= 0 { delimiters[last].next = delimiters.count }
        delimiters.append(
            Delimiter(
                segment: segment, byte: byte, length: length, rest: length, canOpen: canOpen,
                canClose: canClose, previous: last, next: -1))
        last = delimiters.count - 1
    }

    /// Pairs the delimiters after the entry `bottom`, or all delimiters if `bottom` is -1, and
    /// removes them from the list.
    mutating func pair(after bottom: Int, in segments: inout MarkdownSegments) {
        var bottoms = Array(repeating: bottom, count: 13)
        var closer = first(after: bottom)
        while closer >= 0 {
            steps += 1
            guard delimiters[closer].canClose else {
                closer = delimiters[closer].next
                continue
            }
            let kind = kind(of: delimiters[closer])
            if let opener = opener(for: closer, above: max(bottoms[kind], bottom)) {
                closer = match(opener, closer, in: &segments)
            } else {
                bottoms[kind] = delimiters[closer].previous
                let next = delimiters[closer].next
                if !delimiters[closer].canOpen { remove(closer) }
                closer = next
            }
        }
        last = bottom
        if bottom >= 0 { delimiters[bottom].next = -1 }
    }

    private mutating func first(after bottom: Int) -> Int {
        if bottom >= 0 { return delimiters[bottom].next }
        var entry = last
        while entry >= 0, delimiters[entry].previous >= 0 {
            steps += 1
            entry = delimiters[entry].previous
        }
        return entry
    }

    /// Returns the kind of a closer. All closers of one kind match the same openers.
    private func kind(of closer: Delimiter) -> Int {
        if closer.byte == UInt8(ascii: "~") { return 12 }
        let kind = closer.length % 3 + (closer.canOpen ? 3 : 0)
        return closer.byte == UInt8(ascii: "*") ? kind : kind + 6
    }

    private mutating func opener(for closer: Int, above bottom: Int) -> Int? {
        var entry = delimiters[closer].previous
        while entry > bottom {
            steps += 1
            if isPair(delimiters[entry], delimiters[closer]) { return entry }
            entry = delimiters[entry].previous
        }
        return nil
    }

    /// Applies CommonMark's rule about multiples of three.
    private func isPair(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
        guard opener.canOpen, opener.byte == closer.byte else { return false }
        if closer.byte == UInt8(ascii: "~") || !(opener.canClose || closer.canOpen) { return true }
        return closer.length % 3 == 0 || (opener.length + closer.length) % 3 != 0
    }

    /// Pairs one or two delimiters of the opener with as many of the closer, and returns the entry
    /// to continue with.
    private mutating func match(
        _ opener: Int, _ closer: Int, in segments: inout MarkdownSegments
    ) -> Int {
        let count = min(2, delimiters[opener].rest, delimiters[closer].rest)
        let isStrike = delimiters[closer].byte == UInt8(ascii: "~")
        segments.emphasize(
            after: delimiters[opener].segment, before: delimiters[closer].segment,
            isStrike ? .strikethrough : count == 2 ? .bold : .italic)
        for entry in [opener, closer] {
            segments.shorten(delimiters[entry].segment, by: count)
            delimiters[entry].rest -= count
        }
        delimiters[opener].next = closer
        delimiters[closer].previous = opener
        if delimiters[opener].rest == 0 { remove(opener) }
        guard delimiters[closer].rest == 0 else { return closer }
        let next = delimiters[closer].next
        remove(closer)
        return next
    }

    private mutating func remove(_ entry: Int) {
        let (previous, next) = (delimiters[entry].previous, delimiters[entry].next)
        if previous >= 0 { delimiters[previous].next = next }
        if next >= 0 { delimiters[next].previous = previous } else { last = previous }
    }
}

/// The open brackets of a paragraph, which may start a link.
struct MarkdownBrackets {
    struct Bracket {
        var segment: Int
        /// The index of the last delimiter before the bracket, or -1.
        var delimiter: Int
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
        brackets.add(.init(segment: segment, delimiter: delimiters.last, isImage: isImage))
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
        delimiters.pair(after: bracket.delimiter, in: &segments)
        segments.shorten(bracket.segment, by: 1)
        segments.link(
            bracket.segment + 1..<segments.count,
            to: MarkupLink.url(ofDestination: tail.destination))
        brackets.closeLinks()
        position = tail.position
    }
}
