/// What can be opened on a device.
///
/// On Apple's systems an app asks `UIApplication.canOpenURL` on the main actor, for the schemes of
/// ``QueriesSchemes``, and hands the answers on as ``InstalledSchemes``.
public protocol AppAvailability: Sendable {
    /// Whether a URL of a scheme can be opened; nil if nobody can know, because the system was not
    /// to be asked.
    func canOpen(scheme: String) -> Bool?

    /// Whether the app itself can present an action now; see ``LinkedApp/presenter``.
    func canPresent(_ presenter: String, action: String) -> Bool
}

/// The schemes of the apps that are installed, as plain data.
public struct InstalledSchemes: AppAvailability, Hashable {
    /// The schemes that can be opened, in lower case.
    public var schemes: Set<String>
    /// The schemes that nobody could ask for, in lower case.
    public var unknown: Set<String>
    /// The names of what the app itself can present.
    public var presenters: Set<String>

    /// Makes an answer for every scheme; those that are not named cannot be opened.
    public init(
        _ schemes: Set<String> = [], unknown: Set<String> = [], presenters: Set<String> = []
    ) {
        self.schemes = schemes
        self.unknown = unknown
        self.presenters = presenters
    }

    /// Whether the scheme is installed; nil for one that is unknown.
    public func canOpen(scheme: String) -> Bool? {
        schemes.contains(scheme) ? true : unknown.contains(scheme) ? nil : false
    }

    /// Whether the app itself can present something of this name.
    public func canPresent(_ presenter: String, action: String) -> Bool {
        presenters.contains(presenter)
    }
}
