extension WireIndex {
    /// Where a value or a key begins in the bytes: at its quote in JSON, its tag in XML, its marker
    /// in a binary list.
    func startOffset(_ position: Int, _ encoding: WireEncoding, _ bytes: RawSpan) -> Int {
        if let origin = origins[position] { return origin }
        let entry = entries[position]
        guard entry.kind == .string || entry.kind == .data else { return entry.offset }
        switch encoding.form {
        case .json: return entry.offset - 1
        case .xml:
            var offset = entry.offset - 1
            while offset > 0, bytes.byte(at: offset) != UInt8(ascii: "<") { offset -= 1 }
            return offset
        case .binary: return BinaryObject.marker(before: entry.range, bytes)
        }
    }
}
