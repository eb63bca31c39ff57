import UniformTypes
import WireFormat

extension AppCatalog {
    /// Resolves a request on a device; section 5 of Schemas/app-catalog.md.
    ///
    ///     switch try catalog.resolve(request, installed: installed, defaults: defaults) {
    ///     case .open(let link): print("open", link.url)
    ///     case .choose(let chooser): print("show", chooser.rows.map(\.name))
    ///     case .present, .fallBack, .nothing: break
    ///     }
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - installed: the apps that can be opened on the device.
    ///   - defaults: the person's earlier choices; none by default.
    ///   - options: when to ask, and which apps to offer.
    /// - Returns: what to do.
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

    /// Returns the list from which a person chooses the default app of a type, as on a settings page; clause
    /// 5.1.13.
    ///
    /// The list has all installed apps of the type, in-app presenters included. Record the answer with
    /// ``DefaultApps/note(_:always:for:)``; there is nothing to open.
    ///
    /// - Parameters:
    ///   - type: the key of the type.
    ///   - installed: the apps that can be opened on the device.
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

    /// Decides what to do about the app that a person picked in a chooser.
    ///
    /// - Throws: `type.unknown`; `app.unknown` if the chooser does not show the app; the errors of
    ///   ``URLTemplate/expand(_:allowing:)``.
    public func resolve(_ chooser: Chooser, picking app: String) throws(LinkError) -> Resolution {
        let type = try knownType(chooser.request)
        guard chooser.rows.contains(where: { $0.app.isSameKey(as: app) }),
            let found = type.app(app)
        else {
            throw LinkError(
                code: .unknownApp, subject: app, message: "the chooser does not show such an app")
        }
        return try PreparedRequest(type, chooser.request).resolution(found, isBare: chooser.isBare)
    }

    /// Calls a closure with each row of a chooser, and what to do if a person picks it.
    ///
    /// - Throws: `type.unknown`, and the errors of the closure.
    package func resolveRows(
        of chooser: Chooser,
        _ body: (Chooser.Row, Result<Resolution, LinkError>) throws(LinkError) -> Void
    ) throws(LinkError) {
        let type = try knownType(chooser.request)
        let request = PreparedRequest(type, chooser.request)
        var places = KeyIndex(type.apps, by: { CaselessText($0.key) })
        for row in chooser.rows {
            guard let place = places[CaselessText(row.app)] else { continue }
            try body(
                row,
                Result { () throws(LinkError) in
                    try request.resolution(type.apps[place], isBare: chooser.isBare)
                })
        }
    }

    /// Returns the link of one app for a request, whether or not the app is installed.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - app: the key of the app.
    ///   - opensAppWithoutAction: whether an app without the requested action is just opened; false
    ///     by default.
    /// - Returns: the link, with the web page that does the same if the catalog has one.
    /// - Throws: `type.unknown`, `app.unknown`, `action.unsupported`, and the errors of
    ///   ``URLTemplate/expand(_:allowing:)``.
    public func link(
        _ request: LinkRequest, in app: String, opensAppWithoutAction: Bool = false
    ) throws(LinkError) -> OpenedLink {
        let type = try knownType(request)
        guard let found = type.app(app) else {
            throw LinkError(
                code: .unknownApp, subject: app, message: "“\(type.key)” has no such app")
        }
        return try PreparedRequest(type, request)
            .link(found, isBareAllowed: opensAppWithoutAction)
    }

    private func knownType(_ request: LinkRequest) throws(LinkError) -> AppType {
        guard let type = type(request.type) else {
            throw LinkError(
                code: .unknownType, subject: request.type, message: "the catalog has no such type")
        }
        return type
    }
}
