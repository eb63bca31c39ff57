/// Moves white space out of emphasis, because `** a **` is not bold in CommonMark.
///
/// White space keeps only the emphasis that it shares with the text on both sides and with adjacent
/// white space. Links and code keep theirs.
enum MarkdownSpacing {
    /// Returns the stretches of a line, changed so that none with emphasis begins or ends with
    /// white space, unless the emphasis continues in its neighbour.
    static func adjusted(_ stretches: [MarkdownStretch]) -> [MarkdownStretch] {
        var pieces: [Piece] = stretches.flatMap(pieces)
        var start = 0
        while start < pieces.count {
            guard pieces[start].isSpace else {
                start += 1
                continue
            }
            let end = pieces[start...].firstIndex { !$0.isSpace } ?? pieces.count
            let before = start > 0 ? pieces[start - 1].stretch.emphasis : []
            let after = end < pieces.count ? pieces[end].stretch.emphasis : []
            let shared = pieces[start..<end].reduce(before.intersection(after)) {
                $0.intersection($1.stretch.emphasis)
            }
            for index in start..<end { pieces[index].stretch.emphasis = shared }
            start = end
        }
        return MarkdownStretch.joined(pieces.map(\.stretch))
    }

    private struct Piece {
        var stretch: MarkdownStretch
        var isSpace: Bool
    }

    /// Splits a stretch into leading white space, text and trailing white space.
    private static func pieces(_ stretch: MarkdownStretch) -> [Piece] {
        guard !stretch.isCode, !stretch.emphasis.isEmpty || isSpace(stretch) else {
            return [Piece(stretch: stretch, isSpace: false)]
        }
        let scalars = stretch.text.unicodeScalars
        guard let first = scalars.firstIndex(where: { MarkdownFlank($0) != .space }),
            let last = scalars.lastIndex(where: { MarkdownFlank($0) != .space })
        else { return [Piece(stretch: stretch, isSpace: true)] }
        let end = scalars.index(after: last)
        let parts = [
            (scalars[..<first], true), (scalars[first..<end], false), (scalars[end...], true),
        ]
        return parts.filter { !$0.0.isEmpty }
            .map { Piece(stretch: stretch.with(String($0.0)), isSpace: $0.1) }
    }

    private static func isSpace(_ stretch: MarkdownStretch) -> Bool {
        stretch.text.unicodeScalars.allSatisfy { MarkdownFlank($0) == .space }
    }
}
