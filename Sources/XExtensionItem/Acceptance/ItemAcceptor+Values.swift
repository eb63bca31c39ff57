#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ItemAcceptor {
    /// The known members of a dictionary, in canonical order of their names.
    struct KnownMembers<Name: MemberName> {
        fileprivate var members: WireDocument.NamedMembers

        /// The number of members with names that this version does not define.
        var unknownCount: Int { members.otherCount }
        /// One bit for each name.
        let nameBits: UInt16

        fileprivate init(_ members: WireDocument.NamedMembers) {
            (self.members, nameBits) = (members, members.numbers)
        }

        /// The member whose name comes last.
        var last: (name: Name, value: WireNode)? {
            members.last.map { (Name.names.cases[$0.number], $0.value) }
        }

        mutating func next() -> (name: Name, value: WireNode)? {
            members.next().map { (Name.names.cases[$0.number], $0.value) }
        }
    }

    /// Returns the members of a dictionary; nil for any other node, for an empty dictionary, and if
    /// an unknown name is a finding.
    func members<Name: MemberName>(
        of node: WireNode, _: Name.Type, _ bytes: RawSpan
    ) -> KnownMembers<Name>? {
        guard let members = knownMembers(of: node, Name.self, bytes),
            members.unknownCount == 0 || hasRightNames(node, Name.self, bytes)
        else { return nil }
        return members
    }

    /// Returns the members of a dictionary, without a look at unknown names; nil for any other node
    /// and for an empty dictionary.
    func knownMembers<Name: MemberName>(
        of node: WireNode, _: Name.Type, _ bytes: RawSpan
    ) -> KnownMembers<Name>? {
        guard isFilledDictionary(node) else { return nil }
        return KnownMembers(document.members(of: node, named: Name.names.keys, bytes))
    }

    /// Whether all unknown names are allowed; clauses 12.1.2 and 12.1.3.
    func hasRightNames<Name: MemberName>(
        _ node: WireNode, _: Name.Type, _ bytes: RawSpan
    ) -> Bool {
        document.members(of: node).allSatisfy { member in
            let key = document.key(of: member, bytes)
            return (isNewer ? !NameRule.isReserved(key) : NameRule.isOthers(key))
                || Name(rawValue: key) != nil
        }
    }

    private func isFilledDictionary(_ node: WireNode) -> Bool {
        document.content(of: node, .dictionary) != nil
    }

    // MARK: Texts

    /// Whether a node is a text of one line that is not empty.
    func isLine(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        document.isFilledString(node, bytes)
            && (!excludesNotices || hasNoHiddenCharacter(node, bytes, isOneLine: true))
    }

    /// Whether no notice is possible about the characters of a text.
    func hasNoHiddenCharacter(_ node: WireNode, _ bytes: RawSpan, isOneLine: Bool) -> Bool {
        document.isText(
            at: node, bytes,
            escaped: {
                HiddenCharacter.areAbsent(from: $0, isOneLine: isOneLine, hasEscapes: true)
            }, { HiddenCharacter.areAbsent(from: $0, isOneLine: isOneLine) })
    }

    /// Whether a node is a URL that the format allows; clause 18.
    func isURL(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        document.isText(at: node, bytes) { URLRule.fault(in: $0) == nil }
    }

    /// Whether a node is a URL of which the system makes a `URL`, which the content of a
    /// representation must be.
    func isContentURL(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        document.isText(at: node, bytes) { text in
            URLRule.fault(in: text) == nil
                && (URLRule.isPlainWebURL(text) || isURLOfSystem(text))
        }
    }

    private func isURLOfSystem(_ text: RawSpan) -> Bool {
        URL(asItStands: text.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }) != nil
    }

    func isReverseDNSName(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        document.isText(at: node, bytes) { text in text.withUnsafeBytes(ReverseDNSName.matches) }
    }

    /// Whether a node is an array of reverse-DNS names that is not empty.
    func acceptsNames(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var names = document.content(of: node, .array) else { return false }
        while let name = document.nextElement(&names) {
            guard isReverseDNSName(name, bytes) else { return false }
        }
        return true
    }

    // MARK: Free values

    /// Whether a node is a filled dictionary of parameters; clause 20.1.
    func acceptsParameters(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var namespaces = document.content(of: node, .dictionary) else { return false }
        while let (name, parameters) = document.nextMember(&namespaces) {
            guard isNamespace(name, bytes), isFilledDictionary(parameters),
                !document.isAnyKey(of: parameters, emptyOrWith: UInt8(ascii: "."), bytes)
            else { return false }
        }
        return true
    }

    /// Whether a key is allowed as a namespace; clause 20.1.2.
    private func isNamespace(_ key: WireNode, _ bytes: RawSpan) -> Bool {
        if isReverseDNSName(key, bytes) { return true }
        guard isNewer else { return false }
        // A newer version may define names without a dot.
        return document.isText(at: key, bytes) { name in
            name.withUnsafeBytes { name in
                name.first != UInt8(ascii: "$") && !name.contains(UInt8(ascii: "."))
            }
        }
    }

    /// Whether a node is a filled dictionary without reserved keys; clause 20.2.
    func acceptsUserInfo(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        isFilledDictionary(node)
            && document.members(of: node).allSatisfy {
                !NameRule.isReservedUserInfo(document.key(of: $0, bytes))
            }
    }
}
