/// Where defaults are kept between launches.
///
/// An app, its extensions and its widgets may share one: a file in the container of an app group, or
/// `UserDefaults` of the group.
public protocol DefaultAppsStore: Sendable {
    /// The defaults; empty if none were saved yet.
    ///
    /// - Throws: why they cannot be read. An app then asks as if nobody had been asked yet.
    func load() throws -> DefaultApps

    /// Keeps defaults in place of those that were kept.
    ///
    /// - Throws: why they cannot be kept; those that were kept are still there.
    func save(_ defaults: DefaultApps) throws
}

extension DefaultAppsStore {
    /// Changes the defaults.
    ///
    /// - Parameter change: what to change.
    /// - Throws: what loading and saving throw.
    public func update(_ change: (inout DefaultApps) -> Void) throws {
        var defaults = try load()
        change(&defaults)
        try save(defaults)
    }
}
