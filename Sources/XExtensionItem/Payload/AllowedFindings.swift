/// The findings that a written item may keep: those that were there when it was read, in values
/// that nobody changed since; clause 1.2.5.
///
/// Errors are never allowed, because reading ends at an error.
struct AllowedFindings {
    private let draft: WireDocument
    private let kept: KeptRanges
    private let isXML: Bool
    private let payload: ReadPayload?
    private lazy var valueFindings = payload?.valueFindings ?? [:]

    /// Creates the allowed for a draft.
    ///
    /// The payload is nil for an item made by hand. The encoding is that of the final output.
    init(
        _ payload: ReadPayload?, _ draft: WireDocument, _ kept: KeptRanges, _ encoding: WireEncoding
    ) {
        self.payload = payload
        self.draft = draft
        self.kept = kept
        isXML = encoding == .xml
    }

    /// Whether a finding in the draft is allowed. Each finding is allowed only as often as it was
    /// read.
    mutating func allow(_ code: WireError.Code, _ node: WireNode) -> Bool {
        // XML cannot represent such a key; clause 8.1.5.
        if FindingCatalog.isError(code) || isXML && code == .unsupportedKey { return false }
        if let isUntouched = kept.isUntouched(at: draft.offset(of: node)) { return isUntouched }
        guard payload != nil, let finding = ValueFinding(code, node, of: draft),
            let count = valueFindings[finding], count > 0
        else { return false }
        valueFindings[finding] = count - 1
        return true
    }
}
