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

    /// Reads the sending app's own values; clause 20.2.
    mutating func userInfo(_ node: WireNode, _ bytes: RawSpan) -> WireDictionary? {
        guard isDictionary(node) else { return nil }
        for member in document.canonicalMembers(of: node) {
            let key = document.key(of: member, bytes)
            if NameRule.isReservedUserInfo(key) {
                report(
                    .reservedUserInfo, member.keyNode,
                    "the key \(key.quotedStart) is reserved for Objective-C XExtensionItem")
            }
        }
        return isAbsent(node) ? nil : document.dictionary(at: node)
    }
}
