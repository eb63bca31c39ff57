public import Essentials

extension ExtensionItem {
    /// Returns the item as a payload; compact JSON is the canonical form.
    ///
    /// Strict reading with default limits accepts the result, and returns an equal item; clause
    /// 1.2.1. Values that have findings from lenient reading are an exception: they are written
    /// back as long as they are unchanged; clause 1.2.5. Files of the payload folder that the item
    /// was read from become data in the payload.
    ///
    /// - Parameters:
    ///   - encoding: JSON, XML or binary property list; JSON by default.
    ///   - isPretty: whether JSON has line breaks and indentation.
    /// - Returns: the bytes of the whole payload.
    /// - Throws: the findings of strict reading, at most 1,000, with codes and pointers: for
    ///   example `url.malformed`, `member.unknown`, `activity.name` or `limit.string`. An entry of
    ///   `unknownMembers` with the name of a member that the format defines is reported as
    ///   `value.duplicate-key`. A single finding reports a value that cannot be written at all:
    ///   `data.base64` for malformed data from lenient reading, `input.failed` for a missing file,
    ///   `file.path` for a file that is not regular, `file.byte-count` for a file of an unexpected
    ///   size.
    public func encoded(
        as encoding: WireEncoding = .json, isPretty: Bool = false
    ) throws(PayloadError) -> Data {
        try PayloadOutput(item: withFilesEmbedded, encoding: encoding, isPretty: isPretty).bytes()
    }

    /// Writes the item as a payload, in chunks.
    ///
    /// The whole item is checked first: `drain` receives nothing if the item is refused.
    ///
    /// - Throws: the errors of ``encoded(as:isPretty:)``; if the drain throws, a single finding
    ///   with the drain's error as ``PayloadError/underlying``.
    public func write(
        as encoding: WireEncoding = .json, isPretty: Bool = false,
        into drain: @escaping (RawSpan) throws -> Void
    ) throws(PayloadError) {
        try PayloadOutput(item: withFilesEmbedded, encoding: encoding, isPretty: isPretty)
            .checked().write(to: drain)
    }

    /// Returns the item as a document without validating it. The conformance kit uses this to
    /// describe items that encoding refuses.
    package func uncheckedData(as encoding: WireEncoding) throws(PayloadError) -> Data {
        var writer = ItemWriter(encoding)
        try write(to: &writer)
        return try writer.wire.finish()
    }

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

extension TypeIdentifier {
    /// A payload in any encoding; clause 22.1.2.
    ///
    /// The type conforms neither to ``data`` nor to ``item``, so that receivers of files do not
    /// accept it.
    public static let payload: Self = "org.xextensionitem.payload"
}
