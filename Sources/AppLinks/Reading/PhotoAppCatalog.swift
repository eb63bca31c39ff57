import WireFormat

/// Reads PhotoAppLink's lists of apps; clause 6.4 of Schemas/app-catalog.md.
///
/// ```
/// { "launchDate", "supportedApps": [ { "name", "bundleID", "appleID", "scheme", "platform",
///     "canSend"/"sends", "canReceive"/"receives"/"allowLaunch", … } ] }
/// ```
extension CatalogReader {
    mutating func photoAppCatalog() -> AppCatalog {
        prefix = PhotoAppMember.prefix
        var type = AppType(key: AppType.photoHandoffKey, name: "Photo apps")
        type.origin = origin(.root)
        type.unknownMembers = members(of: .root, PhotoAppMember.self) { reader, member, value in
            guard member == .apps else { return false }
            return set(&type.apps, reader.array(value) { $0.photoApp($1) })
        }
        return AppCatalog([type])
    }

    private mutating func photoApp(_ node: WireNode) -> LinkedApp? {
        var app = LinkedApp(key: "", name: "")
        app.origin = origin(node)
        var scheme: String?
        // The lists of 2009, 2010 and 2011 use different names for these members. If an app has
        // several of the names, the newest one is used.
        var receives: [PhotoAppMember: Bool] = [:]
        var sends: [PhotoAppMember: Bool] = [:]
        app.unknownMembers = members(of: node, PhotoAppMember.self) { reader, member, value in
            switch member {
            case .name: set(&app.name, reader.name(value))
            case .bundleID: set(&app.bundleIdentifier, reader.key(value))
            case .appleID: set(&app.appStoreID, reader.key(value))
            case .scheme: set(&scheme, reader.string(value))
            case .platform: set(&app.platforms, reader.photoPlatforms(value))
            case .canReceive, .receives, .allowLaunch:
                set(&receives[member], reader.boolean(value))
            case .canSend, .sends: set(&sends[member], reader.boolean(value))
            default: false
            }
        }
        guard document.kind(of: node) == .dictionary else { return nil }
        app.receivesContent = receives[.canReceive] ?? receives[.receives] ?? receives[.allowLaunch]
        app.sendsContent = sends[.canSend] ?? sends[.sends]
        app.probe = scheme.flatMap { photoProbe($0, node) }
        app.key = app.bundleIdentifier ?? scheme ?? app.name.text()
        complete(&app.name, with: app.key, node)
        return isKeyed(app.key, node) ? app : nil
    }

    private mutating func photoPlatforms(_ node: WireNode) -> [String]? {
        guard let platform = string(node) else { return nil }
        return platform.lowercased() == "universal" || platform.isEmpty ? [] : [platform]
    }

    private mutating func photoProbe(_ scheme: String, _ node: WireNode) -> String? {
        let name = SchemeName.lowercased(scheme.utf8)
        return report(probeScheme: name, node) ? scheme + ":" : nil
    }
}
