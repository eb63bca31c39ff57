import WireFormat
import XExtensionItem

/// Reads the XExtensionItem format; section 3 of Schemas/app-catalog.md.
///
/// ```
/// { "app-catalog": "1.0",
///   "types": [ { "key": "maps", "name": "Maps", "parameters": […], "actions": […],
///                "apps": [ { "key": "a", "name": "A",
///                            "links": {"search": "a://?q={{query}}"} } ] } ] }
/// ```
extension CatalogReader {
    mutating func ownCatalog() -> AppCatalog? {
        var catalog = AppCatalog()
        var isReadable = false
        var hasTypes = false
        catalog.unknownMembers = members(of: .root) { reader, member, value in
            switch member {
            case .version:
                isReadable = reader.isReadableVersion(value)
                return true
            case .types:
                hasTypes = true
                return set(&catalog.types, reader.array(value) { $0.appType($1) })
            default: return false
            }
        }
        if !hasTypes { report(.missingMember, .root, "expected the member “types”") }
        return isReadable ? catalog : nil
    }

    private mutating func isReadableVersion(_ node: WireNode) -> Bool {
        guard let text = string(node) else { return false }
        if OwnVersion.isReadable(text) { return true }
        report(.unsupportedVersion, node, "expected version 1.0, found “\(text.cut(to: 20))”")
        return false
    }

    mutating func appType(_ node: WireNode) -> AppType? {
        var type = AppType(key: "", name: "")
        type.origin = origin(node)
        if dialect == .choosy {
            type.spelling.absentMembers = Set(
                [CatalogMember.parameters, .actions, .apps].map(\.rawValue))
        }
        var name: AppName?
        type.unknownMembers = members(of: node) { reader, member, value in
            type.spelling.absentMembers.remove(member.rawValue)
            return switch member {
            case .key: set(&type.key, reader.key(value))
            case .name: set(&name, reader.name(value))
            case .group: set(&type.group, reader.shortText(value))
            case .preferredApp: set(&type.preferredApp, reader.key(value))
            case .firstPartyApp: set(&type.firstPartyApp, reader.key(value))
            case .handler: set(&type.handler, reader.key(value))
            case .parameters:
                set(&type.parameters, reader.array(value) { $0.linkParameter($1) })
            case .actions: set(&type.actions, reader.array(value) { $0.linkAction($1) })
            case .apps: set(&type.apps, reader.array(value) { $0.linkedApp($1) })
            default: false
            }
        }
        type.name = named(name, type.key, node)
        return isKeyed(type.key, node) ? type : nil
    }

    private mutating func linkParameter(_ node: WireNode) -> LinkParameter? {
        var parameter = LinkParameter(key: "")
        parameter.origin = origin(node)
        parameter.unknownMembers = members(of: node) { reader, member, value in
            switch member {
            case .key: set(&parameter.key, reader.parameterName(value))
            case .name: set(&parameter.name, reader.name(value))
            case .summary: set(&parameter.summary, reader.shortText(value))
            case .defaultValue: set(&parameter.defaultValue, reader.shortText(value))
            case .role: set(&parameter.role, reader.role(value))
            default: false
            }
        }
        return isKeyed(parameter.key, node) ? parameter : nil
    }

    /// Reads the key of a parameter, which is the name of its placeholders.
    mutating func parameterName(_ node: WireNode) -> String? {
        guard let name = key(node) else { return nil }
        let template = URLTemplate("{{\(name)}}")
        guard template.isSinglePlaceholder, template.placeholders[0].name.isIdentical(to: name)
        else {
            report(.memberValue, node, "expected ASCII letters, digits, “.”, “_” and “-”")
            return nil
        }
        return name
    }

    private mutating func role(_ node: WireNode) -> LinkParameter.Role? {
        guard let role = string(node).map(LinkParameter.Role.init) else { return nil }
        if !LinkParameter.Role.all.contains(role) {
            report(.unknownRole, node, "unknown role “\(role.rawValue.cut(to: 80))”")
        }
        return role
    }

    private mutating func linkAction(_ node: WireNode) -> LinkAction? {
        var action = LinkAction(key: "")
        action.origin = origin(node)
        action.unknownMembers = members(of: node) { reader, member, value in
            switch member {
            case .key: return set(&action.key, reader.key(value))
            case .name: return set(&action.name, reader.name(value))
            case .aliases: return set(&action.aliases, reader.array(value) { $0.key($1) })
            case .fallback:
                action.fallbackOrigin = reader.origin(value)
                return set(&action.fallback, reader.fallback(value))
            default: return false
            }
        }
        return isKeyed(action.key, node) ? action : nil
    }

    // MARK: Required members

    mutating func named(_ name: AppName?, _ key: String, _ node: WireNode) -> AppName {
        if name == nil, document.kind(of: node) == .dictionary {
            report(.missingMember, node, "expected the member “name”")
        }
        return name ?? AppName(key)
    }

    /// Returns whether an entry has a key, and reports a missing key. The caller must drop an entry
    /// without a key.
    mutating func isKeyed(_ key: String, _ node: WireNode) -> Bool {
        guard document.kind(of: node) == .dictionary else { return false }
        if key.utf8.isEmpty { report(.missingMember, node, "expected the member “key”") }
        return !key.utf8.isEmpty
    }

    mutating func fallback(_ node: WireNode) -> URLTemplate? {
        guard let template = template(node) else { return nil }
        if template.scheme.map(SchemeName.web.contains) != true {
            report(.fallbackScheme, node, "expected a web page (http or https)")
        }
        return template
    }
}

/// The version of files in the XExtensionItem formats: catalogs and defaults.
enum OwnVersion {
    /// Whether this library reads a version: 1.0, or a later minor version.
    static func isReadable(_ text: String) -> Bool { FormatVersion(text)?.major == 1 }
}
