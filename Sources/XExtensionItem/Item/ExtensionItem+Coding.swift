import Essentials

extension ItemReader {
    /// Reads the document as an item; nil if it is not a dictionary, has an unknown major version,
    /// or has no usable main attachment.
    mutating func item() -> ExtensionItem? {
        let document = document
        return document.withBytes { item($0) }
    }

    /// Takes the document's bytes as a parameter, because every conversion to a string needs them.
    private mutating func item(_ bytes: RawSpan) -> ExtensionItem? {
        guard document.kind(of: .root) == .dictionary else {
            report(.notDictionary, .root, "expected a dictionary")
            return nil
        }
        let found = document.members(of: .root, named: ItemMember.names.keys, bytes)
        guard let version = version(found, bytes) else { return nil }
        isNewer = version > .current
        var activities: [ActivityType: ItemMembers] = [:]
        var excluded: [ActivityType] = []
        var members = itemMembers(found, of: .root, bytes, isOverlay: false) {
            reader, name, node, kept in
            switch name {
            case .activities:
                activities = reader.activities(name, node, bytes, &kept)
            case .excludedActivities:
                excluded = reader.excludedActivities(name, node, bytes, &kept)
            case .mustUnderstand:
                reader.checkFeatures(node, bytes, &kept)
            case .version, .shared:
                break
            }
        }
        guard members.mainAttachment != nil else {
            reportMissingMainAttachment()
            return nil
        }
        members.keepNamespaces()
        return ExtensionItem(consume members, version, activities, excluded)
    }

    /// Reports a missing main attachment, at its member if there is one, otherwise at the document.
    private mutating func reportMissingMainAttachment() {
        let member = document.canonicalMembers(of: .root).first {
            document.key(of: $0).isIdentical(to: OverlayMember.mainAttachment.rawValue)
        }
        guard let member else {
            return report(
                .missingMainAttachment, .root, "expected a main attachment to share, found none")
        }
        report(
            .missingMainAttachment, member.node,
            "expected a main attachment to share, found none that can be used")
    }

    /// Reads the version; nil for an unknown major version, whose members cannot be judged.
    ///
    /// If the version is missing or malformed, this reports it and returns the current one, so that
    /// the rest of the document is judged.
    private mutating func version(
        _ found: WireDocument.NamedMembers, _ bytes: RawSpan
    ) -> FormatVersion? {
        guard let node = versionNode(found) else {
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
                "major version \(version.major); this reader knows \(FormatVersion.current.major)")
            return nil
        }
        return version
    }

    /// Returns the value of the member `version`; nil if absent.
    private func versionNode(_ found: WireDocument.NamedMembers) -> WireNode? {
        // No name comes after “version”.
        if let (number, node) = found.last, ItemMember.names.cases[number] == .version {
            return node
        }
        return document.value(of: ItemMember.version.rawValue, in: .root)
    }

    /// Checks `must-understand`; clause 11.3.2. Version 1.0 defines no feature.
    ///
    /// A null in the array is a separate finding; the other elements are still judged.
    private mutating func checkFeatures(
        _ node: WireNode, _ bytes: RawSpan, _ kept: inout KeptMembers
    ) {
        guard document.kind(of: node) == .array else {
            return report(.unknownFeature, node, "expected an array of names of features")
        }
        guard document.count(of: node) > 0 else {
            reportDefault(node)
            return setAside(ItemMember.mustUnderstand, node, &kept)
        }
        let unknown = document.elements(of: node).first { document.kind(of: $0) != .null }
        if let unknown {
            let name = document.string(at: unknown, bytes)
            report(
                .unknownFeature, node,
                name.map { "the feature \($0.quotedStart) is not known here" } ?? "expected names")
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
        activities.reserveCapacity(document.count(of: node))
        for member in document.canonicalMembers(of: node) {
            let activity = ActivityType(rawValue: document.key(of: member, bytes))
            let isReserved = !checkActivity(activity, member.keyNode)
            let overlay =
                isReserved
                ? unjudged { $0.overlay(member.node, bytes) } : overlay(member.node, bytes)
            guard !isAbsent(member.node) else { continue }
            activities[activity] = overlay
            isWhole = isWhole && overlay != nil
        }
        if !isWhole { setAside(name, node, &kept) }
        return activities
    }

    private mutating func overlay(_ node: WireNode, _ bytes: RawSpan) -> ItemMembers? {
        guard isFilledDictionary(node) else { return nil }
        let found = document.members(of: node, named: ItemMember.names.keys, bytes)
        return itemMembers(found, of: node, bytes, isOverlay: true) { reader, name, node, kept in
            reader.report(
                .activityMember, reader.document.keyNode(of: node),
                "“\(name.rawValue)” has no place in an overlay")
            reader.setAside(name, node, &kept)
        }
    }

    private mutating func excludedActivities(
        _ name: ItemMember, _ node: WireNode, _ bytes: RawSpan, _ kept: inout KeptMembers
    ) -> [ActivityType] {
        let activities = takeArray(name, node, &kept) { reader, element -> ActivityType? in
            guard let activity = reader.anyString(element, bytes).map(ActivityType.init(rawValue:))
            else {
                return nil
            }
            reader.checkActivity(activity, element)
            return activity
        }
        if activities?.isEmpty == true {
            reportDefault(node)
            setAside(name, node, &kept)
        }
        return activities ?? []
    }

    /// Checks the name of an activity type, clause 19.1.1; returns false for a name that begins
    /// with `$`.
    @discardableResult
    private mutating func checkActivity(_ activity: ActivityType, _ node: WireNode) -> Bool {
        if isReserved(activity.rawValue, node) { return false }
        if !ReverseDNSName.matches(activity.rawValue) {
            report(
                .activityName, node,
                "expected a reverse-DNS name, found \(activity.rawValue.quotedStart)")
        }
        return true
    }
}

extension ExtensionItem {
    /// Writes the item as a document.
    func write(to writer: inout ItemWriter) throws(WireError) {
        try members.write(to: &writer) { name, document, writer throws(WireError) in
            switch name {
            case .activities:
                let overlays = Overlays(self)
                try document.write(name, judged: overlays.isEmpty ? nil : overlays, &writer)
            case .excludedActivities:
                let excluded = excludedActivities
                try document.write(name, judged: excluded.isEmpty ? nil : excluded, &writer)
            case .version:
                try document.write(name, judged: version.description, &writer)
            case .mustUnderstand, .shared:
                break
            }
        }
    }
}

extension ItemMembers: MemberValue {
    /// Writes an overlay.
    func write(to writer: inout ItemWriter) throws(WireError) {
        try write(to: &writer, others: nil)
    }
}

/// The overlays of an item, in canonical order.
private struct Overlays: MemberValue {
    private let overlays: [(key: ActivityType, value: ItemMembers)]

    init(_ item: ExtensionItem) {
        overlays = item.overlays.isEmpty ? [] : item.writtenOverlays.sorted { $0.key < $1.key }
    }

    var isEmpty: Bool { overlays.isEmpty }

    func write(to writer: inout ItemWriter) throws(WireError) {
        try writer.wire.beginDictionary()
        for (activity, overlay) in overlays {
            activity.judge(&writer)
            if overlays.count == 1 {
                try writer.wire.onlyKey(activity.rawValue)
            } else {
                try writer.wire.key(activity.rawValue)
            }
            do throws(WireError) {
                try overlay.write(to: &writer)
            } catch {
                throw error.inside(activity.rawValue)
            }
        }
        try writer.wire.endDictionary()
    }
}

extension ActivityType: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        judge(&writer)
        try writer.wire.string(rawValue)
    }
}

extension ActivityType {
    /// Requires a check of an activity type whose name is malformed.
    fileprivate func judge(_ writer: inout ItemWriter) {
        writer.check(unless: ReverseDNSName.matches(rawValue))
    }
}
