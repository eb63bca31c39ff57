extension ItemReader {
    /// Content text; set aside as it stands when runs had to be left out or joined. Clause 15.1.
    mutating func contentText(
        _ name: ItemMember, _ node: WireNode, _ kept: inout KeptMembers
    ) -> AttributedText? {
        var previous: WireDictionary?
        let runs = takeArray(name, node, &kept) { reader, element -> TextRun? in
            let attributes = reader.attributes(of: element)
            if let attributes, attributes == previous {
                reader.report(
                    .equalRuns, element,
                    "a run that differs from the one before in nothing but text")
            }
            previous = attributes
            guard let run = reader.run(element) else { return nil }
            if run.text.utf8.isEmpty {
                reader.report(.emptyRun, element, "a run without text")
            }
            return run
        }
        guard let runs else { return nil }
        let text = AttributedText(runs)
        if text.runs.count < runs.count { setAside(name, node, &kept) }
        return text.runs.isEmpty ? nil : text
    }

    /// The members of a run but its text, as they stand; nil for what is no dictionary.
    private func attributes(of node: WireNode) -> WireDictionary? {
        guard document.kind(of: node) == .dictionary else { return nil }
        var members = document.dictionary(at: node)
        members[RunMember.text.rawValue] = nil
        return members
    }

    private mutating func run(_ node: WireNode) -> TextRun? {
        guard isDictionary(node) else { return nil }
        var run = TextRun("")
        var kept = KeptMembers()
        var isMissing = true
        var text: String?
        members(of: node, keepingIn: &kept) {
            (reader: inout ItemReader, name: RunMember, node, kept: inout KeptMembers) in
            if name == .text {
                isMissing = false
                text = reader.take(name, node, &kept) { $0.anyString($1) }
            } else {
                reader.attribute(name, node, of: &run, &kept)
            }
        }
        if isMissing { report(.missingMember, node, "expected “text”") }
        guard let text else { return nil }
        run.text = text
        run.kept = kept
        return run
    }

    private mutating func attribute(
        _ name: RunMember, _ node: WireNode, of run: inout TextRun, _ kept: inout KeptMembers
    ) {
        switch name {
        case .text: break
        case .bold: run.isBold = take(name, node, &kept) { $0.flag($1) } ?? false
        case .italic: run.isItalic = take(name, node, &kept) { $0.flag($1) } ?? false
        case .underline: run.isUnderlined = take(name, node, &kept) { $0.flag($1) } ?? false
        case .strikethrough:
            run.isStruckThrough = take(name, node, &kept) { $0.flag($1) } ?? false
        case .code: run.isCode = take(name, node, &kept) { $0.flag($1) } ?? false
        case .link: run.link = take(name, node, &kept) { $0.url($1) }
        case .foregroundColor: run.foregroundColor = take(name, node, &kept) { $0.color($1) }
        case .backgroundColor: run.backgroundColor = take(name, node, &kept) { $0.color($1) }
        case .fontName: run.fontName = take(name, node, &kept) { $0.string($1) }
        case .fontSize: run.fontSize = take(name, node, &kept) { $0.fontSize($1) }
        }
    }
}
