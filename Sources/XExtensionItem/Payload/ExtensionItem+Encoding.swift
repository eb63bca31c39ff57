#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ExtensionItem {
    /// The item as a payload; in compact JSON, its canonical form.
    ///
    /// Whatever is written, strict reading with its default limits takes, and delivers an equal item;
    /// clause 1.2.1. Files of a payload folder that the item was read from become data of the payload.
    ///
    /// What lenient reading found wrong is written back as long as nobody touched it; clause 1.2.5.
    ///
    /// - Parameters:
    ///   - encoding: JSON, XML or binary property list.
    ///   - isPretty: whether JSON has line breaks and indentation.
    /// - Returns: the bytes of the whole payload.
    /// - Throws: the findings that strict reading would report, with their ids and pointers, a thousand at
    ///   most: for example `url.malformed`, `member.unknown`, `activity.name`, `limit.string`. An
    ///   unknown member with a name that the format defines is `value.duplicate-key`. Or one finding of
    ///   what cannot be written: `data.base64` for data that was read leniently and is malformed;
    ///   `file.path` and `file.byte-count` for a file that is gone or has another size.
    public func encoded(
        as encoding: WireEncoding, isPretty: Bool = false
    ) throws(PayloadError) -> Data {
        try PayloadOutput(item: withFilesEmbedded, encoding: encoding, isPretty: isPretty).bytes()
    }

    /// Writes the item as a payload, piece by piece, once it is judged as a whole: no byte is handed on
    /// of an item that is refused.
    ///
    /// - Throws: what ``encoded(as:isPretty:)`` throws; the drain's error as the one finding.
    public func write(
        as encoding: WireEncoding, isPretty: Bool = false, to drain: @escaping WireDrain
    ) throws(PayloadError) {
        try PayloadOutput(item: withFilesEmbedded, encoding: encoding, isPretty: isPretty)
            .write(to: drain)
    }

    /// The item as a document, whatever is wrong with it: for descriptions of what others made.
    package func unjudged(as encoding: WireEncoding) throws(WireError) -> Data {
        var writer = ItemWriter(encoding)
        try write(to: &writer)
        return try writer.wire.finish()
    }

    /// The item with data in place of the files of the payload folder it was read from.
    var withFilesEmbedded: ExtensionItem {
        guard hasFiles else { return self }
        var item = self
        item.changeRepresentations { one in
            guard case .file(let file) = one.content, let data = file.data else { return nil }
            var embedded = one
            embedded.content = .data(data)
            return embedded
        }
        return item
    }
}
