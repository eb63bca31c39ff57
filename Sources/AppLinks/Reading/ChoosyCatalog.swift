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
        return AppCatalog(types(.root) ?? [])
    }

    /// Reads the links of an app; returns nil for a file in another format.
    mutating func choosyLinks(_ node: WireNode) -> [LinkedApp.Link]? {
        dialect == .choosy ? array(node) { $0.choosyLink($1) } : nil
    }

    private mutating func choosyLink(_ node: WireNode) -> LinkedApp.Link? {
        var action: String?
        var template: URLTemplate?
        let unknown = members(of: node, ChoosyMember.self) { reader, member, value in
            switch member {
            case .key: set(&action, reader.key(value))
            case .template: set(&template, reader.template(value))
            default: false
            }
        }
        guard let action, let template else {
            if document.kind(of: node) == .dictionary {
                report(.missingMember, node, "expected the members “key” and “url_format”")
            }
            return nil
        }
        var link = LinkedApp.Link(action, template)
        link.origin = origin(node)
        link.unknownMembers = unknown
        return link
    }
}
