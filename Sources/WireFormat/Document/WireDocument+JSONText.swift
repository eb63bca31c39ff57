extension WireDocument {
    /// Returns the place of a string between its quotation marks in the bytes of a JSON document;
    /// nil for any other node, for any other encoding, and if the bytes have it in another form.
    package func placeOfJSONText(at node: WireNode) -> Range<Int>? {
        let entry = index.entries[node.position]
        guard entry.isKind(.string), input.encoding == .json,
            entry.form == .plain || entry.form == .jsonEscapes
        else { return nil }
        return entry.range
    }
}
