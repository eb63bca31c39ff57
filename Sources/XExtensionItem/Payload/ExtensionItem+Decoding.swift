#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ExtensionItem {
    /// Reads an item from the bytes of a payload, recognising the encoding.
    ///
    /// - Parameters:
    ///   - bytes: the whole payload; the item's data goes on referring to it.
    ///   - reading: leniently unless told otherwise.
    /// - Throws: the findings of a payload that cannot be delivered; in strict reading, of one that
    ///   has any.
    public init(decoding bytes: Data, reading: Reading = .lenient) throws(PayloadError) {
        try self.init(decoding: bytes, reading: reading, folder: nil)
    }

    package init(
        decoding bytes: Data, reading: Reading, folder: PayloadFolder?
    ) throws(PayloadError) {
        let (item, findings) = Self.read(bytes, reading, folder)
        guard var item, findings.isEmpty || !reading.isStrict else {
            throw PayloadError(findings: findings)
        }
        item.findings = findings
        // Files that nobody can open stay references, which are right in this payload alone.
        let mayHaveReferences = reading.isInPayloadFolder && folder == nil
        if !findings.isEmpty || mayHaveReferences { item.payload = ReadPayload(bytes, reading) }
        self = item
    }

    /// Everything that is wrong with a payload, in the order of the document; empty if nothing is.
    ///
    /// - Parameters:
    ///   - bytes: the whole payload.
    ///   - reading: the limits, and whether the payload lies in a payload folder.
    /// - Returns: the findings; not more than a thousand, errors first.
    public static func findings(in bytes: Data, reading: Reading = .strict) -> [Finding] {
        read(bytes, reading, nil).findings
    }

    private static func read(
        _ bytes: Data, _ reading: Reading, _ folder: PayloadFolder?
    ) -> (item: ExtensionItem?, findings: [Finding]) {
        if !reading.isStrict {
            let options = WireOptions(limits: reading.limits, checksBase64: false)
            let (item, findings) = read(bytes, reading, folder, options)
            guard item?.hasMalformedFreeData == true else { return (item, findings) }
        }
        // Lenient reading seldom has to read again: what is malformed is then a kept tag, and a finding.
        return read(bytes, reading, folder, WireOptions(limits: reading.limits))
    }

    private static func read(
        _ bytes: Data, _ reading: Reading, _ folder: PayloadFolder?, _ options: WireOptions
    ) -> (item: ExtensionItem?, findings: [Finding]) {
        do throws(WireError) {
            let document = try WireDocument(bytes, options: options)
            var reader = ItemReader(document, reading, folder: folder)
            let item = reader.item()
            return (reader.hasError ? nil : item, reader.findings())
        } catch {
            return (nil, [Finding(error)])
        }
    }
}
