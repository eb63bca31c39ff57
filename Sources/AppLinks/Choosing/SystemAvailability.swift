import UniformTypes
public import WireFormat

/// Finds out which apps of a catalog are installed, within the limits that `Info.plist` sets.
///
/// `canOpenURL` returns false for schemes that `Info.plist` does not list under
/// `LSApplicationQueriesSchemes`, and for those beyond the limit, whether or not an app has them.
/// Such schemes are not queried: they become unknown, and a notice reports each.
public struct SystemAvailability: Hashable, Sendable {
    /// The schemes that can be queried, in lower case.
    private let declared: Set<String>
    /// The schemes in `Info.plist` beyond the limit, in lower case.
    private let ignored: Set<String>

    /// Creates a value from the schemes that `Info.plist` lists.
    ///
    /// - Parameters:
    ///   - schemes: the schemes that `Info.plist` lists under `LSApplicationQueriesSchemes`, in the
    ///     same order.
    ///   - limit: the number of these schemes that the system accepts. The default, 25, is the
    ///     limit for apps built with the iOS 27 SDK; for older SDKs it is 50.
    public init(declaredSchemes schemes: [String], limit: Int = 25) {
        let schemes = schemes.map(\.lowercasedASCII)
        declared = Set(schemes.prefix(max(0, limit)))
        ignored = Set(schemes.dropFirst(max(0, limit)))
    }

    /// Queries each scheme of a catalog once.
    ///
    /// - Parameters:
    ///   - catalog: the catalog.
    ///   - types: the keys of the types to query; nil for all.
    ///   - presenters: the names of the presenters in the calling app; none by default.
    ///   - canOpen: returns whether the system can open URLs with a scheme, for example
    ///     `UIApplication.canOpenURL`.
    /// - Returns: the answers, and a notice for each scheme that cannot be queried.
    public func installedSchemes(
        of catalog: AppCatalog, types: [String]? = nil, presenters: Set<String> = [],
        canOpen: (String) throws -> Bool
    ) rethrows -> (installed: InstalledSchemes, notices: [Finding]) {
        let schemes = QueriesSchemes(catalog, types: types, limit: .max)
        var notices: [Finding] = []
        let asked = schemes.systemSchemes + schemes.listed.map(\.scheme)
        let system = Set(schemes.systemSchemes)
        let installed = try InstalledSchemes(asked, presenters: presenters) { scheme in
            if system.contains(scheme) || declared.contains(scheme) { return try canOpen(scheme) }
            notices.append(notice(scheme))
            return nil
        }
        return (installed, notices)
    }

    private func notice(_ scheme: String) -> Finding {
        if ignored.contains(scheme) {
            return Finding(
                .schemesOverLimit,
                message:
                    "the system ignores “\(scheme.cut(to: 80))”, because Info.plist lists too many "
                    + "schemes before it")
        }
        return Finding(
            .undeclaredScheme,
            message: "expected “\(scheme.cut(to: 80))” in LSApplicationQueriesSchemes of Info.plist"
        )
    }
}
