import Essentials

extension ItemWalk {
    /// Returns nil if the representation is set aside or repeats the type of an earlier one.
    mutating func representation(
        _ node: WireNode, _ bytes: RawSpan, _ types: inout SeenTypes?
    ) -> Representation? {
        guard isDictionary(node) else { return nil }
        let isFirst = types == nil || checkType(of: node, bytes, &types)
        let representation = form(node, bytes, isThumbnail: false)
        return isFirst ? representation : nil
    }

    /// Returns true if no earlier representation of the attachment has the same type. Otherwise
    /// reports the duplicate; clause 14.3.5.
    private mutating func checkType(
        of node: WireNode, _ bytes: RawSpan, _ types: inout SeenTypes?
    ) -> Bool {
        guard let node = document.value(of: RepresentationMember.typeKey, in: node, bytes),
            let type = document.string(at: node, bytes),
            types?.insert(TypeIdentifier(rawValue: type)) == false
        else { return true }
        report(
            .duplicateType, node, "the type \(type.quotedStart) occurs twice in one attachment")
        return false
    }

    /// Reads a thumbnail; clause 16.1.1.
    mutating func thumbnail(_ node: WireNode, _ bytes: RawSpan) -> Thumbnail? {
        guard isDictionary(node) else { return nil }
        return form(node, bytes, isThumbnail: true).map { Thumbnail(image: $0) }
    }

    /// Reads the members that representations and thumbnails share: a type and one content member.
    private mutating func form(
        _ node: WireNode, _ bytes: RawSpan, isThumbnail: Bool
    ) -> Representation? {
        var form = RepresentationDraft()
        var kept = KeptMembers()
        let found = members(of: node, bytes, keepingIn: &kept) {
            (walk: inout ItemWalk, name: RepresentationMember, node, kept: inout KeptMembers) in
            if name == .typeIdentifier {
                let type = walk.take(name, node, &kept) { $0.typeIdentifier($1, bytes) }
                form.typeNode = node
                form.typeKind = type?.kind
                form.type = walk.made { _ in type?.identifier }
            } else {
                form.contentCount += 1
                form.lastContent = (name, node)
                form.hasURL = form.hasURL || name == .url
                form.isMisplaced = isThumbnail && !name.isOfThumbnail
                form.content = walk.take(name, node, &kept) { $0.content(name, $1, bytes) }
            }
        }
        // An unknown member counts as content, even if its name causes a finding because the name
        // begins with “$” or has no dot.
        form.isUnknown = form.contentCount == 0 && found.otherCount > 0
        check(form, node, bytes)
        // If all unknown members are null, no unknown content is left.
        if form.isUnknown, !kept.unknown.isEmpty { form.content = .unknown }
        guard let type = form.type, !form.isContentWrong, let content = form.content.take()
        else { return nil }
        return Representation(type, content, kept)
    }

    @inline(__always)
    private mutating func check(_ form: RepresentationDraft, _ node: WireNode, _ bytes: RawSpan) {
        if form.typeNode == nil { report(.missingMember, node, "expected “type-identifier”") }
        if form.isContentWrong {
            report(
                .representationContent, node,
                "expected exactly one of \(RepresentationMember.contentNames);"
                    + " a thumbnail can only have “data”, “file” or “url”")
        }
        checkURLType(form, bytes)
        if looksForNotices, let (name, content) = form.lastContent, let type = form.typeNode {
            setUncertain(unless: hasFirstBytes(ofType: type, name, content, bytes))
        }
    }

    /// Reports a URL whose type is not `public.url`, and content of that type that is not a URL;
    /// clause 14.3.3.
    @inline(__always)
    private mutating func checkURLType(_ form: RepresentationDraft, _ bytes: RawSpan) {
        guard let node = form.typeNode,
            // A malformed type has no `typeKind`, but the rule applies to it too, so its kind is
            // derived from its text.
            let kind = form.typeKind
                ?? document.string(at: node, bytes).map({
                    KnownTypes.Kind(TypeIdentifier(rawValue: $0))
                }),
            !kind.allowsContent(withURL: form.hasURL)
        else { return }
        report(
            .urlTypeIdentifier, node,
            kind == .fileURL
                ? "a file URL cannot be shared"
                : "the content “url” requires the type “public.url”, and that type requires the "
                    + "content “url”")
    }

    private mutating func typeIdentifier(
        _ node: WireNode, _ bytes: RawSpan
    ) -> KnownTypes.CheckedType? {
        if let known = knownTypes.type(at: node, of: document, bytes) { return known }
        guard let text = document.string(at: node, bytes) else {
            reportType(node, "expected a string")
            return nil
        }
        let type = TypeIdentifier(rawValue: text)
        let (kind, fault) = knownTypes.check(type)
        guard let fault else { return (type, kind) }
        report(fault.code, node, fault.message)
        return fault.code == .malformedTypeIdentifier ? nil : (type, kind)
    }

    private mutating func content(
        _ name: RepresentationMember, _ node: WireNode, _ bytes: RawSpan
    ) -> Representation.Content? {
        switch name {
        case .url: return requiredURL(node, bytes).map { .url($0) }
        case .text: return anyString(node, bytes).map { .text($0) }
        case .data:
            if !document.isKind(node, .data) { reportType(node, "expected data") }
            return made { $0.data(at: node) }.map { .data($0) }
        case .file: return file(node, bytes).map { .file($0) }
        case .propertyList: return freeValue(node, bytes).map { .propertyList($0) }
        case .typeIdentifier: return nil
        }
    }

    /// Whether the first bytes of the content are known to cause no notice.
    private func hasFirstBytes(
        ofType type: WireNode, _ name: RepresentationMember, _ node: WireNode, _ bytes: RawSpan
    ) -> Bool {
        guard let type = document.string(at: type, bytes) else { return true }
        let content: Representation.Content?
        switch name {
        case .data: content = document.data(at: node).map { .data($0) }
        case .text: content = document.string(at: node, bytes).map { .text($0) }
        // A file's first bytes are unknown until it is opened.
        case .file: return false
        case .propertyList, .typeIdentifier, .url: return true
        }
        guard let content else { return true }
        return Representation(TypeIdentifier(rawValue: type), content, KeptMembers())
            .mismatchedType == nil
    }
}

extension RepresentationMember {
    static var contentNames: String {
        allCases.filter { $0 != .typeIdentifier }.map { "“\($0.rawValue)”" }
            .joined(separator: ", ")
    }

    /// Whether a thumbnail may have the member; clause 16.1.1.
    var isOfThumbnail: Bool {
        switch self {
        case .data, .file, .typeIdentifier, .url: true
        case .propertyList, .text: false
        }
    }
}

extension Representation.Content {
    var member: RepresentationMember? {
        switch self {
        case .data: .data
        case .file: .file
        case .propertyList: .propertyList
        case .text: .text
        case .url: .url
        case .unknown: nil
        }
    }
}

extension Representation: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        var members = try MemberWriter<RepresentationMember>(kept, &writer)
        let member = content.member
        let type = writer.checkedType(typeIdentifier, isURL: member == .url)
        if member == nil { writer.check(unless: !unknownMembers.isEmpty) }
        // In canonical order, “url” is the only content member that comes after “type-identifier”.
        if member == .url { try members.write(.typeIdentifier, checked: type, &writer) }
        try content.write(to: &members, &writer)
        if member != .url { try members.write(.typeIdentifier, checked: type, &writer) }
        try members.finish(&writer)
    }
}

extension Representation.Content {
    /// A switch over a property would copy the content; a switch over `self` does not.
    fileprivate func write(
        to members: inout MemberWriter<RepresentationMember>, _ writer: inout ItemWriter
    ) throws(PayloadError) {
        switch self {
        case .data(let value): try members.write(.data, checked: writer.data(value), &writer)
        case .file(let value): try members.write(.file, checked: value, &writer)
        case .propertyList(let value): try members.write(.propertyList, checked: value, &writer)
        case .text(let value): try members.write(.text, checked: value, &writer)
        case .url(let value):
            try members.write(.url, checked: RequiredURL(text: value.text), &writer)
        case .unknown: break
        }
    }
}

/// The URL of a representation. Unlike the source URL of an item, this URL cannot be absent, so an
/// empty string is a fault.
private struct RequiredURL: MemberValue {
    let text: String

    func write(to writer: inout ItemWriter) throws(PayloadError) { try writer.wire.urlString(text) }
}

extension Thumbnail: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        guard let image else { return try WireDictionary().write(to: &writer) }
        writer.check(unless: image.content.member?.isOfThumbnail != false)
        try image.write(to: &writer)
    }
}

struct SeenTypes {
    /// The first eight types; almost no attachment has more. Any further types are in `others`.
    private var few: [TypeIdentifier] = []
    private var others: Set<TypeIdentifier> = []

    mutating func insert(_ type: TypeIdentifier) -> Bool {
        if few.contains(type) { return false }
        if few.count == 8 { return others.insert(type).inserted }
        few.append(type)
        return true
    }
}

private struct RepresentationDraft {
    var typeNode: WireNode?
    var type: TypeIdentifier?
    var typeKind: KnownTypes.Kind?
    var contentCount = 0
    var lastContent: (name: RepresentationMember, node: WireNode)?
    var hasURL = false
    /// Whether this is a thumbnail, and its content is of a kind that a thumbnail cannot have.
    var isMisplaced = false
    /// Whether the content is in unknown members.
    var isUnknown = false
    var content: Representation.Content?

    var isContentWrong: Bool { !isUnknown && (contentCount != 1 || isMisplaced) }
}
