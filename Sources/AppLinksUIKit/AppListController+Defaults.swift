#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import AppLinks
    import UIKit

    extension AppListController {
        /// Creates a settings page on which a person picks and removes default apps.
        ///
        /// The list shows the types that have an installed app; a tap on a type shows its apps.
        /// Consecutive types of the same group are in one section.
        ///
        /// - Parameters:
        ///   - opener: supplies the catalog, the stored defaults, the icons and the texts.
        ///   - types: the keys of the types to list, in this order; all types of the catalog by
        ///     default.
        public convenience init(defaultsOf opener: LinkOpener, types: [String]? = nil) {
            self.init(title: opener.texts.defaultApps) { list in
                let types = types?.compactMap(opener.catalog.type) ?? opener.catalog.types
                var groups: [(name: String?, rows: [Row])] = []
                for type in types {
                    guard let row = list.row(ofType: type.key, opener) else { continue }
                    if groups.isEmpty || groups.last?.name != type.group {
                        groups.append((type.group, []))
                    }
                    groups[groups.count - 1].rows.append(row)
                }
                let removal = Row(title: opener.texts.removeDefaults) {
                    $0.change(opener) { $0.forgetAll() }
                }
                return groups.map(\.rows) + [groups.isEmpty ? [] : [removal]]
            }
        }

        private func row(ofType type: String, _ opener: LinkOpener) -> Row? {
            guard let chooser = opener.attempt({ try opener.defaultChooser(ofType: type) }) ?? nil
            else { return nil }
            let app = chooser.rows.first(where: \.isDefault)
            return Row(
                title: chooser.title, detail: app?.name ?? opener.texts.askEachTime,
                icon: app.flatMap { icon(opener.icons, $0.iconFileNames(scale:isPad:)) },
                opensList: true
            ) { $0.show(AppListController(defaultOfType: type, chooser.title, opener), sender: $0) }
        }

        private convenience init(defaultOfType type: String, _ title: String, _ opener: LinkOpener)
        {
            self.init(title: title) { list in
                let chooser = opener.attempt { try opener.defaultChooser(ofType: type) } ?? nil
                guard let chooser else { return [] }
                let ask = Row(
                    title: opener.texts.askEachTime,
                    isChecked: !chooser.rows.contains(where: \.isDefault)
                ) { $0.change(opener) { $0.forget(type) } }
                let apps = chooser.rows.map { app in
                    Row(
                        title: app.name,
                        icon: list.icon(opener.icons, app.iconFileNames(scale:isPad:)),
                        isChecked: app.isDefault
                    ) { $0.change(opener) { $0.record(app.app, always: true, for: chooser) } }
                }
                return [[ask], apps]
            }
        }

        private func change(_ opener: LinkOpener, _ change: (inout DefaultApps) -> Void) {
            opener.attempt { try opener.update(change) }
            reload()
        }
    }
#endif
