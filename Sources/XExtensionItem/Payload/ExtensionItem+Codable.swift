import Essentials

extension ExtensionItem: Codable {
    /// Decodes the item's JSON representation leniently, from any coder with its default
    /// strategies.
    ///
    /// - Throws: the ``PayloadError`` of ``init(decoding:reading:)``; the coder's errors.
    public init(from decoder: any Decoder) throws {
        try self.init(decoding: JSONForm(from: decoder).bytes)
    }

    /// Encodes the item's JSON representation to any coder with its default strategies.
    ///
    /// Use this if a type of your own holds an item. To make a payload, use
    /// ``encoded(as:isPretty:)``, which alone bounds the memory it takes.
    ///
    /// - Throws: the errors of ``encoded(as:isPretty:)``; `EncodingError` if the item has a file of
    ///   a payload folder, or a dictionary with two keys that Swift treats as equal.
    public func encode(to encoder: any Encoder) throws {
        guard !hasFiles else { throw EncodingError.fileOfFolder(self, encoder) }
        try JSONForm.encode(canonical: encoded(as: .json), of: self, to: encoder)
    }
}

extension Attachment: Codable {
    /// Decodes the attachment's JSON representation leniently, from any coder with its default
    /// strategies.
    ///
    /// - Throws: ``PayloadError`` if no representation is usable; ``WireError`` for a value that no
    ///   document can hold; the coder's errors.
    public init(from decoder: any Decoder) throws {
        var reader = ItemReader(
            try WireDocument(JSONForm(from: decoder).bytes), .lenient, folder: nil)
        guard let attachment = reader.attachment() else {
            throw PayloadError(findings: reader.findings())
        }
        self = attachment
    }

    /// Encodes the attachment's JSON representation, as in a payload, to any coder.
    ///
    /// - Throws: the errors of ``ExtensionItem/encode(to:)``.
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
