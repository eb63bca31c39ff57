import UniformTypes
import WireFormat

/// Chooses the app for one request, in the numbered steps of clause 5.1.
struct AppChoice {
    private let type: AppType
    private let request: LinkRequest
    private let prepared: PreparedRequest
    private let choice: DefaultApps.Choice?
    private let options: ChoosingOptions

    init(
        _ type: AppType, _ request: LinkRequest, _ choice: DefaultApps.Choice?,
        _ options: ChoosingOptions
    ) {
        self.type = type
        self.request = request
        prepared = PreparedRequest(type, request)
        self.choice = choice
        self.options = options
    }

    func resolve(_ installed: InstalledSchemes) throws(LinkError) -> Resolution {
        try requireKnownAction()
        let present = type.apps.filter { isInstalled($0, installed) }
        let able = shown(present.filter(prepared.isSupported))
        guard able.isEmpty else { return try choose(candidates(able, present)) }
        if options.usesFallback, let url = try prepared.webPage() { return .fallBack(url) }
        let bare = allowed(present).filter { $0.presenter == nil }
        guard options.opensAppWithoutAction, !bare.isEmpty else { return .unavailable }
        return try choose(candidates(bare, present), opensAppOnly: true)
    }

    /// Returns the list of all installed apps, or nil if no app is installed; clause 5.1.13.
    func defaultChooser(_ installed: InstalledSchemes) -> Chooser? {
        let present = type.apps.filter { isInstalled($0, installed, forAction: false) }
        let offered = candidates(allowed(present), present)
        guard !offered.apps.isEmpty else { return nil }
        return chooser(offered, reason: .init(.asked))
    }

    /// Step 1: throws if neither the type nor an app has the action.
    private func requireKnownAction() throws(LinkError) {
        guard let action = request.action else { return }
        guard type.action(action) != nil || type.apps.contains(where: { $0.supports(action) })
        else {
            throw LinkError(
                code: .unknownAction, subject: action,
                message: "neither the type “\(type.key)” nor any of its apps has the action")
        }
    }

    // MARK: Candidates

    /// Step 2: returns whether an app is installed.
    ///
    /// An app registers all its schemes, so one installed scheme is enough. If no scheme is
    /// installed, but some are unknown, the app counts as installed only if it is the person's
    /// default.
    private func isInstalled(
        _ app: LinkedApp, _ installed: InstalledSchemes, forAction: Bool = true
    ) -> Bool {
        if let presenter = app.presenter {
            return (request.action != nil || !forAction) && options.allowsInApp
                && installed.presenters.contains(presenter.name)
        }
        var isUnknown = false
        for scheme in app.schemes {
            switch installed.canOpen(scheme: scheme) {
            case true: return true
            case nil: isUnknown = true
            default: break
            }
        }
        return isUnknown && choice?.app?.isSameKey(as: app.key) == true
    }

    /// Step 3: returns the apps to offer, without the system's own app if there is an in-app
    /// presenter.
    private func shown(_ able: [LinkedApp]) -> [LinkedApp] {
        let able = allowed(able)
        guard let hidden = type.firstPartyApp, !options.showsFirstPartyApp,
            able.contains(where: { $0.presenter != nil })
        else { return able }
        return able.filter { !$0.key.isSameKey(as: hidden) }
    }

    private func allowed(_ apps: [LinkedApp]) -> [LinkedApp] {
        guard let keys = options.apps else { return apps }
        let wanted = Set(keys.map(CaselessText.init))
        return apps.filter { wanted.contains(CaselessText($0.key)) }
    }

    // MARK: Choice

    /// The apps to offer, and those among them that the person's earlier choice concerns.
    private struct Candidates {
        let apps: [LinkedApp]
        /// All installed apps of the type.
        let present: [LinkedApp]
        /// The person's default, if it is offered.
        let chosen: LinkedApp?
        /// The new apps; see ``Chooser/Row/isNew``.
        let new: Set<CaselessText>
    }

    private func candidates(_ apps: [LinkedApp], _ present: [LinkedApp]) -> Candidates {
        let chosen = choice?.app.flatMap { key in apps.first { $0.key.isSameKey(as: key) } }
        // Step 6.
        let new = choice.map { choice in
            Set(apps.map { CaselessText($0.key) }).subtracting(
                choice.knownApps.map(CaselessText.init))
        }
        return Candidates(apps: apps, present: present, chosen: chosen, new: new ?? [])
    }

    /// Steps 5 to 10: opens an app or asks.
    private func choose(
        _ able: Candidates, opensAppOnly: Bool = false
    ) throws(LinkError) -> Resolution {
        if let app = automaticChoice(able) {
            return try prepared.resolution(app, opensAppOnly: opensAppOnly)
        }
        let reason = reason(able)
        let offersAlways =
            options.offersAlways
            && ![.defaultLacksAction, .defaultHidden].contains(reason.kind)
        return .choose(
            chooser(able, reason: reason, offersAlways: offersAlways, opensAppOnly: opensAppOnly))
    }

    private func automaticChoice(_ able: Candidates) -> LinkedApp? {
        guard options.asking != .always else { return nil }
        if let chosen = able.chosen, able.new.isEmpty || options.asking == .never {
            return chosen
        }
        if able.apps.count == 1 { return able.apps[0] }
        if able.chosen == nil, options.usesPreferredApp, let key = type.preferredApp,
            let preferred = able.apps.first(where: { $0.key.isSameKey(as: key) })
        {
            return preferred
        }
        return options.asking == .never ? able.apps[0] : nil
    }

    private func chooser(
        _ able: Candidates, reason: Chooser.Reason, offersAlways: Bool = false,
        opensAppOnly: Bool = false
    ) -> Chooser {
        let rows = able.apps.map { app in
            Chooser.Row(
                app: app.key, name: app.name.text(in: options.languages), icon: IconName(app),
                isDefault: able.chosen?.key.isSameKey(as: app.key) == true,
                isNew: able.new.contains(CaselessText(app.key)), isInApp: app.presenter != nil)
        }
        return Chooser(
            type: type.key, title: request.title ?? type.name.text(in: options.languages),
            rows: rows, installedApps: able.present.map(\.key), reason: reason,
            offersAlways: offersAlways, opensAppOnly: opensAppOnly,
            request: request)
    }

    private func reason(_ able: Candidates) -> Chooser.Reason {
        if options.asking == .always { return .init(.asked) }
        guard let key = choice?.app else { return .init(.noDefault) }
        if able.chosen != nil {
            return .init(
                .newApps, able.apps.map(\.key).filter { able.new.contains(CaselessText($0)) })
        }
        guard let app = able.present.first(where: { $0.key.isSameKey(as: key) }) else {
            return .init(.defaultUninstalled, [key])
        }
        return .init(prepared.isSupported(by: app) ? .defaultHidden : .defaultLacksAction, [key])
    }
}
