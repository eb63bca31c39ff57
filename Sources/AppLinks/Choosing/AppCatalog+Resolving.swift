import UniformTypes
import WireFormat

extension AppCatalog {
    /// Decides what to do about a request on a device; section 5 of Schemas/app-catalog.md.
    ///
    ///     switch try catalog.resolve(request, installed, defaults) {
    ///     case .open(let link): print("open", link.url)
    ///     case .choose(let chooser): print("show", chooser.rows.map(\.name))
    ///     case .present, .fallBack, .nothing: break
    ///     }
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - availability: the apps that can be opened on the device.
    ///   - defaults: the person's earlier choices; none by default.
    ///   - options: when to ask, and which apps to offer.
    /// - Returns: what to do.
    /// - Throws: `type.unknown`, `action.unknown`, and the errors of
    ///   ``URLTemplate/expand(_:adding:allowing:)`` for the link to open.
    public func resolve(
        _ request: LinkRequest, _ availability: some AppAvailability,
        _ defaults: DefaultApps = DefaultApps(), _ options: ChoosingOptions = ChoosingOptions()
    ) throws(LinkError) -> Resolution {
        let type = try knownType(request)
        let choice = AppChoice(type, request, defaults[type.key], options)
        return try choice.resolve(availability)
    }

    /// Decides what to do about the app that a person picked in a chooser.
    ///
    /// - Throws: `type.unknown`; `app.unknown` if the chooser does not show the app; the errors of
    ///   ``URLTemplate/expand(_:adding:allowing:)``.
    public func resolve(_ chooser: Chooser, picking app: String) throws(LinkError) -> Resolution {
        let type = try knownType(chooser.request)
        guard chooser.rows.contains(where: { $0.app.isSameKey(as: app) }),
            let found = type.app(app)
        else {
            throw LinkError(
                code: .unknownApp, subject: app, message: "the chooser does not show such an app")
        }
        return try type.resolution(chooser.request, found, isBare: chooser.isBare)
    }
}

extension AppType {
    func resolution(
        _ request: LinkRequest, _ app: LinkedApp, isBare: Bool
    ) throws(LinkError) -> Resolution {
        if let presenter = app.presenter, let action = request.action {
            return .present(presenter, action: action, parameters: filled(request.parameters))
        }
        return .open(try link(request, app, isBareAllowed: isBare))
    }
}
