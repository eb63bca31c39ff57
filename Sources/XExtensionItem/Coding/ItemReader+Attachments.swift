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

    /// Reads a representation; nil if it is set aside or repeats the type of an earlier one.
    private mutating func representation(
        _ node: WireNode, _ bytes: RawSpan, _ types: inout SeenTypes?
    ) -> Representation? {
        guard isDictionary(node) else { return nil }
        var isFirst = true
        if types != nil,
            let typeNode = document.value(
                of: RepresentationMember.typeIdentifier.rawValue, in: node),
            let type = document.string(at: typeNode, bytes)
        {
            isFirst = types?.insert(TypeIdentifier(rawValue: type)) ?? true
            if !isFirst {
                report(
                    .duplicateType, typeNode,
                    "the type \(type.quotedStart) occurs twice in one attachment")
            }
        }
        let representation = form(node, bytes, isThumbnail: false)
        return isFirst ? representation : nil
    }

    /// Reads a thumbnail; clause 16.1.1.
    mutating func thumbnail(_ node: WireNode, _ bytes: RawSpan) -> Representation? {
        guard isDictionary(node) else { return nil }
        return form(node, bytes, isThumbnail: true)
    }

    /// Reads the members that representations and thumbnails share: a type and one content.
    private mutating func form(
        _ node: WireNode, _ bytes: RawSpan, isThumbnail: Bool
    ) -> Representation? {
        var form = RepresentationDraft()
        var kept = KeptMembers()
        // An unknown member counts even if its name is a finding: reserved with “$”, or without a
        // dot.
        let unknownCount = members(of: node, bytes, keepingIn: &kept) {
            (reader: inout ItemReader, name: RepresentationMember, node, kept: inout KeptMembers) in
            if name == .typeIdentifier {
                form.typeNode = node
                form.type = reader.take(name, node, &kept) { $0.typeIdentifier($1, bytes) }
            } else {
                form.contentCount += 1
                form.hasURL = form.hasURL || name == .url
                form.isMisplaced = isThumbnail && (name == .text || name == .propertyList)
                form.content = reader.take(name, node, &kept) { $0.content(name, $1, bytes) }
            }
        }
        let isUnknown = form.contentCount == 0 && unknownCount > 0
        return representation(&form, kept, node, bytes, isUnknown: isUnknown)
    }

    private mutating func representation(
        _ form: inout RepresentationDraft, _ kept: KeptMembers, _ node: WireNode,
        _ bytes: RawSpan, isUnknown: Bool
    ) -> Representation? {
        if form.typeNode == nil { report(.missingMember, node, "expected “type-identifier”") }
        let isContentWrong = !isUnknown && (form.contentCount != 1 || form.isMisplaced)
        if isContentWrong {
            report(
                .representationContent, node,
                "expected exactly one of “data”, “file”, “property-list”, “text”, “url”; of these,"
                    + " a thumbnail has “data”, “file” or “url”")
        }
        checkURLType(form, bytes)
        // All unknown members may be null; then no unknown content is left.
        let unknown: Representation.Content? = kept.unknown.isEmpty ? nil : .unknown
        guard let type = form.type, !isContentWrong,
            let content = isUnknown ? unknown : form.content.take()
        else { return nil }
        return Representation(type.identifier, content, kept)
    }

    private mutating func typeIdentifier(
        _ node: WireNode, _ bytes: RawSpan
    ) -> KnownTypes.Judged? {
        if let known = knownTypes.type(at: node, of: document, bytes) { return known }
        guard let text = anyString(node, bytes) else { return nil }
        let type = KnownTypes.Judged(TypeIdentifier(rawValue: text))
        guard type.identifier.isWellFormed else {
            report(
                .malformedTypeIdentifier, node,
                "expected a uniform type identifier, or a media type in lower case")
            return nil
        }
        if let known = MediaTypes.preferred(to: text) {
            report(.mediaType, node, "the media type \(text.quotedStart) is written “\(known)”")
        } else {
            knownTypes.append(type)
        }
        return type
    }

    /// Reports a URL without the type of a URL, and the type of a URL without a URL; clause 14.3.3.
    private mutating func checkURLType(_ form: RepresentationDraft, _ bytes: RawSpan) {
        guard let node = form.typeNode,
            let type = form.type
                ?? document.string(at: node, bytes).map({
                    KnownTypes.Judged(TypeIdentifier(rawValue: $0))
                }
                )
        else { return }
        if type.isFileURL {
            report(.urlTypeIdentifier, node, "a file URL cannot be shared")
        } else if type.isURL != form.hasURL {
            report(.urlTypeIdentifier, node, "“url” and the type “public.url” belong together")
        }
    }

    private mutating func content(
        _ name: RepresentationMember, _ node: WireNode, _ bytes: RawSpan
    ) -> Representation.Content? {
        switch name {
        case .url: return requiredURL(node, bytes).map { .url($0) }
        case .text: return anyString(node, bytes).map { .text($0) }
        case .data:
            if let data = document.data(at: node) { return .data(data) }
            reportType(node, "expected data")
            return nil
        case .file: return file(node, bytes).map { .file($0) }
        case .propertyList: return document.value(at: node, bytes).map { .propertyList($0) }
        case .typeIdentifier: return nil
        }
    }

    private mutating func file(_ node: WireNode, _ bytes: RawSpan) -> FileReference? {
        if !reading.isInPayloadFolder {
            report(.fileOutsideFolder, node, "a file, and no payload folder to find it in")
        }
        guard isDictionary(node) else { return nil }
        var path: String?
        var byteCount: Int?
        var missing: Set<FileMember> = Set(FileMember.allCases)
        var kept = KeptMembers()
        members(of: node, bytes, keepingIn: &kept) {
            (reader: inout ItemReader, name: FileMember, node, kept: inout KeptMembers) in
            missing.remove(name)
            switch name {
            case .path: path = reader.take(name, node, &kept) { $0.filePath($1, bytes) }
            case .byteCount: byteCount = reader.take(name, node, &kept) { $0.byteCount($1) }
            }
        }
        if !missing.isEmpty {
            let names = missing.map { "“\($0.rawValue)”" }.sorted()
            report(.missingMember, node, "expected " + names.joined(separator: " and "))
        }
        guard let path, let byteCount else { return nil }
        var file = FileReference(path: path, byteCount: byteCount)
        file.kept = kept
        file.folder = folder
        return file
    }

    private mutating func filePath(_ node: WireNode, _ bytes: RawSpan) -> String? {
        guard let path = anyString(node, bytes) else { return nil }
        if let fault = FileReference.fault(in: path) {
            report(.filePath, node, fault)
            // A malformed path is an error, so no item is delivered. Where findings do not count,
            // an item is delivered, and the value must stay so that it can be written back.
            return isJudging ? path : nil
        }
        if !paths.insert(path).inserted {
            report(.filePath, node, "the path \(path.quotedStart) occurs twice in the document")
        }
        return path
    }

    private mutating func byteCount(_ node: WireNode) -> Int? {
        if let number = document.number(at: node)?.int64, 0...(1 << 53 - 1) ~= number {
            return Int(exactly: number)
        }
        report(.fileByteCount, node, "expected an integer from 0 to 2^53−1")
        return nil
    }
}

/// The types of one attachment's representations, to find duplicates.
private struct SeenTypes {
    /// Up to eight types inline, which is enough for almost every attachment; the rest in a set.
    private var few: [TypeIdentifier] = []
    private var others: Set<TypeIdentifier> = []

    /// Inserts a type, and returns whether it is new.
    mutating func insert(_ type: TypeIdentifier) -> Bool {
        if few.contains(type) { return false }
        if few.count == 8 { return others.insert(type).inserted }
        few.append(type)
        return true
    }
}

/// A representation while its members are read.
private struct RepresentationDraft {
    var typeNode: WireNode?
    var type: KnownTypes.Judged?
    var contentCount = 0
    var hasURL = false
    /// Whether the content is of a kind that a thumbnail cannot have.
    var isMisplaced = false
    var content: Representation.Content?
}
