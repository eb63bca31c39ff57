/// A draft of an item, or of a part of it: JSON that says everything that may be wrong with it, read
/// strictly and then dropped.
struct ItemDraft {
    /// The encoding that is to be written in the end.
    let encoding: WireEncoding
    /// The payload that the item was read from, which excuses what is as it was.
    var payload: ReadPayload?
    var reading = Reading.strict

    /// What strict reading finds wrong with what is written, but for what is written back as it was
    /// read.
    ///
    /// - Parameters:
    ///   - write: writes the draft.
    ///   - read: reads it.
    /// - Returns: the findings, without places: nobody sees the draft.
    /// - Throws: the error of an item of which no draft can be written.
    func findings(
        in write: (inout ItemWriter) throws(WireError) -> Void,
        reading read: (inout ItemReader) -> Void
    ) throws(WireError) -> [Finding] {
        var writer = ItemWriter(.json, purpose: .draft)
        try write(&writer)
        let bytes = try writer.wire.finish()
        let findings: [Finding]
        do throws(WireError) {
            let document = try WireDocument(bytes)
            var excuses = Excuses(payload, document, writer.keptRanges, encoding)
            var reader = ItemReader(document, reading) { excuses.excuse($0, $1) }
            read(&reader)
            findings = reader.findings()
        } catch {
            findings = [Finding(error)]
        }
        return findings.map(\.withoutLocation)
    }
}

extension Finding {
    fileprivate var withoutLocation: Finding {
        var finding = self
        finding.location = nil
        return finding
    }
}
