extension ItemReader {
    /// Reads content text; sets the original value aside if runs were left out or joined. Clause
    /// 15.1.
    mutating func contentText(
        _ name: OverlayMember, _ node: WireNode, _ bytes: RawSpan, _ kept: inout KeptMembers
    ) -> AttributedText? {
        var previous: (node: WireNode, members: WireDocument.NamedMembers)?
        var joined = JoinedRuns()
        let taken: [Void]? = takeArray(name, node, &kept) { reader, element -> Void? in
            guard reader.isDictionary(element) else { return nil }
            let members = reader.document.members(
                of: element, named: RunMember.names.keys, bytes)
            if let previous, reader.haveSameNames(previous.members, members),
                reader.document.haveSameAttributes(previous.node, element, bytes)
            {
                reader.report(
                    .equalRuns, element,
                    "a run that differs from the one before in nothing but text")
            }
            previous = (element, members)
            guard let run = reader.run(members, of: element, bytes) else { return nil }
            if run.text.utf8.isEmpty {
                reader.report(.emptyRun, element, "a run without text")
            }
            joined.append(run)
            return ()
        }
        guard let taken else { return nil }
        if joined.runs.count < taken.count, kept.setAside[name.rawValue] == nil {
            setAside(name, node, &kept)
        }
        return joined.runs.isEmpty ? nil : AttributedText(joined)
    }

    /// Whether two runs may have the same attributes, from the names of their members.
    private func haveSameNames(
        _ first: WireDocument.NamedMembers, _ second: WireDocument.NamedMembers
    ) -> Bool {
        // A container of nulls counts as absent, although its name was found.
        guard !hasNulls else { return true }
        let differences = first.numbers ^ second.numbers
        return first.otherCount == second.otherCount && differences & ~Self.textBit == 0
    }

    /// The bit of a run's text in the names of its members.
    private static let textBit: UInt16 =
        RunMember.allCases.firstIndex(of: .text).map { 1 << $0 } ?? 0

    private mutating func run(
        _ found: WireDocument.NamedMembers, of node: WireNode, _ bytes: RawSpan
    ) -> TextRun? {
        var run = TextRun("")
        guard readRun(&run, found, of: node, bytes) else { return nil }
        return run
    }

    /// Reads a run in place; returns false if it has no text.
    private mutating func readRun(
        _ run: inout TextRun, _ found: WireDocument.NamedMembers, of node: WireNode,
        _ bytes: RawSpan
    ) -> Bool {
        var kept = KeptMembers()
        var isMissing = true
        var text: String?
        members(found, of: node, bytes, keepingIn: &kept) {
            (reader: inout ItemReader, name: RunMember, node, kept: inout KeptMembers) in
            if name == .text {
                isMissing = false
                text = reader.take(name, node, &kept) { $0.anyString($1, bytes) }
            } else {
                reader.attribute(name, node, bytes, of: &run, &kept)
            }
        }
        if isMissing { report(.missingMember, node, "expected “text”") }
        guard let text else { return false }
        run.text = text
        run.kept = kept
        return true
    }

    private mutating func attribute(
        _ name: RunMember, _ node: WireNode, _ bytes: RawSpan, of run: inout TextRun,
        _ kept: inout KeptMembers
    ) {
        switch name {
        case .text: break
        case .bold: run.isBold = take(name, node, &kept) { $0.flag($1) } ?? false
        case .italic: run.isItalic = take(name, node, &kept) { $0.flag($1) } ?? false
        case .underline: run.isUnderlined = take(name, node, &kept) { $0.flag($1) } ?? false
        case .strikethrough:
            run.isStruckThrough = take(name, node, &kept) { $0.flag($1) } ?? false
        case .code: run.isCode = take(name, node, &kept) { $0.flag($1) } ?? false
        case .link: run.writtenLink = take(name, node, &kept) { $0.urlText($1, bytes) }
        case .foregroundColor: run.foregroundColor = take(name, node, &kept) { $0.color($1, bytes) }
        case .backgroundColor: run.backgroundColor = take(name, node, &kept) { $0.color($1, bytes) }
        case .fontName: run.fontName = take(name, node, &kept) { $0.string($1, bytes) }
        case .fontSize: run.fontSize = take(name, node, &kept) { $0.fontSize($1) }
        }
    }

    /// Reads a color; clause 15.2.3.
    mutating func color(_ node: WireNode, _ bytes: RawSpan) -> TextColor? {
        guard let text = string(node, bytes) else { return nil }
        if let color = TextColor(text) { return color }
        report(
            .malformedColor, node, "expected “#RRGGBB”, or “#RRGGBBAA” if not opaque, in capitals")
        return nil
    }

    /// Reads a font size in points; clause 15.2.4.
    mutating func fontSize(_ node: WireNode) -> Double? {
        guard let number = document.number(at: node) else {
            reportType(node, "expected a number")
            return nil
        }
        if TextRun.mayHaveSize(number) { return number.double }
        report(.fontSize, node, "expected a size greater than zero; integers up to 2^53−1")
        return nil
    }
}

extension AttributedText: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        writer.check(unless: !hasAlikeNeighbours)
        try runs.write(to: &writer)
    }

    /// Whether two neighbouring runs have the same style, and differ at most in their kept members.
    private var hasAlikeNeighbours: Bool {
        guard hasKept else { return false }
        return zip(runs, runs.dropFirst()).contains { $0.hasSameStyle(as: $1) }
    }

    private var hasKept: Bool {
        runs.withSpan { runs in runs.indices.contains { !runs[$0].kept.isEmpty } }
    }
}

extension TextRun: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        var members = try MemberWriter<RunMember>(kept, &writer)
        try members.write(.backgroundColor, judged: backgroundColor, &writer)
        try members.write(.bold, judged: isBold ? true : nil, &writer)
        try members.write(.code, judged: isCode ? true : nil, &writer)
        try members.write(.fontName, judged: fontName.unlessEmpty, &writer)
        try members.write(.fontSize, judged: fontSize.map(FontSize.init), &writer)
        try members.write(.foregroundColor, judged: foregroundColor, &writer)
        try members.write(.italic, judged: isItalic ? true : nil, &writer)
        try members.write(.link, judged: writtenLink, &writer)
        try members.write(.strikethrough, judged: isStruckThrough ? true : nil, &writer)
        try members.write(.text, judged: text, &writer)
        try members.write(.underline, judged: isUnderlined ? true : nil, &writer)
        try members.finish(&writer)
    }
}

private struct FontSize: MemberValue {
    let points: Double

    func write(to writer: inout ItemWriter) throws(WireError) {
        guard let number = WireNumber(points) else { return try writer.wire.overflow() }
        writer.check(unless: TextRun.mayHaveSize(number))
        try writer.wire.number(number)
    }
}

extension TextRun {
    /// Whether a number is a valid font size in points; clause 15.2.4.
    static func mayHaveSize(_ points: WireNumber) -> Bool {
        let greatest = points.isInteger ? 0x1p53 - 1 : .greatestFiniteMagnitude
        return points.double > 0 && points.double <= greatest
    }
}

extension TextColor: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        try writer.wire.string(description)
    }
}
