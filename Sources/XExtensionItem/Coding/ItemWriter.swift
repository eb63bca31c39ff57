import Essentials

/// Writes an item whatever it contains, and notes whether strict reading might refuse it.
///
/// It reports no findings: if anything requires a check, ``ItemReader`` reads a draft of the item
/// and finds what is wrong. Most items require none. Every rule here is also a rule of the reader; a
/// member without a rule here always requires a check.
struct ItemWriter: ~Copyable {
    var wire: WireWriter
    /// Whether the output is a draft, which is read for findings and then discarded.
    let isDraft: Bool
    /// The ranges of the kept members in a draft.
    private(set) var keptRanges = KeptRanges()
    private var knownTypes = KnownTypes()

    /// Creates a writer; the parameters are those of ``WireWriter``.
    init(
        _ encoding: WireEncoding, isPretty: Bool = false, drain: ((RawSpan) throws -> Void)? = nil,
        purpose: WireWriter.Purpose = .item
    ) {
        wire = WireWriter(encoding, isPretty: isPretty, drain: drain, purpose: purpose)
        isDraft = purpose == .draft
    }

    /// Requires a check of the output unless `isRight` is true.
    @inline(__always)
    mutating func check(unless isRight: Bool) {
        if !isRight { wire.requireCheck() }
    }

    /// Returns a type identifier to write. It requires a check if it is malformed, is a media type
    /// with a preferred identifier, or does not match the content.
    mutating func judged(_ type: TypeIdentifier, isURL: Bool) -> WrittenType {
        let (judged, fault) = knownTypes.judge(type)
        check(unless: fault == nil && judged.kind.fault(ofContentWithURL: isURL) == nil)
        return WrittenType(identifier: type, isPlain: fault == nil && judged.isPlain)
    }

    /// Returns the data to write; empty in a draft, where the bytes do not matter.
    @inline(__always)
    func data(_ value: WireData) -> WireData { isDraft ? WireData(Data()) : value }

    /// Writes a kept member, or a member of the model among kept ones.
    mutating func write(_ member: WrittenMember, isOnly: Bool) throws(WireFault) {
        let start = wire.byteCount
        do throws(WireFault) {
            if isOnly { try wire.onlyKey(member.key) } else { try wire.key(member.key) }
            try wire.value(member.value)
        } catch {
            throw error.inside(member.key)
        }
        guard isDraft, let isUntouched = member.isUntouched else { return }
        keptRanges.append(start..<wire.byteCount, isUntouched: isUntouched)
    }
}
