import Essentials

extension ItemWalk {
    /// Returns nil if the document is not a dictionary, has an unknown major version, or has no
    /// usable main attachment.
    mutating func item() -> ExtensionItem? {
        let document = document
        return document.withBytes { item($0) }
    }

    /// The document's bytes are a parameter, so that they are obtained only once: every conversion
    /// to a string needs them.
    private mutating func item(_ bytes: RawSpan) -> ExtensionItem? {
        guard document.isKind(.root, .dictionary) else {
            report(.notDictionary, .root, "expected a dictionary")
            return nil
        }
        guard let version = version(bytes) else { return nil }
        isNewer = version > .current
        var activities: [ActivityType: ItemMembers] = [:]
        var excluded: [ActivityType] = []
        let (members, names) = itemMembers(of: .root, bytes, isOverlay: false) {
            walk, name, node, kept in
            switch name {
            case .activities:
                activities = walk.activities(name, node, bytes, &kept)
            case .excludedActivities:
                excluded = walk.excludedActivities(name, node, bytes, &kept)
            case .mustUnderstand:
                walk.checkFeatures(node, bytes, &kept)
            case .version, .shared:
                break
            }
        }
        // An `ItemCheck` creates no values, so it looks only for the member name `main-attachment`.
        // That suffices, because an unusable main attachment already has a finding.
        let isMissing =
            Product.makesValues
            ? members?.mainAttachment == nil : !names.has(ItemMember.mainAttachmentBit)
        if isMissing { reportMissingMainAttachment() }
        guard let members, !isMissing else { return nil }
        return ExtensionItem(members, version, activities, excluded)
    }

    private mutating func reportMissingMainAttachment() {
        let name = SharedMember.mainAttachment.rawValue
        guard let node = document.value(of: name, in: .root) else {
            return report(.missingMainAttachment, .root, "expected the member “\(name)”")
        }
        report(
            .missingMainAttachment, node,
            "expected a main attachment with at least one usable representation")
    }

    /// Returns nil for an unknown major version, because the rules of that version are unknown.
    ///
    /// If the version is missing or malformed, this reports it and returns the current version, so
    /// that the rest of the document is checked.
    private mutating func version(_ bytes: RawSpan) -> FormatVersion? {
        guard let node = document.value(of: ItemMember.versionKey, in: .root, bytes) else {
            report(.missingVersion, .root, "expected the member “version”")
            return .current
        }
        if document.isText(at: node, bytes, FormatVersion.isCurrent) { return .current }
        guard let version = document.string(at: node, bytes).flatMap(FormatVersion.init) else {
            report(.malformedVersion, node, "expected a version like “1.0”")
            return .current
        }
        guard version.major == FormatVersion.current.major else {
            report(
                .unsupportedVersion, node,
                "expected major version \(FormatVersion.current.major), found \(version.major)")
            return nil
        }
        return version
    }

    /// Checks `must-understand`; clause 11.3.2. Version 1.0 defines no feature.
    ///
    /// A null in the array is a separate finding; the other elements are still checked.
    private mutating func checkFeatures(
        _ node: WireNode, _ bytes: RawSpan, _ kept: inout KeptMembers
    ) {
        guard document.isKind(node, .array) else {
            return report(.unknownFeature, node, "expected an array of feature names")
        }
        guard document.count(of: node) > 0 else {
            reportDefault(node)
            return setAside(ItemMember.mustUnderstand, node, &kept)
        }
        let unknown = document.elements(of: node).first { !document.isKind($0, .null) }
        if let unknown {
            let name = document.string(at: unknown, bytes)
            report(
                .unknownFeature, node,
                name.map { "the feature \($0.quotedStart) is unknown" } ?? "expected feature names")
        }
    }

    // MARK: Activities

    private mutating func activities(
        _ name: ItemMember, _ node: WireNode, _ bytes: RawSpan, _ kept: inout KeptMembers
    ) -> [ActivityType: ItemMembers] {
        var activities: [ActivityType: ItemMembers] = [:]
        var isWhole = isFilledDictionary(node)
        guard isWhole else {
            setAside(name, node, &kept)
            return [:]
        }
        if Product.makesValues { activities.reserveCapacity(document.count(of: node)) }
        for member in document.canonicalMembers(of: node) where !isOver {
            let isReserved = !isActivity(member.keyNode, bytes)
            let overlay =
                isReserved
                ? readingWithoutFindings { $0.overlay(member.node, bytes) }
                : overlay(member.node, bytes)
            guard Product.makesValues, !isAbsent(member.node) else { continue }
            activities[ActivityType(rawValue: document.key(of: member, bytes))] = overlay
            isWhole = isWhole && overlay != nil
        }
        if !isWhole { setAside(name, node, &kept) }
        return activities
    }

    private mutating func overlay(_ node: WireNode, _ bytes: RawSpan) -> ItemMembers? {
        guard isFilledDictionary(node) else { return nil }
        return itemMembers(of: node, bytes, isOverlay: true) { walk, name, node, kept in
            walk.report(
                .activityMember, walk.document.keyNode(of: node),
                "“\(name.rawValue)” is not allowed in an overlay")
            walk.setAside(name, node, &kept)
        }.members
    }

    private mutating func excludedActivities(
        _ name: ItemMember, _ node: WireNode, _ bytes: RawSpan, _ kept: inout KeptMembers
    ) -> [ActivityType] {
        if isEmpty(node, bytes, of: .array) {
            reportDefault(node)
            setAside(name, node, &kept)
            return []
        }
        return takeArray(name, node, &kept) { walk, element -> ActivityType? in
            if walk.document.isKind(element, .string) { _ = walk.isActivity(element, bytes) }
            return walk.anyString(element, bytes).map(ActivityType.init(rawValue:))
        } ?? []
    }

    /// Returns false for a name that begins with `$`, and true for any other name. Reports every
    /// name that is not a reverse-DNS name; clause 19.1.1. The node is a key or a string.
    private mutating func isActivity(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        if isReverseDNSName(node, bytes) { return true }
        let name = document.key(at: node) ?? document.string(at: node, bytes) ?? ""
        if isReserved(name, node) { return false }
        report(.activityName, node, "expected a reverse-DNS name, found \(name.quotedStart)")
        return true
    }
}

extension ExtensionItem {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        try members.write(to: &writer) { name, document, writer throws(PayloadError) in
            switch name {
            case .activities:
                let overlays = Overlays(self)
                try document.write(name, checked: overlays.isEmpty ? nil : overlays, &writer)
            case .excludedActivities:
                let excluded = excludedActivities
                try document.write(name, checked: excluded.isEmpty ? nil : excluded, &writer)
            case .version:
                try document.write(name, checked: version.description, &writer)
            case .mustUnderstand, .shared:
                break
            }
        }
    }
}

extension ItemMembers: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        try write(to: &writer, others: nil)
    }
}

private struct Overlays: MemberValue {
    private let overlays: [(key: ActivityType, value: ItemMembers)]

    init(_ item: ExtensionItem) {
        overlays = item.overlays.isEmpty ? [] : item.writtenOverlays.sorted { $0.key < $1.key }
    }

    var isEmpty: Bool { overlays.isEmpty }

    func write(to writer: inout ItemWriter) throws(PayloadError) {
        try writer.wire.begin(.dictionary)
        for (activity, overlay) in overlays {
            activity.requireCheckIfMalformed(&writer)
            if overlays.count == 1 {
                try writer.wire.onlyKey(activity.rawValue)
            } else {
                try writer.wire.key(activity.rawValue)
            }
            do throws(PayloadError) {
                try overlay.write(to: &writer)
            } catch {
                throw error.inside(activity.rawValue)
            }
        }
        try writer.wire.end(.dictionary)
    }
}

extension ActivityType: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        requireCheckIfMalformed(&writer)
        try writer.wire.string(rawValue)
    }
}

extension ActivityType {
    fileprivate func requireCheckIfMalformed(_ writer: inout ItemWriter) {
        writer.check(unless: ReverseDNSName.matches(rawValue))
    }
}
