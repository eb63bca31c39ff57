/// The text that XML 1.0 can represent unchanged: characters that section 2.2 allows, except CR,
/// which section 2.11 converts to LF.
package enum XMLText {
    package static func canRepresent(_ text: String) -> Bool { text.withBytes { canRepresent($0) } }

    /// Returns whether XML can represent UTF-8 unchanged: it has no control characters except TAB
    /// and LF, and neither U+FFFE nor U+FFFF.
    static func canRepresent(_ text: RawSpan) -> Bool {
        var position = 0
        while position < text.byteCount {
            let marks = marks(text.wordOrRest(at: position))
            // This branch is separate, so that the next load does not have to wait for the marks.
            if marks == 0 {
                position += 8
                continue
            }
            position += marks.trailingZeroBitCount / 8
            guard position < text.byteCount else { break }
            let byte = text.byte(at: position)
            if byte < 0x20, byte != 0x09, byte != 0x0A { return false }
            if byte == 0xEF, isNoncharacter(text, at: position) { return false }
            position += 1
        }
        return true
    }

    /// Marks suspect bytes: control characters, and EF, the first byte of U+FFFE and U+FFFF.
    ///
    /// Returns a word with the highest bit set in the first suspect byte, and perhaps in later
    /// bytes; zero if no byte is suspect.
    @inline(__always)
    private static func marks(_ word: UInt64) -> UInt64 {
        word.bytes(below: 0x20) | word.bytes(equal: 0xEF)
    }

    /// Returns whether U+FFFE or U+FFFF is at an offset. The byte at the offset must be EF.
    static func isNoncharacter(_ bytes: RawSpan, at offset: Int) -> Bool {
        offset + 2 < bytes.byteCount && bytes.byte(at: offset + 1) == 0xBF
            && bytes.byte(at: offset + 2) >= 0xBE
    }

    static func allows(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}

/// The characters that XML 1.0 allows (section 2.2), in UTF-8.
enum XMLCharacters {
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
            // The blocks start at offset 16, so they are aligned until a character crosses a block
            // boundary.
            if position >= 16 { position = XMLScan.endOfCharacters(bytes, from: position) }
            guard position < bytes.byteCount else { return }
            position += try character(bytes, at: position)
        }
    }

    private static func character(_ bytes: RawSpan, at position: Int) throws(Fault) -> Int {
        let byte = bytes.byte(at: position)
        guard byte < 0x80 else { return try sequence(bytes, at: position) }
        guard byte >= 0x20 || XMLContent.isWhiteSpace(byte) else {
            throw Fault(.xmlCharacter, at: position, "a control character that XML forbids")
        }
        return 1
    }

    @inline(__always)
    private static func sequence(_ bytes: RawSpan, at position: Int) throws(Fault) -> Int {
        let length = UTF8Sequence.length(bytes, at: position, end: bytes.byteCount)
        guard length > 0 else {
            throw Fault(.xmlEncoding, at: position, "the bytes are not UTF-8")
        }
        if bytes.byte(at: position) == 0xEF, XMLText.isNoncharacter(bytes, at: position) {
            throw Fault(.xmlCharacter, at: position, "U+FFFE or U+FFFF, which XML forbids")
        }
        return length
    }
}

/// Names in XML 1.0 (Fifth Edition, section 2.3).
enum XMLName {
    /// Returns the offset after the name at `start`, or `start` if no name begins at it. The bytes
    /// must be well-formed UTF-8.
    static func end(_ bytes: RawSpan, from start: Int) -> Int {
        var position = start
        while position < bytes.byteCount {
            let (scalar, length) = UTF8Sequence.scalar(bytes, at: position)
            guard begins(scalar) || (position > start && continues(scalar)) else { break }
            position += length
        }
        return position
    }

    private static func begins(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
            0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
            0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        default: false
        }
    }

    private static func continues(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: false
        }
    }
}
