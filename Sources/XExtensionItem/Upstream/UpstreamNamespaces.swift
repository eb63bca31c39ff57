/// The namespaces that a program knows, which separate parameters from user info; clause 23.1.3.
struct UpstreamNamespaces {
    /// The namespace of upstream's own parameters, which every program knows.
    static let tumblr = "com.tumblr.tumblr"

    /// UTF-8 bytes, because a set of strings would treat canonically equivalent names as equal.
    private var names: Set<[UInt8]>

    init(_ namespaces: [String]) {
        names = Set((namespaces + [Self.tumblr]).map { Array($0.utf8) })
    }

    /// Returns the namespace of a key and the rest of the key, or nil if no namespace matches.
    ///
    /// A parameter's key contains no dot, so the namespace ends at the last dot.
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

    /// Whether a key is read as one of `namespace`, or of user info if that is nil.
    func reads(_ key: String, as namespace: String?) -> Bool {
        (split(key)?.namespace).isIdentical(to: namespace)
    }

}
