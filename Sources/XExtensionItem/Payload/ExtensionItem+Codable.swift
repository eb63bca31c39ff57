import Essentials

extension ExtensionItem: Codable {
    /// Decodes the item's JSON representation from any decoder that uses default strategies.
    /// Reading is lenient, unless the decoder's `userInfo` has other options under
    /// `CodingUserInfoKey.xExtensionItemReading`.
    ///
    /// - Throws: the ``PayloadError`` of ``init(decoding:reading:)``; the decoder's errors.
    public init(from decoder: any Decoder) throws {
        try self.init(decoding: JSONForm(from: decoder).bytes, reading: decoder.reading)
    }

    /// Encodes the item's JSON representation to any encoder that uses default strategies.
    ///
    /// Use this if one of your types contains an item. To create a payload, use
    /// ``encoded(as:isPretty:)``, which takes less memory.
    ///
    /// - Throws: the errors of ``encoded(as:isPretty:)``; `EncodingError` if the item has a file of
    ///   a payload folder, or a dictionary with two keys that Swift treats as equal.
    public func encode(to encoder: any Encoder) throws {
        guard !hasFiles else { throw EncodingError.fileOfFolder(self, encoder) }
        try JSONForm.encode(canonical: encoded(as: .json), of: self, to: encoder)
    }
}

extension Attachment: Codable {
    /// Decodes the attachment's JSON representation from any decoder that uses default strategies;
    /// see ``ExtensionItem/init(from:)``.
    ///
    /// - Throws: ``PayloadError`` if no representation is usable, if a document cannot represent a
    ///   value, or, in strict reading, if there is any finding; the decoder's errors.
    public init(from decoder: any Decoder) throws {
        let reading = decoder.reading
        let document = try WireDocument(JSONForm(from: decoder).bytes, limits: reading.limits)
        var reader = ItemReader(document, reading, folder: nil)
        let attachment = reader.attachment()
        let findings = reader.findings()
        guard let attachment, !reading.isStrict || findings.isEmpty else {
            throw PayloadError(findings: findings)
        }
        self = attachment
    }

    /// Encodes the attachment's JSON representation, as in a payload, to any encoder.
    ///
    /// - Throws: the errors of ``ExtensionItem/encode(to:)``.
    public func encode(to encoder: any Encoder) throws {
        guard !hasFiles else { throw EncodingError.fileOfFolder(self, encoder) }
        var writer = ItemWriter(.json)
        try write(to: &writer)
        let bytes = try writer.wire.finish()
        if !writer.wire.isKnownValid {
            let findings = try ItemDraft(encoding: .json).findings(in: write) {
                _ = $0.attachment()
            }
            guard findings.isEmpty else { throw PayloadError(findings: findings) }
        }
        try JSONForm.encode(canonical: bytes, of: self, to: encoder)
    }
}

extension CodingUserInfoKey {
    // The initializer never returns nil.
    // swift-format-ignore: NeverForceUnwrap
    /// The `userInfo` key for the ``ExtensionItem/Reading`` options that a decoder uses for items
    /// and attachments. By default, reading is lenient.
    ///
    ///     let decoder = JSONDecoder()
    ///     decoder.userInfo[.xExtensionItemReading] = ExtensionItem.Reading.strict
    public static let xExtensionItemReading = CodingUserInfoKey(
        rawValue: "org.xextensionitem.reading")!
}

extension Decoder {
    fileprivate var reading: Reading { userInfo[.xExtensionItemReading] as? Reading ?? .lenient }
}

extension EncodingError {
    fileprivate static func fileOfFolder(_ value: Any, _ encoder: any Encoder) -> EncodingError {
        .invalidValue(
            value,
            .init(
                codingPath: encoder.codingPath,
                debugDescription: "Codable cannot represent a file of a payload folder"))
    }
}
