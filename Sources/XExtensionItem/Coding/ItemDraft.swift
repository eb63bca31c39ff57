#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
    /// - Throws: `data.base64` for data that cannot be loaded.
    func findings(
        in write: (inout ItemWriter) throws(WireError) -> Void,
        reading read: (inout ItemReader) -> Void
    ) throws(WireError) -> [Finding] {
        let (bytes, kept) = try Self.written(write)
        let findings: [Finding]
        do throws(WireError) {
            let document = try WireDocument(bytes)
            var excuses = Excuses(payload, document, kept, encoding)
            var reader = ItemReader(document, reading) { excuses.excuse($0, $1) }
            read(&reader)
            findings = reader.findings()
        } catch {
            findings = [Finding(error)]
        }
        return findings.map(\.withoutLocation)
    }

    /// How often each breach stands in the item's own values; those in members that it keeps are
    /// excused as long as nobody touches them.
    static func breaches(in item: ExtensionItem) -> [Breach: Int] {
        var breaches: [Breach: Int] = [:]
        guard
            let (bytes, kept) = try? written({ writer throws(WireError) in
                try item.write(to: &writer)
            }), let document = try? WireDocument(bytes)
        else { return breaches }
        var reader = ItemReader(document, .strict) { code, node in
            if kept.isUntouched(at: document.offset(of: node)) == nil,
                let breach = Breach(code, node, of: document)
            {
                breaches[breach, default: 0] += 1
            }
            return true
        }
        _ = reader.item()
        _ = reader.findings()
        return breaches
    }

    private static func written(
        _ write: (inout ItemWriter) throws(WireError) -> Void
    ) throws(WireError) -> (Data, KeptRanges) {
        var writer = ItemWriter(.json, purpose: .draft)
        try write(&writer)
        return (try writer.wire.finish(), writer.keptRanges)
    }
}

extension Finding {
    fileprivate var withoutLocation: Finding {
        var finding = self
        finding.location = nil
        return finding
    }
}
