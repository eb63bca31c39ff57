extension ItemReader {
    /// The parameters by namespace; nil when no namespace is left. Clause 20.1.
    mutating func parameters(_ node: WireNode) -> Parameters? {
        guard isDictionary(node) else { return nil }
        var parameters = Parameters()
        for member in document.canonicalMembers(of: node) {
            let namespace = document.key(of: member)
            let isReserved = !checkNamespace(namespace, member.keyNode)
            let isFilled =
                isReserved
                ? unjudged { $0.namespaceParameters(member.node) }
                : namespaceParameters(member.node)
            guard !document.isAbsent(member.node) else { continue }
            if isFilled {
                parameters[namespace] = document.dictionary(at: member.node)
            } else if let value = document.value(at: member.node) {
                parameters.kept.setAside[namespace] = value
            }
        }
        return parameters.namespaces.isEmpty ? nil : parameters
    }

    /// Judges a namespace by its form, clause 20.1.2; false for one that begins with `$`.
    private mutating func checkNamespace(_ namespace: String, _ node: WireNode) -> Bool {
        if isReserved(namespace, node) { return false }
        let isDotless = !namespace.utf8.contains(UInt8(ascii: "."))
        if !ReverseDNSName.matches(namespace), !(isNewer && isDotless) {
            report(
                .namespaceName, node, "expected a reverse-DNS name in place of “\(namespace)”")
        }
        return true
    }

    /// Judges the parameters of one namespace; says whether they are a dictionary with members.
    private mutating func namespaceParameters(_ node: WireNode) -> Bool {
        guard isFilledDictionary(node) else { return false }
        for member in document.canonicalMembers(of: node) {
            let key = document.key(of: member)
            if key.utf8.isEmpty || key.utf8.contains(UInt8(ascii: ".")) {
                report(
                    .parameterKey, member.keyNode,
                    "the key “\(key)”; expected one that is not empty and holds no dot")
            }
        }
        return true
    }

    /// The sending app's own values; clause 20.2.
    mutating func userInfo(_ node: WireNode) -> WireDictionary? {
        guard isDictionary(node) else { return nil }
        for member in document.canonicalMembers(of: node) {
            let key = document.key(of: member)
            if key.utf8.starts(with: "x-extension-item".utf8) {
                report(
                    .reservedUserInfo, member.keyNode,
                    "the key “\(key)” belongs to the ported library's own dictionary")
            }
        }
        return document.dictionary(at: node)
    }
}
