extension WireDocument {
    /// Returns the name of a value's kind for messages, for example `an integer`.
    package func kindName(of node: WireNode) -> String {
        if let (tag, _) = knownTag(at: node) { return "a malformed “\(tag.rawValue)”" }
        return number(at: node)?.kindName ?? kind(of: node).name
    }

    /// Returns the message for a known tag with malformed content, for example `expected base64 in
    /// “$data”, found “QU!D”`; nil for any other node.
    package func malformedTagMessage(_ node: WireNode) -> String? {
        knownTag(at: node).map { tag, content in
            let found = string(at: content)?.quotedStart ?? kindName(of: content)
            return "expected \(tag.expectedContent) in “\(tag.rawValue)”, found \(found)"
        }
    }

    /// Returns the tag and the content of a known tag that is kept because it is malformed.
    private func knownTag(at node: WireNode) -> (tag: WireTag, content: WireNode)? {
        guard kind(of: node) == .unknownTag,
            let member = canonicalMembers(of: node, nulls: true).first(where: { _ in true }),
            let tag = WireTag(rawValue: key(of: member))
        else { return nil }
        return (tag, member.node)
    }
}
