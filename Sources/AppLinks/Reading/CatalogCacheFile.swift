public import Essentials
import WireFormat
import XExtensionItem

/// The members of a stored cache.
private enum CacheMember: String, MemberNames {
    case url, bytes
    case checkedAt = "checked-at"
    case entityTag = "entity-tag"
    case lastModified = "last-modified"
}

/// A store that keeps a ``CatalogCache`` in a file, which saving replaces atomically.
public struct CatalogCacheFile: Hashable, Sendable {
    /// The URL of the file.
    public let url: URL

    /// Creates a store for a file. The file need not exist, but its folder must.
    public init(_ url: URL) {
        self.url = url
    }

    /// Returns the cache of a catalog; an empty one if the file does not exist, is damaged, or belongs to
    /// another URL. Nil if the URL of the catalog is not trusted; see ``CatalogCache/init(url:)``.
    public func load(for catalog: URL) -> CatalogCache? {
        guard let empty = CatalogCache(url: catalog) else { return nil }
        guard let path = try? url.localPath(), FileManager.default.fileExists(atPath: path),
            let data = try? Data(contentsOf: URL(filePath: path)),
            let cache = CatalogCache(stored: data), cache.url == catalog
        else { return empty }
        return cache
    }

    /// Replaces the file.
    ///
    /// - Throws: a `PayloadError` with the code `output.failed`. The old file is then unchanged.
    public func save(_ cache: CatalogCache) throws {
        let bytes = try cache.stored()
        try PayloadError.of { () throws(WireFault) in
            try AtomicFile.write(to: url.localPath(orElse: .output)) { drain throws(WireFault) in
                try drain(bytes.bytes)
            }
        }
    }
}

extension CatalogCache {
    /// Reads a stored cache; nil if it is damaged.
    fileprivate init?(stored data: Data) {
        guard let document = try? WireDocument(data) else { return nil }
        func value(_ member: CacheMember) -> WireValue? {
            document.value(of: member.rawValue, in: .root).flatMap { document.value(at: $0) }
        }
        guard case .string(let text) = value(.url), let url = URL(string: text) else { return nil }
        var state = State()
        if case .data(let bytes) = value(.bytes) { state.bytes = try? bytes.load() }
        if case .date(let date) = value(.checkedAt) { state.checkedAt = date.date }
        if case .string(let tag) = value(.entityTag) { state.entityTag = tag }
        if case .string(let date) = value(.lastModified) { state.lastModified = date }
        self.init(url: url, state: state)
    }

    /// Returns the cache as a binary property list.
    fileprivate func stored() throws(PayloadError) -> Data {
        var members: WireDictionary = [CacheMember.url.rawValue: .string(url.absoluteString)]
        members[CacheMember.bytes.rawValue] = bytes.map { .data(WireData($0)) }
        members[CacheMember.checkedAt.rawValue] = checkedAt.flatMap {
            WireDate($0).map(WireValue.date)
        }
        members[CacheMember.entityTag.rawValue] = entityTag.map(WireValue.string)
        members[CacheMember.lastModified.rawValue] = lastModified.map(WireValue.string)
        return try WireValue.dictionary(members).encoded(as: .binary)
    }
}
