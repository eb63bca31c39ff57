extension DefaultApps {
    /// Creates the defaults from those of an app that used Choosy.
    ///
    /// ```swift
    /// let defaults = UserDefaults.standard
    /// DefaultApps(
    ///     choosyDefaults: defaults.dictionary(forKey: "DefaultApps") as? [String: String] ?? [:],
    ///     detected: defaults.dictionary(forKey: "DetectedApps") as? [String: [String]] ?? [:])
    /// ```
    ///
    /// - Parameters:
    ///   - choosyDefaults: the keys of the default apps, by type key, stored by Choosy as
    ///     `DefaultApps`.
    ///   - detected: the apps that were installed at the time of the choice, stored by Choosy as
    ///     `DetectedApps`.
    public init(choosyDefaults: [String: String], detected: [String: [String]] = [:]) {
        self.init()
        for type in Set(choosyDefaults.keys).union(detected.keys).sorted() {
            let app = choosyDefaults[type]
            self[type] = Choice(app: app, knownApps: detected[type] ?? app.map { [$0] } ?? [])
        }
    }

    /// Creates the defaults from those of an app that used IntentKit.
    ///
    /// IntentKit does not store which apps were installed at the time of the choice. All apps
    /// installed now therefore count as known; otherwise, the person would be asked about them
    /// again.
    ///
    /// - Parameters:
    ///   - intentKitDefaults: the display names of the default apps by the classes of their
    ///     handlers, stored by IntentKit in `UserDefaults` as `IntentKitDefaults`.
    ///   - catalog: the catalog in which to find the apps by name.
    ///   - installed: the schemes of the apps that are installed.
    public init(
        intentKitDefaults: [String: String], in catalog: AppCatalog,
        installed: InstalledSchemes
    ) {
        self.init()
        for (className, name) in intentKitDefaults.sorted(by: { $0.key < $1.key }) {
            guard
                let handler = IntentKitHandler.all(declaredBy: catalog.types).named(className),
                let type = catalog.type(handler.emptyType.key), let app = type.app(named: name)
            else { continue }
            let present = type.apps.filter { other in
                other.presenter != nil
                    || other.schemes.contains { installed.canOpen(scheme: $0) == true }
            }
            var known = present.map(\.key)
            if !known.contains(where: { $0.isSameKey(as: app) }) { known.append(app) }
            self[type.key] = Choice(app: app, knownApps: known)
        }
    }
}

extension AppType {
    /// Returns the key of the app with the given display name, or else of the app whose key is
    /// derived from that name.
    fileprivate func app(named name: String) -> String? {
        let named = apps.first { $0.name.texts.contains { $0.utf8.elementsEqual(name.utf8) } }
        return named?.key ?? app(IntentKitFile.key(of: name))?.key
    }
}
