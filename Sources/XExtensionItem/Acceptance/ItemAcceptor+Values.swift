import Essentials

extension ItemAcceptor {
    /// The known members of a dictionary, in the order of the document.
    struct KnownMembers<Name: MemberName> {
        private var content: WireDocument.Content
        private var expected = 0
        /// The number of members so far with names that this version does not define.
        private(set) var unknownCount = 0
        /// One bit for each name so far.
        private(set) var nameBits: UInt16 = 0

        fileprivate init(_ content: WireDocument.Content) {
            self.content = content
        }

        /// Returns the next known member; nil at the end.
        @inline(__always)
        mutating func next(
            in document: WireDocument, _ bytes: RawSpan
        ) -> (name: Name, value: WireNode)? {
            let names = Name.names
            while let (number, value) = document.nextMember(
                &content, in: names.keys, from: &expected, bytes)
            {
                if let number {
                    nameBits |= 1 &<< UInt16(truncatingIfNeeded: number)
                    return (names.cases[number], value)
                }
                unknownCount &+= 1
            }
            return nil
        }
    }

    /// Returns the members of a dictionary; nil for any other node and for an empty dictionary.
    ///
    /// After the walk over them, ask ``hasRightNames(_:of:_:)``.
    func members<Name: MemberName>(of node: WireNode, _: Name.Type) -> KnownMembers<Name>? {
        document.content(of: node, .dictionary).map { KnownMembers($0) }
    }

    /// Whether all unknown names of a dictionary are allowed; clauses 12.1.2 and 12.1.3.
    ///
    /// - Parameters:
    ///   - members: the dictionary's members after a walk over all of them.
    ///   - node: the dictionary.
    ///   - bytes: the document's bytes.
    /// - Returns: whether none of the unknown names is a finding.
    @inline(__always)
    mutating func hasRightNames<Name: MemberName>(
        _ members: KnownMembers<Name>, of node: WireNode, _ bytes: RawSpan
    ) -> Bool {
        members.unknownCount == 0 || hasRightNames(node, Name.self, bytes)
    }

    @inline(never)
    private mutating func hasRightNames<Name: MemberName>(
        _ node: WireNode, _: Name.Type, _ bytes: RawSpan
    ) -> Bool {
        let isNewer = isNewer(bytes)
        return document.members(of: node).allSatisfy { member in
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
        if let text = document.placeOfJSONText(at: node),
            HiddenCharacter.areAbsent(fromJSONText: text, of: bytes, isOneLine: isOneLine)
        {
            return true
        }
        return document.isText(
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
    mutating func acceptsParameters(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        guard var namespaces = document.content(of: node, .dictionary) else { return false }
        while let (name, parameters) = document.nextMember(&namespaces) {
            guard isNamespace(name, bytes), isFilledDictionary(parameters),
                !document.isAnyKey(of: parameters, emptyOrWith: UInt8(ascii: "."), bytes)
            else { return false }
        }
        return true
    }

    /// Whether a key is allowed as a namespace; clause 20.1.2.
    private mutating func isNamespace(_ key: WireNode, _ bytes: RawSpan) -> Bool {
        if isReverseDNSName(key, bytes) { return true }
        guard isNewer(bytes) else { return false }
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
