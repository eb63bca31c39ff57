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
        var members = CatalogMembers()
        members.add(CatalogMember.version, "1.0")
        members.add(CatalogMember.types, .array(types.map(\.ownMembers.value)))
        members.add(unknownMembers)
        return try members.value.encoded(as: encoding, isPretty: isPretty)
    }
}

extension AppType {
    fileprivate var ownMembers: CatalogMembers {
        var members = CatalogMembers()
        members.add(CatalogMember.key, key)
        members.add(CatalogMember.name, name)
        members.add(CatalogMember.group, group)
        members.add(CatalogMember.preferredApp, preferredApp)
        members.add(CatalogMember.firstPartyApp, firstPartyApp)
        members.add(CatalogMember.handler, handler)
        members.add(CatalogMember.parameters, parameters.map(\.ownMembers))
        members.add(CatalogMember.actions, actions.map(\.ownMembers))
        members.add(CatalogMember.apps, apps.map(\.ownMembers))
        members.add(unknownMembers)
        return members
    }
}

extension LinkParameter {
    fileprivate var ownMembers: CatalogMembers {
        var members = CatalogMembers()
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
    fileprivate var ownMembers: CatalogMembers {
        var members = CatalogMembers()
        members.add(CatalogMember.key, key)
        members.add(CatalogMember.aliases, aliases)
        members.add(CatalogMember.name, name)
        members.add(CatalogMember.fallback, fallback?.text(in: .own))
        members.add(unknownMembers)
        return members
    }
}

extension LinkedApp {
    fileprivate var ownMembers: CatalogMembers {
        var members = CatalogMembers()
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

    private func addLinks(to members: inout CatalogMembers) {
        if let presenter {
            var presented = CatalogMembers()
            presented.add(CatalogMember.presenter, presenter.name)
            presented.add(
                CatalogMember.actions, .array(presenter.actions.map(CatalogValue.text)))
            presented.add(presenter.unknownMembers)
            members.add(CatalogMember.inApp, presented.value)
        } else {
            members.add(
                CatalogMember.links, keyed: links.map { ($0.action, $0.template.text(in: .own)) })
        }
        let parts = optionalQuery.map { ($0.parameter, $0.text(in: .own)) }
        members.add(CatalogMember.optionalQuery, keyed: parts)
    }
}
