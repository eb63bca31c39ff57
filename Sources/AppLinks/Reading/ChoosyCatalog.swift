import WireFormat

/// Reads Choosy's data; clause 6.1 of Schemas/app-catalog.md.
///
/// ```
/// [ { "name", "key", "parameters": [{name, description, key}], "actions": [{name, key}],
///     "apps": [ { name, key, app_url_scheme, "actions": [{key, url_format}] } ] } ]
/// ```
extension CatalogReader {
    mutating func choosyCatalog() -> AppCatalog {
        (prefix, dialect) = (ChoosyMember.prefix, .choosy)
        return AppCatalog(array(.root) { $0.appType($1) } ?? [])
    }

    mutating func choosyLink(_ node: WireNode) -> LinkedApp.Link? {
        var action: String?
        var template: URLTemplate?
        var templateNode = node
        let unknown = members(of: node, ChoosyMember.self) { reader, member, value in
            switch member {
            case .key: return set(&action, reader.key(value))
            case .template:
                templateNode = value
                return set(&template, reader.template(value))
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
