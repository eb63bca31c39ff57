/// One line of text as Markdown. No emphasis or link continues from or into another line.
struct MarkdownLine {
    private typealias Nesting = MarkupNesting<MarkdownStretch.Layer>
    private var stretches: [MarkdownStretch]
    private let events: [Nesting.Event]

    /// Each stretch must have text.
    init(_ stretches: [MarkdownStretch]) {
        self.stretches = MarkdownSpacing.adjusted(MarkdownStretch.joined(stretches))
        events = Nesting.events(self.stretches.map(\.layers))
    }

    func write(to output: inout String) {
        var atoms = atoms()
        MarkdownFlanking.markReferences(&atoms)
        for (index, atom) in atoms.enumerated() {
            if atom.kind == .text {
                let text = MarkdownText(startsLine: index == 0, endsLine: index == atoms.count - 1)
                text.write(atom, to: &output)
            } else {
                if atom.text.utf8.first == UInt8(ascii: "["), index > 0 {
                    Self.defuseImage(after: atoms[index - 1], &output)
                }
                output += atom.text
            }
        }
    }

    /// Escapes a `!` before a link, because readers would parse both as an image.
    private static func defuseImage(after atom: MarkdownAtom, _ output: inout String) {
        guard atom.kind == .text, output.utf8.last == UInt8(ascii: "!") else { return }
        output.unicodeScalars.removeLast()
        output += "\\!"
    }

    /// Adjacent delimiter runs of the same character and kind are joined.
    private func atoms() -> [MarkdownAtom] {
        var atoms: [MarkdownAtom] = []
        let leadingLink = leadingLink
        for (index, (event, italic)) in zip(events, italicMarkers()).enumerated() {
            let atom = atom(for: event, italic, isInLeadingLink: leadingLink.contains(index))
            if let last = atoms.indices.last, atoms[last].joins(atom) {
                atoms[last].text += atom.text
            } else {
                atoms.append(atom)
            }
        }
        return atoms
    }

    private func atom(
        for event: Nesting.Event, _ italic: String, isInLeadingLink: Bool
    ) -> MarkdownAtom {
        switch event {
        case .stretch(let position):
            let stretch = stretches[position]
            return stretch.isCode && !(isInLeadingLink && Self.endsLabel(stretch.text))
                ? MarkdownAtom(.verbatim, MarkdownCode.span(stretch.text))
                : MarkdownAtom(.text, stretch.text)
        case .open(.link): return MarkdownAtom(.verbatim, "[")
        case .close(.link(let uri)):
            return MarkdownAtom(.verbatim, MarkdownDestination.linkEnd(uri))
        case .open(let layer): return MarkdownAtom(.opening, Self.marker(layer, italic))
        case .close(let layer): return MarkdownAtom(.closing, Self.marker(layer, italic))
        }
    }

    /// The events of a link at the start of the line; empty if the line starts with anything else.
    private var leadingLink: Range<Int> {
        guard case .open(.link)? = events.first else { return 0..<0 }
        let end = events.firstIndex { if case .close(.link) = $0 { true } else { false } }
        return 0..<(end ?? events.count)
    }

    /// Whether code in a link at the start of a line would be parsed as a link reference
    /// definition. Readers parse such definitions before code spans, and show nothing for them, so
    /// ``[`]: x`](https://…)`` would vanish. Such code becomes text.
    private static func endsLabel(_ code: String) -> Bool {
        zip(code.utf8, code.utf8.dropFirst()).contains {
            $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":")
        }
    }

    private static func marker(_ layer: MarkdownStretch.Layer, _ italic: String) -> String {
        switch layer {
        case .strikethrough: "~~"
        case .bold: "**"
        case .italic, .link: italic
        }
    }

    /// Italic text uses `*`, which also works inside a word. It uses `_` where `*` would touch the
    /// `**` of bold text that covers another range.
    private func italicMarkers() -> [String] {
        var markers = Array(repeating: "*", count: events.count)
        var open = 0
        for (index, event) in events.enumerated() {
            if event == .open(.italic) { open = index }
            guard event == .close(.italic), needsUnderscore(from: open, to: index) else { continue }
            markers[open] = "_"
            markers[index] = "_"
        }
        return markers
    }

    private func needsUnderscore(from open: Int, to close: Int) -> Bool {
        let around =
            (open > 0 && events[open - 1] == .open(.bold))
            && (close + 1 < events.count && events[close + 1] == .close(.bold))
        if around { return false }
        let neighbours = [open - 1, open + 1, close - 1, close + 1].filter(events.indices.contains)
        return neighbours.contains { events[$0] == .open(.bold) || events[$0] == .close(.bold) }
    }
}
