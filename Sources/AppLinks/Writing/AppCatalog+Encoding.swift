public import Essentials
public import WireFormat

extension AppCatalog {
    /// Returns the catalog in the XExtensionItem format; section 3 of Schemas/app-catalog.md.
    ///
    /// Templates in the dialects of Choosy and IntentKit are rewritten in the dialect of the
    /// XExtensionItem format, with the same meaning.
    ///
    /// - Parameters:
    ///   - encoding: the encoding; JSON by default.
    ///   - isPretty: whether JSON has line breaks and indentation; false by default.
    /// - Returns: the bytes of the file.
    /// - Throws: `key.unsupported` if XML cannot represent a key; `value.uid` or `data.base64` if
    ///   an unknown member cannot be written.
    public func encoded(
        as encoding: WireEncoding = .json, isPretty: Bool = false
    ) throws(PayloadError) -> Data {
        var members = CatalogMembers()
        members.add(CatalogMember.version, "1.0")
        members.add(CatalogMember.types, .array(types.map(\.ownValue)))
        members.add(unknownMembers)
        return try members.value.encoded(as: encoding, isPretty: isPretty)
    }
}
