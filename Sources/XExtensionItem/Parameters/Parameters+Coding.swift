extension ItemReader {
    /// Members in canonical order.
    private typealias Members = [WireDictionary.Member]

    /// Reads the parameters by namespace; nil if no namespace is left. Clause 20.1.
    mutating func parameters(_ node: WireNode, _ bytes: RawSpan) -> Parameters? {
        guard isDictionary(node) else { return nil }
        var (taken, unknown, setAside) = (Members(), Members(), Members())
        for member in document.canonicalMembers(of: node) {
            let namespace = document.key(of: member, bytes)
            let isUnknown = isReserved(namespace, member.keyNode)
            let isFilled = !isUnknown && namespaceParameters(member, namespace, bytes)
            guard let value = document.value(at: member.node, bytes) else { continue }
            if isUnknown {
                unknown.append((namespace, value))
            } else if isFilled {
                taken.append((namespace, value))
            } else {
                setAside.append((namespace, value))
            }
        }
        guard !taken.isEmpty || !unknown.isEmpty else { return nil }
        return Parameters(
            taken,
            KeptMembers(
                unknown: WireDictionary(sorted: unknown),
                setAside: WireDictionary(sorted: setAside)))
    }

    /// Reports a namespace that is not a reverse-DNS name; clause 20.1.2.
    private mutating func checkNamespace(_ namespace: String, _ node: WireNode) {
        guard !ReverseDNSName.matches(namespace) else { return }
        if !isNewer || NameRule.hasDot(namespace) {
            report(
                .namespaceName, node,
                "expected a reverse-DNS name, found \(namespace.quotedStart)")
        }
    }

    /// Checks a namespace and its keys; returns whether its value is a dictionary with members.
    private mutating func namespaceParameters(
        _ member: WireDocument.Member, _ namespace: String, _ bytes: RawSpan
    ) -> Bool {
        checkNamespace(namespace, member.keyNode)
        guard isFilledDictionary(member.node) else { return false }
        let dot = UInt8(ascii: ".")
        guard document.isAnyKey(of: member.node, emptyOrWith: dot, bytes) else { return true }
        for member in document.canonicalMembers(of: member.node) {
            let key = document.key(of: member, bytes)
            if !NameRule.isParameter(key) {
                report(
                    .parameterKey, member.keyNode,
                    "the key \(key.quotedStart); expected one that is not empty and holds no dot")
            }
        }
        return true
    }
}

extension Parameters: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        guard kept.isEmpty else { return try write(kept.written, to: &writer) }
        try writer.wire.dictionaries(
            dictionaries, keysWithout: UInt8(ascii: "."), named: ReverseDNSName.matches)
    }

    /// Writes the namespaces and the kept members in canonical order; a draft may repeat a name.
    private func write(
        _ kept: [WrittenMember], to writer: inout ItemWriter
    ) throws(WireError) {
        writer.wire.requireCheck()
        let taken = dictionaries.map {
            WrittenMember(key: $0.key, value: $0.value, isUntouched: nil)
        }
        let members = (taken + kept).sorted { CanonicalOrder.compare($0.key, $1.key) < 0 }
        try writer.wire.beginDictionary()
        for member in members { try writer.write(member, isOnly: members.count == 1) }
        try writer.wire.endDictionary()
    }
}
