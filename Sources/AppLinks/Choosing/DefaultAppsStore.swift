/// Keeps defaults between launches.
///
/// An app, its extensions and its widgets can share a store: a file in the container of an app
/// group, or the group's `UserDefaults`.
public protocol DefaultAppsStore: Sendable {
    /// Returns the defaults; empty if none were saved yet.
    ///
    /// - Throws: an error if they cannot be read. The app should then ask as if for the first time.
    func load() throws -> DefaultApps

    /// Replaces the saved defaults.
    ///
    /// - Throws: an error if they cannot be saved. The saved defaults then stay as they were.
    func save(_ defaults: DefaultApps) throws

    /// Loads, changes and saves the defaults.
    ///
    /// The default implementation calls ``load()`` and ``save(_:)``. If another process saves in
    /// between, its change is lost.
    ///
    /// - Parameter change: changes the defaults.
    /// - Throws: the errors of loading and saving.
    func update(_ change: (inout DefaultApps) -> Void) throws
}

extension DefaultAppsStore {
    /// Loads, changes and saves the defaults, without regard to other processes.
    ///
    /// - Parameter change: changes the defaults.
    /// - Throws: the errors of loading and saving.
    public func update(_ change: (inout DefaultApps) -> Void) throws {
        var defaults = try load()
        change(&defaults)
        try save(defaults)
    }
}
