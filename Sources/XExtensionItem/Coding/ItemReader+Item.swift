extension ItemReader {
    /// Reads the document as an item; nil when something is wrong that no reading survives.
    mutating func item() -> ExtensionItem? {
        guard document.kind(of: .root) == .dictionary else {
            report(.notDictionary, .root, "expected a dictionary")
            return nil
        }
        guard let version = version() else { return nil }
        isNewer = version > .current
        var activities: [ActivityType: Presentation] = [:]
        var excluded: [ActivityType] = []
        let general = presentation(.root, isOverlay: false) { reader, name, node, kept in
            switch name {
            case .activities:
                activities = reader.activities(name, node, &kept)
            case .excludedActivities:
                excluded = reader.excludedActivities(name, node, &kept)
            case .mustUnderstand:
                reader.checkFeatures(node, &kept)
            default:
                break
            }
        }
        guard let main = general.mainAttachment else {
            let main = document.value(of: ItemMember.mainAttachment.rawValue, in: .root)
            report(.missingMainAttachment, main ?? .root, "expected a main attachment to share")
            return nil
        }
        var item = ExtensionItem(general, mainAttachment: main)
        item.activities = activities
        item.excludedActivities = excluded
        item.version = version
        item.kept = general.kept
        return item
    }

    /// The version; the current one in place of one that is missing or malformed, so that the rest
    /// is judged. Nil for a major version that is not known: nothing can be said of its members.
    private mutating func version() -> FormatVersion? {
        let name = ItemMember.version.rawValue
        guard let node = document.value(of: name, in: .root) else {
            report(.missingVersion, .root, "expected the member “version”")
            return .current
        }
        guard let version = document.string(at: node).flatMap(FormatVersion.init) else {
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

    /// Checks `must-understand`: version 1.0 defines no feature; clause 11.3.2.
    private mutating func checkFeatures(_ node: WireNode?, _ kept: inout KeptMembers) {
        guard let node else { return }
        guard document.kind(of: node) == .array else {
            return report(.unknownFeature, node, "expected an array of names of features")
        }
        if document.count(of: node) == 0 {
            reportDefault(node)
            setAside(ItemMember.mustUnderstand, node, &kept)
        }
        for element in document.elements(of: node) {
            let name = document.string(at: element)
            report(
                .unknownFeature, element,
                name.map { "the feature “\($0)” is not known here" } ?? "expected a name")
        }
    }

    // MARK: Activities

    private mutating func activities(
        _ name: ItemMember, _ node: WireNode?, _ kept: inout KeptMembers
    ) -> [ActivityType: Presentation] {
        guard let node else { return [:] }
        var activities: [ActivityType: Presentation] = [:]
        var isWhole = isFilledDictionary(node)
        for member in isWhole ? document.canonicalMembers(of: node) : [] {
            let activity = ActivityType(rawValue: document.key(of: member))
            checkActivity(activity, member.keyNode)
            guard !document.holdsNull(member) else { continue }
            activities[activity] = overlay(member.node)
            isWhole = isWhole && activities[activity] != nil
        }
        if !isWhole { setAside(name, node, &kept) }
        return activities
    }

    /// Whether a node is a dictionary with members; an empty one is noted as a default.
    mutating func isFilledDictionary(_ node: WireNode) -> Bool {
        guard isDictionary(node) else { return false }
        if document.count(of: node) == 0 { reportDefault(node) }
        return document.count(of: node) > 0
    }

    private mutating func overlay(_ node: WireNode) -> Presentation? {
        guard isFilledDictionary(node) else { return nil }
        return presentation(node, isOverlay: true) { reader, name, node, kept in
            guard let node else { return }
            reader.report(.activityMember, node, "“\(name.rawValue)” has no place in an overlay")
            reader.setAside(name, node, &kept)
        }
    }

    private mutating func excludedActivities(
        _ name: ItemMember, _ node: WireNode?, _ kept: inout KeptMembers
    ) -> [ActivityType] {
        let activities = takeArray(name, node, &kept) { reader, element -> ActivityType? in
            guard let activity = reader.anyString(element).map(ActivityType.init(rawValue:)) else {
                return nil
            }
            reader.checkActivity(activity, element)
            return activity
        }
        if let node, activities?.isEmpty == true {
            reportDefault(node)
            setAside(name, node, &kept)
        }
        return activities ?? []
    }

    /// Judges an activity type by its form; clause 19.1.1.
    private mutating func checkActivity(_ activity: ActivityType, _ node: WireNode) {
        if isReserved(activity.rawValue, node) { return }
        if !ReverseDNSName.matches(activity.rawValue) {
            report(
                .activityName, node,
                "expected a reverse-DNS name in place of “\(activity.rawValue)”")
        }
    }
}
