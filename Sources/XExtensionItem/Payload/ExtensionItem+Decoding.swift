public import Essentials

extension ExtensionItem {
    /// Creates an item from the bytes of a payload, in any of the three encodings.
    ///
    ///     let item = try ExtensionItem(decoding: payload)
    ///     for finding in item.findings { print(finding) }
    ///
    /// - Parameters:
    ///   - bytes: the whole payload. The item keeps these bytes in memory, because its data refers
    ///     to them.
    ///   - reading: reading options; lenient by default.
    /// - Throws: a ``PayloadError`` with all findings: in lenient reading if any finding is an
    ///   error, in strict reading for any finding.
    public init(decoding bytes: Data, reading: ExtensionItem.Reading = .lenient)
        throws(PayloadError)
    {
        try self.init(decoding: bytes, reading: reading, folder: nil)
    }

    package init(
        decoding bytes: Data, reading: Reading, folder: PayloadFolder?
    ) throws(PayloadError) {
        var checked = Self.checked(bytes, reading, folder)
        guard let item = checked.item.take() else { throw PayloadError(findings: checked.findings) }
        self = item
    }

    /// Returns the findings of a payload, in document order.
    ///
    /// - Parameters:
    ///   - bytes: the whole payload.
    ///   - reading: reading options; strict by default.
    /// - Returns: at most 1,000 findings; empty for a valid payload. If the payload has more
    ///   findings, errors take precedence.
    public static func findings(in bytes: Data, reading: ExtensionItem.Reading = .strict)
        -> [Finding]
    {
        reading.isStrict
            ? validation(of: bytes, reading, withNotices: false).findings
            : checked(bytes, reading, nil).findings
    }

    struct Checked {
        /// Nil if the payload is rejected.
        var item: ExtensionItem?
        let findings: [Finding]
        /// Nil if the bytes are not a document.
        let document: WireDocument?
    }

    /// Checks base64 if `checksBase64` is true; by default, only in strict reading.
    static func checked(
        _ bytes: Data, _ reading: Reading, _ folder: PayloadFolder?, checksBase64: Bool? = nil
    ) -> Checked {
        let checksBase64 = checksBase64 ?? reading.isStrict
        let document: WireDocument
        do throws(PayloadError) {
            document = try WireDocument(bytes, limits: reading.limits, checksBase64: checksBase64)
        } catch {
            return Checked(item: nil, findings: [error.finding], document: nil)
        }
        var reader = ItemReader(document, reading, folder: folder)
        var item = reader.item()
        if reader.hasError { item = nil }
        // Malformed base64 is rare, so lenient reading rarely reads twice. The second reading checks
        // base64, so that malformed data is kept as a tagged value and has a finding.
        if !checksBase64, item != nil, reader.hasMalformedData {
            return checked(bytes, reading, folder, checksBase64: true)
        }
        let findings = reader.findings()
        if reading.isStrict, !findings.isEmpty { item = nil }
        // If the document is in a payload folder that is not open, the item may have references to
        // files of that folder. Outside the folder, these references cause findings, so the item
        // must keep the payload; see `ReadPayload`.
        if !findings.isEmpty || reading.isInPayloadFolder && folder == nil {
            item?.findings = findings
            item?.payload = ReadPayload(bytes, reading)
        }
        return Checked(item: item, findings: findings, document: document)
    }
}
