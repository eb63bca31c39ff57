public import Essentials
public import WireFormat

/// A downloaded catalog, with the data needed to update it.
///
///     if cache.isDue(at: Date()) {
///         // send a request with cache.requestFields,
///         // then call replace(with:…) or markUnchanged(at:)
///     }
///
/// This is plain data. The app downloads the catalog, always over https, because a catalog
/// determines which URLs are opened. The cache stores only bytes that can be read as a catalog, so
/// the login page of a Wi-Fi network never replaces a catalog.
public struct CatalogCache: Hashable, Codable, Sendable {
    /// The URL of the catalog.
    public let url: URL
    /// The bytes of the file; nil before the first download.
    public private(set) var bytes: Data?
    /// The time and the validators of the server's last answer; nil before the first download.
    package private(set) var validation: CacheValidation?

    /// Creates an empty cache. The URL must have the scheme https, or http if the server is on this
    /// device; otherwise, this returns nil.
    ///
    /// - Parameter url: the URL of the catalog.
    public init?(url: URL) {
        guard Self.isTrusted(url) else { return nil }
        self.url = url
    }

    /// Whether responses cannot be modified on the network: the scheme is https, or the server is
    /// on this device.
    package static func isTrusted(_ url: URL) -> Bool {
        guard let scheme = url.scheme else { return false }
        let isLocal = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(url.host ?? "")
        return scheme.isSameKey(as: "https") || scheme.isSameKey(as: "http") && isLocal
    }

    /// Decodes a stored cache.
    ///
    /// - Throws: the decoder's errors; `DecodingError.dataCorrupted` if ``init(url:)`` does not
    ///   accept the URL.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard let cache = CatalogCache(url: try values.decode(URL.self, forKey: .url)) else {
            throw DecodingError.dataCorruptedError(
                forKey: .url, in: values, debugDescription: "expected a URL with https")
        }
        self = cache
        bytes = try values.decodeIfPresent(Data.self, forKey: .bytes)
        validation = try values.decodeIfPresent(CacheValidation.self, forKey: .validation)
    }

    /// Returns whether to download the catalog.
    ///
    /// - Parameters:
    ///   - now: the current time.
    ///   - lifetime: the number of seconds that an answer stays valid; 24 hours by default.
    /// - Returns: true if the server has not answered yet, or if its answer is too old. An answer
    ///   from the future counts as too old, because the clock must have been set back.
    public func isDue(at now: Date, lifetime: TimeInterval = 24 * 60 * 60) -> Bool {
        guard bytes != nil, let validation else { return true }
        return validation.isDue(at: now, lifetime: lifetime)
    }

    /// The header fields of a conditional request, to which the server can answer 304; empty before
    /// the first download.
    public var requestFields: [String: String] {
        guard bytes != nil else { return [:] }
        return validation?.requestFields ?? [:]
    }

    /// Stores a catalog from the server.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - entityTag: the header field `ETag`, or nil.
    ///   - lastModified: the header field `Last-Modified`, or nil.
    ///   - now: the current time.
    /// - Throws: a `PayloadError` if the bytes cannot be read as a catalog. The cache is then
    ///   unchanged.
    public mutating func replace(
        with bytes: Data, entityTag: String? = nil, lastModified: String? = nil, at now: Date
    ) throws(PayloadError) {
        _ = try AppCatalog(decoding: bytes)
        self.bytes = bytes
        validation = CacheValidation(
            checkedAt: now, entityTag: entityTag, lastModified: lastModified)
    }

    /// Records that the server answered 304: the catalog is unchanged.
    public mutating func markUnchanged(at now: Date) {
        validation?.checkedAt = now
    }

    /// Returns the downloaded catalog merged into the app's built-in catalog.
    ///
    /// - Parameter builtIn: the catalog that the app contains.
    /// - Returns: the merged catalog, or the built-in catalog before the first download.
    public func catalog(over builtIn: AppCatalog) -> AppCatalog {
        guard let bytes, let fetched = try? AppCatalog(decoding: bytes) else { return builtIn }
        return builtIn.merged(with: fetched)
    }
}

/// The time and the validators of a server's last answer about a file.
package struct CacheValidation: Hashable, Codable, Sendable {
    /// The time when the server last confirmed the file.
    package var checkedAt: Date
    package let entityTag: String?
    package let lastModified: String?

    package init(checkedAt: Date, entityTag: String?, lastModified: String?) {
        self.checkedAt = checkedAt
        self.entityTag = entityTag
        self.lastModified = lastModified
    }

    /// An answer from the future counts as too old, because the clock must have been set back.
    package func isDue(at now: Date, lifetime: TimeInterval) -> Bool {
        let age = now.timeIntervalSince(checkedAt)
        return age < 0 || age >= lifetime
    }

    package var requestFields: [String: String] {
        var fields: [String: String] = [:]
        fields["If-None-Match"] = entityTag
        fields["If-Modified-Since"] = lastModified
        return fields
    }
}
