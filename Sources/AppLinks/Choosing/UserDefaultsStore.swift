#if canImport(Darwin)
    public import Foundation

    /// A store that keeps defaults in the user defaults of an app or an app group.
    public struct UserDefaultsStore: DefaultAppsStore, Hashable {
        /// The name of the suite, such as an app group; nil for the app's own defaults.
        public let suiteName: String?
        /// The key; `default-apps` by default.
        public let key: String

        /// Creates a store.
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
        /// - Throws: a `WireError` if the value does not contain defaults.
        public func load() throws -> DefaultApps {
            guard let bytes = defaults.data(forKey: key) else { return DefaultApps() }
            return try DefaultApps(decoding: bytes)
        }

        /// Sets the value of the key.
        ///
        /// - Throws: a `WireError` if the defaults cannot be encoded.
        public func save(_ defaults: DefaultApps) throws {
            self.defaults.set(try defaults.encoded(), forKey: key)
        }
    }
#endif
