/// Puts schemes in the order in which they matter.
struct SchemeOrder {
    private(set) var entries: [QueriesSchemes.Entry] = []
    private(set) var systemSchemes: [String] = []
    private var places = KeyIndex<String>()
    /// The schemes of the system that were met.
    private var metSchemes: Set<String> = []
    /// The schemes looked at, for tests that count them.
    private(set) var steps = 0

    /// Schemes that the system answers for without an entry.
    static let ofTheSystem: Set<String> = [
        "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio",
        "maps", "itms-apps", "itms-appss", "message",
    ]

    /// - Parameters:
    ///   - types: the types to ask for.
    ///   - kept: the schemes that come first, in lower case.
    mutating func add(_ types: [AppType], keeping kept: [String]) {
        for scheme in kept { add(scheme, of: nil) }
        let apps = types.map { $0.apps.map { (key: $0.key, schemes: otherSchemes(of: $0)) } }
        let depth = apps.map(\.count).max() ?? 0
        // A round takes the first apps, then the second ones; types that have no more are passed over.
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

    /// The schemes of an app that need an entry; notes those of the system.
    private mutating func otherSchemes(of app: LinkedApp) -> [String] {
        app.schemes.filter { scheme in
            steps += 1
            guard Self.ofTheSystem.contains(scheme) else { return true }
            if metSchemes.insert(scheme).inserted { systemSchemes.append(scheme) }
            return false
        }
    }

    /// Keys without repetitions, the first of each.
    private func inOrder(_ keys: [String]) -> [String] {
        var seen = Set<ExactText>()
        return keys.filter { seen.insert(ExactText($0)).inserted }
    }
}
