import Essentials
import WireFormat

extension AppCatalog {
    /// Returns the link of one app for a request, whether or not the app is installed.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - app: the key of the app.
    ///   - opensAppWithoutAction: whether an app without the requested action is just opened; false
    ///     by default.
    /// - Returns: the link, with the web page that does the same if the catalog has one.
    /// - Throws: `type.unknown`, `app.unknown`, `action.unsupported`, and the errors of
    ///   ``URLTemplate/expand(_:adding:allowing:)``.
    public func link(
        _ request: LinkRequest, app: String, opensAppWithoutAction: Bool = false
    ) throws(LinkError) -> OpenedLink {
        let type = try knownType(request)
        guard let found = type.app(app) else {
            throw LinkError(
                code: .unknownApp, subject: app, message: "“\(type.key)” has no such app")
        }
        return try type.link(request, found, isBareAllowed: opensAppWithoutAction)
    }

    func knownType(_ request: LinkRequest) throws(LinkError) -> AppType {
        guard let type = type(request.type) else {
            throw LinkError(
                code: .unknownType, subject: request.type, message: "the catalog has no such type")
        }
        return type
    }
}

extension AppType {
    /// Returns the keys under which apps may have an action: the requested key, then the action's
    /// key and its aliases.
    func keys(of action: String) -> [String] {
        guard let known = self.action(action) else { return [action] }
        return [action, known.key] + known.aliases
    }

    /// Returns the values of a request, with the defaults of parameters without a value.
    func filled(_ parameters: [String: String]) -> [String: String] {
        var filled = parameters
        let given = LinkValues(parameters)
        for parameter in self.parameters where given[parameter.key] == nil {
            filled[parameter.key] = parameter.defaultValue
        }
        return filled
    }

    func link(
        _ request: LinkRequest, _ app: LinkedApp, isBareAllowed: Bool
    ) throws(LinkError) -> OpenedLink {
        let parameters = filled(request.parameters)
        if let action = request.action {
            if let link = app.link(anyOf: keys(of: action)) {
                let url = try link.template.expand(
                    parameters, adding: app.optionalQuery, allowing: app.schemes)
                return opened(app, action, url, request, parameters)
            }
            guard isBareAllowed else {
                throw LinkError(
                    code: .unsupportedAction, subject: app.key,
                    message: "the app has no link for “\(action.cut(to: 80))”")
            }
        }
        guard let text = app.openingURL, let url = URL(asItStands: text) else {
            throw LinkError(
                code: .unsupportedAction, subject: app.key, message: "nothing opens the app")
        }
        return opened(app, nil, url, request, parameters)
    }

    private func opened(
        _ app: LinkedApp, _ action: String?, _ url: URL, _ request: LinkRequest,
        _ parameters: [String: String]
    ) -> OpenedLink {
        OpenedLink(
            type: key, app: app.key, action: action, url: url,
            webURL: request.action.flatMap { try? webURL(for: $0, parameters) },
            isBare: action == nil && request.action != nil)
    }

    /// Returns the web page for an action, or nil if there is none.
    func webURL(
        for action: String, _ parameters: [String: String]
    ) throws(LinkError) -> URL? {
        guard let page = self.action(action)?.webPage else { return nil }
        return try page.expand(parameters)
    }
}
