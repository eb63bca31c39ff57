#if canImport(Darwin) || STAND_INS
    import Foundation

    /// A store that keeps defaults in the user defaults of an app or an app group.
    ///
    /// Updates in one process wait for each other. User defaults are not locked across processes:
    /// if an app and its extension update them at the same time, one update can be lost. Update
    /// them in only one process, such as the app.
    public struct UserDefaultsStore: Hashable, Sendable {
        /// The name of the suite, such as an app group; nil for the app's own defaults.
        public let suiteName: String?
        /// The key; `default-apps` by default.
        public let key: String

        /// Creates a store for one key of the user defaults.
        ///
        /// - Parameters:
        ///   - suiteName: the name of the suite, such as an app group; nil for the app's own
        ///     defaults.
        ///   - key: the key.
        public init(suiteName: String? = nil, key: String = "default-apps") {
            self.suiteName = suiteName
            self.key = key
        }

        private var defaults: UserDefaults {
            suiteName.flatMap { UserDefaults(suiteName: $0) } ?? .standard
        }

        /// Returns the defaults; empty if the key has no value.
        ///
        /// - Throws: a `PayloadError` if the value does not contain defaults.
        public func load() throws -> DefaultApps {
            guard let bytes = defaults.data(forKey: key) else { return DefaultApps() }
            return try DefaultApps(decoding: bytes)
        }

        /// Stores the defaults as JSON under the key.
        ///
        /// - Throws: a `PayloadError` if the defaults cannot be encoded.
        public func save(_ defaults: DefaultApps) throws {
            self.defaults.set(try defaults.encoded(), forKey: key)
        }

        /// The lock of all stores, because two of them can have the same suite and key.
        private static let lock = NSLock()

        /// Loads, changes and saves the defaults. Other updates in this process wait.
        ///
        /// - Parameter change: changes the defaults. It must not update a store of user defaults.
        /// - Throws: the errors of loading and saving.
        public func update(_ change: (inout DefaultApps) -> Void) throws {
            try Self.lock.withLock {
                var defaults = try load()
                change(&defaults)
                try save(defaults)
            }
        }
    }
#endif
