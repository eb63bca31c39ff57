/// The schemes of the installed apps, as plain data.
///
/// On Apple's systems, an app calls `UIApplication.canOpenURL` on the main actor for each scheme of
/// ``QueriesSchemes``.
///
///     let installed = InstalledSchemes(["http", "https", "mailto"])
public struct InstalledSchemes: Hashable, Sendable {
    /// The schemes that can be opened, in lower case.
    public var schemes: Set<String>
    /// The schemes that could not be queried, in lower case.
    public var unknown: Set<String>
    /// The names of the presenters in the calling app; see ``LinkedApp/presenter``.
    public var presenters: Set<String>

    /// Creates a value from sets of schemes. A scheme in neither set counts as not installed.
    public init(
        _ schemes: Set<String> = [], unknown: Set<String> = [], presenters: Set<String> = []
    ) {
        self.schemes = schemes
        self.unknown = unknown
        self.presenters = presenters
    }

    /// Queries whether schemes can be opened.
    ///
    ///     InstalledSchemes(schemes.listed.map(\.scheme), presenters: ["WebView"]) { scheme in
    ///         URL(string: scheme + ":").map(UIApplication.shared.canOpenURL)
    ///     }
    ///
    /// - Parameters:
    ///   - schemes: the schemes to query, in lower case.
    ///   - presenters: the names of the presenters in the calling app; none by default.
    ///   - canOpen: returns whether a URL with the given scheme can be opened; nil if that is
    ///     unknown.
    public init(
        _ schemes: some Sequence<String>, presenters: Set<String> = [],
        canOpen: (String) throws -> Bool?
    ) rethrows {
        self.init(presenters: presenters)
        for scheme in schemes {
            switch try canOpen(scheme) {
            case true?: self.schemes.insert(scheme)
            case nil: unknown.insert(scheme)
            case false?: continue
            }
        }
    }

    package func canOpen(scheme: String) -> Bool? {
        schemes.contains(scheme) ? true : unknown.contains(scheme) ? nil : false
    }
}
