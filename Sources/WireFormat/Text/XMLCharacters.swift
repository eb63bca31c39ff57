/// The characters that XML 1.0 allows (section 2.2), in UTF-8.
enum XMLCharacters {
    /// Returns the fault of the first byte that belongs to no such character; nil if absent.
    static func fault(_ bytes: RawSpan) -> Fault? {
        do throws(Fault) {
            try check(bytes)
            return nil
        } catch {
            return error
        }
    }

    private static func check(_ bytes: RawSpan) throws(Fault) {
        var position = 0
        while position < bytes.byteCount {
            // From offset 16 on, blocks are aligned with the bytes, until a character goes beyond one.
            if position >= 16 { position = XMLScan.endOfCharacters(bytes, from: position) }
            guard position < bytes.byteCount else { return }
            position += try character(bytes, at: position)
        }
    }

    /// Returns the length of the character at an offset.
    private static func character(_ bytes: RawSpan, at position: Int) throws(Fault) -> Int {
        let byte = bytes.byte(at: position)
        guard byte < 0x80 else { return try sequence(bytes, at: position) }
        guard byte >= 0x20 || XMLContent.isWhiteSpace(byte) else {
            throw Fault(.xmlCharacter, at: position, "a control character XML forbids")
        }
        return 1
    }

    @inline(__always)
    private static func sequence(_ bytes: RawSpan, at position: Int) throws(Fault) -> Int {
        let end = bytes.byteCount
        let length = UTF8Sequence.length(bytes, at: position, end: end)
        guard length > 0 else {
            throw Fault(.xmlEncoding, at: position, "the bytes are not UTF-8")
        }
        if bytes.byte(at: position) == 0xEF,
            XMLText.isNoncharacter(bytes, at: position, end: end)
        {
            throw Fault(.xmlCharacter, at: position, "U+FFFE or U+FFFF, which XML forbids")
        }
        return length
    }
}
