import UniformTypes

extension ItemAcceptor {
    /// Whether a node is an array of attachments that is not empty.
    mutating func acceptsAttachments(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var attachments = document.content(of: node, .array) else { return false }
        while let attachment = document.nextElement(&attachments) {
            guard acceptsAttachment(attachment, bytes) else { return false }
        }
        return true
    }

    /// Whether a node is an attachment; clause 14.1.1.
    mutating func acceptsAttachment(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var members = members(of: node, AttachmentMember.self) else { return false }
        var hasRepresentations = false
        while let (name, value) = members.next(in: document, bytes) {
            switch name {
            case .representations:
                hasRepresentations = acceptsRepresentations(value, bytes)
                guard hasRepresentations else { return false }
            case .suggestedName:
                guard isSuggestedName(value, bytes) else { return false }
            }
        }
        return hasRepresentations && hasRightNames(members, of: node, bytes)
    }

    private func isSuggestedName(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard isLine(node, bytes) else { return false }
        if document.isText(at: node, bytes, SuggestedName.isPlain) { return true }
        return document.string(at: node, bytes).map { SuggestedName.fault(in: $0) == nil } == true
    }

    // MARK: Representations

    private mutating func acceptsRepresentations(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var representations = document.content(of: node, .array) else { return false }
        let isOne = document.count(of: node) == 1
        while let representation = document.nextElement(&representations) {
            guard acceptsRepresentation(representation, bytes, isThumbnail: false) else {
                return false
            }
        }
        return isOne || hasDistinctTypes(node, bytes)
    }

    /// Whether no two representations have the same type. Each must have one.
    private func hasDistinctTypes(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        let name = RepresentationMember.typeIdentifier.rawValue
        var types = SeenTypes()
        return document.elements(of: node).allSatisfy { representation in
            document.value(of: name, in: representation)
                .flatMap { document.string(at: $0, bytes) }
                .map { types.insert(TypeIdentifier(rawValue: $0)) } == true
        }
    }

    /// Whether a node is a representation or a thumbnail: a type, and one content that goes with
    /// it; clauses 14.2 and 16.1.
    mutating func acceptsRepresentation(
        _ node: WireNode, _ bytes: RawSpan, isThumbnail: Bool
    ) -> Bool {
        guard var members = members(of: node, RepresentationMember.self) else {
            return false
        }
        var type: WireNode?
        var content: (name: RepresentationMember, value: WireNode)?
        while let (name, value) = members.next(in: document, bytes) {
            if name == .typeIdentifier {
                type = value
            } else {
                guard content == nil else { return false }
                content = (name, value)
            }
        }
        guard let type, content != nil || members.unknownCount > 0,
            isType(type, bytes, isURL: content?.name == .url),
            hasRightNames(members, of: node, bytes)
        else { return false }
        guard let content else { return true }
        return accepts(content.name, content.value, bytes, isThumbnail: isThumbnail)
            && (!excludesNotices || hasNoOtherFirstBytes(content.name, content.value, type, bytes))
    }

    /// Whether a node is a valid type for a URL, or for any other content.
    private mutating func isType(_ node: WireNode, _ bytes: RawSpan, isURL: Bool) -> Bool {
        if let known = knownTypes.type(at: node, of: document, bytes) {
            return known.isOf(isURL: isURL)
        }
        guard let text = document.string(at: node, bytes) else { return false }
        return knownTypes.isRight(TypeIdentifier(rawValue: text), isURL: isURL)
    }

    private func accepts(
        _ name: RepresentationMember, _ node: WireNode, _ bytes: RawSpan, isThumbnail: Bool
    ) -> Bool {
        switch name {
        case .data: document.kind(of: node) == .data
        case .propertyList: !isThumbnail
        case .text: !isThumbnail && document.kind(of: node) == .string
        case .url: isContentURL(node, bytes)
        // The paths of a document are compared with each other by the reader.
        case .file, .typeIdentifier: false
        }
    }

    /// Whether no notice is possible about the first bytes of a content.
    private func hasNoOtherFirstBytes(
        _ name: RepresentationMember, _ node: WireNode, _ type: WireNode, _ bytes: RawSpan
    ) -> Bool {
        let content: Representation.Content?
        switch name {
        case .data: content = document.data(at: node).map { .data($0) }
        case .text: content = document.string(at: node, bytes).map { .text($0) }
        case .file, .propertyList, .typeIdentifier, .url: return true
        }
        guard let content, let type = document.string(at: type, bytes) else { return false }
        return Representation(TypeIdentifier(rawValue: type), content, KeptMembers())
            .contradictingType == nil
    }
}
