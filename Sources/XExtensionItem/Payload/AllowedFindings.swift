/// The findings that a written item may keep: those that were there when it was read, in values
/// that nobody changed since; clause 1.2.5.
///
/// Errors are never allowed, because reading ends at an error.
struct AllowedFindings {
    private let draft: WireDocument
    private let kept: KeptRanges
    private let holdsEveryKey: Bool
    private let payload: ReadPayload?
    /// How often each finding may still occur; nil until somebody asks.
    ///
    /// Not a lazy property: assigning to an element of one copies the whole dictionary.
    private var remaining: [ValueFinding: Int]?

    /// Creates the findings that a draft may have.
    ///
    /// The payload is nil for an item made by hand. The encoding is that of the final output.
    init(
        _ payload: ReadPayload?, _ draft: WireDocument, _ kept: KeptRanges, _ encoding: WireEncoding
    ) {
        self.payload = payload
        self.draft = draft
        self.kept = kept
        holdsEveryKey = encoding.form.holdsEveryText
    }

    /// Whether a finding in the draft is allowed. Each finding is allowed only as often as it was
    /// read.
    mutating func allow(_ code: Finding.Code, _ node: WireNode) -> Bool {
        if FindingCatalog.isError(code) { return false }
        // XML cannot represent such a key; clause 8.1.5.
        if code == .unsupportedKey, !holdsEveryKey { return false }
        if let isUntouched = kept.isUntouched(at: draft.offset(of: node)) { return isUntouched }
        guard let payload, let finding = ValueFinding(code, node, of: draft) else { return false }
        if remaining == nil { remaining = payload.valueFindings }
        guard let count = remaining?[finding], count > 0 else { return false }
        remaining?[finding] = count - 1
        return true
    }
}
