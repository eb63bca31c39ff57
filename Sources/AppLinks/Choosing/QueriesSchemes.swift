public import Essentials
import UniformTypes
public import WireFormat

/// The schemes that an app lists under `LSApplicationQueriesSchemes`, so that it can query whether
/// other apps are installed.
///
///     let schemes = QueriesSchemes(catalog)
///     try schemes.propertyList.write(to: file)
///
/// The system lets an app query only the first schemes of its list: 50, or 25 in apps built with
/// the iOS 27 SDK. The order therefore matters. An app can also open a link whose scheme is not
/// listed; opening fails if no installed app handles the scheme.
public struct QueriesSchemes: Hashable, Sendable {
    /// A scheme, with the apps that have it.
    public struct Entry: Hashable, Sendable {
        /// The scheme, in lower case.
        public let scheme: String
        /// The keys of the apps, in the order of the catalog.
        public internal(set) var apps: [String]
    }

    /// The maximum number of schemes in apps built with the SDKs of iOS 15 to 26.
    package static let iOS15Limit = 50
    /// The maximum number of schemes in apps built with the SDK of iOS 27 or later.
    package static let iOS27Limit = 25

    /// The schemes to list, the most important first.
    public let listed: [Entry]
    /// The schemes beyond the limit, in the same order.
    public let omitted: [Entry]
    /// The system's own schemes that apps of the catalog have. An app can query them without
    /// listing them.
    public let systemSchemes: [String]

    /// Creates the list of schemes.
    ///
    /// The schemes in `kept` come first. Then comes one scheme of each app: first for the first app
    /// of every type, then for the second app of every type, and so on. The other schemes of the
    /// apps come last.
    ///
    /// - Parameters:
    ///   - catalog: the catalog with the apps.
    ///   - types: the keys of the types to include, or nil for all.
    ///   - limit: the maximum number of schemes; 25 by default.
    ///   - kept: schemes to list first, even if no app has them; none by default.
    public init(
        _ catalog: AppCatalog, types: [String]? = nil, limit: Int = 25,
        keeping kept: [String] = []
    ) {
        let wanted = types.map { Set($0.map(CaselessText.init)) }
        let apps = catalog.types.filter { wanted?.contains(CaselessText($0.key)) ?? true }
            .map { $0.apps.map { (key: $0.key, schemes: $0.schemes) } }
        var system = Set<String>()
        systemSchemes = apps.joined().flatMap(\.schemes).filter {
            Self.ofTheSystem.contains($0) && system.insert($0).inserted
        }
        let queried = Self.inRounds(apps).map { app in
            app.schemes.filter { !system.contains($0) }.map { (scheme: $0, app: app.key) }
        }
        var entries: [Entry] = []
        var places = KeyIndex<String>()
        let kept = kept.compactMap { SchemeName.lowercased($0.utf8.filter { $0 != 0x3A }) }
        for scheme in kept where places.insert(scheme, at: entries.count) {
            entries.append(Entry(scheme: scheme, apps: []))
        }
        for (scheme, app) in queried.compactMap(\.first) + queried.joined() {
            if places.insert(scheme, at: entries.count) {
                entries.append(Entry(scheme: scheme, apps: []))
            }
            if let place = places[scheme] { entries[place].apps.append(app) }
        }
        for place in entries.indices {
            var seen = Set<ExactText>()
            entries[place].apps.removeAll { !seen.insert(ExactText($0)).inserted }
        }
        listed = Array(entries.prefix(max(0, limit)))
        omitted = Array(entries.dropFirst(max(0, limit)))
    }

    /// The system's own schemes, which an app can query without listing them.
    static let ofTheSystem: Set<String> = [
        "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio",
        "maps", "itms-apps", "itms-appss", "message",
    ]

    /// Returns the first app of every type, then the second app of every type, and so on.
    private static func inRounds<App>(_ types: [[App]]) -> [App] {
        // Each round removes the types that have no more apps.
        var open = types
        return (0..<(types.map(\.count).max() ?? 0)).flatMap { round in
            open.removeAll { $0.count <= round }
            return open.map { $0[round] }
        }
    }

    /// The array for `Info.plist`, as an XML property list.
    public var propertyList: Data { encoded(as: .xml) }

    package func encoded(as encoding: WireEncoding) -> Data {
        let value = WireValue.array(listed.map { .string($0.scheme) })
        // Encoding an array of strings does not fail.
        return (try? value.encoded(as: encoding, isPretty: true)) ?? Data()
    }

    /// A notice for each limit of the system that the schemes exceed.
    public var findings: [Finding] {
        let count = listed.count + omitted.count
        return [
            (Self.iOS27Limit, "with the SDK of iOS 27 or later"),
            (Self.iOS15Limit, "with the SDKs of iOS 15 to 26"),
        ]
        .filter { count > $0.0 }.map { limit, systems in
            Finding(
                .schemesOverLimit,
                message:
                    "expected at most \(limit) schemes in apps built \(systems), found \(count); "
                    + "the system ignores the rest")
        }
    }
}
