import UniformTypes
import WireFormat

/// Combines IntentKit's files. An app belongs to the handler that shares the most commands with it.
struct IntentKitAssembly {
    private var files: [(file: IntentKitFile, identity: String)] = []
    /// IntentKit's own handlers, then those that types declare. Empty until ``catalog(declared:)``
    /// is called.
    private var known: [IntentKitHandler] = []
    private var appFallbacks: [(type: String, fallbacks: [LinkedApp.Link])] = []
    private var types: [AppType] = []
    private(set) var findings: [UnplacedFinding] = []

    mutating func add(_ file: IntentKitFile, identity: String) {
        files.append((file, identity))
    }

    private mutating func add(_ app: LinkedApp, _ fallbacks: [LinkedApp.Link]) {
        let commands = app.actions
        guard let handler = known.best(for: commands) else {
            let command = commands.first.map { "“\($0.cut(to: 80))”" } ?? "the app's actions"
            return report(.unknownType, app.origin, "no handler of IntentKit has \(command)")
        }
        var type = handler.emptyType
        type.apps = [app]
        types.append(type)
        if !fallbacks.isEmpty { appFallbacks.append((type.key, fallbacks)) }
    }

    /// Combines all files that were added. The types in `declared` come from files in other
    /// formats, and may declare further handlers.
    mutating func catalog(declared: some Sequence<AppType>) -> AppCatalog {
        known = IntentKitHandler.all(declaredBy: declared)
        for case (.app(let app, let fallbacks), _) in files { add(app, fallbacks) }
        var catalog = AppCatalog.merging(types.map { AppCatalog([$0]) }[...])
        for (type, fallbacks) in appFallbacks {
            guard let place = catalog.place(of: type) else { continue }
            add(fallbacks, to: &catalog.types[place])
        }
        var apps: [String: AppNames] = [:]
        for case (.handler(let handler), let identity) in files {
            apply(handler, identity, to: &catalog, &apps)
        }
        return catalog
    }

    private mutating func apply(
        _ handler: IntentKitFile.Handler, _ identity: String, to catalog: inout AppCatalog,
        _ apps: inout [String: AppNames]
    ) {
        guard let known = known.named(identity)?.emptyType else {
            let name = identity.cut(to: 80)
            return report(.unknownType, handler.origin, "IntentKit has no handler “\(name)”")
        }
        if catalog.place(of: known.key) == nil { catalog.types.append(known) }
        guard let place = catalog.place(of: known.key) else { return }
        var type = catalog.types[place]
        type.origin = handler.origin
        let names = apps[known.key] ?? AppNames(type)
        if let name = handler.preferredApp {
            type.preferredApp = names.recordedKey(name, &type)
        }
        if let name = handler.firstPartyApp {
            type.firstPartyApp = names.recordedKey(name, &type)
        }
        apps[known.key] = names
        type.unknownMembers = handler.unknownMembers
        add(handler.fallbacks, to: &type)
        catalog.types[place] = type
    }

    private mutating func add(_ fallbacks: [LinkedApp.Link], to type: inout AppType) {
        let places = KeyIndex(type.actions, by: { CaselessText($0.key) })
        for fallback in fallbacks {
            guard let place = places[CaselessText(fallback.action)] else {
                report(
                    .unknownAction, fallback.origin,
                    "the handler has no command “\(fallback.action.cut(to: 80))”")
                continue
            }
            type.actions[place].fallback = fallback.template
        }
    }

    private mutating func report(
        _ code: CatalogCode, _ origin: CatalogOrigin, _ message: String
    ) {
        findings.append(.init(code: code, origin: origin, message: message))
    }
}

extension AppCatalog {
    fileprivate func place(of type: String) -> Int? {
        types.firstIndex { $0.key.isSameKey(as: type) }
    }
}

/// The apps of a type, by their names in IntentKit's files.
private struct AppNames {
    private let byKey: KeyIndex<CaselessText>
    private var byName = KeyIndex<ExactText>()

    init(_ type: AppType) {
        byKey = KeyIndex(type.apps, by: { CaselessText($0.key) })
        for (place, app) in type.apps.enumerated() {
            for name in app.name.texts { byName.insert(ExactText(name), at: place) }
        }
    }

    /// Returns the key of the app with this file name or display name, and records the name, so
    /// that a written file contains it unchanged.
    func recordedKey(_ name: String, _ type: inout AppType) -> String {
        let key = IntentKitFile.key(of: name)
        let place = byKey[CaselessText(key)] ?? byName[ExactText(name)]
        let result = place.map { type.apps[$0].key } ?? key
        type.spelling.appNames[CaselessText(result)] = name
        return result
    }
}
