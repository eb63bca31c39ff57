extension DefaultApps {
    /// Moves over what people chose in an app that used Choosy.
    ///
    /// ```swift
    /// let defaults = UserDefaults.standard
    /// DefaultApps(
    ///     choosyDefaults: defaults.dictionary(forKey: "DefaultApps") as? [String: String] ?? [:],
    ///     detected: defaults.dictionary(forKey: "DetectedApps") as? [String: [String]] ?? [:])
    /// ```
    ///
    /// - Parameters:
    ///   - choosyDefaults: the keys of apps by those of their types; Choosy's key is `DefaultApps`.
    ///   - detected: the apps that were installed when the person chose; Choosy's key is `DetectedApps`.
    public init(choosyDefaults: [String: String], detected: [String: [String]] = [:]) {
        self.init()
        for type in Set(choosyDefaults.keys).union(detected.keys).sorted() {
            let app = choosyDefaults[type]
            self[type] = Choice(app: app, known: detected[type] ?? app.map { [$0] } ?? [])
        }
    }

    /// Moves over what people chose in an app that used IntentKit.
    ///
    /// IntentKit does not store which apps were there, so that those that are there now count as known:
    /// nobody is asked again because of the move.
    ///
    /// - Parameters:
    ///   - intentKitDefaults: the shown names of apps by the classes of their handlers, which IntentKit
    ///     stores in `UserDefaults` under `IntentKitDefaults`.
    ///   - catalog: the catalog, to find the apps by their names.
    ///   - availability: what can be opened now.
    public init(
        intentKitDefaults: [String: String], in catalog: AppCatalog,
        _ availability: some AppAvailability
    ) {
        self.init()
        for (className, name) in intentKitDefaults.sorted(by: { $0.key < $1.key }) {
            guard let handler = IntentKitHandler.named(className),
                let type = catalog.type(handler.type), let app = type.app(named: name)
            else { continue }
            let present = type.apps.filter { other in
                other.presenter != nil
                    || other.schemes.contains { availability.canOpen(scheme: $0) == true }
            }
            var known = present.map(\.key)
            if !known.contains(where: { $0.isSameKey(as: app) }) { known.append(app) }
            self[type.key] = Choice(app: app, known: known)
        }
    }
}

extension AppType {
    /// The key of the app with a shown name, else with the key that IntentKit's name makes.
    fileprivate func app(named name: String) -> String? {
        let named = apps.first { $0.name.texts.contains { $0.utf8.elementsEqual(name.utf8) } }
        return named?.key ?? app(IntentKitFile.key(of: name))?.key
    }
}
