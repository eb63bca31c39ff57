import WireFormat

/// Reads Choosy's data; clause 6.1 of Schemas/app-catalog.md.
///
/// ```
/// [ { "name", "key", "parameters": [{name, description, key}], "actions": [{name, key}],
///     "apps": [ { name, key, app_url_scheme, "actions": [{key, url_format}] } ] } ]
/// ```
extension CatalogReader {
    mutating func choosyCatalog() -> AppCatalog {
        AppCatalog(array(.root) { $0.choosyType($1) } ?? [])
    }

    private mutating func choosyType(_ node: WireNode) -> AppType? {
        var type = AppType(key: "", name: "")
        type.origin = origin(node)
        type.spelling.absentMembers = Set(Self.arrays.map(\.rawValue))
        var name: AppName?
        type.unknownMembers = members(of: node, ChoosyMember.self) { reader, member, value in
            type.spelling.absentMembers.remove(member.rawValue)
            return switch member {
            case .key: set(&type.key, reader.key(value))
            case .name: set(&name, reader.name(value))
            case .parameters:
                set(&type.parameters, reader.array(value) { $0.choosyParameter($1) })
            case .actions: set(&type.actions, reader.array(value) { $0.choosyAction($1) })
            case .apps: set(&type.apps, reader.array(value) { $0.choosyApp($1) })
            default: false
            }
        }
        type.name = named(name, type.key, node)
        return isKeyed(type.key, node) ? type : nil
    }

    /// The optional arrays of a type.
    private static let arrays: [ChoosyMember] = [.parameters, .actions, .apps]

    private mutating func choosyParameter(_ node: WireNode) -> LinkParameter? {
        var parameter = LinkParameter(key: "")
        parameter.origin = origin(node)
        parameter.unknownMembers = members(of: node, ChoosyMember.self) { reader, member, value in
            switch member {
            case .key: set(&parameter.key, reader.parameterName(value))
            case .name: set(&parameter.name, reader.name(value))
            case .description: set(&parameter.summary, reader.shortText(value))
            default: false
            }
        }
        return isKeyed(parameter.key, node) ? parameter : nil
    }

    private mutating func choosyAction(_ node: WireNode) -> LinkAction? {
        var action = LinkAction(key: "")
        action.origin = origin(node)
        action.unknownMembers = members(of: node, ChoosyMember.self) { reader, member, value in
            switch member {
            case .key: set(&action.key, reader.key(value))
            case .name: set(&action.name, reader.name(value))
            default: false
            }
        }
        return isKeyed(action.key, node) ? action : nil
    }

    private mutating func choosyApp(_ node: WireNode) -> LinkedApp? {
        var app = LinkedApp(key: "", name: "")
        app.origin = origin(node)
        app.spelling.absentMembers = [
            ChoosyMember.actions.rawValue, ChoosyMember.probe.rawValue,
        ]
        var name: AppName?
        app.unknownMembers = members(of: node, ChoosyMember.self) { reader, member, value in
            app.spelling.absentMembers.remove(member.rawValue)
            return switch member {
            case .key: set(&app.key, reader.key(value))
            case .name: set(&name, reader.name(value))
            case .probe: set(&app.probe, reader.probe(value))
            case .actions: set(&app.links, reader.array(value) { $0.choosyLink($1) })
            default: false
            }
        }
        app.name = named(name, app.key, node)
        return isKeyed(app.key, node) ? app : nil
    }

    private mutating func choosyLink(_ node: WireNode) -> LinkedApp.Link? {
        var action: String?
        var template: URLTemplate?
        var templateNode = node
        let unknown = members(of: node, ChoosyMember.self) { reader, member, value in
            switch member {
            case .key: return set(&action, reader.key(value))
            case .template:
                templateNode = value
                return set(&template, reader.template(value, .choosy))
            default: return false
            }
        }
        guard let action, let template else {
            if document.kind(of: node) == .dictionary {
                report(.missingMember, node, "expected the members “key” and “url_format”")
            }
            return nil
        }
        var link = link(action, template, node, templateNode)
        link.unknownMembers = unknown
        return link
    }
}
