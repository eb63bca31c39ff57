import Essentials

extension UpstreamItem {
    /// Returns the ``ExtensionItem`` that this upstream item maps to, and the losses of the
    /// mapping; clause 23.1.
    ///
    /// A generic parameter of upstream counts as absent if it has the wrong type. If a key of
    /// `userInfo` consists of a known namespace, a dot and a name without a dot, its value becomes
    /// a parameter, whatever the type of the value. Every other key stays unchanged in
    /// ``ExtensionItem/userInfo``. The pointers of losses refer to `userInfo`.
    ///
    /// - Parameter namespaces: the namespaces of parameters that the program knows, besides
    ///   `com.tumblr.tumblr`.
    /// - Returns: an item of version 1.0 that strict reading accepts, and the losses in the order
    ///   in which clause 23.1.1 reads the keys.
    /// - Throws: `main-attachment.missing` if no part of the first attachment is usable, or if
    ///   `attachments` is empty and there is no content text, title or source URL to create a main
    ///   attachment from; `namespace.name` if a namespace is not a reverse-DNS name.
    public func extensionItem(
        namespaces: [String] = []
    ) throws(PayloadError) -> (item: ExtensionItem, losses: [Loss]) {
        if let wrong = namespaces.first(where: { !ReverseDNSName.matches($0) }) {
            throw PayloadError(
                code: .namespaceName,
                message: "expected a reverse-DNS name, found \(wrong.quotedStart)")
        }
        var filter = UpstreamFilter()
        var general = ItemMembers()
        readGeneric(into: &general, &filter)
        readProperties(into: &general, &filter)
        let main = try readAttachments(into: &general, &filter)
        general.thumbnail = thumbnail.flatMap {
            filter.thumbnail($0, at: UpstreamKey.attachments.pointer + "/0/thumbnail")
        }.map(Thumbnail.init)
        readFree(into: &general, UpstreamNamespaces(namespaces), &filter)
        general.mainAttachment = main
        return (ExtensionItem(general), filter.losses)
    }

    /// Reads the dictionary of generic parameters; clause 23.1.2.
    private func readGeneric(into general: inout ItemMembers, _ filter: inout UpstreamFilter) {
        guard let value = userInfo[UpstreamKey.generic.rawValue] else { return }
        guard let generic = value.dictionaryValue else {
            return filter.recordLoss(
                .memberType, at: UpstreamKey.generic.pointer, "expected a dictionary")
        }
        let tags = GenericUpstreamKey.tags
        general.tags = filter.strings(generic[tags.rawValue], at: tags.pointer)
        let source = GenericUpstreamKey.sourceURL
        general.sourceURL = filter.url(generic[source.rawValue], at: source.pointer)
            .map(URLText.init)
        let referrer = Self.referrer(generic, &filter)
        general.referrer = referrer.isEmpty ? nil : referrer
        for (key, _) in generic where !GenericUpstreamKey.has(key) {
            filter.recordLoss(
                .unknownMember, at: UpstreamKey.generic.pointer + JSONPointer.step(key),
                "\(key.quotedStart) is not a generic parameter of upstream")
        }
    }

    private static func referrer(
        _ generic: WireDictionary, _ filter: inout UpstreamFilter
    ) -> Referrer {
        func string(_ key: GenericUpstreamKey) -> String? {
            filter.string(generic[key.rawValue], at: key.pointer)
        }
        func url(_ key: GenericUpstreamKey) -> URL? {
            filter.url(generic[key.rawValue], at: key.pointer)
        }
        return Referrer(
            appName: string(.referrerName), appStoreID: string(.referrerAppStoreID),
            googlePlayID: string(.referrerGooglePlayID), webURL: url(.referrerWebURL),
            iOSAppURL: url(.referrerIOSAppURL), androidAppURL: url(.referrerAndroidAppURL))
    }

    /// The title and the content text are read from the properties `title` and `contentText`. The
    /// keys of ``UpstreamKey/system`` are reserved for the system, so their values in `userInfo`
    /// are losses.
    private func readProperties(into general: inout ItemMembers, _ filter: inout UpstreamFilter) {
        for key in UpstreamKey.system where userInfo[key.rawValue] != nil {
            filter.recordLoss(
                .memberType, at: key.pointer,
                "expected this value in a property of the extension item, found it in userInfo "
                    + "under the system's key")
        }
        general.title = filter.string(title.map(WireValue.string), at: UpstreamKey.title.pointer)
        general.contentText = contentText.flatMap {
            filter.text($0, at: UpstreamKey.contentText.pointer)
        }
    }

    private func readAttachments(
        into general: inout ItemMembers, _ filter: inout UpstreamFilter
    ) throws(PayloadError) -> Attachment {
        var others: [Attachment] = []
        var main: Attachment?
        for (position, attachment) in attachments.enumerated() {
            let pointer = UpstreamKey.attachments.pointer + JSONPointer.step(String(position))
            let carried = filter.attachment(attachment, at: pointer)
            if position == 0 {
                guard let carried else { break }
                main = carried
            } else if let carried {
                others.append(carried)
            }
        }
        if attachments.isEmpty { main = Self.mainAttachment(standingFor: general) }
        guard let main else {
            throw PayloadError(
                code: .missingMainAttachment, pointer: UpstreamKey.attachments.pointer,
                message: attachments.isEmpty
                    ? "expected an attachment, content text, a title or a source URL"
                    : "a payload cannot represent any part of the first attachment")
        }
        general.additionalAttachments = others.isEmpty ? nil : others
        return main
    }

    /// Returns a main attachment created from the content text, or else the title, or else the
    /// source URL; clause 23.1.7.
    private static func mainAttachment(standingFor general: ItemMembers) -> Attachment? {
        if let text = general.contentText?.plainText ?? general.title { return .text(text) }
        return general.sourceURL?.url.map { .url($0) }
    }

    /// Reads the keys of `userInfo` that are neither upstream's nor the system's: parameters of
    /// known namespaces, and user info.
    private func readFree(
        into general: inout ItemMembers, _ namespaces: UpstreamNamespaces,
        _ filter: inout UpstreamFilter
    ) {
        let used = [UpstreamKey.generic] + UpstreamKey.system
        var free = WireDictionary()
        for (key, value) in userInfo {
            guard !used.contains(where: { $0.rawValue.isIdentical(to: key) }) else { continue }
            free[key] = filter.freeValue(key, value, at: JSONPointer.step(key))
        }
        var dictionaries: [String: [WireDictionary.Member]] = [:]
        var others: [WireDictionary.Member] = []
        for member in free {
            if let place = namespaces.split(member.key) {
                dictionaries[place.namespace, default: []].append((place.key, member.value))
            } else {
                others.append(member)
            }
        }
        var parameters = Parameters()
        for (namespace, members) in dictionaries { parameters[namespace] = WireDictionary(members) }
        general.parameters = parameters
        general.userInfo = UserInfo(dictionary: WireDictionary(others))
    }
}
