/// The namespaces that a program knows, by which it tells parameters from user info; clause 23.1.3.
struct UpstreamNamespaces {
    /// The namespace of upstream's own parameters, which every program knows.
    static let tumblr = "com.tumblr.tumblr"

    /// Compared by code point, which a set of strings would not do.
    private var names: Set<[UInt8]>

    init(_ namespaces: [String]) {
        names = Set((namespaces + [Self.tumblr]).map { Array($0.utf8) })
    }

    /// The namespace that a key belongs to, and its key there; nil if it belongs to none.
    ///
    /// What follows a namespace holds no dot: so it can only be what stands before the last one.
    func split(_ key: String) -> (namespace: String, key: String)? {
        let bytes = Array(key.utf8)
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot + 1 < bytes.count,
            names.contains(Array(bytes[..<dot]))
        else { return nil }
        return (
            String(decoding: bytes[..<dot], as: UTF8.self),
            String(decoding: bytes[(dot + 1)...], as: UTF8.self)
        )
    }

    /// Whether a key is read as that of a namespace, or, if there is none, of user info.
    func reads(_ key: String, as namespace: String?) -> Bool {
        (split(key)?.namespace).isIdentical(to: namespace)
    }

}
