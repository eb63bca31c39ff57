public import Essentials
public import WireFormat

extension AppCatalog {
    /// Returns the catalog in the XExtensionItem format; section 3 of Schemas/app-catalog.md.
    ///
    /// Templates in the dialects of Choosy and IntentKit are rewritten in the dialect of the
    /// XExtensionItem format, with the same meaning.
    ///
    /// - Parameters:
    ///   - encoding: the encoding; JSON by default.
    ///   - isPretty: whether JSON has line breaks and indentation; false by default.
    /// - Returns: the bytes of the file.
    /// - Throws: `key.unsupported` if XML cannot represent a key; `value.uid` or `data.base64` if
    ///   an unknown member cannot be written.
    public func encoded(
        as encoding: WireEncoding = .json, isPretty: Bool = false
    ) throws(PayloadError) -> Data {
        var members = CatalogWriter.Members()
        members.add(CatalogMember.version, "1.0")
        members.add(CatalogMember.types) { [types] writer throws(PayloadError) in
            try writer.array(types) { writer, type throws(PayloadError) in
                try writer.dictionary(type.ownMembers)
            }
        }
        members.add(unknownMembers)
        var writer = CatalogWriter(encoding, isPretty: isPretty)
        try writer.dictionary(members)
        return try writer.finish()
    }
}

extension AppType {
    fileprivate var ownMembers: CatalogWriter.Members {
        var members = CatalogWriter.Members()
        members.add(CatalogMember.key, key)
        members.add(CatalogMember.name, name)
        members.add(CatalogMember.group, group)
        members.add(CatalogMember.preferredApp, preferredApp)
        members.add(CatalogMember.firstPartyApp, firstPartyApp)
        members.add(CatalogMember.handler, handler)
        members.add(CatalogMember.parameters, parameters) { $0.ownMembers }
        members.add(CatalogMember.actions, actions) { $0.ownMembers }
        members.add(CatalogMember.apps, apps) { $0.ownMembers }
        members.add(unknownMembers)
        return members
    }
}

extension LinkParameter {
    fileprivate var ownMembers: CatalogWriter.Members {
        var members = CatalogWriter.Members()
        members.add(CatalogMember.key, key)
        members.add(CatalogMember.name, name)
        members.add(CatalogMember.summary, summary)
        members.add(CatalogMember.defaultValue, defaultValue)
        members.add(CatalogMember.role, role?.rawValue)
        members.add(unknownMembers)
        return members
    }
}

extension LinkAction {
    fileprivate var ownMembers: CatalogWriter.Members {
        var members = CatalogWriter.Members()
        members.add(CatalogMember.key, key)
        members.add(CatalogMember.aliases, aliases)
        members.add(CatalogMember.name, name)
        members.add(CatalogMember.fallback, fallback?.text(in: .own))
        members.add(unknownMembers)
        return members
    }
}

extension LinkedApp {
    fileprivate var ownMembers: CatalogWriter.Members {
        var members = CatalogWriter.Members()
        members.add(CatalogMember.key, key)
        members.add(CatalogMember.name, name)
        members.add(CatalogMember.icon, icon)
        members.add(CatalogMember.probe, probe)
        addLinks(to: &members)
        members.add(CatalogMember.bundleIdentifier, bundleIdentifier)
        members.add(CatalogMember.appStoreID, appStoreID)
        members.add(CatalogMember.googlePlayID, googlePlayID)
        members.add(CatalogMember.platforms, platforms)
        members.add(CatalogMember.sends, sendsContent)
        members.add(CatalogMember.receives, receivesContent)
        members.add(unknownMembers)
        return members
    }

    private func addLinks(to members: inout CatalogWriter.Members) {
        if let presenter {
            var presented = CatalogWriter.Members()
            presented.add(CatalogMember.presenter, presenter.name)
            presented.add(CatalogMember.actions) { writer throws(PayloadError) in
                try writer.strings(presenter.actions)
            }
            presented.add(presenter.unknownMembers)
            members.add(CatalogMember.inApp, presented)
        } else {
            members.add(
                CatalogMember.links, keyed: links.map { ($0.action, $0.template.text(in: .own)) })
        }
        let parts = optionalQuery.map { ($0.parameter, $0.text(in: .own)) }
        members.add(CatalogMember.optionalQuery, keyed: parts)
    }
}

extension CatalogWriter.Members {
    /// Adds a dictionary of strings, unless it is empty. If several pairs have the same key, only
    /// the first is written.
    mutating func add(_ key: some MemberNames, keyed pairs: [(key: String, text: String)]) {
        guard !pairs.isEmpty else { return }
        var members = CatalogWriter.Members()
        var known: Set<ExactText> = []
        for (key, text) in pairs where known.insert(ExactText(key)).inserted {
            members.add(key, text)
        }
        add(key, members)
    }
}
