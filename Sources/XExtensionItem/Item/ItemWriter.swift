import Essentials

/// Writes an item without validating it, and records whether the output requires a check.
///
/// The writer does not report findings: if a value requires a check, ``ItemReader`` reads a draft
/// of the item and reports the findings. Most items require no check. Every rule here is also a
/// rule of the reader; a member without a rule here always requires a check.
struct ItemWriter: ~Copyable {
    var wire: WireWriter
    /// Whether the output is a draft, which is read for findings and then discarded.
    let isDraft: Bool
    private(set) var keptRanges = KeptRanges()
    private var knownTypes = KnownTypes()

    init(
        _ encoding: WireEncoding, isPretty: Bool = false, drain: ((RawSpan) throws -> Void)? = nil,
        purpose: WireWriter.Purpose = .item
    ) {
        wire = WireWriter(encoding, isPretty: isPretty, drain: drain, purpose: purpose)
        isDraft = purpose == .draft
    }

    @inline(__always)
    mutating func check(unless isValid: Bool) {
        if !isValid { wire.requireCheck() }
    }

    /// Requires a check of the output if the identifier is malformed, is a media type that has a
    /// uniform type identifier, or does not match the content.
    mutating func checkedType(_ type: TypeIdentifier, isURL: Bool) -> WrittenType {
        let (kind, fault) = knownTypes.check(type)
        check(unless: fault == nil && kind.allowsContent(withURL: isURL))
        // JSON escapes no character of a valid identifier.
        return WrittenType(identifier: type, isPlain: fault == nil)
    }

    /// Returns empty data in a draft, where the bytes do not matter.
    @inline(__always)
    func data(_ value: WireData) -> WireData { isDraft ? WireData(Data()) : value }

    /// Writes a kept member, or a namespace of parameters that is written among kept members.
    mutating func write(_ member: WrittenMember, isOnly: Bool) throws(PayloadError) {
        let start = wire.byteCount
        do throws(PayloadError) {
            if isOnly { try wire.onlyKey(member.key) } else { try wire.key(member.key) }
            try wire.value(member.value)
        } catch {
            throw error.inside(member.key)
        }
        guard isDraft, let isUntouched = member.isUntouched else { return }
        keptRanges.append(start..<wire.byteCount, isUntouched: isUntouched)
    }
}

/// Writes one dictionary: the members that the format defines and the kept members, together in
/// canonical order.
struct MemberWriter<Name: MemberName> {
    /// The kept members that are still to be written; usually nil.
    private var kept: ArraySlice<WrittenMember>?
    private var isEmpty = true

    @inline(__always)
    init(_ kept: borrowing KeptMembers, _ writer: inout ItemWriter) throws(PayloadError) {
        if !kept.isEmpty { self.kept = Self.members(kept, &writer)[...] }
        try writer.wire.begin(.dictionary)
    }

    /// Returns the kept members to write. Requires a check if a value was set aside, or if the name
    /// of an unknown member is not allowed; clause 12.1.4.
    ///
    /// If an unknown member has a name that the format defines, a draft contains the member twice,
    /// so that strict reading reports a duplicate key.
    @inline(never)
    private static func members(
        _ kept: borrowing KeptMembers, _ writer: inout ItemWriter
    ) -> [WrittenMember] {
        writer.check(
            unless: kept.setAside.isEmpty && kept.unknown.keys.allSatisfy(NameRule.isCustomName))
        let members = kept.written
        guard writer.isDraft else { return members }
        let unknown = kept.unknown
        return members.flatMap { member in
            let isTwice = unknown[member.key] != nil && Name(rawValue: member.key) != nil
            return isTwice ? [member, member] : [member]
        }
    }

    /// Writes a member, or the value that was set aside for it.
    ///
    /// This never calls `requireCheck`; the caller or `value` calls it if necessary.
    @inline(__always)
    mutating func write(
        _ name: Name, checked value: some MemberValue, _ writer: inout ItemWriter
    ) throws(PayloadError) {
        if kept != nil, try writeKept(upTo: name.rawValue, &writer) { return }
        isEmpty = false
        writer.wire.key(plain: name.rawValue)
        do throws(PayloadError) {
            try value.write(to: &writer)
        } catch {
            throw error.inside(name.rawValue)
        }
    }

    @inline(__always)
    mutating func write(
        _ name: Name, checked value: (some MemberValue)?, _ writer: inout ItemWriter
    ) throws(PayloadError) {
        if let value { try write(name, checked: value, &writer) }
    }

    /// Writes the kept members up to a name, and returns whether one of them had that name.
    @inline(never)
    private mutating func writeKept(
        upTo name: String, _ writer: inout ItemWriter
    ) throws(PayloadError) -> Bool {
        while let member = kept?.first {
            let order = CanonicalOrder.compare(member.key, name)
            guard order <= 0 else { return false }
            try writeKept(member, isOnly: false, &writer)
            if order == 0 { return true }
        }
        return false
    }

    private mutating func writeKept(
        _ member: WrittenMember, isOnly: Bool, _ writer: inout ItemWriter
    ) throws(PayloadError) {
        kept?.removeFirst()
        isEmpty = false
        try writer.write(member, isOnly: isOnly)
    }

    @inline(__always)
    mutating func finish(_ writer: inout ItemWriter) throws(PayloadError) {
        if kept != nil { try writeKept(&writer) }
        try writer.wire.end(.dictionary)
    }

    @inline(never)
    private mutating func writeKept(_ writer: inout ItemWriter) throws(PayloadError) {
        let isOnly = isEmpty && kept?.count == 1
        while let member = kept?.first { try writeKept(member, isOnly: isOnly, &writer) }
    }
}

extension PayloadError {
    /// The step is the key or index in the enclosing container.
    func inside(_ step: String) -> PayloadError {
        PayloadError(
            findings: findings.map { $0.at(JSONPointer.step(step) + $0.pointer, $0.location) },
            underlying: underlying)
    }
}
