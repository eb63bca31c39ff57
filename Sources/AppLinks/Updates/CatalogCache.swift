#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A catalog that was fetched, with what is needed to fetch it again: plain data.
///
/// The app fetches, over https alone: whoever changes a catalog on its way decides where links lead.
/// Nothing is kept that could not be read, so that a page of a hotel's network never takes the place of
/// a catalog.
public struct CatalogCache: Hashable, Sendable {
    /// Seconds after which a catalog is asked for again: 24 hours.
    public static let usualLifetime: TimeInterval = 24 * 60 * 60

    /// Where the catalog comes from.
    public let url: URL
    /// The bytes of the file; nil before the first answer.
    public private(set) var bytes: Data?
    /// When the server last said that the catalog is as it is here.
    public private(set) var checkedAt: Date?
    /// The server's `ETag`, for `If-None-Match`.
    public private(set) var entityTag: String?
    /// The server's `Last-Modified`, for `If-Modified-Since`.
    public private(set) var lastModified: String?

    /// Makes an empty cache.
    ///
    /// - Parameter url: where the catalog comes from; nil is returned for anything but https.
    public init?(url: URL) {
        guard url.scheme?.isSameKey(as: "https") == true else { return nil }
        self.url = url
    }

    /// Whether the catalog should be asked for.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - lifetime: seconds for which an answer holds; 24 hours unless given.
    /// - Returns: whether there is no answer yet, or it is too old. An answer from the future, as it
    ///   seems after the clock was set back, is too old as well.
    public func isDue(at now: Date, lifetime: TimeInterval = usualLifetime) -> Bool {
        guard bytes != nil, let checkedAt else { return true }
        let age = now.timeIntervalSince(checkedAt)
        return age < 0 || age >= lifetime
    }

    /// The header fields to ask with, so that the server need not send what is here.
    public var requestFields: [String: String] {
        guard bytes != nil else { return [:] }
        var fields: [String: String] = [:]
        fields["If-None-Match"] = entityTag
        fields["If-Modified-Since"] = lastModified
        return fields
    }

    /// Notes that the server sent a catalog.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - entityTag: the header field `ETag`.
    ///   - lastModified: the header field `Last-Modified`.
    ///   - now: the time.
    /// - Throws: what is wrong with the bytes; the cache is then as it was.
    public mutating func replace(
        with bytes: Data, entityTag: String? = nil, lastModified: String? = nil, at now: Date
    ) throws(CatalogError) {
        _ = try AppCatalog(decoding: bytes)
        self.bytes = bytes
        self.entityTag = entityTag
        self.lastModified = lastModified
        checkedAt = now
    }

    /// Notes that the server said 304: the catalog is as it is here.
    public mutating func confirm(at now: Date) {
        guard bytes != nil else { return }
        checkedAt = now
    }

    /// The catalog, laid over the one that the app was built with.
    ///
    /// - Parameter builtIn: the catalog without network.
    /// - Returns: the built-in one if nothing was fetched yet.
    public func catalog(over builtIn: AppCatalog) -> AppCatalog {
        guard let bytes, let fetched = try? AppCatalog(decoding: bytes) else { return builtIn }
        return builtIn.merged(with: fetched)
    }
}
