/// Writes one dictionary: members of the model as they are given, in the canonical order, and between
/// them, where they belong, those that are kept.
struct MemberWriter<Name: MemberName> {
    /// What is kept and not yet written: unknown members, and values set aside in place of known ones.
    private var kept: ArraySlice<WireDictionary.Member> = []
    private var isEmpty = true

    /// Begins the dictionary.
    ///
    /// - Throws: `value.duplicate-key` for an unknown member with a name that the format defines.
    init(_ kept: borrowing KeptMembers, _ writer: inout WireWriter) throws(WireError) {
        if !kept.isEmpty { self.kept = try Self.members(kept) }
        try writer.beginDictionary()
    }

    private static func members(
        _ kept: borrowing KeptMembers
    ) throws(WireError) -> ArraySlice<WireDictionary.Member> {
        if let name = kept.unknown.keys.first(where: { Name(rawValue: $0) != nil }) {
            throw WireError(
                .duplicateKey, reason: "an unknown member with a name that the format defines"
            ).inside(name)
        }
        return Array(WireDictionary(Array(kept.unknown) + Array(kept.setAside)))[...]
    }

    /// Writes a member, or the value set aside in its place.
    @inline(__always)
    mutating func write(
        _ name: Name, _ value: some MemberValue, _ writer: inout WireWriter
    ) throws(WireError) {
        if !kept.isEmpty, try writeKept(upTo: name.rawValue, &writer) { return }
        isEmpty = false
        try writer.key(name.rawValue, isPlain: true)
        do throws(WireError) {
            try value.write(to: &writer)
        } catch {
            throw error.inside(name.rawValue)
        }
    }

    /// Writes a member that has a value.
    @inline(__always)
    mutating func write(
        _ name: Name, _ value: (some MemberValue)?, _ writer: inout WireWriter
    ) throws(WireError) {
        if let value { try write(name, value, &writer) }
    }

    /// Writes what is kept and comes before a name; and says whether the name's own value was there.
    private mutating func writeKept(
        upTo name: String, _ writer: inout WireWriter
    ) throws(WireError) -> Bool {
        while let member = kept.first {
            let order = CanonicalOrder.compare(member.key, name)
            guard order <= 0 else { return false }
            try writeKept(member, isOnly: false, &writer)
            if order == 0 { return true }
        }
        return false
    }

    private mutating func writeKept(
        _ member: WireDictionary.Member, isOnly: Bool, _ writer: inout WireWriter
    ) throws(WireError) {
        kept.removeFirst()
        isEmpty = false
        do throws(WireError) {
            if isOnly { try writer.onlyKey(member.key) } else { try writer.key(member.key) }
            try writer.value(member.value)
        } catch {
            throw error.inside(member.key)
        }
    }

    /// Writes what is kept and comes last, and ends the dictionary.
    mutating func finish(_ writer: inout WireWriter) throws(WireError) {
        let isOnly = isEmpty && kept.count == 1
        while let member = kept.first { try writeKept(member, isOnly: isOnly, &writer) }
        try writer.endDictionary()
    }
}

extension WireError {
    /// The error as seen from the container around the value it is about.
    func inside(_ step: String) -> WireError {
        var error = self
        error.pointer = JSONPointer.step(step) + error.pointer
        return error
    }
}
