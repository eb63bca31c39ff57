#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import AppLinks
    public import UIKit

    extension AppListController {
        /// Creates the list of the installed apps that accept content, followed by the calling
        /// app's own actions and a row that opens the list of apps to install.
        ///
        /// - Parameters:
        ///   - opener: supplies the catalog, which must include a PhotoAppLink list; the icons; the
        ///     texts; and the closure that opens the store.
        ///   - actions: the calling app's own actions; none by default.
        ///   - bundleIdentifier: the bundle identifier of the calling app, which the list omits.
        ///   - send: sends the content to the picked app, for example with a `HandoffBoard` of
        ///     `ShareInbox`.
        public convenience init(
            destinationsOf opener: LinkOpener, actions: [UIAction] = [],
            excluding bundleIdentifier: String? = Bundle.main.bundleIdentifier,
            send: @escaping @MainActor (LinkedApp) async throws -> Void
        ) {
            self.init(title: opener.texts.sendTo) { list in
                let apps = opener.destinations(excluding: bundleIdentifier).map { app in
                    list.row(of: app, opener) { try await send(app) }
                }
                let others = actions.map { action in
                    Row(title: action.title, icon: action.image) {
                        action.performWithSender($0, target: nil)
                    }
                }
                let more = Row(title: opener.texts.moreApps, opensList: true) {
                    $0.show(
                        AppListController(
                            appsToInstallOf: opener, excluding: bundleIdentifier), sender: $0)
                }
                let offersMore = !list.appsToInstall(opener, bundleIdentifier).isEmpty
                return [apps, others, offersMore ? [more] : []]
            }
        }

        /// Creates the list of the apps that accept content and are not installed. A tap on an app
        /// opens its page in the store.
        ///
        /// - Parameters:
        ///   - opener: supplies the catalog, which must include a PhotoAppLink list; the icons; the
        ///     texts; and the closure that opens the store.
        ///   - bundleIdentifier: the bundle identifier of the calling app, which the list omits.
        public convenience init(
            appsToInstallOf opener: LinkOpener,
            excluding bundleIdentifier: String? = Bundle.main.bundleIdentifier
        ) {
            self.init(title: opener.texts.moreApps) { list in
                let rows = list.appsToInstall(opener, bundleIdentifier).map { app in
                    let price = app.isFree == true ? opener.texts.free : opener.texts.store
                    let detail = [price, app.description].compactMap(\.self).joined(
                        separator: " · ")
                    return list.row(of: app, detail: detail, opener) {
                        if let page = app.storePage() { _ = await opener.openURL(page) }
                    }
                }
                return [rows]
            }
        }

        private func appsToInstall(
            _ opener: LinkOpener, _ bundleIdentifier: String?
        ) -> [LinkedApp] {
            opener.photoApps?.appsToInstall(
                on: isPad ? "iPad" : "iPhone", installed: opener.installed(),
                excluding: bundleIdentifier) ?? []
        }

        private func row(
            of app: LinkedApp, detail: String? = nil, _ opener: LinkOpener,
            _ select: @escaping @MainActor () async throws -> Void
        ) -> Row {
            Row(
                title: app.name(in: opener.options.languages), detail: detail,
                icon: icon(opener.icons, app.iconFileNames(scale:isPad:))
            ) { _ in opener.start(select) }
        }
    }

    extension LinkOpener {
        /// Shows an action sheet with the names of the installed apps that accept content.
        ///
        /// - Parameters:
        ///   - controller: a view controller that is on the screen.
        ///   - anchor: the view or the bar button to which a popover points.
        ///   - bundleIdentifier: the bundle identifier of the calling app, which the list omits.
        /// - Returns: the app that the person picked; nil if the person canceled, or if no app that
        ///   accepts content is installed.
        public func pickDestination(
            from controller: UIViewController, anchor: PopoverAnchor,
            excluding bundleIdentifier: String? = Bundle.main.bundleIdentifier
        ) async -> LinkedApp? {
            let apps = destinations(excluding: bundleIdentifier)
            guard !apps.isEmpty else { return nil }
            let place = await controller.pick(
                from: apps.map { $0.name(in: options.languages) }, title: texts.sendTo,
                cancel: texts.cancel, anchor: anchor)
            return place.map { apps[$0] }
        }

        fileprivate func destinations(excluding bundleIdentifier: String?) -> [LinkedApp] {
            photoApps?.destinations(installed: installed(), excluding: bundleIdentifier) ?? []
        }

        fileprivate var photoApps: AppType? { catalog.type(AppType.photoHandoffKey) }
    }
#endif
