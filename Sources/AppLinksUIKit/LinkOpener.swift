#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import AppLinks
    public import UIKit

    /// Opens links in the apps that a person prefers, asks the person if necessary, and stores the
    /// answers.
    ///
    ///     let availability = SystemAvailability()
    ///     let opener = LinkOpener(
    ///         catalog, load: store.load, update: store.update,
    ///         installed: {
    ///             availability.installedSchemes(of: catalog, asking: .shared).installed
    ///         },
    ///         open: { await UIApplication.shared.open($0) })
    ///     opener.register(profileButton, for: request)
    ///
    /// An extension passes `extensionContext.open(_:)` as `open`. An extension cannot find out
    /// which apps are installed, so `installed` returns a result that the app has stored for the
    /// extension.
    @MainActor public final class LinkOpener {
        /// The catalog of the apps that links can open.
        public var catalog: AppCatalog
        /// When to ask, and which apps to offer; the preferred languages are those of the system.
        public var options = ChoosingOptions()
        /// The texts of lists and alerts; English by default.
        public var texts = AppListTexts()
        /// The icons of the apps; those in the main bundle by default.
        public var icons = AppIcons()
        /// Shows a chooser, and returns the app that the person picked, or nil. If this property is
        /// nil, the opener shows `Chooser.pickInList(from:anchor:icons:texts:)`.
        ///
        /// Assign a closure to show an action sheet or a custom view. The closure must not return
        /// before the view has disappeared.
        public var pick:
            (@MainActor (Chooser, UIViewController, PopoverAnchor) async -> PickedApp?)?
        /// Performs an action with a presenter of the calling app, such as a mail sheet.
        ///
        /// The closure receives the presenter of the catalog, the key of the action, the values of
        /// the parameters, and the controller to present from. `InstalledSchemes.presenters` lists
        /// the presenters that the calling app has.
        public var present:
            (@MainActor (LinkedApp.Presenter, String, [String: String], UIViewController) -> Void)?
        /// Receives the errors of taps on controls and on rows of lists; ignores them by default.
        public var report: @MainActor (any Error) -> Void = { _ in }

        let load: @MainActor () throws -> DefaultApps
        let update: @MainActor ((inout DefaultApps) -> Void) throws -> Void
        let installed: @MainActor () -> InstalledSchemes
        let openURL: @MainActor (URL) async -> Bool
        private var isBusy = false

        /// Creates an opener.
        ///
        /// - Parameters:
        ///   - catalog: the apps.
        ///   - load: returns the stored defaults, for example the method `load` of a
        ///     `DefaultAppsFile`.
        ///   - update: changes the stored defaults, for example the method `update` of a
        ///     `DefaultAppsFile`.
        ///   - installed: returns the installed apps. It is called for each request.
        ///   - open: opens a URL, and returns whether that succeeded.
        public init(
            _ catalog: AppCatalog, load: @escaping @MainActor () throws -> DefaultApps,
            update: @escaping @MainActor ((inout DefaultApps) -> Void) throws -> Void,
            installed: @escaping @MainActor () -> InstalledSchemes,
            open: @escaping @MainActor (URL) async -> Bool
        ) {
            self.catalog = catalog
            self.load = load
            self.update = update
            self.installed = installed
            openURL = open
            options.languages = Locale.preferredLanguages
        }

        // MARK: Opening

        /// Opens a request: in the default app, in the app that the person picks, or on the web.
        ///
        /// A second call does nothing while the first call asks the person.
        ///
        /// - Parameters:
        ///   - request: the request.
        ///   - controller: a view controller that is on the screen.
        ///   - anchor: the view or the bar button to which a popover points.
        /// - Returns: whether something was opened or presented; false if the person canceled.
        /// - Throws: the `LinkError` of the request; the errors of the stored defaults.
        @discardableResult
        public func open(
            _ request: LinkRequest, from controller: UIViewController, anchor: PopoverAnchor
        ) async throws -> Bool {
            try await open(request, options, Screen(controller: controller, anchor: anchor))
        }

        /// Forgets the default app of the request's type, asks even if only one app has the action,
        /// and opens the picked app.
        ///
        /// This is for a long press, as in Choosy. The parameters and errors are those of
        /// ``open(_:from:anchor:)``.
        @discardableResult
        public func askAndOpen(
            _ request: LinkRequest, from controller: UIViewController, anchor: PopoverAnchor
        ) async throws -> Bool {
            guard !isBusy else { return false }
            try update { $0.forget(request.type) }
            var options = options
            options.asking = .always
            return try await open(request, options, Screen(controller: controller, anchor: anchor))
        }

        /// Lets the person pick the default app of a type, and opens nothing.
        ///
        /// - Parameters:
        ///   - type: the key of the type.
        ///   - controller: a view controller that is on the screen.
        ///   - anchor: the view or the bar button to which a popover points.
        /// - Returns: whether the person picked an app; false if no app of the type is installed.
        /// - Throws: `type.unknown`; the errors of the stored defaults.
        @discardableResult
        public func askForDefault(
            ofType type: String, from controller: UIViewController, anchor: PopoverAnchor
        ) async throws -> Bool {
            guard !isBusy, let chooser = try defaultChooser(ofType: type) else { return false }
            let screen = Screen(controller: controller, anchor: anchor)
            guard let picked = await ask(chooser, screen) else { return false }
            try update { $0.record(picked.app, always: true, for: chooser) }
            return true
        }

        func defaultChooser(ofType type: String) throws -> Chooser? {
            try catalog.defaultChooser(
                for: type, installed: installed(), defaults: load(), options: options)
        }

        @discardableResult func attempt<Value>(_ body: () throws -> Value) -> Value? {
            do {
                return try body()
            } catch {
                report(error)
                return nil
            }
        }

        func start(_ body: @escaping @MainActor () async throws -> Void) {
            Task {
                do {
                    try await body()
                } catch {
                    report(error)
                }
            }
        }

        // MARK: Resolutions

        private struct Screen {
            let controller: UIViewController
            let anchor: PopoverAnchor
        }

        private func open(
            _ request: LinkRequest, _ options: ChoosingOptions, _ screen: Screen
        ) async throws -> Bool {
            guard !isBusy else { return false }
            let resolution = try catalog.resolve(
                request, installed: installed(), defaults: load(), options: options)
            return try await follow(resolution, options, screen)
        }

        private func follow(
            _ resolution: Resolution, _ options: ChoosingOptions, _ screen: Screen
        ) async throws -> Bool {
            switch resolution {
            case .open(let link): return await openURL(link.url)
            case .present(let presenter, let action, let parameters):
                present?(presenter, action, parameters, screen.controller)
                return present != nil
            case .choose(let chooser):
                guard let picked = await ask(chooser, screen) else { return false }
                // If the link cannot be created, the defaults stay unchanged.
                let resolution = try catalog.resolve(chooser, picking: picked.app)
                try update { $0.record(picked.app, always: picked.isAlways, for: chooser) }
                return try await follow(resolution, options, screen)
            case .fallBack(let page): return try await openPage(page, options, screen)
            case .unavailable: return false
            }
        }

        private func ask(_ chooser: Chooser, _ screen: Screen) async -> PickedApp? {
            isBusy = true
            defer { isBusy = false }
            if let pick { return await pick(chooser, screen.controller, screen.anchor) }
            return await chooser.pickInList(
                from: screen.controller, anchor: screen.anchor, icons: icons, texts: texts)
        }

        /// Opens a web page in the person's preferred browser, or else in the system's browser.
        private func openPage(
            _ page: URL, _ options: ChoosingOptions, _ screen: Screen
        ) async throws -> Bool {
            guard let browsers = catalog.type("browser") else { return await openURL(page) }
            var options = options
            (options.usesFallback, options.apps) = (false, nil)
            let resolution = try? catalog.resolve(
                LinkRequest(webURL: page, in: browsers), installed: installed(), defaults: load(),
                options: options)
            switch resolution {
            case nil, .unavailable, .fallBack: return await openURL(page)
            case let resolution?: return try await follow(resolution, options, screen)
            }
        }
    }
#endif
