struct FoundNames<Name: MemberName> {
    /// The bits of the known names that were found; see ``MemberNames/bit(of:)``.
    private var bits: UInt64 = 0
    private(set) var otherCount = 0

    @inline(__always)
    mutating func insert(_ number: Int?) {
        if let number { bits |= 1 &<< UInt64(number) } else { otherCount &+= 1 }
    }

    /// The bit is the ``MemberNames/bit(of:)`` of a member.
    func has(_ bit: UInt64) -> Bool { bits & bit != 0 }

    /// Whether two dictionaries have the same known members, ignoring the member with this bit, and
    /// the same number of unknown members.
    func areEqual(to other: FoundNames, except bit: UInt64) -> Bool {
        (bits ^ other.bits) & ~bit == 0 && otherCount == other.otherCount
    }
}

extension ItemWalk {
    /// Passes each known member of a dictionary to the closure, and keeps the unknown members.
    ///
    /// A null member counts as absent; clause 6.7.1.
    @discardableResult
    @inline(__always)
    mutating func members<Name: MemberName>(
        of node: WireNode, _ bytes: RawSpan, keepingIn kept: inout KeptMembers,
        _ body: (inout ItemWalk, Name, WireNode, inout KeptMembers) -> Void
    ) -> FoundNames<Name> {
        let names = Name.names
        var found = FoundNames<Name>()
        var members = document.members(
            of: node, named: names.keys, bytes, isOrdered: Product.makesValues)
        while !isOver, let (number, value) = members.next(in: document, names.keys, bytes) {
            found.insert(number)
            if let number { body(&self, names.cases[number], value, &kept) }
        }
        if found.otherCount > 0 { unknownMembers(of: node, bytes, Name.self, keepingIn: &kept) }
        return found
    }

    @inline(never)
    private mutating func unknownMembers<Name: MemberName>(
        of node: WireNode, _ bytes: RawSpan, _: Name.Type, keepingIn kept: inout KeptMembers
    ) {
        var unknown: [WireDictionary.Member] = []
        for member in document.canonicalMembers(of: node) {
            let key = document.key(of: member, bytes)
            guard Name(rawValue: key) == nil else { continue }
            checkUnknown(key, member.keyNode, besides: Name.names)
            if let value = freeValue(member.node, bytes) { unknown.append((key, value)) }
        }
        if Product.makesValues { kept.keep(unknown: WireDictionary(sorted: unknown)) }
    }

    /// Reports an unknown name without a dot, or one that begins with `$`; clauses 12.1.2 and
    /// 12.1.3.
    private mutating func checkUnknown<Name: MemberName>(
        _ key: String, _ node: WireNode, besides names: MemberNames<Name>
    ) {
        if isReserved(key, node) { return }
        if !isNewer, !NameRule.hasDot(key) {
            report(.unknownMember, node, Self.unknownMember(key, besides: names))
        }
    }

    private static func unknownMember<Name: MemberName>(
        _ key: String, besides names: MemberNames<Name>
    ) -> String {
        let near = Spelling.suggestion(for: key, in: names.cases.map(\.rawValue))
        return "version 1.0 defines no member \(key.quotedStart)"
            + (near.isEmpty ? "; the name of a custom member must contain a dot" : near)
    }

    /// Whether a name begins with `$`. Reports such a name.
    mutating func isReserved(_ key: String, _ node: WireNode) -> Bool {
        guard NameRule.isReserved(key) else { return false }
        report(.reservedMember, node, "the name \(key.quotedStart) is reserved: it begins with “$”")
        return true
    }

    /// Reads a member. If no part of its value is usable, this sets the original value aside.
    @inline(__always)
    mutating func take<Value>(
        _ name: some RawRepresentable<String>, _ node: WireNode, _ kept: inout KeptMembers,
        _ read: (inout ItemWalk, WireNode) -> Value?
    ) -> Value? {
        let value = read(&self, node)
        if value == nil { setAside(name, node, &kept) }
        return value
    }

    /// Keeps a member's original value. Encoding writes it back, unless the member is edited.
    @inline(__always)
    mutating func setAside(
        _ name: some RawRepresentable<String>, _ node: WireNode, _ kept: inout KeptMembers
    ) {
        if Product.makesValues { keep(name.rawValue, node, &kept) }
    }

    @inline(never)
    private mutating func keep(_ name: String, _ node: WireNode, _ kept: inout KeptMembers) {
        let document = document
        let value = document.withBytes { freeValue(node, $0) }
        if let value { kept.setAside[name] = value }
    }
}

// MARK: Arrays

extension ItemWalk {
    /// Reads an array member, and sets the original value aside if any element is lost. An element
    /// that is null, or contains only nulls, counts as absent, not as lost; clause 6.7.1.
    @inline(__always)
    mutating func takeArray<Element>(
        _ name: some RawRepresentable<String>, _ node: WireNode, _ kept: inout KeptMembers,
        _ read: (inout ItemWalk, WireNode) -> Element?
    ) -> [Element]? {
        take(name, node, &kept) { walk, node -> (elements: [Element], isWhole: Bool)? in
            guard walk.document.isKind(node, .array) else {
                walk.reportType(node, "expected an array")
                return nil
            }
            return walk.elements(of: node, read)
        }.map { result in
            if !result.isWhole { setAside(name, node, &kept) }
            return result.elements
        }
    }

    /// Returns nil if the array has elements, but no usable element.
    @inline(__always)
    private mutating func elements<Element>(
        of node: WireNode, _ read: (inout ItemWalk, WireNode) -> Element?
    ) -> (elements: [Element], isWhole: Bool)? {
        var elements: [Element] = []
        guard var content = document.content(of: node, .array) else { return (elements, true) }
        var count = document.count(of: node)
        if Product.makesValues { elements.reserveCapacity(count) }
        while !isOver, let element = document.nextElement(&content) {
            if hasNulls, document.isKind(element, .null) {
                count -= 1
            } else if let value = read(&self, element) {
                elements.append(value)
            } else if isAbsent(element) {
                count -= 1
            }
        }
        return elements.isEmpty ? nil : (elements, elements.count == count)
    }
}
