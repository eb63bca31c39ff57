#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import AppLinks
    public import UIKit

    /// The app that a person picked.
    public struct PickedApp: Hashable, Sendable {
        /// The key of the app.
        public let app: String
        /// Whether the app becomes the default.
        public let isAlways: Bool

        /// Creates a picked app.
        public init(app: String, isAlways: Bool = false) {
            self.app = app
            self.isAlways = isAlways
        }
    }

    extension Chooser {
        /// Shows the apps with their icons in a list, and returns the app that the person picked.
        ///
        /// The list is a popover on an iPad, and a sheet elsewhere. The method returns after the
        /// list has disappeared.
        ///
        /// - Parameters:
        ///   - controller: a view controller that is on the screen.
        ///   - anchor: the view or the bar button to which a popover points.
        ///   - icons: the icons; those in the main bundle by default.
        ///   - texts: the texts; English by default.
        /// - Returns: the picked app; nil if the person closed the list.
        @MainActor public func pickInList(
            from controller: UIViewController, anchor: PopoverAnchor, icons: AppIcons = AppIcons(),
            texts: AppListTexts = AppListTexts()
        ) async -> PickedApp? {
            await Answer<PickedApp>.wait { answer in
                let navigation = UINavigationController(
                    rootViewController: list(icons, texts, answer))
                navigation.modalPresentationStyle = .popover
                if !controller.ask(navigation, anchor: anchor) { answer.give(nil) }
            }
        }

        /// Shows the names of the apps in an action sheet, and returns the app that the person
        /// picked.
        ///
        /// An action sheet has no icons. Its “always” row shows the apps again, so that the person
        /// can pick the default.
        ///
        /// - Parameters:
        ///   - controller: a view controller that is on the screen.
        ///   - anchor: the view or the bar button to which a popover points.
        ///   - texts: the texts; English by default.
        /// - Returns: the picked app; nil if the person canceled.
        @MainActor public func pickInAlert(
            from controller: UIViewController, anchor: PopoverAnchor,
            texts: AppListTexts = AppListTexts()
        ) async -> PickedApp? {
            let names = rows.map(\.name)
            let place = await controller.pick(
                from: offersAlways ? names + [texts.always] : names, title: title,
                cancel: texts.cancel, anchor: anchor)
            guard let place else { return nil }
            if rows.indices.contains(place) { return PickedApp(app: rows[place].app) }
            let always = await controller.pick(
                from: names, title: title, message: texts.always, cancel: texts.cancel,
                anchor: anchor)
            return always.map { PickedApp(app: rows[$0].app, isAlways: true) }
        }

        @MainActor private func list(
            _ icons: AppIcons, _ texts: AppListTexts, _ answer: Answer<PickedApp>
        ) -> AppListController {
            var isAlways = false
            let list = AppListController(title: title) { list in
                let apps = rows.map { row in
                    AppListController.Row(
                        title: row.name, icon: list.icon(icons, row.iconFileNames(scale:isPad:))
                    ) { $0.close(giving: PickedApp(app: row.app, isAlways: isAlways), to: answer) }
                }
                let always = AppListController.Row(title: texts.always, isChecked: isAlways) {
                    isAlways.toggle()
                    $0.reload()
                }
                return [apps, offersAlways ? [always] : []]
            }
            list.closed = { answer.give(nil) }
            list.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [weak list] _ in list?.close(giving: nil, to: answer) })
            return list
        }
    }

    extension AppListController {
        /// Delivers the answer only after the list has closed, so that the caller can present
        /// something else.
        fileprivate func close<Value>(giving value: Value?, to answer: Answer<Value>) {
            // A second tap while the list closes would dismiss the controller below.
            guard closed != nil else { return }
            closed = nil
            dismiss(animated: true) { answer.give(value) }
        }
    }
#endif
