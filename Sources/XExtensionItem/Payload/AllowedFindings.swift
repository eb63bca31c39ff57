/// The findings that encoding ignores: their values are unchanged since reading, so the values may
/// be written back; clause 1.2.5.
///
/// Errors are never allowed: reading rejects a payload that has an error, so an item that was read
/// has none.
struct AllowedFindings {
    private let draft: WireDocument
    private let kept: KeptRanges
    private let holdsEveryKey: Bool
    private let payload: ReadPayload?
    /// How often each finding may still occur; nil before the first query.
    ///
    /// This is not a `lazy` property, because assigning to an element of a lazy dictionary would
    /// copy the whole dictionary.
    private var remaining: [ValueFinding: Int]?

    /// `payload` is nil for an item created in code. `encoding` is the encoding of the final
    /// output, not of the draft.
    init(
        _ payload: ReadPayload?, _ draft: WireDocument, _ kept: KeptRanges, _ encoding: WireEncoding
    ) {
        self.payload = payload
        self.draft = draft
        self.kept = kept
        holdsEveryKey = encoding.form.holdsEveryText
    }

    /// Whether a finding in the draft is allowed. Outside kept members, each finding is allowed
    /// only as often as it occurs in the item that was read.
    mutating func allow(_ code: Finding.Code, _ node: WireNode) -> Bool {
        if FindingCatalog.isError(code) { return false }
        // XML output cannot represent the key, so the finding is not allowed; clause 8.1.5.
        if code == .unsupportedKey, !holdsEveryKey { return false }
        if let isUntouched = kept.isUntouched(at: draft.offset(of: node)) { return isUntouched }
        guard let payload, let finding = ValueFinding(code, node, of: draft) else { return false }
        if remaining == nil { remaining = payload.valueFindings }
        guard let count = remaining?[finding], count > 0 else { return false }
        remaining?[finding] = count - 1
        return true
    }
}

/// A finding about a name or value that reading keeps in the item instead of setting it aside. It
/// is identified by its code and by that name or value, regardless of position.
struct ValueFinding: Hashable {
    private let code: Finding.Code
    private let isName: Bool
    private let digest: Int

    /// Returns nil if the item does not keep the name or value that the finding is about.
    init?(_ code: Finding.Code, _ node: WireNode, of document: WireDocument) {
        guard FindingCatalog.isKept(code) else { return nil }
        let name = document.key(at: node)
        guard let value = name.map(WireValue.string) ?? document.value(at: node) else {
            return nil
        }
        self.code = code
        isName = name != nil
        // A hash of the whole value: a draft has no data whose hash would leave out bytes.
        var hasher = Hasher()
        hasher.combine(value)
        digest = hasher.finalize()
    }
}

extension ReadPayload {
    var valueFindings: [ValueFinding: Int] {
        guard let document = try? WireDocument(bytes, limits: reading.limits)
        else { return [:] }
        var reader = ItemReader(document, reading) { _, _ in true }
        return reader.item().map { ItemDraft.valueFindings(in: $0.withoutSetAside) } ?? [:]
    }
}
