import Essentials
import UniformTypes
import WireFormat

/// A request and the values derived from it that do not depend on the app, computed once for all
/// apps of the type.
struct PreparedRequest {
    private let type: AppType
    private let request: LinkRequest
    /// The values of the request, and the default values of all other parameters.
    let parameters: [String: String]
    /// The ranks of the keys that apps may use for the action: the requested key, then the action's
    /// key and its aliases. Nil if the request has no action.
    private let ranks: KeyIndex<CaselessText>?
    /// The URL of the action's web page, or the error from its template. The URL is nil if the
    /// action has no web page.
    private let page: Result<URL?, LinkError>

    init(_ type: AppType, _ request: LinkRequest) {
        (self.type, self.request) = (type, request)
        let parameters = type.filled(request.parameters)
        self.parameters = parameters
        guard let name = request.action else {
            (ranks, page) = (nil, .success(nil))
            return
        }
        let action = type.action(name)
        let keys = [name] + (action.map { [$0.key] + $0.aliases } ?? [])
        ranks = KeyIndex(keys, by: CaselessText.init)
        page = Result { () throws(LinkError) in try action?.webPage?.expand(parameters) }
    }

    func webPage() throws(LinkError) -> URL? { try page.get() }

    /// True for every app if the request has no action.
    func isSupported(by app: LinkedApp) -> Bool {
        guard let ranks else { return true }
        return app.actions.contains { ranks[CaselessText($0)] != nil }
    }

    func link(_ app: LinkedApp, opensAppWithoutAction: Bool) throws(LinkError) -> OpenedLink {
        if let action = request.action {
            if let link = link(of: app) {
                let url = try link.template.expand(
                    parameters, adding: app.optionalQuery, allowing: app.schemes)
                return opened(app, action, url)
            }
            guard opensAppWithoutAction else {
                throw LinkError(
                    code: .unsupportedAction, subject: app.key,
                    message: "the app has no link for “\(action.cut(to: 80))”")
            }
        }
        guard let text = app.openingURL, let url = URL(verbatim: text) else {
            throw LinkError(
                code: .unsupportedAction, subject: app.key,
                message: "the app has neither a probe nor a link scheme")
        }
        return opened(app, nil, url)
    }

    func resolution(_ app: LinkedApp, opensAppOnly: Bool) throws(LinkError) -> Resolution {
        if let presenter = app.presenter, let action = request.action {
            return .present(presenter, action: action, parameters: parameters)
        }
        return .open(try link(app, opensAppWithoutAction: opensAppOnly))
    }

    private func link(of app: LinkedApp) -> LinkedApp.Link? {
        guard let ranks else { return nil }
        var best: (rank: Int, link: LinkedApp.Link)?
        for link in app.links {
            guard let rank = ranks[CaselessText(link.action)], rank < best?.rank ?? .max else {
                continue
            }
            best = (rank, link)
        }
        return best?.link
    }

    private func opened(_ app: LinkedApp, _ action: String?, _ url: URL) -> OpenedLink {
        OpenedLink(
            type: type.key, app: app.key, action: action, url: url, webURL: try? webPage(),
            opensAppOnly: action == nil && request.action != nil)
    }
}
