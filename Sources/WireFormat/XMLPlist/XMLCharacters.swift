/// The characters that XML 1.0 allows (section 2.2), in UTF-8.
enum XMLCharacters {
    /// The first byte of an input that belongs to no such character.
    static func fault(_ bytes: RawSpan) -> Fault? {
        do throws(Fault) {
            try check(bytes)
            return nil
        } catch {
            return error
        }
    }

    private static func check(_ bytes: RawSpan) throws(Fault) {
        var position = XMLScan.endOfPlainCharacters(bytes, from: 0)
        while position < bytes.byteCount {
            guard bytes.byte(at: position) >= 0x80 else {
                throw Fault(.xmlCharacter, at: position, "a control character XML forbids")
            }
            repeat {
                position += try sequence(bytes, at: position)
            } while position < bytes.byteCount && bytes.byte(at: position) >= 0x80
            position = XMLScan.endOfPlainCharacters(bytes, from: position)
        }
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
