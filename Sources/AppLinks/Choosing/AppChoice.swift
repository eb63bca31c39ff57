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
        guard able.isEmpty else { return try choose(able, present, opensAppOnly: false) }
        if options.usesFallback, let url = try prepared.webPage() { return .fallBack(url) }
        let bare = allowed(present).filter { $0.presenter == nil }
        guard options.opensAppWithoutAction, !bare.isEmpty else { return .unavailable }
        return try choose(bare, present, opensAppOnly: true)
    }

    /// Returns the list of all installed apps, or nil if no app is installed; clause 5.1.13.
    func defaultChooser(_ installed: InstalledSchemes) -> Chooser? {
        let present = type.apps.filter { app in
            guard let presenter = app.presenter else { return isInstalled(app, installed) }
            return options.allowsInApp && installed.presenters.contains(presenter.name)
        }
        let offered = allowed(present)
        guard !offered.isEmpty else { return nil }
        let chosen = choice?.app.flatMap { key in offered.first { $0.key.isSameKey(as: key) } }
        return chooser(
            offered, present, chosen, newApps(among: offered), reason: .init(.asked),
            offersAlways: false, opensAppOnly: false)
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
    private func isInstalled(_ app: LinkedApp, _ installed: InstalledSchemes) -> Bool {
        if let presenter = app.presenter {
            return request.action != nil && options.allowsInApp
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

    /// Steps 5 to 10: opens an app or asks.
    private func choose(
        _ able: [LinkedApp], _ present: [LinkedApp], opensAppOnly: Bool
    ) throws(LinkError) -> Resolution {
        let new = newApps(among: able)
        let chosen = choice?.app.flatMap { key in able.first { $0.key.isSameKey(as: key) } }
        if let app = automaticChoice(able, chosen, new) {
            return try prepared.resolution(app, opensAppOnly: opensAppOnly)
        }
        let reason = reason(able, present, chosen, new)
        return .choose(
            chooser(
                able, present, chosen, new, reason: reason,
                offersAlways: options.offersAlways
                    && ![.defaultLacksAction, .defaultHidden].contains(reason.kind),
                opensAppOnly: opensAppOnly))
    }

    private func automaticChoice(
        _ able: [LinkedApp], _ chosen: LinkedApp?, _ new: Set<CaselessText>
    ) -> LinkedApp? {
        guard options.asking != .always else { return nil }
        if let chosen, new.isEmpty || options.asking == .never { return chosen }
        if able.count == 1 { return able[0] }
        if chosen == nil, options.usesPreferredApp, let key = type.preferredApp,
            let preferred = able.first(where: { $0.key.isSameKey(as: key) })
        {
            return preferred
        }
        return options.asking == .never ? able[0] : nil
    }

    /// Step 6: returns the new apps; see ``Chooser/Row/isNew``.
    private func newApps(among able: [LinkedApp]) -> Set<CaselessText> {
        guard let choice else { return [] }
        let known = Set(choice.knownApps.map(CaselessText.init))
        return Set(able.map { CaselessText($0.key) }).subtracting(known)
    }

    private func chooser(
        _ able: [LinkedApp], _ present: [LinkedApp], _ chosen: LinkedApp?,
        _ new: Set<CaselessText>, reason: Chooser.Reason, offersAlways: Bool, opensAppOnly: Bool
    ) -> Chooser {
        let rows = able.map { app in
            Chooser.Row(
                app: app.key, name: app.name.text(in: options.languages), icon: IconName(app),
                isDefault: chosen?.key.isSameKey(as: app.key) == true,
                isNew: new.contains(CaselessText(app.key)), isInApp: app.presenter != nil)
        }
        return Chooser(
            type: type.key, title: request.title ?? type.name.text(in: options.languages),
            rows: rows, installedApps: present.map(\.key), reason: reason,
            offersAlways: offersAlways, opensAppOnly: opensAppOnly,
            request: request)
    }

    private func reason(
        _ able: [LinkedApp], _ present: [LinkedApp], _ chosen: LinkedApp?,
        _ new: Set<CaselessText>
    ) -> Chooser.Reason {
        if options.asking == .always { return .init(.asked) }
        guard let key = choice?.app else { return .init(.noDefault) }
        if chosen != nil {
            return .init(
                .newApps, able.map(\.key).filter { new.contains(CaselessText($0)) })
        }
        guard let app = present.first(where: { $0.key.isSameKey(as: key) }) else {
            return .init(.defaultUninstalled, [key])
        }
        return .init(prepared.isSupported(by: app) ? .defaultHidden : .defaultLacksAction, [key])
    }
}
