public import Essentials
import UniformTypes
public import WireFormat

/// The schemes that an app lists as `LSApplicationQueriesSchemes`, so that the system says whether
/// other apps are installed.
///
///     let schemes = QueriesSchemes(catalog)
///     try schemes.propertyList.write(to: file)
///
/// The system only answers for the first schemes of the list: ``iOS15Limit`` of them, or
/// ``iOS27Limit`` in apps built with the iOS 27 SDK. The order therefore matters. A scheme that is
/// not listed can still be opened; opening fails if no app has it.
public struct QueriesSchemes: Hashable, Sendable {
    /// A scheme, with the apps that have it.
    public struct Entry: Hashable, Sendable {
        /// The scheme, in lower case.
        public let scheme: String
        /// The keys of the apps, in the order of the catalog.
        public internal(set) var apps: [String]
    }

    /// The maximum number of schemes in apps built with the SDKs of iOS 15 to 26.
    public static let iOS15Limit = 50
    /// The maximum number of schemes in apps built with the SDK of iOS 27 or later.
    public static let iOS27Limit = 25

    /// The schemes to list, the most important first.
    public let listed: [Entry]
    /// The schemes beyond the limit, in the same order.
    public let leftOut: [Entry]
    /// The system's own schemes, which need no entry.
    public let systemSchemes: [String]

    /// Creates the list of schemes.
    ///
    /// The schemes in `kept` come first. Then come the first schemes of each type's first app, of
    /// each type's second app, and so on; then the further schemes of these apps.
    ///
    /// - Parameters:
    ///   - catalog: the catalog with the apps.
    ///   - types: the keys of the types to include, or nil for all.
    ///   - limit: the maximum number of schemes; 25 by default.
    ///   - kept: schemes to list first, even if no app has them; none by default.
    public init(
        _ catalog: AppCatalog, types: [String]? = nil, limit: Int = iOS27Limit,
        keeping kept: [String] = []
    ) {
        let wanted = types.map { Set($0.map(CaselessText.init)) }
        var order = SchemeOrder()
        order.add(
            catalog.types.filter { wanted?.contains(CaselessText($0.key)) ?? true },
            keeping: kept.compactMap { SchemeName.lowercased($0.utf8.filter { $0 != 0x3A }) })
        listed = Array(order.entries.prefix(max(0, limit)))
        leftOut = Array(order.entries.dropFirst(max(0, limit)))
        systemSchemes = order.systemSchemes
    }

    /// The array for `Info.plist`, as an XML property list.
    public var propertyList: Data { encoded(as: .xml) }

    /// Returns the array of schemes as a document.
    public func encoded(as encoding: WireEncoding) -> Data {
        let value = WireValue.array(listed.map { .string($0.scheme) })
        // Encoding an array of strings does not fail.
        return (try? value.encoded(as: encoding, isPretty: true)) ?? Data()
    }

    /// The notices about limits that the schemes exceed, one for each limit.
    public var findings: [CatalogFinding] {
        let count = listed.count + leftOut.count
        return [(Self.iOS27Limit, "from iOS 27 on"), (Self.iOS15Limit, "up to iOS 26")]
            .filter { count > $0.0 }.map { limit, systems in
                CatalogFinding(
                    code: .schemesOverLimit, file: "", pointer: "", location: nil,
                    message:
                        "\(count) schemes; only the first \(limit) count in apps built \(systems)")
            }
    }
}
