import WireFormat

extension CatalogReader {
    mutating func linkedApp(_ node: WireNode) -> LinkedApp? {
        var app = LinkedApp(key: "", name: "")
        app.origin = origin(node)
        if dialect == .choosy {
            app.spelling.absentMembers = Set([CatalogMember.actions, .probe].map(\.rawValue))
        }
        var name: AppName?
        app.unknownMembers = members(of: node) { reader, member, value in
            app.spelling.absentMembers.remove(member.rawValue)
            return switch member {
            case .key: set(&app.key, reader.key(value))
            case .name: set(&name, reader.name(value))
            case .probe: set(&app.probe, reader.probe(value))
            case .icon: set(&app.icon, reader.key(value))
            case .links: set(&app.links, reader.links(value))
            case .actions where reader.dialect == .choosy:
                set(&app.links, reader.array(value) { $0.choosyLink($1) })
            case .optionalQuery: set(&app.optionalQuery, reader.optionalQuery(value))
            case .inApp: set(&app.presenter, reader.ownPresenter(value))
            case .bundleIdentifier: set(&app.bundleIdentifier, reader.key(value))
            case .appStoreID: set(&app.appStoreID, reader.key(value))
            case .googlePlayID: set(&app.googlePlayID, reader.key(value))
            case .platforms: set(&app.platforms, reader.array(value) { $0.key($1) })
            case .sends: set(&app.sendsContent, reader.boolean(value))
            case .receives: set(&app.receivesContent, reader.boolean(value))
            default: false
            }
        }
        app.name = named(name, app.key, node)
        checkPresenter(&app, node)
        return isKeyed(app.key, node) ? app : nil
    }

    mutating func links(_ node: WireNode) -> [LinkedApp.Link]? {
        entries(of: node) { reader, action, value in
            reader.template(value).map { reader.link(action, $0, value, value) }
        }
    }

    func link(
        _ action: String, _ template: URLTemplate, _ node: WireNode, _ templateNode: WireNode
    ) -> LinkedApp.Link {
        var link = LinkedApp.Link(action, template)
        link.origin = origin(node)
        link.templateOrigin = origin(templateNode)
        return link
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

    private mutating func ownPresenter(_ node: WireNode) -> LinkedApp.Presenter? {
        var name: String?
        var actions: [String]?
        let unknown = members(of: node) { reader, member, value in
            switch member {
            case .presenter: set(&name, reader.key(value))
            case .actions: set(&actions, reader.array(value) { $0.key($1) })
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

    private mutating func checkPresenter(_ app: inout LinkedApp, _ node: WireNode) {
        guard app.presenter != nil, !app.links.isEmpty else { return }
        report(
            .memberValue, node, "expected “links” or “in-app”, found both; the links are ignored")
        app.links = []
    }

    mutating func probe(_ node: WireNode) -> String? {
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
