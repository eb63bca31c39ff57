/// Writes one dictionary: members of the model as they are given, in the canonical order, and between
/// them, where they belong, those that are kept.
struct MemberWriter<Name: MemberName> {
    /// What is kept and not yet written: unknown members, and values set aside in place of known ones.
    private var kept: ArraySlice<WrittenMember> = []
    private var isEmpty = true

    /// Begins the dictionary.
    init(_ kept: borrowing KeptMembers, _ writer: inout ItemWriter) throws(WireError) {
        if !kept.isEmpty {
            writer.doubt(
                unless: kept.setAside.isEmpty && kept.unknown.keys.allSatisfy(NameRule.isOthers))
            self.kept = Self.members(kept, &writer)[...]
        }
        try writer.wire.beginDictionary()
    }

    /// What is kept. An unknown member with a name that the format defines is one of two that a draft
    /// has under this name, for nobody could tell it from the other.
    private static func members(
        _ kept: borrowing KeptMembers, _ writer: inout ItemWriter
    ) -> [WrittenMember] {
        let members = kept.written
        guard writer.isDraft else { return members }
        let unknown = kept.unknown
        return members.flatMap { member in
            let isTwice = unknown[member.key] != nil && Name(rawValue: member.key) != nil
            return isTwice ? [member, member] : [member]
        }
    }

    /// Writes a member, or the value set aside in its place.
    ///
    /// Whoever writes the value has doubted what a reader might find wrong with it.
    @inline(__always)
    mutating func write(
        _ name: Name, judged value: some MemberValue, _ writer: inout ItemWriter
    ) throws(WireError) {
        if !kept.isEmpty, try writeKept(upTo: name.rawValue, &writer) { return }
        isEmpty = false
        writer.wire.key(plain: name.rawValue)
        do throws(WireError) {
            try value.write(to: &writer)
        } catch {
            throw error.inside(name.rawValue)
        }
    }

    /// Writes a member that has a value; see ``write(_:judged:_:)``.
    @inline(__always)
    mutating func write(
        _ name: Name, judged value: (some MemberValue)?, _ writer: inout ItemWriter
    ) throws(WireError) {
        if let value { try write(name, judged: value, &writer) }
    }

    /// Writes a member whose value nobody judges, so that it is doubted.
    mutating func write(
        _ name: Name, _ value: (some MemberValue)?, _ writer: inout ItemWriter
    ) throws(WireError) {
        guard let value else { return }
        writer.wire.doubt()
        try write(name, judged: value, &writer)
    }

    /// Writes what is kept and comes before a name; and says whether the name's own value was there.
    private mutating func writeKept(
        upTo name: String, _ writer: inout ItemWriter
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
        _ member: WrittenMember, isOnly: Bool, _ writer: inout ItemWriter
    ) throws(WireError) {
        kept.removeFirst()
        isEmpty = false
        try writer.write(member, isOnly: isOnly)
    }

    /// Writes what is kept and comes last, and ends the dictionary.
    mutating func finish(_ writer: inout ItemWriter) throws(WireError) {
        let isOnly = isEmpty && kept.count == 1
        while let member = kept.first { try writeKept(member, isOnly: isOnly, &writer) }
        try writer.wire.endDictionary()
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
