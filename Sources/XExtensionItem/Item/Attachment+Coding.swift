import Essentials

extension ItemWalk {
    mutating func attachment() -> Attachment? {
        let document = document
        return document.withBytes { attachment(.root, $0) }
    }

    /// Returns nil if no representation is usable; clause 14.1.1.
    mutating func attachment(_ node: WireNode, _ bytes: RawSpan) -> Attachment? {
        guard isDictionary(node) else { return nil }
        var attachment = Attachment(representations: [])
        var kept = KeptMembers()
        var isMissing = true
        members(of: node, bytes, keepingIn: &kept) {
            (walk: inout ItemWalk, name: AttachmentMember, node, kept: inout KeptMembers) in
            switch name {
            case .representations:
                let count = walk.document.count(of: node)
                isMissing = count == 0 && walk.document.isKind(node, .array)
                var types = count > 1 ? SeenTypes() : nil
                attachment.representations =
                    walk.takeArray(name, node, &kept) {
                        $0.representation($1, bytes, &types)
                    } ?? []
            case .suggestedName:
                attachment.suggestedName =
                    walk.take(name, node, &kept) { $0.suggestedName($1, bytes) }
            }
        }
        if isMissing {
            report(.missingMember, node, "expected at least one representation")
        }
        guard !attachment.representations.isEmpty else { return nil }
        attachment.kept = kept
        return attachment
    }

    private mutating func suggestedName(_ node: WireNode, _ bytes: RawSpan) -> String? {
        checkHiddenCharacters(node, bytes, isOneLine: true)
        return string(node, bytes) { SuggestedName.fault(in: $0) }
    }
}

extension Attachment: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        let name = suggestedName.unlessEmpty
        writer.check(unless: hasRightTypes && name.flatMap(SuggestedName.fault) == nil)
        var members = try MemberWriter<AttachmentMember>(kept, &writer)
        try members.write(.representations, checked: representations, &writer)
        try members.write(.suggestedName, checked: name, &writer)
        try members.finish(&writer)
    }

    private var hasRightTypes: Bool {
        if representations.count == 1 { return true }
        var types = SeenTypes()
        return !representations.isEmpty
            && representations.allSatisfy { types.insert($0.typeIdentifier) }
    }
}
