#if canImport(Darwin)
    public import Foundation

    /// Defaults in the user defaults of an app, or of a group of apps.
    public struct UserDefaultsStore: DefaultAppsStore, Hashable {
        /// The name of the suite, such as an app group; nil for the app's own.
        public let suiteName: String?
        /// The key; `default-apps` unless given.
        public let key: String

        /// Makes a store.
        ///
        /// - Parameters:
        ///   - suiteName: the name of the suite, such as an app group; the app's own if nil.
        ///   - key: the key.
        public init(suiteName: String? = nil, key: String = "default-apps") {
            self.suiteName = suiteName
            self.key = key
        }

        private var defaults: UserDefaults {
            suiteName.flatMap { UserDefaults(suiteName: $0) } ?? .standard
        }

        /// The defaults; empty if there are none under the key.
        ///
        /// - Throws: a `WireError` for what are no defaults.
        public func load() throws -> DefaultApps {
            guard let bytes = defaults.data(forKey: key) else { return DefaultApps() }
            return try DefaultApps(decoding: bytes)
        }

        /// Sets the value of the key.
        ///
        /// - Throws: a `WireError` for defaults that cannot be written.
        public func save(_ defaults: DefaultApps) throws {
            self.defaults.set(try defaults.encoded(), forKey: key)
        }
    }
#endif
