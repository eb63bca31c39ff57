#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes an item, whatever is in it, and doubts what strict reading might find fault with.
///
/// It makes no findings: those are for ``ItemReader`` alone, which reads a draft of the item whenever
/// there is a doubt. Most items leave none, and cost no reading. Each rule that is asked here is one
/// that the reader asks, too; a member that is not judged here is doubted.
struct ItemWriter: ~Copyable {
    var wire: WireWriter
    /// Whether what is written is read for what is wrong with it, and then dropped.
    let isDraft: Bool
    /// In a draft, where the members stand that the item keeps.
    private(set) var keptRanges = KeptRanges()
    private var knownTypes = KnownTypes()

    /// Makes a writer; the parameters are those of ``WireWriter``.
    init(
        _ encoding: WireEncoding, isPretty: Bool = false, drain: WireDrain? = nil,
        purpose: WireWriter.Purpose = .item
    ) {
        wire = WireWriter(encoding, isPretty: isPretty, drain: drain, purpose: purpose)
        isDraft = purpose == .draft
    }

    /// Notes a doubt, unless something is right.
    @inline(__always)
    mutating func doubt(unless isRight: Bool) {
        if !isRight { wire.doubt() }
    }

    /// Doubts a type that is malformed or misspelt, or does not go with a content.
    mutating func judge(_ type: TypeIdentifier, isURL: Bool) {
        doubt(unless: knownTypes.isRight(type, isURL: isURL))
    }

    /// Doubts an activity type that is malformed.
    mutating func judge(_ activity: ActivityType) {
        doubt(unless: ReverseDNSName.matches(activity.rawValue))
    }

    /// The data of an attachment; none in a draft, where any will do.
    @inline(__always)
    func data(_ value: WireData) -> WireData { isDraft ? WireData(Data()) : value }

    /// Writes a member that the item keeps, or one that stands beside it.
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
