extension ItemMembers: Hashable {
    /// Whether two overlays encode to the same bytes.
    static func == (left: ItemMembers, right: ItemMembers) -> Bool {
        left.isIdentical(to: right, inOverlays: true)
    }

    /// Whether the members encode to the same bytes: in overlays, or in items, which have no empty
    /// values.
    func isIdentical(to other: ItemMembers, inOverlays: Bool) -> Bool {
        kept == other.kept
            && Self.visitAll(Comparison(left: self, right: other, inOverlays: inOverlays)).isSame
    }

    private struct Comparison: MemberVisitor {
        let left: ItemMembers
        let right: ItemMembers
        let inOverlays: Bool
        var isSame = true

        mutating func visit<Value: ItemValue>(_: SharedMember, _ place: Place<Value>) {
            guard isSame else { return }
            var values = (left[dynamicMember: place], right[dynamicMember: place])
            if !inOverlays { values = (values.0.unlessEmpty, values.1.unlessEmpty) }
            switch values {
            case (let one?, let other?): isSame = one.isIdentical(to: other)
            case (nil, nil): break
            default: isSame = false
            }
        }
    }

    /// Hashes the title, the tags and the attachments.
    func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: self.title ?? "")
        for tag in self.tags.orEmpty.written { hasher.combine(bytesOf: tag) }
        hasher.combine(self.mainAttachment)
        hasher.combine(self.additionalAttachments.orEmpty)
    }
}
