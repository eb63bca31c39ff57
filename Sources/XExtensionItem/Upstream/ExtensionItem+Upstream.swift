import Essentials

extension ExtensionItem {
    /// Returns the upstream item for one activity, and the losses of the mapping; clause 23.2.
    ///
    /// If two values have the same key, user info replaces parameters, and upstream's generic
    /// parameters replace both. Make an item provider of each attachment; it carries the suggested
    /// name and the file.
    ///
    /// Reading the result with the namespaces of ``parameters`` restores the item resolved for the
    /// activity, except for the losses. The pointers of losses refer to that item, except those
    /// that begin with `/activities` and `/excluded-activities`.
    ///
    /// - Parameter activity: the activity to resolve for, or nil for the values for all activities.
    /// - Returns: an upstream item and the losses. Reading the item again gives no loss, except for
    ///   the URL of a folder, which only programs on the same system can use. If nothing of the
    ///   main attachment can be carried, there are no attachments at all, because the next one
    ///   would become the main attachment.
    public func upstreamItem(
        for activity: ActivityType? = nil
    ) -> (item: UpstreamItem, losses: [Loss]) {
        var sieve = UpstreamSieve(passesFolders: true)
        let general = general(for: activity, &sieve)
        var userInfo = userInfo(general, &sieve)
        let generic = Self.generic(general, &sieve)
        if !generic.isEmpty { userInfo[UpstreamKey.generic.rawValue] = .dictionary(generic) }
        let text = general.contentText.flatMap { sieve.text($0, at: Self.step(.contentText)) }
        let attachments = Self.attachments(general, &sieve)
        let item = UpstreamItem(
            userInfo: userInfo, title: general.title, contentText: text, attachments: attachments,
            thumbnail: Self.thumbnail(general, hasAttachments: !attachments.isEmpty, &sieve))
        return (item, sieve.losses)
    }

    /// The members that have a place in an upstream item. A member of a later version is a loss.
    private static let carried: Set<SharedMember> = [
        .additionalAttachments, .contentText, .mainAttachment, .parameters, .referrer, .sourceURL,
        .tags, .thumbnail, .title, .userInfo,
    ]

    private static func step(_ name: SharedMember) -> String { JSONPointer.step(name.rawValue) }

    private static func step(_ name: ItemMember) -> String { JSONPointer.step(name.rawValue) }

    /// Returns the values for an activity, and reports those that upstream has no place for.
    private func general(
        for activity: ActivityType?, _ sieve: inout UpstreamSieve
    ) -> ItemMembers {
        if version != .current {
            sieve.lose(
                .notCarriedUpstream, at: Self.step(ItemMember.version),
                "version \(version) comes back as \(FormatVersion.current)")
        }
        loseActivities(but: activity, &sieve)
        let general = (activity.map(resolved) ?? withoutSetAside).members.written
        for member in SharedMember.allCases
        where !Self.carried.contains(member) && general.has(member) {
            sieve.lose(.notCarriedUpstream, at: Self.step(member), "upstream has no such value")
        }
        sieve.loseUnknown(general.kept.unknown, at: "")
        return general
    }

    private func loseActivities(but activity: ActivityType?, _ sieve: inout UpstreamSieve) {
        let pointer = Self.step(ItemMember.activities)
        for (other, overlay) in overlays.sorted(by: { $0.key < $1.key })
        where other.isReserved ? !overlay.isEmpty : other != activity && !overlay.saysNothing {
            let place = pointer + JSONPointer.step(other.rawValue)
            sieve.lose(
                .notCarriedUpstream, at: place, "upstream's values are those of one activity")
        }
        // The value of a reserved name may be anything, but it is stored only if it is an overlay.
        let read = members.kept.setAside[ItemMember.activities.rawValue]?.dictionaryValue ?? [:]
        for (name, _) in read
        where NameRule.isReserved(name) && overlays[ActivityType(rawValue: name)] == nil {
            sieve.lose(
                .notCarriedUpstream, at: pointer + JSONPointer.step(name),
                "a name that is reserved for later versions")
        }
        if !excludedActivities.isEmpty {
            sieve.lose(
                .notCarriedUpstream, at: Self.step(ItemMember.excludedActivities),
                "only the share sheet itself leaves activities out")
        }
    }

    /// Performs steps 1 and 2 of clause 23.2.2.
    private func userInfo(
        _ general: ItemMembers, _ sieve: inout UpstreamSieve
    ) -> WireDictionary {
        let parameters = general.parameters.orEmpty
        var userInfo = UpstreamUserInfo()
        userInfo.add(parameters, &sieve)
        userInfo.add(general.userInfo.orEmpty.dictionary, &sieve)
        let known = parameters.namespaces.filter(ReverseDNSName.matches)
        return userInfo.dictionary(known: UpstreamNamespaces(known), &sieve)
    }

    /// Performs step 3 of clause 23.2.2.
    private static func generic(
        _ general: ItemMembers, _ sieve: inout UpstreamSieve
    ) -> WireDictionary {
        var generic = WireDictionary()
        func set(_ key: GenericUpstreamKey, _ value: WireValue?) { generic[key.rawValue] = value }
        set(.tags, general.tags.map { .array($0.map(WireValue.string)) })
        let source = sieve.url(general.sourceURL?.url, at: step(.sourceURL))
        set(.sourceURL, source.map(WireValue.url))
        guard let referrer = general.referrer else { return generic }
        sieve.loseUnknown(referrer.unknownMembers, at: step(.referrer))
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
            set(key, sieve.url(url, at: pointer).map(WireValue.url))
        }
        return generic
    }

    /// Returns the thumbnail of step 4, which needs a main attachment.
    private static func thumbnail(
        _ general: ItemMembers, hasAttachments: Bool, _ sieve: inout UpstreamSieve
    ) -> Representation? {
        guard let thumbnail = general.thumbnail?.image else { return nil }
        guard hasAttachments else {
            sieve.lose(
                .notCarriedUpstream, at: step(.thumbnail),
                "the main attachment is not carried")
            return nil
        }
        return sieve.thumbnail(thumbnail, at: step(.thumbnail))
    }

    /// Returns the attachments of step 4, the main one first.
    private static func attachments(
        _ general: ItemMembers, _ sieve: inout UpstreamSieve
    ) -> [Attachment] {
        guard let main = general.mainAttachment else { return [] }
        let carried = sieve.attachment(main, at: step(.mainAttachment))
        var attachments = carried.map { [$0] } ?? []
        for (position, other) in (general.additionalAttachments.orEmpty).enumerated() {
            let pointer = step(.additionalAttachments) + JSONPointer.step(String(position))
            if carried == nil {
                sieve.lose(
                    .notCarriedUpstream, at: pointer, "the main attachment is not carried")
            } else if let other = sieve.attachment(other, at: pointer) {
                attachments.append(other)
            }
        }
        return attachments
    }
}
