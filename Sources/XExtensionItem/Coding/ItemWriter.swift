#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes an item whatever it contains, and marks values that strict reading might refuse as
/// doubtful.
///
/// It reports no findings: if anything is doubtful, ``ItemReader`` reads a draft of the item and
/// finds them. Most items have no doubtful value, so they need no draft. Every rule here is also a
/// rule of the reader; a member without a rule here is always doubtful.
struct ItemWriter: ~Copyable {
    var wire: WireWriter
    /// Whether the output is a draft, which is read for findings and then discarded.
    let isDraft: Bool
    /// The ranges of the kept members in a draft.
    private(set) var keptRanges = KeptRanges()
    private var knownTypes = KnownTypes()

    /// Creates a writer; the parameters are those of ``WireWriter``.
    init(
        _ encoding: WireEncoding, isPretty: Bool = false, drain: WireDrain? = nil,
        purpose: WireWriter.Purpose = .item
    ) {
        wire = WireWriter(encoding, isPretty: isPretty, drain: drain, purpose: purpose)
        isDraft = purpose == .draft
    }

    /// Marks the output as doubtful unless `isRight` is true.
    @inline(__always)
    mutating func doubt(unless isRight: Bool) {
        if !isRight { wire.doubt() }
    }

    /// Doubts a type identifier that is malformed, is a media type with a preferred identifier, or
    /// does not match the content.
    mutating func judge(_ type: TypeIdentifier, isURL: Bool) {
        doubt(unless: knownTypes.isRight(type, isURL: isURL))
    }

    /// Returns the data to write; empty in a draft, where the bytes do not matter.
    @inline(__always)
    func data(_ value: WireData) -> WireData { isDraft ? WireData(Data()) : value }

    /// Writes a kept member, or a member of the model among kept ones.
    mutating func write(_ member: WrittenMember, isOnly: Bool) throws(WireError) {
        let start = wire.byteCount
        do throws(WireError) {
            if isOnly { try wire.onlyKey(member.key) } else { try wire.key(member.key) }
            try wire.value(member.value)
        } catch {
            throw error.inside(member.key)
        }
        guard isDraft, let isUntouched = member.isUntouched else { return }
        keptRanges.append(start..<wire.byteCount, isUntouched: isUntouched)
    }
}
