extension ItemAcceptor {
    /// Whether a node is content text in its normal form; clause 15.1.
    mutating func acceptsText(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var runs = document.content(of: node, .array) else { return false }
        var previous: Run?
        while let element = document.nextElement(&runs) {
            guard let run = run(element, bytes) else { return false }
            // If the names of the members differ, their values need no comparison.
            if let previous, previous.nameBits == run.nameBits,
                previous.unknownCount == run.unknownCount,
                document.haveSameAttributes(previous.node, run.node, bytes)
            {
                return false
            }
            previous = run
        }
        return true
    }

    private struct Run {
        let node: WireNode
        let nameBits: UInt16
        let unknownCount: Int
    }

    /// Returns a run that has a text and no findings; otherwise nil.
    private mutating func run(_ node: WireNode, _ bytes: RawSpan) -> Run? {
        guard var members = members(of: node, RunMember.self) else { return nil }
        var hasText = false
        while let (name, value) = members.next(in: document, bytes) {
            guard accepts(name, value, bytes) else { return nil }
            hasText = hasText || name == .text
        }
        guard hasText, hasRightNames(members, of: node, bytes) else { return nil }
        return Run(node: node, nameBits: members.nameBits, unknownCount: members.unknownCount)
    }

    private func accepts(_ name: RunMember, _ node: WireNode, _ bytes: RawSpan) -> Bool {
        switch name {
        case .bold, .code, .italic, .strikethrough, .underline:
            document.boolean(at: node) == true
        case .backgroundColor, .foregroundColor:
            document.isText(at: node, bytes) { text in
                text.withUnsafeBytes { TextColor($0) != nil }
            }
        case .fontName: document.isFilledString(node, bytes)
        case .fontSize: document.number(at: node).map(TextRun.mayHaveSize) == true
        case .link: isURL(node, bytes)
        case .text:
            document.isFilledString(node, bytes)
                && (!excludesNotices || hasNoHiddenCharacter(node, bytes, isOneLine: false))
        }
    }
}
