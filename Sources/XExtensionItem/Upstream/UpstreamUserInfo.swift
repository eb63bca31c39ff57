/// The keys of a `userInfo` under construction: parameters, then user info, which replaces them.
struct UpstreamUserInfo {
    private struct Entry {
        let key: String
        let value: WireValue
        /// The JSON Pointer of the value in the item.
        let pointer: String
        /// The namespace of a parameter; nil for user info.
        let namespace: String?
    }

    /// The entries in the order of writing; the last one with a key counts.
    private var entries: [Entry] = []

    /// Adds parameters, those of shorter namespaces first; clause 23.2.2, step 1.
    mutating func add(_ parameters: Parameters, _ sieve: inout UpstreamSieve) {
        let root = JSONPointer.step(SharedMember.parameters.rawValue)
        sieve.loseUnknown(parameters.unknownMembers, at: root)
        for namespace in parameters.namespaces.sorted(by: { $0.utf8.count < $1.utf8.count }) {
            let pointer = root + JSONPointer.step(namespace)
            for (key, value) in parameters[namespace] {
                let place = pointer + JSONPointer.step(key)
                add(namespace + "." + key, value, place, namespace, &sieve)
            }
        }
    }

    /// Adds the sending app's own values; clause 23.2.2, step 2.
    mutating func add(_ userInfo: WireDictionary, _ sieve: inout UpstreamSieve) {
        let pointer = JSONPointer.step(SharedMember.userInfo.rawValue)
        for (key, value) in userInfo {
            add(key, value, pointer + JSONPointer.step(key), nil, &sieve)
        }
    }

    private mutating func add(
        _ key: String, _ value: WireValue, _ pointer: String, _ namespace: String?,
        _ sieve: inout UpstreamSieve
    ) {
        if let value = sieve.freeValue(key, value, at: pointer) {
            entries.append(Entry(key: key, value: value, pointer: pointer, namespace: namespace))
        }
    }

    /// Returns the keys with their values, and reports values that were replaced, and keys that
    /// reading with the known namespaces would move between parameters and user info.
    func dictionary(
        known: UpstreamNamespaces, _ sieve: inout UpstreamSieve
    ) -> WireDictionary {
        let all = WireDictionary(entries.map { ($0.key, $0.value) })
        var last: [[UInt8]: Int] = [:]
        for (position, entry) in entries.enumerated() { last[Array(entry.key.utf8)] = position }
        for (position, entry) in entries.enumerated() {
            let key = Array(entry.key.utf8)
            if last[key] != position {
                sieve.lose(
                    .replacedUpstream, at: entry.pointer,
                    "another value takes the key \(entry.key.quotedStart)")
            } else if !known.reads(entry.key, as: entry.namespace) {
                let place = known.split(entry.key).map { "a parameter of “\($0.namespace)”" }
                sieve.lose(
                    .movedUpstream, at: entry.pointer,
                    "\(entry.key.quotedStart) comes back as \(place ?? "user info")")
            }
        }
        return all
    }
}
