import Essentials

extension ItemReader {
    /// Reads a representation; nil if it is set aside or repeats the type of an earlier one.
    mutating func representation(
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
    mutating func thumbnail(_ node: WireNode, _ bytes: RawSpan) -> Thumbnail? {
        guard isDictionary(node) else { return nil }
        return form(node, bytes, isThumbnail: true).map { Thumbnail(image: $0) }
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
}

extension Representation: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        var members = try MemberWriter<RepresentationMember>(kept, &writer)
        // In canonical order, only “url” comes after “type-identifier”.
        if case .url = content {
            let type = writer.judged(typeIdentifier, isURL: true)
            try members.write(.typeIdentifier, judged: type, &writer)
            try content.write(to: &members, &writer)
        } else {
            let type = writer.judged(typeIdentifier, isURL: false)
            if case .unknown = content { writer.check(unless: !unknownMembers.isEmpty) }
            try content.write(to: &members, &writer)
            try members.write(.typeIdentifier, judged: type, &writer)
        }
        try members.finish(&writer)
    }
}

extension Representation.Content {
    /// Writes the content under its member name.
    ///
    /// A switch over a property would copy the content; a switch over `self` does not.
    fileprivate func write(
        to members: inout MemberWriter<RepresentationMember>, _ writer: inout ItemWriter
    ) throws(WireError) {
        switch self {
        case .data(let value): try members.write(.data, judged: writer.data(value), &writer)
        case .file(let value): try members.write(.file, judged: value, &writer)
        case .propertyList(let value): try members.write(.propertyList, judged: value, &writer)
        case .text(let value): try members.write(.text, judged: value, &writer)
        case .url(let value): try members.write(.url, judged: value, &writer)
        case .unknown: break
        }
    }
}

/// The types of one attachment's representations, to find duplicates.
struct SeenTypes {
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
