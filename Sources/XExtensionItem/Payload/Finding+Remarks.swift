extension Finding {
    /// Returns the findings about single values of a document, whatever members they belong to; see
    /// ``WireDocument/remarks``.
    package static func remarks(of document: WireDocument) -> [Finding] {
        var reader = ItemReader(document, .lenient, folder: nil)
        return reader.findings()
    }
}
