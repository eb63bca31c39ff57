import Essentials

extension ExtensionItem {
    /// Returns the upstream item for one activity, and the losses of the mapping; clause 23.2.
    ///
    /// If two values have the same key in `userInfo`, the item's user info replaces parameters, and
    /// upstream's generic parameters replace both. To share the result, create an item provider
    /// from each of its attachments, with the attachment's suggested name.
    ///
    /// Reading the result with the namespaces of ``parameters`` restores the item resolved for the
    /// activity, except for the losses. The pointers of losses refer to the resolved item, except
    /// pointers that begin with `/activities` or `/excluded-activities`.
    ///
    /// - Parameter activity: the activity to resolve for, or nil for the values for all activities.
    /// - Returns: the upstream item and the losses. Mapping the upstream item back to an item loses
    ///   nothing more, except the URL of a folder, which only programs on the same system can use.
    ///   If no part of the main attachment can be represented, `attachments` is empty, because an
    ///   additional attachment would otherwise become the main one.
    public func upstreamItem(
        for activity: ActivityType? = nil
    ) -> (item: UpstreamItem, losses: [Loss]) {
        var filter = UpstreamFilter(passesFolders: true)
        let general = general(for: activity, &filter)
        var userInfo = userInfo(general, &filter)
        let generic = Self.generic(general, &filter)
        if !generic.isEmpty { userInfo[UpstreamKey.generic.rawValue] = .dictionary(generic) }
        let text = general.contentText.flatMap { filter.text($0, at: Self.step(.contentText)) }
        let attachments = Self.attachments(general, &filter)
        let item = UpstreamItem(
            userInfo: userInfo, title: general.title, contentText: text, attachments: attachments,
            thumbnail: Self.thumbnail(general, hasAttachments: !attachments.isEmpty, &filter))
        return (item, filter.losses)
    }

    /// The members that an upstream item can represent. A member of a later version is a loss.
    private static let carried: Set<SharedMember> = [
        .additionalAttachments, .contentText, .mainAttachment, .parameters, .referrer, .sourceURL,
        .tags, .thumbnail, .title, .userInfo,
    ]

    private static func step(_ name: SharedMember) -> String { JSONPointer.step(name.rawValue) }

    private static func step(_ name: ItemMember) -> String { JSONPointer.step(name.rawValue) }

    private func general(
        for activity: ActivityType?, _ filter: inout UpstreamFilter
    ) -> ItemMembers {
        if version != .current {
            filter.recordLoss(
                .notCarriedUpstream, at: Self.step(ItemMember.version),
                "version \(version) is read back as \(FormatVersion.current)")
        }
        recordActivities(but: activity, &filter)
        let general = (activity.map(resolved) ?? withoutSetAside).members.written
        for member in SharedMember.allCases
        where !Self.carried.contains(member) && general.has(member) {
            filter.recordLoss(
                .notCarriedUpstream, at: Self.step(member), "an upstream item has no such member")
        }
        filter.recordUnknown(general.kept.unknown, at: "")
        return general
    }

    private func recordActivities(but activity: ActivityType?, _ filter: inout UpstreamFilter) {
        let pointer = Self.step(ItemMember.activities)
        for (other, overlay) in overlays.sorted(by: { $0.key < $1.key })
        where other.isReserved
            ? !overlay.isEmpty : other != activity && !overlay.hasOnlySetAsideValues
        {
            let place = pointer + JSONPointer.step(other.rawValue)
            filter.recordLoss(
                .notCarriedUpstream, at: place, "an upstream item has values for only one activity")
        }
        // A reserved name can have any value. A value that is not an overlay is only set aside, so
        // `overlays` does not contain it.
        let read = members.kept.setAside[ItemMember.activities.rawValue]?.dictionaryValue ?? [:]
        for (name, _) in read
        where NameRule.isReserved(name) && overlays[ActivityType(rawValue: name)] == nil {
            filter.recordLoss(
                .notCarriedUpstream, at: pointer + JSONPointer.step(name),
                "a name that is reserved for later versions")
        }
        if !excludedActivities.isEmpty {
            filter.recordLoss(
                .notCarriedUpstream, at: Self.step(ItemMember.excludedActivities),
                "excluded activities apply only to share sheets")
        }
    }

    /// Returns upstream's `userInfo` with the parameters and the user info of the item. The generic
    /// parameters are added later. Steps 1 and 2 of clause 23.2.2.
    private func userInfo(
        _ general: ItemMembers, _ filter: inout UpstreamFilter
    ) -> WireDictionary {
        let parameters = general.parameters.orEmpty
        var userInfo = UpstreamUserInfo()
        userInfo.add(parameters, &filter)
        userInfo.add(general.userInfo.orEmpty.dictionary, &filter)
        let known = parameters.namespaces.filter(ReverseDNSName.matches)
        return userInfo.dictionary(known: UpstreamNamespaces(known), &filter)
    }

    /// Returns upstream's generic parameters; step 3 of clause 23.2.2.
    private static func generic(
        _ general: ItemMembers, _ filter: inout UpstreamFilter
    ) -> WireDictionary {
        var generic = WireDictionary()
        func set(_ key: GenericUpstreamKey, _ value: WireValue?) { generic[key.rawValue] = value }
        set(.tags, general.tags.map { .array($0.map(WireValue.string)) })
        let source = filter.url(general.sourceURL?.url, at: step(.sourceURL))
        set(.sourceURL, source.map(WireValue.url))
        guard let referrer = general.referrer else { return generic }
        filter.recordUnknown(referrer.unknownMembers, at: step(.referrer))
        let texts: KeyValuePairs<GenericUpstreamKey, String?> = [
            .referrerName: referrer.appName, .referrerAppStoreID: referrer.appStoreID,
            .referrerGooglePlayID: referrer.googlePlayID,
        ]
        for (key, text) in texts where text?.utf8.isEmpty == false {
            set(key, text.map(WireValue.string))
        }
        let urls: KeyValuePairs<GenericUpstreamKey, (ReferrerMember, URL?)> = [
            .referrerWebURL: (.webURL, referrer.webURL),
            .referrerIOSAppURL: (.iOSAppURL, referrer.iOSAppURL),
            .referrerAndroidAppURL: (.androidAppURL, referrer.androidAppURL),
        ]
        for (key, (name, url)) in urls {
            let pointer = step(.referrer) + JSONPointer.step(name.rawValue)
            set(key, filter.url(url, at: pointer).map(WireValue.url))
        }
        return generic
    }

    /// Returns the thumbnail, which is lost if the upstream item has no attachment; step 4 of
    /// clause 23.2.2.
    private static func thumbnail(
        _ general: ItemMembers, hasAttachments: Bool, _ filter: inout UpstreamFilter
    ) -> Representation? {
        guard let thumbnail = general.thumbnail?.image else { return nil }
        guard hasAttachments else {
            filter.recordLoss(
                .notCarriedUpstream, at: step(.thumbnail),
                "dropped because the main attachment cannot be represented")
            return nil
        }
        return filter.thumbnail(thumbnail, at: step(.thumbnail))
    }

    /// Returns the attachments, the main attachment first; step 4 of clause 23.2.2. If the main
    /// attachment cannot be represented, all others are lost too.
    private static func attachments(
        _ general: ItemMembers, _ filter: inout UpstreamFilter
    ) -> [Attachment] {
        guard let main = general.mainAttachment else { return [] }
        let carried = filter.attachment(main, at: step(.mainAttachment))
        var attachments = carried.map { [$0] } ?? []
        for (position, other) in (general.additionalAttachments.orEmpty).enumerated() {
            let pointer = step(.additionalAttachments) + JSONPointer.step(String(position))
            if carried == nil {
                filter.recordLoss(
                    .notCarriedUpstream, at: pointer,
                    "dropped because the main attachment cannot be represented")
            } else if let other = filter.attachment(other, at: pointer) {
                attachments.append(other)
            }
        }
        return attachments
    }
}
