public import AppLinks
public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Keeps downloaded catalogs and icons up to date in a folder.
///
///     let updater = CatalogUpdater(folder: caches)
///     try await updater.update(url)
///     let catalog = updater.catalog(from: [url], over: .standard)
///
/// A stored file is valid until its lifetime ends, by default after 24 hours. After that, an update
/// sends a request, and downloads the file only if it has changed. Calls for the same URL at the
/// same time share one request. If a connection is cut, the download resumes after the bytes
/// already received. If an update fails, the last good file is kept.
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

        /// The stored catalog or icon is still valid, so nothing was requested.
        public static let valid = Outcome(rawValue: "valid")
        /// The server has not changed the catalog or icon.
        public static let unchanged = Outcome(rawValue: "unchanged")
        /// The catalog or icon from the server replaced the old one.
        public static let replaced = Outcome(rawValue: "replaced")
    }

    let folder: URL
    private let configuration: URLSessionConfiguration
    let now: @Sendable () -> Date
    private var running: [URL: Task<Outcome, any Error>] = [:]

    /// Creates an updater.
    ///
    /// - Parameters:
    ///   - folder: the folder for catalogs and icons, for example in the caches folder. It is
    ///     created if necessary. Several processes may share it.
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

    /// Updates a catalog, unless the server's last answer about it is still valid.
    ///
    /// - Parameters:
    ///   - url: the `https` URL of the catalog.
    ///   - lifetime: the number of seconds that an answer stays valid; 24 hours by default.
    /// - Returns: the outcome.
    /// - Throws: ``UpdateError``; an error of `URLSession`; a `PayloadError` if the response is not
    ///   a catalog; an error of the file system. The old catalog is then kept.
    @discardableResult
    public func update(
        _ url: URL, lifetime: TimeInterval = defaultLifetime
    ) async throws -> Outcome {
        try await once(url) { [self] in try await updateCatalog(url, lifetime) }
    }

    /// Updates the catalogs of several types. Each type has its own file, such as `twitter.json`
    /// for `Twitter`.
    ///
    /// - Parameters:
    ///   - types: the keys of the types.
    ///   - folder: the folder on the server.
    ///   - lifetime: the number of seconds that an answer stays valid; 24 hours by default.
    /// - Returns: the errors by type; empty if every update succeeded.
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
        folder.appending(path: AppType.choosyFileName(ofKey: type))
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
        if let response {
            try cache.replace(
                with: response.body, entityTag: response.entityTag,
                lastModified: response.lastModified, at: now())
        } else {
            cache.markUnchanged(at: now())
        }
        try store(encoding: cache, in: file(url))
        return response == nil ? .unchanged : .replaced
    }

    /// Returns the stored cache of a catalog, or an empty cache if the file is missing, damaged, or
    /// belongs to another URL. Returns nil if the URL is untrusted.
    private nonisolated func cache(of url: URL) -> CatalogCache? {
        let stored = try? PropertyListDecoder().decode(
            CatalogCache.self, from: Data(contentsOf: file(url)))
        return stored?.url == url ? stored : CatalogCache(url: url)
    }

    /// The name contains the FNV-1a hash of the URL. The stored cache contains its URL, so a
    /// collision is harmless.
    private nonisolated func file(_ url: URL) -> URL {
        let hash = url.absoluteString.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return folder.appending(path: "catalog-\(String(hash, radix: 16)).bplist")
    }

    // MARK: Requests

    /// Runs at most one task at a time for each URL. The URL identifies a catalog on the server or
    /// the stored file of an icon. A concurrent call with the same URL waits for the result of the
    /// first call.
    func once(
        _ url: URL, _ body: @escaping @Sendable () async throws -> Outcome
    ) async throws -> Outcome {
        if let task = running[url] { return try await task.value }
        let task = Task { try await body() }
        running[url] = task
        defer { running[url] = nil }
        return try await task.value
    }

    /// Returns the response with the status 200; nil if the server has not changed the file.
    func fetch(
        _ url: URL, _ fields: [String: String], limit: Int
    ) async throws -> Download.Response? {
        guard CatalogCache.isTrusted(url) else { throw UpdateError.untrusted(url) }
        var request = URLRequest(
            url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 30)
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        let response = try await Download(
            request: request, limit: limit, configuration: configuration
        ).response()
        switch response.status {
        case 200: return response
        case 304 where !fields.isEmpty: return nil
        default:
            throw UpdateError.status(response.status, url, isConditional: !fields.isEmpty)
        }
    }

    // MARK: Files

    /// Replaces a file atomically. Processes that share the folder need no lock: a reader gets the
    /// old or the new file, and of two updates at the same time, the last one is kept.
    func store(encoding value: some Encodable, in file: URL) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try store(encoder.encode(value), in: file)
    }

    func store(_ bytes: Data, in file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file, options: .atomic)
    }
}
