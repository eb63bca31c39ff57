#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ExtensionItem: Codable {
    /// Reads the item's JSON form through any coder with its default strategies, leniently.
    ///
    /// - Throws: ``PayloadError`` as ``init(decoding:reading:)`` does, and the coder's errors.
    public init(from decoder: any Decoder) throws {
        try self.init(decoding: JSONForm(from: decoder).bytes)
    }

    /// Writes the item's JSON form through any coder with its default strategies.
    ///
    /// For users whose own types hold an item; ``encoded(as:isPretty:)`` is what payloads are made
    /// with, and the only way that makes a promise about memory.
    ///
    /// - Throws: what ``encoded(as:isPretty:)`` throws; `EncodingError` for an item with a file of a
    ///   payload folder, or one with two keys in a dictionary that Swift holds for the same.
    public func encode(to encoder: any Encoder) throws {
        guard !hasFiles else { throw EncodingError.fileOfFolder(self, encoder) }
        try JSONForm.encode(canonical: encoded(as: .json), of: self, to: encoder)
    }
}

extension Attachment: Codable {
    /// Reads the attachment's JSON form through any coder with its default strategies, leniently.
    ///
    /// - Throws: ``PayloadError`` if nothing of the attachment can be used; ``WireError`` for a form that
    ///   no document holds; the coder's errors.
    public init(from decoder: any Decoder) throws {
        var reader = ItemReader(
            try WireDocument(JSONForm(from: decoder).bytes), .lenient, folder: nil)
        guard let attachment = reader.attachment() else {
            throw PayloadError(findings: reader.findings())
        }
        self = attachment
    }

    /// Writes the attachment's JSON form, as a payload has it, through any coder.
    ///
    /// - Throws: what ``ExtensionItem/encode(to:)`` throws.
    public func encode(to encoder: any Encoder) throws {
        guard !hasFiles else { throw EncodingError.fileOfFolder(self, encoder) }
        var writer = ItemWriter(.json)
        try write(to: &writer)
        let bytes = try writer.wire.finish()
        if !writer.wire.isCertain {
            let findings = try ItemDraft(encoding: .json).findings(in: write) {
                _ = $0.attachment()
            }
            guard findings.isEmpty else { throw PayloadError(findings: findings) }
        }
        try JSONForm.encode(canonical: bytes, of: self, to: encoder)
    }
}

extension EncodingError {
    fileprivate static func fileOfFolder(_ value: Any, _ encoder: any Encoder) -> EncodingError {
        .invalidValue(
            value,
            .init(
                codingPath: encoder.codingPath,
                debugDescription: "a coder has no place for a file of a payload folder"))
    }
}
