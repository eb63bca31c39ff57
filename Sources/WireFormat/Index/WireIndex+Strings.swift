extension WireIndex {
    /// The string that an entry stands for, decoded from whatever form it is stored in.
    func string(_ entry: IndexEntry, _ bytes: RawSpan) -> String {
        switch entry.form {
        case .jsonEscapes: JSONText.unescaped(bytes, entry.range)
        case .xmlEscapes: XMLContent.decoded(bytes, entry.range)
        case .utf16: UTF16Text.decoded(bytes, entry.range)
        default: plainString(entry, bytes)
        }
    }
}
