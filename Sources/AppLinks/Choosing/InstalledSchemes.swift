/// The schemes of the installed apps, as plain data.
///
/// On Apple's systems, an app asks `UIApplication.canOpenURL` on the main actor for the schemes of
/// ``QueriesSchemes``.
///
///     let installed = InstalledSchemes(["http", "https", "mailto"])
public struct InstalledSchemes: Hashable, Sendable {
    /// The schemes that can be opened, in lower case.
    public var schemes: Set<String>
    /// The schemes that the system could not be asked for, in lower case.
    public var unknown: Set<String>
    /// The names of the presenters in the calling app; see ``LinkedApp/presenter``.
    public var presenters: Set<String>

    /// Creates answers for all schemes; a scheme in neither set cannot be opened.
    public init(
        _ schemes: Set<String> = [], unknown: Set<String> = [], presenters: Set<String> = []
    ) {
        self.schemes = schemes
        self.unknown = unknown
        self.presenters = presenters
    }

    /// Asks for each of some schemes whether it can be opened.
    ///
    ///     InstalledSchemes(schemes.listed.map(\.scheme), presenters: ["WebView"]) { scheme in
    ///         URL(string: scheme + ":").map(UIApplication.shared.canOpenURL)
    ///     }
    ///
    /// - Parameters:
    ///   - schemes: the schemes to ask for, in lower case.
    ///   - presenters: the names of the presenters in the calling app; none by default.
    ///   - canOpen: returns whether a URL with a scheme can be opened; nil if the system cannot be
    ///     asked.
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

    /// Returns whether the scheme is installed; nil for an unknown one.
    package func canOpen(scheme: String) -> Bool? {
        schemes.contains(scheme) ? true : unknown.contains(scheme) ? nil : false
    }
}
