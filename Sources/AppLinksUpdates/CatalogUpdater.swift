public import AppLinks
public import Foundation
import UniformTypes

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Keeps downloaded catalogs and icons up to date in a folder.
///
///     let updater = CatalogUpdater(folder: caches)
///     try await updater.update(url)
///     let catalog = updater.catalog(from: [url], over: .standard)
///
/// A catalog is requested at most once in its lifetime, and downloaded only if the server has changed it.
/// Calls for the same URL at the same time share one request. If a connection is cut, the download continues
/// after the bytes received. If an update fails, the last good catalog stays.
public actor CatalogUpdater {
    /// The lifetime of a catalog in seconds: 24 hours, as in Choosy.
    public static let defaultLifetime: TimeInterval = 24 * 60 * 60
    /// The lifetime of PhotoAppLink's list of apps in seconds: 4 hours.
    public static let photoAppsLifetime: TimeInterval = 4 * 60 * 60
    /// The maximum number of bytes of a catalog: 16 MiB.
    public static let maximumCatalogByteCount = 16 << 20
    /// The maximum number of bytes of an icon: 1 MiB.
    public static let maximumIconByteCount = 1 << 20

    /// The result of an update that did not fail.
    public struct Outcome: RawRepresentable, Hashable, Sendable {
        /// The name of the outcome, for example `replaced`.
        public let rawValue: String

        /// Creates an outcome from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The catalog is still valid; nothing was requested.
        public static let valid = Outcome(rawValue: "valid")
        /// The server has not changed the catalog.
        public static let unchanged = Outcome(rawValue: "unchanged")
        /// The server's catalog replaced the old catalog.
        public static let replaced = Outcome(rawValue: "replaced")
    }

    private let folder: URL
    private let configuration: URLSessionConfiguration
    private let now: @Sendable () -> Date
    private var running: [URL: Task<Outcome, any Error>] = [:]

    /// Creates an updater.
    ///
    /// - Parameters:
    ///   - folder: the folder for catalogs and icons, for example in the caches folder. It is created if
    ///     necessary. Several processes may share it.
    ///   - configuration: the configuration of the requests; `.ephemeral` by default, which stores
    ///     nothing on disk.
    public init(folder: URL, configuration: URLSessionConfiguration = .ephemeral) {
        self.init(folder: folder, configuration: configuration) { Date() }
    }

    init(
        folder: URL, configuration: URLSessionConfiguration = .ephemeral,
        now: @escaping @Sendable () -> Date
    ) {
        self.folder = folder
        self.configuration = configuration
        self.now = now
        #if canImport(Darwin)
            configuration.waitsForConnectivity = true
        #endif
    }

    // MARK: Catalogs

    /// Updates a catalog, unless its last answer is still valid.
    ///
    /// - Parameters:
    ///   - url: the URL of the catalog, with https.
    ///   - lifetime: the number of seconds that an answer stays valid; 24 hours by default.
    /// - Returns: the outcome.
    /// - Throws: ``UpdateError``; an error of `URLSession`; a `PayloadError` if the response is not a catalog; an
    ///   error of the file system. The old catalog then stays.
    @discardableResult
    public func update(
        _ url: URL, lifetime: TimeInterval = defaultLifetime
    ) async throws -> Outcome {
        try await once(url) { [self] in try await updateCatalog(url, lifetime) }
    }

    /// Updates the catalogs of types, with one file per type, such as `twitter.json` for `Twitter`.
    ///
    /// - Parameters:
    ///   - types: the keys of the types.
    ///   - folder: the folder on the server.
    ///   - lifetime: the number of seconds that an answer stays valid; 24 hours by default.
    /// - Returns: the errors by type; empty if none failed.
    @discardableResult
    public func update(
        types: [String], below folder: URL, lifetime: TimeInterval = defaultLifetime
    ) async -> [String: any Error] {
        var errors: [String: any Error] = [:]
        for type in types {
            do {
                try await update(Self.url(of: type, below: folder), lifetime: lifetime)
            } catch {
                errors[type] = error
            }
        }
        return errors
    }

    /// Returns the URL of a type's catalog, for ``catalog(from:over:)``.
    public static func url(of type: String, below folder: URL) -> URL {
        folder.appending(path: type.lowercased() + ".json")
    }

    /// Merges the stored catalogs into a built-in catalog, in the order of the URLs. Values of
    /// later catalogs replace those of earlier ones.
    public nonisolated func catalog(from urls: [URL], over builtIn: AppCatalog) -> AppCatalog {
        urls.reduce(builtIn) { catalog, url in
            cache(of: url)?.catalog(over: catalog) ?? catalog
        }
    }

    private func updateCatalog(_ url: URL, _ lifetime: TimeInterval) async throws -> Outcome {
        guard var cache = cache(of: url) else { throw UpdateError.untrusted(url) }
        guard cache.isDue(at: now(), lifetime: lifetime) else { return .valid }
        let response = try await fetch(
            url, cache.requestFields, limit: Self.maximumCatalogByteCount)
        let outcome: Outcome
        switch response.status {
        case 304:
            cache.markUnchanged(at: now())
            outcome = .unchanged
        case 200:
            try cache.replace(
                with: response.body, entityTag: response.entityTag,
                lastModified: response.lastModified, at: now())
            outcome = .replaced
        default: throw UpdateError.status(response.status, url)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try encoder.encode(cache).write(to: file(url), options: .atomic)
        return outcome
    }

    /// Returns the stored cache of a catalog; an empty one if the file is missing, damaged, or belongs to
    /// another URL. Nil if the URL is untrusted.
    private nonisolated func cache(of url: URL) -> CatalogCache? {
        let stored = try? PropertyListDecoder().decode(
            CatalogCache.self, from: Data(contentsOf: file(url)))
        return stored?.url == url ? stored : CatalogCache(url: url)
    }

    private nonisolated func file(_ url: URL) -> URL {
        folder.appending(path: "catalog-\(FileKey.of(url)).bplist")
    }

    // MARK: Icons

    /// Downloads the icon of an app, unless the folder already contains it.
    ///
    /// - Parameters:
    ///   - app: the app. The icon is stored under the icon's name, so an app that belongs to
    ///     several types has one icon.
    ///   - url: the URL of the icon, with https; `LinkedApp.iconURL` for the apps of PhotoAppLink's list.
    /// - Throws: ``UpdateError``, also if the answer is not a PNG or JPEG image; an error of `URLSession` or of
    ///   the file system.
    public func updateIcon(of app: LinkedApp, from url: URL) async throws {
        guard icon(of: app) == nil else { return }
        _ = try await once(url) { [self] in
            let response = try await fetch(url, [:], limit: Self.maximumIconByteCount)
            guard response.status == 200 else { throw UpdateError.status(response.status, url) }
            guard [.png, .jpeg].contains(TypeIdentifier(detecting: response.body)) else {
                throw UpdateError.notAnImage
            }
            try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
            try response.body.write(to: iconFile(app), options: .atomic)
            return .replaced
        }
    }

    /// Returns the bytes of an app's icon, or nil if it was not downloaded.
    public nonisolated func icon(of app: LinkedApp) -> Data? {
        try? Data(contentsOf: iconFile(app))
    }

    private nonisolated var icons: URL { folder.appending(path: "icons") }

    private nonisolated func iconFile(_ app: LinkedApp) -> URL {
        icons.appending(path: app.iconFileNames(scale: 1).first ?? app.key)
    }

    // MARK: Requests

    /// Runs one task per URL at a time; a concurrent call waits for the result of the first call.
    private func once(
        _ url: URL, _ body: @escaping @Sendable () async throws -> Outcome
    ) async throws -> Outcome {
        if let task = running[url] { return try await task.value }
        let task = Task { try await body() }
        running[url] = task
        defer { running[url] = nil }
        return try await task.value
    }

    private func fetch(
        _ url: URL, _ fields: [String: String], limit: Int
    ) async throws -> Download.Response {
        guard CatalogCache.isTrusted(url) else { throw UpdateError.untrusted(url) }
        var request = URLRequest(
            url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 30)
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        return try await Download(
            request: request, limit: limit, configuration: configuration
        ).response()
    }
}

/// The hash of a URL, for the name of its file.
private enum FileKey {
    /// Returns the FNV-1a hash of a URL. The stored cache contains its URL, so a collision is
    /// harmless.
    static func of(_ url: URL) -> String {
        let hash = url.absoluteString.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return String(hash, radix: 16)
    }
}
