/// The namespaces that a program knows, by which it tells parameters from user info; clause 23.1.3.
struct UpstreamNamespaces {
    /// The namespace of upstream's own parameters, which every program knows.
    static let tumblr = "com.tumblr.tumblr"
    /// The key that no dictionary may have for its only one; clause 7.2.5.
    private static let uid = "CF$UID"

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

    /// Keys that would make a dictionary with the one key `CF$UID` of a namespace or of user info.
    func lonelyUIDs(in userInfo: WireDictionary) -> [String] {
        var counts: [[UInt8]: Int] = [:]
        var found: [(key: String, namespace: [UInt8])] = []
        for (key, _) in userInfo {
            let place = split(key)
            let namespace = Array((place?.namespace ?? "").utf8)
            counts[namespace, default: 0] += 1
            if (place?.key ?? key).isIdentical(to: Self.uid) { found.append((key, namespace)) }
        }
        return found.filter { counts[$0.namespace] == 1 }.map(\.key)
    }

    /// Whether a dictionary has the one key `CF$UID`.
    static func isUID(_ dictionary: WireDictionary) -> Bool {
        dictionary.count == 1 && dictionary[uid] != nil
    }
}
