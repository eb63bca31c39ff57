/// Answers which apps can be opened on a device.
///
/// On Apple's systems, an app calls `UIApplication.canOpenURL` on the main actor for the schemes of
/// ``QueriesSchemes``, and passes the answers as ``InstalledSchemes``.
public protocol AppAvailability: Sendable {
    /// Returns whether a URL with a scheme can be opened; nil if the system could not be asked.
    func canOpen(scheme: String) -> Bool?

    /// Returns whether the calling app can present an action now; see ``LinkedApp/presenter``.
    func canPresent(_ presenter: String, action: String) -> Bool
}

/// The schemes of the installed apps, as plain data.
///
///     let installed = InstalledSchemes(["http", "https", "mailto"])
public struct InstalledSchemes: AppAvailability, Hashable {
    /// The schemes that can be opened, in lower case.
    public var schemes: Set<String>
    /// The schemes that the system could not be asked for, in lower case.
    public var unknown: Set<String>
    /// The names of the presenters in the calling app.
    public var presenters: Set<String>

    /// Creates answers for all schemes; a scheme in neither set cannot be opened.
    public init(
        _ schemes: Set<String> = [], unknown: Set<String> = [], presenters: Set<String> = []
    ) {
        self.schemes = schemes
        self.unknown = unknown
        self.presenters = presenters
    }

    /// Returns whether the scheme is installed; nil for an unknown one.
    public func canOpen(scheme: String) -> Bool? {
        schemes.contains(scheme) ? true : unknown.contains(scheme) ? nil : false
    }

    /// Returns whether the calling app has a presenter of this name.
    public func canPresent(_ presenter: String, action: String) -> Bool {
        presenters.contains(presenter)
    }
}
