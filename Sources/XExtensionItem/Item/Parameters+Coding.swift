extension ItemWalk {
    /// Members in canonical order.
    private typealias Members = [WireDictionary.Member]

    /// Sets each unusable namespace aside separately, so that an edit of one namespace keeps the
    /// rest. A reserved namespace is kept as an unknown member, so it is usable; clause 20.1.
    ///
    /// Returns nil if there is no namespace, or if none is usable in an overlay: the overlay then
    /// inherits the parameters.
    mutating func parameters(
        _ node: WireNode, _ bytes: RawSpan, isOverlay: Bool
    ) -> Parameters? {
        guard isDictionary(node) else { return nil }
        var (taken, unknown, setAside) = (Members(), Members(), Members())
        for member in document.canonicalMembers(of: node) {
            let isUnknown = isReservedNamespace(member.keyNode, bytes)
            let isFilled = !isUnknown && isNamespace(member.node, bytes)
            if isOver { return nil }
            guard let value = freeValue(member.node, bytes) else { continue }
            let namespace = document.key(of: member, bytes)
            if isUnknown {
                unknown.append((namespace, value))
            } else if isFilled {
                taken.append((namespace, value))
            } else {
                setAside.append((namespace, value))
            }
        }
        let isUsable = !taken.isEmpty || !unknown.isEmpty
        guard isUsable || !isOverlay && !setAside.isEmpty else { return nil }
        return Parameters(
            taken,
            KeptMembers(
                unknown: WireDictionary(sorted: unknown),
                setAside: WireDictionary(sorted: setAside)))
    }

    /// Whether a namespace begins with `$`. Reports such a name, and any other name that is not a
    /// reverse-DNS name; clause 20.1.2.
    private mutating func isReservedNamespace(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        if isReverseDNSName(node, bytes) { return false }
        let namespace = document.key(at: node) ?? ""
        if isReserved(namespace, node) { return true }
        if !isNewer || NameRule.hasDot(namespace) {
            report(
                .namespaceName, node, "expected a reverse-DNS name, found \(namespace.quotedStart)")
        }
        return false
    }

    /// Whether the value of a namespace is a dictionary with members. Also reports keys that are
    /// empty or contain a dot.
    private mutating func isNamespace(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard isFilledDictionary(node) else { return false }
        guard document.isAnyKey(of: node, emptyOrWith: NameRule.notInParameters, bytes) else {
            return true
        }
        for member in document.canonicalMembers(of: node) {
            let key = document.key(of: member, bytes)
            if !NameRule.isParameter(key) {
                report(
                    .parameterKey, member.keyNode,
                    "expected a key that is not empty and has no dot, found \(key.quotedStart)")
            }
        }
        return true
    }

    mutating func userInfo(_ node: WireNode, _ bytes: RawSpan) -> UserInfo? {
        guard isDictionary(node) else { return nil }
        for member in document.canonicalMembers(of: node)
        where document.isText(at: member.keyNode, bytes, NameRule.isReservedUserInfo) {
            let key = document.key(of: member, bytes)
            report(
                .reservedUserInfo, member.keyNode,
                "the key \(key.quotedStart) is reserved for Objective-C XExtensionItem")
        }
        return freeValue(node, bytes)?.dictionaryValue.map(UserInfo.init)
    }
}

extension Parameters: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        guard kept.isEmpty else { return try write(kept.written, to: &writer) }
        try writer.wire.dictionaries(
            dictionaries, keysWithout: NameRule.notInParameters, named: ReverseDNSName.matches)
    }

    /// If a namespace and a kept member have the same name, a draft contains the name twice, so
    /// that reading the draft reports a duplicate key.
    private func write(
        _ kept: [WrittenMember], to writer: inout ItemWriter
    ) throws(PayloadError) {
        writer.wire.requireCheck()
        let taken = dictionaries.map {
            WrittenMember(key: $0.key, value: $0.value, isUntouched: nil)
        }
        let members = (taken + kept).sorted { CanonicalOrder.compare($0.key, $1.key) < 0 }
        try writer.wire.begin(.dictionary)
        for member in members { try writer.write(member, isOnly: members.count == 1) }
        try writer.wire.end(.dictionary)
    }
}

extension UserInfo: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        writer.check(unless: !dictionary.keys.contains(where: NameRule.isReservedUserInfo))
        try writer.wire.dictionary(dictionary)
    }
}
