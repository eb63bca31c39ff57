extension WireIndex {
    /// Returns the offset of a value or a key: of its quote in JSON, its tag in XML, its marker in
    /// a binary property list.
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
        case .binary: return Self.marker(before: entry.range, bytes)
        }
    }

    /// Returns the offset of the marker before the content of a string or of data in a binary
    /// property list.
    private static func marker(before content: Range<Int>, _ bytes: RawSpan) -> Int {
        let lead = bytes.byte(at: content.lowerBound - 1)
        let length = lead >> 4 == 6 ? content.count / 2 : content.count
        if 4...6 ~= lead >> 4, Int(lead & 0x0F) == length, length < 15 {
            return content.lowerBound - 1
        }
        // No marker is inside the header, “bplist00”.
        for exponent in 0...3 {
            let integer = content.lowerBound - 1 - 1 << exponent
            guard integer > 8 else { break }
            let isMarked = bytes.byte(at: integer - 1) & 0x0F == 0x0F
            if isMarked, bytes.byte(at: integer) == 0x10 | UInt8(exponent) { return integer - 1 }
        }
        return content.lowerBound - 1
    }
}
