extension WireDocument {
    /// Returns whether two runs as written have the same members, except for their text; clause
    /// 15.1.5.
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
        of members: inout CanonicalMembers, _ bytes: RawSpan
    ) -> Member? {
        while let member = members.next() {
            let isText = key(of: member, bytes).isIdentical(to: RunMember.text.rawValue)
            if !isText, !(hasNulls && isAbsent(member.node)) { return member }
        }
        return nil
    }
}
