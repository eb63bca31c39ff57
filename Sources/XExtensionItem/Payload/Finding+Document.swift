extension Finding {
    /// Returns the findings about single values of a document, whatever members they belong to; see
    /// ``WireDocument/findings``.
    package static func all(in document: WireDocument) -> [Finding] {
        var reader = ItemReader(document, .lenient, folder: nil)
        return reader.findings()
    }
}
