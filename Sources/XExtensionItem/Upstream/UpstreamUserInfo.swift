/// The entries of a `userInfo` under construction: first parameters, then user info, which replaces
/// parameters with the same key.
struct UpstreamUserInfo {
    private struct Entry {
        let key: String
        let value: WireValue
        let pointer: String
        /// Nil for user info.
        let namespace: String?
    }

    /// The entries in the order of writing. If several entries have the same key, the last one
    /// counts.
    private var entries: [Entry] = []

    /// Adds parameters, those of shorter namespaces first; clause 23.2.2, step 1.
    mutating func add(_ parameters: Parameters, _ filter: inout UpstreamFilter) {
        let root = JSONPointer.step(SharedMember.parameters.rawValue)
        filter.recordUnknown(parameters.unknownMembers, at: root)
        for namespace in parameters.namespaces.sorted(by: { $0.utf8.count < $1.utf8.count }) {
            let pointer = root + JSONPointer.step(namespace)
            for (key, value) in parameters[namespace] {
                let place = pointer + JSONPointer.step(key)
                add(namespace + "." + key, value, place, namespace, &filter)
            }
        }
    }

    /// Adds the sending app's own values; clause 23.2.2, step 2.
    mutating func add(_ userInfo: WireDictionary, _ filter: inout UpstreamFilter) {
        let pointer = JSONPointer.step(SharedMember.userInfo.rawValue)
        for (key, value) in userInfo {
            add(key, value, pointer + JSONPointer.step(key), nil, &filter)
        }
    }

    private mutating func add(
        _ key: String, _ value: WireValue, _ pointer: String, _ namespace: String?,
        _ filter: inout UpstreamFilter
    ) {
        if let value = filter.freeValue(key, value, at: pointer) {
            entries.append(Entry(key: key, value: value, pointer: pointer, namespace: namespace))
        }
    }

    /// Returns the `userInfo`, and reports values that were replaced. Also reports keys that move
    /// between parameters and user info when the result is read with the known namespaces.
    func dictionary(
        known: UpstreamNamespaces, _ filter: inout UpstreamFilter
    ) -> WireDictionary {
        let all = WireDictionary(entries.map { ($0.key, $0.value) })
        var last: [[UInt8]: Int] = [:]
        for (position, entry) in entries.enumerated() { last[Array(entry.key.utf8)] = position }
        for (position, entry) in entries.enumerated() {
            let key = Array(entry.key.utf8)
            if last[key] != position {
                filter.recordLoss(
                    .replacedUpstream, at: entry.pointer,
                    "another value with the key \(entry.key.quotedStart) replaces this value")
            } else if !known.reads(entry.key, as: entry.namespace) {
                let place = known.split(entry.key).map { "a parameter of “\($0.namespace)”" }
                filter.recordLoss(
                    .movedUpstream, at: entry.pointer,
                    "\(entry.key.quotedStart) is read back as \(place ?? "user info")")
            }
        }
        return all
    }
}

/// The namespaces that a program knows, which separate parameters from user info; clause 23.1.3.
struct UpstreamNamespaces {
    /// UTF-8 bytes, because a set of strings would treat canonically equivalent names as equal.
    private var names: Set<[UInt8]>

    /// Every program knows the namespace of upstream's own parameters.
    init(_ namespaces: [String]) {
        names = Set((namespaces + [TumblrParameters.namespace]).map { Array($0.utf8) })
    }

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

    /// Whether a key is read back as a parameter of `namespace`, or as user info if `namespace` is
    /// nil.
    func reads(_ key: String, as namespace: String?) -> Bool {
        (split(key)?.namespace).isIdentical(to: namespace)
    }
}
