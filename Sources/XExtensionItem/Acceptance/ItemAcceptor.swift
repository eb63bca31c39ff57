#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Decides quickly that strict reading of a document certainly finds nothing.
///
/// It walks the same members as ``ItemReader`` and applies the same rules, but makes no values and
/// no findings. It answers no wherever it is not certain; then the reader reads the same document.
/// Therefore it may leave out any case, but must never accept what the reader reports.
struct ItemAcceptor {
    let document: WireDocument
    /// Whether the document must also be certain to have no notices.
    let excludesNotices: Bool
    /// Whether the document has a newer minor version, which may define names that are unknown
    /// here.
    var isNewer = false
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
        guard var members = knownMembers(of: .root, ItemMember.self, bytes),
            acceptsVersion(members, bytes),
            members.unknownCount == 0 || hasRightNames(.root, ItemMember.self, bytes)
        else { return false }
        var hasMainAttachment = false
        while let (name, value) = members.next() {
            switch name {
            case .version: break
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
        return hasMainAttachment
    }

    /// Whether the version is one that this library reads.
    private mutating func acceptsVersion(
        _ members: KnownMembers<ItemMember>, _ bytes: RawSpan
    ) -> Bool {
        // No name comes after “version”. If one ever does, the reader decides.
        guard let (name, value) = members.last, name == .version else { return false }
        if document.isText(at: value, bytes, FormatVersion.isCurrent) { return true }
        let version = document.string(at: value, bytes).flatMap(FormatVersion.init)
        isNewer = version.map { $0 > .current } ?? false
        return version?.major == FormatVersion.current.major
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
        guard var members = members(of: node, ItemMember.self, bytes) else { return false }
        while let (name, value) = members.next() {
            guard case .shared(let member) = name,
                isRemoval(value, of: member) || accepts(member, value, bytes)
            else { return false }
        }
        return true
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
        guard var members = members(of: node, ReferrerMember.self, bytes) else { return false }
        while let (name, value) = members.next() {
            let isRight =
                switch name {
                case .appName: isLine(value, bytes)
                case .appStoreID, .googlePlayID: document.isFilledString(value, bytes)
                case .androidAppURL, .iOSAppURL, .webURL: isURL(value, bytes)
                }
            guard isRight else { return false }
        }
        return true
    }
}
