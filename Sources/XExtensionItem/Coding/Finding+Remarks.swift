extension Finding {
    /// What is wrong with a document's values, whatever their names; see ``WireDocument/remarks``.
    package static func remarks(of document: WireDocument) -> [Finding] {
        var reader = ItemReader(document, .lenient, folder: nil)
        return reader.findings()
    }
}
