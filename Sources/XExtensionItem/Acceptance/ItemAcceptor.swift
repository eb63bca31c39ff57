import Essentials

/// Decides quickly that strict reading of a document certainly finds nothing.
///
/// It walks the same members as ``ItemReader`` and applies the same rules, but makes no values and
/// no findings. It answers no wherever it is not certain; then the reader reads the same document.
/// Therefore it may leave out any case, but must never accept what the reader reports.
struct ItemAcceptor {
    let document: WireDocument
    /// Whether the document must also be certain to have no notices.
    let excludesNotices: Bool
    /// Whether the document has a newer minor version; nil until it is first needed.
    private var hasNewerVersion: Bool?
    var knownTypes = KnownTypes()

    /// Creates an acceptor of a document.
    ///
    /// - Parameters:
    ///   - document: the document, opened with all checks on.
    ///   - excludesNotices: whether to answer no also where a notice is possible.
    init(_ document: WireDocument, excludesNotices: Bool) {
        self.document = document
        self.excludesNotices = excludesNotices
    }

    /// Whether strict reading certainly finds nothing.
    mutating func accepts() -> Bool {
        guard document.hasCleanValues else { return false }
        let document = document
        return document.withBytes { acceptsItem($0) }
    }

    private mutating func acceptsItem(_ bytes: RawSpan) -> Bool {
        guard var members = members(of: .root, ItemMember.self) else { return false }
        var (hasMainAttachment, hasVersion) = (false, false)
        while let (name, value) = members.next(in: document, bytes) {
            switch name {
            case .version:
                guard acceptsVersion(value, bytes) else { return false }
                hasVersion = true
            case .activities:
                guard acceptsActivities(value, bytes) else { return false }
            case .excludedActivities:
                guard acceptsNames(value, bytes) else { return false }
            case .mustUnderstand:
                return false
            case .shared(let member):
                guard accepts(member, value, bytes) else { return false }
                hasMainAttachment = hasMainAttachment || member == .mainAttachment
            }
        }
        return hasMainAttachment && hasVersion && hasRightNames(members, of: .root, bytes)
    }

    /// Whether the version is one that this library reads.
    private func acceptsVersion(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        document.isText(at: node, bytes, FormatVersion.isCurrent)
            || version(node, bytes)?.major == FormatVersion.current.major
    }

    private func version(_ node: WireNode, _ bytes: RawSpan) -> FormatVersion? {
        document.string(at: node, bytes).flatMap(FormatVersion.init)
    }

    /// Whether the document has a newer minor version, which may define names that are unknown
    /// here.
    mutating func isNewer(_ bytes: RawSpan) -> Bool {
        if let hasNewerVersion { return hasNewerVersion }
        let node = document.value(of: ItemMember.version.rawValue, in: .root)
        let version = node.flatMap { self.version($0, bytes) }
        let isNewer = version.map { $0 > FormatVersion.current } ?? false
        hasNewerVersion = isNewer
        return isNewer
    }

    // MARK: Activities

    private mutating func acceptsActivities(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var overlays = document.content(of: node, .dictionary) else { return false }
        while let (activity, overlay) = document.nextMember(&overlays) {
            guard isReverseDNSName(activity, bytes), acceptsOverlay(overlay, bytes) else {
                return false
            }
        }
        return true
    }

    private mutating func acceptsOverlay(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var members = members(of: node, ItemMember.self) else { return false }
        while let (name, value) = members.next(in: document, bytes) {
            guard case .shared(let member) = name,
                isRemoval(value, of: member) || accepts(member, value, bytes)
            else { return false }
        }
        return hasRightNames(members, of: node, bytes)
    }

    /// Whether a value of an overlay removes the item's value; clause 19.2.3.
    private func isRemoval(_ node: WireNode, of member: OverlayMember) -> Bool {
        guard document.isEmpty(node) else { return false }
        var search = EmptyKind()
        ItemMembers.visit(member, &search)
        return document.kind(of: node) == search.kind
    }

    private struct EmptyKind: MemberVisitor {
        var kind: WireKind?

        mutating func visit<Value: ItemValue>(_: OverlayMember, _: ItemMembers.Place<Value>) {
            kind = Value.canBeEmpty ? Value.emptyKind : nil
        }
    }

    // MARK: Members

    /// Whether a member that items and overlays share has a value that is right and not empty.
    private mutating func accepts(
        _ member: OverlayMember, _ node: WireNode, _ bytes: RawSpan
    ) -> Bool {
        switch member {
        case .additionalAttachments: acceptsAttachments(node, bytes)
        case .contentText: acceptsText(node, bytes)
        case .mainAttachment: acceptsAttachment(node, bytes)
        case .parameters: acceptsParameters(node, bytes)
        case .referrer: acceptsReferrer(node, bytes)
        case .sourceURL: isURL(node, bytes)
        case .tags: acceptsTags(node, bytes)
        case .thumbnail: acceptsRepresentation(node, bytes, isThumbnail: true)
        case .title: isLine(node, bytes)
        case .userInfo: acceptsUserInfo(node, bytes)
        }
    }

    private func acceptsTags(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var tags = document.content(of: node, .array) else { return false }
        while let tag = document.nextElement(&tags) {
            guard isLine(tag, bytes) else { return false }
        }
        return true
    }

    private mutating func acceptsReferrer(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var members = members(of: node, ReferrerMember.self) else { return false }
        while let (name, value) = members.next(in: document, bytes) {
            let isRight =
                switch name {
                case .appName: isLine(value, bytes)
                case .appStoreID, .googlePlayID: document.isFilledString(value, bytes)
                case .androidAppURL, .iOSAppURL, .webURL: isURL(value, bytes)
                }
            guard isRight else { return false }
        }
        return hasRightNames(members, of: node, bytes)
    }
}
