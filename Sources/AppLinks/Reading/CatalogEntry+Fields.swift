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
        if !template.isWebPage {
            report(.fallbackScheme, node, "expected a web page (http or https)")
        }
        return template
    }
}

extension LinkedApp: CatalogEntry {
    static let fields: [CatalogField<LinkedApp>] = [
        .key(),
        .name(\.name),
        .key(.icon, \.icon), .text(.probe, \.probe) { $0.probe($1) },
        .init(.links, \.links, read: { $0.links($1) }) { older, newer in
            overlaid(older, newer, by: { CaselessText($0.action) }) { old, new in
                var link = new
                link.action = old.action
                return link
            }
        } write: { links in
            links.unlessEmpty.map { .texts($0.map { ($0.action, $0.template.text(in: .own)) }) }
        },
        .init(
            .actions, \.links, read: { $0.choosyLinks($1) }, merge: { older, _ in older },
            write: { _ in nil }),
        .init(.inApp, \.presenter, read: { $0.presenter($1) }, write: \.value),
        .init(.optionalQuery, \.optionalQuery, read: { $0.optionalQuery($1) }) { older, newer in
            overlaid(older, newer, by: { ExactText($0.parameter) }) { $1 }
        } write: { parts in
            parts.unlessEmpty.map { .texts($0.map { ($0.parameter, $0.text(in: .own)) }) }
        },
        .key(.bundleIdentifier, \.bundleIdentifier), .key(.appStoreID, \.appStoreID),
        .key(.googlePlayID, \.googlePlayID),
        .init(.platforms, \.platforms, read: { $0.keys($1) }) {
            $1.isEmpty ? $0 : $1
        } write: {
            $0.unlessEmpty.map(CatalogValue.texts)
        },
        .init(.sends, \.sendsContent, read: { $0.boolean($1) }, write: CatalogValue.boolean),
        .init(.receives, \.receivesContent, read: { $0.boolean($1) }, write: CatalogValue.boolean),
    ]

    mutating func complete(
        _ reader: inout CatalogReader, _ node: WireNode, absent: Set<CatalogMember>
    ) {
        reader.complete(&name, with: key, node)
        if reader.dialect == .choosy { spelling.absentMembers = absent }
        guard presenter != nil, !links.isEmpty else { return }
        reader.report(
            .memberValue, node, "expected “links” or “in-app”, found both; the links are ignored")
        links = []
    }

    mutating func complete(mergedWith newer: LinkedApp) {
        name.merge(newer.name, key: newer.key)
        // An app has either a presenter or links; the newer catalog decides which.
        if newer.presenter != nil {
            links = []
        } else if !newer.links.isEmpty {
            presenter = nil
        }
        spelling = newer.spelling
    }
}

extension LinkedApp.Presenter {
    fileprivate var value: CatalogValue {
        var members = CatalogMembers()
        members.add(CatalogMember.presenter, name)
        members.add(CatalogMember.actions, .texts(actions))
        members.add(unknownMembers)
        return members.value
    }
}

extension CatalogReader {
    mutating func links(_ node: WireNode) -> [LinkedApp.Link]? {
        entries(of: node) { reader, action, value in
            reader.template(value).map { LinkedApp.Link(action, $0) }
        }
    }

    mutating func optionalQuery(_ node: WireNode) -> [OptionalPart]? {
        entries(of: node) { reader, parameter, value in
            guard let text = reader.text(value, atMost: Self.maximumTemplateByteCount) else {
                return nil
            }
            var part = OptionalPart(parameter: parameter, text, dialect: reader.dialect)
            part.origin = reader.origin(value)
            reader.report(part.faults, value)
            return part
        }
    }

    fileprivate mutating func presenter(_ node: WireNode) -> LinkedApp.Presenter? {
        var name: String?
        var actions: [String]?
        let unknown = members(of: node) { reader, member, value in
            switch member {
            case .presenter: set(&name, reader.key(value))
            case .actions: set(&actions, reader.keys(value))
            default: false
            }
        }
        guard let name, let actions else {
            report(.missingMember, node, "expected the members “presenter” and “actions”")
            return nil
        }
        var presenter = LinkedApp.Presenter(name: name, actions: actions)
        presenter.unknownMembers = unknown
        return presenter
    }

    fileprivate mutating func probe(_ node: WireNode) -> String? {
        guard let text = shortText(node) else { return nil }
        report(probeScheme: SchemeName.lowercased(of: text), node)
        return text
    }

    /// Reports a malformed or excluded scheme of a probe. Returns whether the scheme is usable.
    @discardableResult
    mutating func report(probeScheme scheme: String?, _ node: WireNode) -> Bool {
        guard let scheme else {
            report(.malformedProbe, node, "expected a scheme with its colon, or a URL")
            return false
        }
        guard SchemeName.isExcluded(scheme) else { return true }
        report(.malformedProbe, node, "the scheme “\(scheme)” does not open an app")
        return false
    }
}
