import UniformTypes
import WireFormat

extension AppCatalog {
    /// What to do about a request on a device; section 5 of Schemas/app-catalog.md.
    ///
    /// - Parameters:
    ///   - request: what to open.
    ///   - availability: what can be opened on the device.
    ///   - defaults: what the person chose before.
    ///   - options: when to ask, and what to offer.
    /// - Returns: what to do.
    /// - Throws: `type.unknown`, `action.unknown`, and what
    ///   ``URLTemplate/expand(_:adding:allowing:)`` throws for the link to open.
    public func resolve(
        _ request: LinkRequest, _ availability: some AppAvailability,
        _ defaults: DefaultApps = DefaultApps(), _ options: ChoosingOptions = ChoosingOptions()
    ) throws(LinkError) -> Resolution {
        let type = try knownType(request)
        let choice = AppChoice(type, request, defaults[type.key], options)
        return try choice.resolve(availability)
    }

    /// What to do about the row of a chooser that a person picked.
    ///
    /// - Throws: `app.unknown` for an app that the chooser does not show, and what
    ///   ``URLTemplate/expand(_:adding:allowing:)`` throws.
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
