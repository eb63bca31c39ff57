import Essentials

/// Checks an item, or a part of it, by writing it as JSON and reading that draft strictly.
///
/// The draft preserves everything that can be invalid, and is discarded afterwards.
struct ItemDraft {
    /// The encoding of the final output.
    let encoding: WireEncoding
    /// The payload that the item was read from. Its findings are allowed in unchanged values.
    var payload: ReadPayload?
    var reading = Reading.strict

    /// Returns the findings of strict reading, except those in values that are written back
    /// unchanged. The findings have no locations, because the draft is discarded.
    ///
    /// - Throws: `data.base64` for data that cannot be loaded.
    func findings(
        in write: (inout ItemWriter) throws(PayloadError) -> Void,
        reading read: (inout ItemReader) -> Void
    ) throws(PayloadError) -> [Finding] {
        let (bytes, kept) = try Self.written(write)
        let findings: [Finding]
        do throws(PayloadError) {
            let document = try WireDocument(bytes)
            var allowed = AllowedFindings(payload, document, kept, encoding)
            var reader = ItemReader(document, reading) { allowed.allow($0, $1) }
            read(&reader)
            findings = reader.findings()
        } catch {
            findings = [error.finding]
        }
        return findings.map { $0.at(nil) }
    }

    /// Returns the number of times each finding occurs in the item's own values.
    ///
    /// Findings in kept members are not counted: as long as those members are unchanged, they may
    /// have any number of findings.
    static func valueFindings(in item: ExtensionItem) -> [ValueFinding: Int] {
        var valueFindings: [ValueFinding: Int] = [:]
        guard
            let (bytes, kept) = try? written({ writer throws(PayloadError) in
                try item.write(to: &writer)
            }), let document = try? WireDocument(bytes)
        else { return valueFindings }
        var reader = ItemReader(document, .strict) { code, node in
            if kept.isUntouched(at: document.offset(of: node)) == nil,
                let finding = ValueFinding(code, node, of: document)
            {
                valueFindings[finding, default: 0] += 1
            }
            return true
        }
        _ = reader.item()
        _ = reader.findings()
        return valueFindings
    }

    private static func written(
        _ write: (inout ItemWriter) throws(PayloadError) -> Void
    ) throws(PayloadError) -> (Data, KeptRanges) {
        var writer = ItemWriter(.json, purpose: .draft)
        try write(&writer)
        return (try writer.wire.finish(), writer.keptRanges)
    }
}
