import UniformTypes
public import WireFormat

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The schemes that an app lists as `LSApplicationQueriesSchemes`, to be told whether others are there.
///
/// The system answers for the first schemes of the list alone: ``iOS15Limit`` of them, and
/// ``iOS27Limit`` in apps that are built with the iOS 27 SDK. So the order matters. What is left out
/// can still be opened: opening needs no entry, and fails where the app is not there.
public struct QueriesSchemes: Hashable, Sendable {
    /// A scheme with the apps that have it.
    public struct Entry: Hashable, Sendable {
        /// The scheme, in lower case.
        public let scheme: String
        /// The keys of the apps, in the order of the catalog.
        public internal(set) var apps: [String]
    }

    /// How many schemes count in apps that are built with the SDKs of iOS 15 to 26.
    public static let iOS15Limit = 50
    /// How many schemes count in apps that are built with the SDK of iOS 27 or later.
    public static let iOS27Limit = 25

    /// The schemes to list, those that matter most first.
    public let listed: [Entry]
    /// The schemes for which there was no room, in the same order.
    public let leftOut: [Entry]
    /// The schemes of the system, which it answers for without an entry.
    public let systemSchemes: [String]

    /// Makes the list.
    ///
    /// First come the schemes to keep, then the first scheme of the first app of every type, then of
    /// the second ones and so on, then the further schemes of apps that have one already.
    ///
    /// - Parameters:
    ///   - catalog: the apps.
    ///   - types: the keys of the types to ask for; nil for all.
    ///   - limit: how many schemes count; 25 unless given.
    ///   - kept: schemes that come first, whatever their apps.
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

    /// The array as a document: a list of strings.
    public func encoded(as encoding: WireEncoding) -> Data {
        let value = WireValue.array(listed.map { .string($0.scheme) })
        // Strings alone: nothing that could not be written.
        return (try? value.encoded(as: encoding, isPretty: true)) ?? Data()
    }

    /// The limits that the schemes exceed, of both systems: what counts there and what does not.
    public var findings: [CatalogFinding] {
        let count = listed.count + leftOut.count
        return [(Self.iOS27Limit, "from iOS 27 on"), (Self.iOS15Limit, "up to iOS 26")]
            .filter { count > $0.0 }.map { limit, systems in
                CatalogFinding(
                    code: .schemesOverLimit, file: "", pointer: "", location: nil,
                    message: "\(count) schemes, of which \(limit) count in apps built \(systems)")
            }
    }
}
