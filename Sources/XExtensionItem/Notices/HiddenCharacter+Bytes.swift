extension HiddenCharacter {
    /// Returns whether a text certainly has no hidden character, from its well-formed UTF-8.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - isOneLine: whether line breaks and tabs count as hidden.
    ///   - hasEscapes: whether the text has JSON escapes; false by default.
    /// - Returns: true only if there is certainly none.
    static func areAbsent(
        from text: RawSpan, isOneLine: Bool, hasEscapes: Bool = false
    ) -> Bool {
        text.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt8.self) { areAbsent(from: $0, isOneLine, hasEscapes) }
        }
    }

    private static func areAbsent(
        from bytes: UnsafeBufferPointer<UInt8>, _ isOneLine: Bool, _ hasEscapes: Bool
    ) -> Bool {
        var position = 0
        while position < bytes.count {
            let end = min(position + SuspectByte.blockSize, bytes.count)
            let isWhole = end - position == SuspectByte.blockSize
            if !isWhole || SuspectByte.isAny(ofBlockIn: bytes, at: position) {
                for place in position..<end
                where mayBeHidden(bytes, place, isOneLine, hasEscapes) { return false }
            }
            position = end
        }
        return true
    }

    /// Whether a hidden character may begin at a position.
    private static func mayBeHidden(
        _ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ isOneLine: Bool, _ hasEscapes: Bool
    ) -> Bool {
        switch bytes[position] {
        case 0x9, 0xA, 0xD: isOneLine
        case 0...0x1F, 0x7F: true
        case UInt8(ascii: "\\"):
            hasEscapes && position + 1 < bytes.count
                && mayBeHidden(escape: bytes[position + 1], isOneLine)
        // U+0080 to U+009F.
        case 0xC2: bytes[position + 1] < 0xA0
        case 0xE2:
            // U+2028 to U+202E, and U+2066 to U+2069.
            switch (bytes[position + 1], bytes[position + 2]) {
            case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): true
            default: false
            }
        default: false
        }
    }

    /// Whether an escape may stand for a hidden character, from the byte after its backslash.
    ///
    /// For `\\`, this is called for both backslashes. After the second one, the byte belongs to the
    /// following text, and the answer may be a needless yes.
    private static func mayBeHidden(escape: UInt8, _ isOneLine: Bool) -> Bool {
        switch escape {
        case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): isOneLine
        case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "u"): true
        default: false
        }
    }
}
