import UniformTypes
import WireFormat

extension AppCatalog {
    /// Resolves a request on a device; section 5 of Schemas/app-catalog.md.
    ///
    ///     switch try catalog.resolve(request, installed: installed, defaults: defaults) {
    ///     case .open(let link): print("open", link.url)
    ///     case .choose(let chooser): print("show", chooser.rows.map(\.name))
    ///     case .present, .fallBack, .unavailable: break
    ///     }
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - installed: the schemes of the apps that are installed.
    ///   - defaults: the person's earlier choices; none by default.
    ///   - options: when to ask, and which apps to offer.
    /// - Returns: how to answer the request.
    /// - Throws: `type.unknown`, `action.unknown`, and the errors of
    ///   ``URLTemplate/expand(_:allowing:)`` for the link to open.
    public func resolve(
        _ request: LinkRequest, installed: InstalledSchemes,
        defaults: DefaultApps = DefaultApps(), options: ChoosingOptions = ChoosingOptions()
    ) throws(LinkError) -> Resolution {
        let type = try knownType(request)
        let choice = AppChoice(type, request, defaults[type.key], options)
        return try choice.resolve(installed)
    }

    /// Returns the apps from which a person can choose the default app of a type; clause 5.1.13.
    ///
    /// A settings page shows this list of all installed apps of the type, including in-app
    /// presenters. Every answer becomes the default, so the list does not offer “always”. To store
    /// the answer, call ``DefaultApps/record(_:always:for:)`` with true for `always`.
    ///
    /// - Parameters:
    ///   - type: the key of the type.
    ///   - installed: the schemes of the apps that are installed.
    ///   - defaults: the person's earlier choices; none by default.
    ///   - options: which apps to offer. `asking` and `offersAlways` have no effect.
    /// - Returns: the list; nil if no app of the type is installed.
    /// - Throws: `type.unknown`.
    public func defaultChooser(
        for type: String, installed: InstalledSchemes, defaults: DefaultApps = DefaultApps(),
        options: ChoosingOptions = ChoosingOptions()
    ) throws(LinkError) -> Chooser? {
        let request = LinkRequest(type: type)
        let found = try knownType(request)
        return AppChoice(found, request, defaults[found.key], options).defaultChooser(installed)
    }

    /// Resolves a chooser's request for the app that a person picked.
    ///
    /// - Throws: `type.unknown`; `app.unknown` if the chooser does not show the app; the errors of
    ///   ``URLTemplate/expand(_:allowing:)``.
    public func resolve(_ chooser: Chooser, picking app: String) throws(LinkError) -> Resolution {
        let type = try knownType(chooser.request)
        guard chooser.rows.contains(where: { $0.app.isSameKey(as: app) }),
            let found = type.app(app)
        else {
            throw LinkError(
                code: .unknownApp, subject: app, message: "the chooser does not show this app")
        }
        return try PreparedRequest(type, chooser.request).resolution(
            found, opensAppOnly: chooser.opensAppOnly)
    }

    package func resolveRows(
        of chooser: Chooser,
        _ body: (Chooser.Row, Result<Resolution, LinkError>) throws(LinkError) -> Void
    ) throws(LinkError) {
        let type = try knownType(chooser.request)
        let request = PreparedRequest(type, chooser.request)
        let places = KeyIndex(type.apps, by: { CaselessText($0.key) })
        for row in chooser.rows {
            guard let place = places[CaselessText(row.app)] else { continue }
            try body(
                row,
                Result { () throws(LinkError) in
                    try request.resolution(type.apps[place], opensAppOnly: chooser.opensAppOnly)
                })
        }
    }

    /// Returns the link of one app for a request, whether or not the app is installed.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - app: the key of the app.
    ///   - opensAppWithoutAction: whether to return a link that only opens the app, if the app
    ///     lacks the action; false by default.
    /// - Returns: the link, with the fallback web page if the catalog has one.
    /// - Throws: `type.unknown`, `app.unknown`, `action.unsupported`, and the errors of
    ///   ``URLTemplate/expand(_:allowing:)``.
    public func link(
        _ request: LinkRequest, in app: String, opensAppWithoutAction: Bool = false
    ) throws(LinkError) -> OpenedLink {
        let type = try knownType(request)
        guard let found = type.app(app) else {
            throw LinkError(
                code: .unknownApp, subject: app,
                message: "the type “\(type.key)” has no such app")
        }
        return try PreparedRequest(type, request)
            .link(found, opensAppWithoutAction: opensAppWithoutAction)
    }

    private func knownType(_ request: LinkRequest) throws(LinkError) -> AppType {
        guard let type = type(request.type) else {
            throw LinkError(
                code: .unknownType, subject: request.type, message: "the catalog has no such type")
        }
        return type
    }
}
