#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ExtensionItem {
    /// The item as a payload; in compact JSON, its canonical form.
    ///
    /// Files of a payload folder that the item was read from become data of the payload.
    ///
    /// - Parameters:
    ///   - encoding: JSON, XML or binary property list.
    ///   - isPretty: whether JSON has line breaks and indentation.
    /// - Returns: the bytes of the whole payload.
    /// - Throws: the id of the finding that a reader would have, with the pointer to the value:
    ///   `url.malformed`, `url.scheme`, `member.missing`, `representation.duplicate-type`,
    ///   `representation.content`, `type-identifier.malformed`, `suggested-name.unsafe`,
    ///   `file.path`, `file.byte-count`, `font-size.range`, `number.overflow`; `value.duplicate-key`
    ///   for an unknown member with a name that the format defines; `key.unsupported` in XML;
    ///   `data.base64` for data that was read leniently and is malformed.
    public func encoded(as encoding: WireEncoding, isPretty: Bool = false) throws(WireError) -> Data
    {
        var writer = WireWriter(encoding, isPretty: isPretty)
        writer.reserve(dataByteCount: expectedDataByteCount)
        try withFilesEmbedded.write(to: &writer)
        return try writer.finish()
    }

    /// Writes the item as a payload, piece by piece; see ``encoded(as:isPretty:)``.
    public func write(
        as encoding: WireEncoding, isPretty: Bool = false, to drain: @escaping WireDrain
    ) throws(WireError) {
        try withFilesEmbedded.writeAsItStands(as: encoding, isPretty: isPretty, to: drain)
    }

    /// Writes the item as it stands, with references to the files of a payload folder.
    func writeAsItStands(
        as encoding: WireEncoding, isPretty: Bool, to drain: @escaping WireDrain
    ) throws(WireError) {
        var writer = WireWriter(encoding, isPretty: isPretty, drain: drain)
        try write(to: &writer)
        _ = try writer.finish()
    }

    /// The item with data in place of the files of the payload folder it was read from.
    private var withFilesEmbedded: ExtensionItem {
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
