import Essentials

extension ItemReader {
    /// Reads the document as an attachment; nil if no usable representation is left.
    mutating func attachment() -> Attachment? {
        let document = document
        return document.withBytes { attachment(.root, $0) }
    }

    /// Reads an attachment; nil if no usable representation is left. Clause 14.1.1.
    mutating func attachment(_ node: WireNode, _ bytes: RawSpan) -> Attachment? {
        guard isDictionary(node) else { return nil }
        var representations: [Representation] = []
        var suggestedName: String?
        var kept = KeptMembers()
        var isMissing = true
        members(of: node, bytes, keepingIn: &kept) {
            (reader: inout ItemReader, name: AttachmentMember, node, kept: inout KeptMembers) in
            switch name {
            case .representations:
                isMissing =
                    reader.document.kind(of: node) == .array && reader.document.count(of: node) == 0
                var types = reader.document.count(of: node) > 1 ? SeenTypes() : nil
                representations =
                    reader.takeArray(name, node, &kept) { $0.representation($1, bytes, &types) }
                    ?? []
            case .suggestedName:
                suggestedName = reader.take(name, node, &kept) { $0.suggestedName($1, bytes) }
            }
        }
        if isMissing {
            report(.missingMember, node, "expected “representations”, one at least")
        }
        guard !representations.isEmpty else { return nil }
        var attachment = Attachment(representations: representations, suggestedName: suggestedName)
        attachment.kept = kept
        return attachment
    }

    private mutating func suggestedName(_ node: WireNode, _ bytes: RawSpan) -> String? {
        guard let name = string(node, bytes) else { return nil }
        guard let fault = SuggestedName.fault(in: name) else { return name }
        report(.unsafeName, node, fault)
        return nil
    }
}

extension Attachment: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        let name = suggestedName.unlessEmpty
        writer.check(unless: hasRightTypes && name.flatMap(SuggestedName.fault) == nil)
        var members = try MemberWriter<AttachmentMember>(kept, &writer)
        try members.write(.representations, judged: representations, &writer)
        try members.write(.suggestedName, judged: name, &writer)
        try members.finish(&writer)
    }

    /// Whether there is at least one representation, and no two have the same type.
    private var hasRightTypes: Bool {
        if representations.count == 1 { return true }
        var types: Set<TypeIdentifier> = []
        return !representations.isEmpty
            && representations.allSatisfy { types.insert($0.typeIdentifier).inserted }
    }
}
