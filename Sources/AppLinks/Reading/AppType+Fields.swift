import UniformTypes
import WireFormat

extension AppType: CatalogEntry {
    static let fields: [CatalogField<AppType>] = [
        .key(),
        .name(\.name),
        .text(.group, \.group),
        .key(.preferredApp, \.preferredApp), .key(.firstPartyApp, \.firstPartyApp),
        .key(.handler, \.handler),
        .entries(.parameters, \.parameters, LinkParameter(key: ""), by: ExactText.init),
        .entries(.actions, \.actions, LinkAction(key: ""), by: CaselessText.init),
        .entries(.apps, \.apps, LinkedApp(key: "", name: ""), by: CaselessText.init),
    ]

    mutating func complete(
        _ reader: inout CatalogReader, _ node: WireNode, absent: Set<CatalogMember>
    ) {
        reader.complete(&name, with: key, node)
        if reader.dialect == .choosy { spelling.absentMembers = absent }
    }

    mutating func complete(mergedWith newer: AppType) {
        name.merge(newer.name, key: newer.key)
        spelling.absentMembers.formIntersection(newer.spelling.absentMembers)
        spelling.appNames.merge(newer.spelling.appNames) { $1 }
    }
}

extension LinkParameter: CatalogEntry {
    static let fields: [CatalogField<LinkParameter>] = [
        .key { $0.parameterName($1) },
        .init(.name, \.name, read: { $0.name($1) }, write: CatalogValue.init),
        .text(.summary, \.summary), .text(.defaultValue, \.defaultValue),
        .init(.role, \.role, read: { $0.role($1) }, write: { .text($0.rawValue) }),
    ]
}

extension LinkAction: CatalogEntry {
    static let fields: [CatalogField<LinkAction>] = [
        .key(),
        .init(.aliases, \.aliases, read: { $0.keys($1) }) { older, newer in
            var known = Set(older.map(CaselessText.init))
            return older + newer.filter { known.insert(CaselessText($0)).inserted }
        } write: {
            $0.unlessEmpty.map(CatalogValue.texts)
        },
        .init(.name, \.name, read: { $0.name($1) }, write: CatalogValue.init),
        .init(
            .fallback, \.fallback, read: { $0.fallback($1) }, write: { .text($0.text(in: .own)) }),
    ]
}

extension CatalogReader {
    /// Reads the key of a parameter, which is the name of its placeholders.
    fileprivate mutating func parameterName(_ node: WireNode) -> String? {
        guard let name = key(node) else { return nil }
        let template = URLTemplate("{{\(name)}}")
        guard template.isSinglePlaceholder, template.placeholders[0].name.isIdentical(to: name)
        else {
            report(.memberValue, node, "expected ASCII letters, digits, “.”, “_” and “-”")
            return nil
        }
        return name
    }

    fileprivate mutating func role(_ node: WireNode) -> LinkParameter.Role? {
        guard let role = string(node).map(LinkParameter.Role.init) else { return nil }
        if !LinkParameter.Role.all.contains(role) {
            report(.unknownRole, node, "unknown role “\(role.rawValue.cut(to: 80))”")
        }
        return role
    }

    mutating func fallback(_ node: WireNode) -> URLTemplate? {
        guard let template = template(node) else { return nil }
        if template.scheme.map(SchemeName.web.contains) != true {
            report(.fallbackScheme, node, "expected a web page (http or https)")
        }
        return template
    }
}
