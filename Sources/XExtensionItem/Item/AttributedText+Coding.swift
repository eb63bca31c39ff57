extension ItemWalk {
    private struct FoundRun {
        let node: WireNode
        let names: FoundNames<RunMember>
        let isEmpty: Bool
    }

    /// Reads the content text. If runs are omitted or joined, this sets the original array aside;
    /// clause 15.1.
    mutating func contentText(
        _ name: SharedMember, _ node: WireNode, _ bytes: RawSpan, _ kept: inout KeptMembers
    ) -> AttributedText? {
        var previous: FoundRun?
        var joined: [TextRun] = []
        let taken: [Void]? = takeArray(name, node, &kept) { walk, element -> Void? in
            guard walk.isDictionary(element) else { return nil }
            let (run, found) = walk.run(element, bytes)
            walk.check(found, after: previous, bytes)
            previous = found
            return run.map { joined.append(joining: $0) }
        }
        guard let taken else { return nil }
        if joined.count < taken.count, kept.setAside[name.rawValue] == nil {
            setAside(name, node, &kept)
        }
        return joined.isEmpty ? nil : AttributedText(joined: joined)
    }

    private mutating func check(
        _ run: FoundRun, after previous: FoundRun?, _ bytes: RawSpan
    ) {
        if let previous, mayBeEqual(previous.names, run.names),
            document.haveSameAttributes(previous.node, run.node, bytes)
        {
            report(
                .equalRuns, run.node, "a run with the same attributes as the run before it")
        }
        if !run.names.has(RunMember.textBit) { report(.missingMember, run.node, "expected “text”") }
        if run.isEmpty { report(.emptyRun, run.node, "a run without text") }
    }

    private func mayBeEqual(
        _ first: FoundNames<RunMember>, _ second: FoundNames<RunMember>
    ) -> Bool {
        // A member that contains only nulls counts as absent. If the document has nulls, runs with
        // different member names can therefore have the same attributes.
        hasNulls || first.areEqual(to: second, except: RunMember.textBit)
    }

    /// The run is nil in an ``ItemCheck``, or if its text is missing or unusable.
    private mutating func run(
        _ node: WireNode, _ bytes: RawSpan
    ) -> (run: TextRun?, found: FoundRun) {
        var run = TextRun("")
        var kept = KeptMembers()
        var (isEmpty, text): (Bool, String?) = (false, nil)
        let names = members(of: node, bytes, keepingIn: &kept) {
            (walk: inout ItemWalk, name: RunMember, node, kept: inout KeptMembers) in
            if name == .text {
                isEmpty = walk.isEmpty(node, bytes, of: .string)
                text = walk.take(name, node, &kept) { $0.text($1, bytes) }
            } else {
                walk.attribute(name, node, bytes, of: &run, &kept)
            }
        }
        let found = FoundRun(node: node, names: names, isEmpty: isEmpty)
        guard let text else { return (nil, found) }
        run.text = text
        run.kept = kept
        return (run, found)
    }

    private mutating func text(_ node: WireNode, _ bytes: RawSpan) -> String? {
        checkHiddenCharacters(node, bytes, isOneLine: false)
        return anyString(node, bytes)
    }

    private mutating func attribute(
        _ name: RunMember, _ node: WireNode, _ bytes: RawSpan,
        of run: inout TextRun, _ kept: inout KeptMembers
    ) {
        switch name {
        case .text: break
        case .bold: run.isBold = flag(name, node, &kept)
        case .italic: run.isItalic = flag(name, node, &kept)
        case .underline: run.isUnderlined = flag(name, node, &kept)
        case .strikethrough: run.isStruckThrough = flag(name, node, &kept)
        case .code: run.isCode = flag(name, node, &kept)
        case .link: run.writtenLink = take(name, node, &kept) { $0.urlText($1, bytes) }
        case .foregroundColor:
            run.foregroundColor = take(name, node, &kept) { $0.color($1, bytes) }
        case .backgroundColor:
            run.backgroundColor = take(name, node, &kept) { $0.color($1, bytes) }
        case .fontName: run.fontName = take(name, node, &kept) { $0.string($1, bytes) }
        case .fontSize: run.fontSize = take(name, node, &kept) { $0.fontSize($1) }
        }
    }

    private mutating func flag(
        _ name: RunMember, _ node: WireNode, _ kept: inout KeptMembers
    ) -> Bool {
        take(name, node, &kept) { $0.flag($1) } ?? false
    }

    /// Reads a color; clause 15.2.3.
    private mutating func color(_ node: WireNode, _ bytes: RawSpan) -> TextColor? {
        string(node, bytes) { text in
            text.withUnsafeBytes { TextColor($0) } == nil
                ? (
                    .malformedColor,
                    "expected a color in upper case: “#RRGGBB”, or “#RRGGBBAA” if it is not opaque"
                )
                : nil
        }.flatMap(TextColor.init)
    }

    private mutating func fontSize(_ node: WireNode) -> Double? {
        guard let number = document.number(at: node) else {
            reportType(node, "expected a number")
            return nil
        }
        if TextRun.mayHaveSize(number) { return number.double }
        report(
            .fontSize, node,
            "expected a font size greater than 0 and, if it is an integer, at most 2^53−1")
        return nil
    }
}

extension AttributedText: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        writer.check(unless: !hasAlikeNeighbours)
        try runs.write(to: &writer)
    }

    /// Whether two neighboring runs may have equal attributes in the output. This is possible only
    /// with kept members: without them, runs of the same style were already joined.
    private var hasAlikeNeighbours: Bool {
        guard hasKept else { return false }
        return zip(runs, runs.dropFirst()).contains { $0.hasSameStyle(as: $1) }
    }

    private var hasKept: Bool {
        runs.withSpan { runs in runs.indices.contains { !runs[$0].kept.isEmpty } }
    }
}

extension TextRun: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        var members = try MemberWriter<RunMember>(kept, &writer)
        try members.write(.backgroundColor, checked: backgroundColor, &writer)
        try members.write(.bold, checked: isBold ? true : nil, &writer)
        try members.write(.code, checked: isCode ? true : nil, &writer)
        try members.write(.fontName, checked: fontName.unlessEmpty, &writer)
        try members.write(.fontSize, checked: fontSize.map(FontSize.init), &writer)
        try members.write(.foregroundColor, checked: foregroundColor, &writer)
        try members.write(.italic, checked: isItalic ? true : nil, &writer)
        try members.write(.link, checked: writtenLink, &writer)
        try members.write(.strikethrough, checked: isStruckThrough ? true : nil, &writer)
        try members.write(.text, checked: text, &writer)
        try members.write(.underline, checked: isUnderlined ? true : nil, &writer)
        try members.finish(&writer)
    }
}

private struct FontSize: MemberValue {
    let points: Double

    func write(to writer: inout ItemWriter) throws(PayloadError) {
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
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        try writer.wire.string(description)
    }
}

extension WireDocument {
    /// Whether two runs have the same members, except for their text; clause 15.1.5.
    func haveSameAttributes(_ first: WireNode, _ second: WireNode, _ bytes: RawSpan) -> Bool {
        var members = canonicalMembers(of: first)
        var others = canonicalMembers(of: second)
        while let member = nextAttribute(of: &members, bytes) {
            guard let other = nextAttribute(of: &others, bytes),
                key(of: member, bytes).isIdentical(to: key(of: other, bytes)),
                value(at: member.node, bytes) == value(at: other.node, bytes)
            else { return false }
        }
        return nextAttribute(of: &others, bytes) == nil
    }

    private func nextAttribute(
        of members: inout Members, _ bytes: RawSpan
    ) -> Member? {
        while let member = members.next() {
            let isText = key(of: member, bytes).isIdentical(to: RunMember.text.rawValue)
            if !isText, !(hasNulls && isAbsent(member.node)) { return member }
        }
        return nil
    }
}
