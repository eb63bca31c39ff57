/// Orders schemes by importance.
struct SchemeOrder {
    private(set) var entries: [QueriesSchemes.Entry] = []
    private(set) var systemSchemes: [String] = []
    private var places = KeyIndex<String>()
    /// The schemes in `systemSchemes`.
    private var metSchemes: Set<String> = []
    /// The number of schemes visited, which tests limit.
    private(set) var steps = 0

    /// Schemes that the system answers for without an entry.
    static let ofTheSystem: Set<String> = [
        "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio",
        "maps", "itms-apps", "itms-appss", "message",
    ]

    /// Adds the schemes of types.
    ///
    /// - Parameters:
    ///   - types: the types to include.
    ///   - kept: the schemes to add first, in lower case.
    mutating func add(_ types: [AppType], keeping kept: [String]) {
        for scheme in kept { add(scheme, of: nil) }
        let apps = types.map { $0.apps.map { (key: $0.key, schemes: otherSchemes(of: $0)) } }
        let depth = apps.map(\.count).max() ?? 0
        // Each round takes one app of each type, and leaves out types without further apps.
        var open = Array(apps.indices)
        for round in 0..<depth {
            open.removeAll { apps[$0].count <= round }
            for type in open {
                let app = apps[type][round]
                if let first = app.schemes.first { add(first, of: app.key) }
            }
        }
        open = Array(apps.indices)
        for round in 0..<depth {
            open.removeAll { apps[$0].count <= round }
            for type in open {
                for scheme in apps[type][round].schemes { add(scheme, of: apps[type][round].key) }
            }
        }
        for place in entries.indices { entries[place].apps = inOrder(entries[place].apps) }
    }

    private mutating func add(_ scheme: String, of app: String?) {
        steps += 1
        if let place = places[scheme] {
            if let app { entries[place].apps.append(app) }
        } else {
            places.insert(scheme, at: entries.count)
            entries.append(.init(scheme: scheme, apps: app.map { [$0] } ?? []))
        }
    }

    /// Returns the schemes of an app that need an entry, and records those of the system.
    private mutating func otherSchemes(of app: LinkedApp) -> [String] {
        app.schemes.filter { scheme in
            steps += 1
            guard Self.ofTheSystem.contains(scheme) else { return true }
            if metSchemes.insert(scheme).inserted { systemSchemes.append(scheme) }
            return false
        }
    }

    /// Returns the keys without duplicates.
    private func inOrder(_ keys: [String]) -> [String] {
        var seen = Set<ExactText>()
        return keys.filter { seen.insert(ExactText($0)).inserted }
    }
}
