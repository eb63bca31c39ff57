/// What may stay wrong in a written item: what was wrong when it was read, and nobody touched since;
/// clause 1.2.5.
///
/// No error is excused, for no reading gets beyond one.
struct Excuses {
    private let draft: WireDocument
    private let kept: KeptRanges
    private let isXML: Bool
    private let payload: ReadPayload?
    private lazy var breaches = payload?.breaches ?? [:]

    /// Makes the excuses for the draft of an item that was read from a payload, or made by hand, and
    /// for the encoding that it is to be written in.
    init(
        _ payload: ReadPayload?, _ draft: WireDocument, _ kept: KeptRanges, _ encoding: WireEncoding
    ) {
        self.payload = payload
        self.draft = draft
        self.kept = kept
        isXML = encoding == .xml
    }

    /// Whether a finding in the draft is excused; each breach only as often as it was read.
    mutating func excuse(_ code: WireError.Code, _ node: WireNode) -> Bool {
        // XML has no way to write such a key; clause 8.1.5.
        if FindingCatalog.isError(code) || isXML && code == .unsupportedKey { return false }
        if let isUntouched = kept.isUntouched(at: draft.offset(of: node)) { return isUntouched }
        guard payload != nil, let breach = Breach(code, node, of: draft),
            let count = breaches[breach], count > 0
        else { return false }
        breaches[breach] = count - 1
        return true
    }
}
