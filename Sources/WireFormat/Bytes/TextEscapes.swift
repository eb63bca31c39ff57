/// The bytes that must be escaped in text, and their escapes. The search examines sixteen bytes at
/// a time.
protocol TextEscapes {
    /// The maximum length of the escape of one byte; at most eight.
    static var maxEscapeLength: Int { get }
    /// For each word, returns a word with the highest bit set in the first byte to escape, and
    /// perhaps in later bytes; zero if no byte must be escaped.
    static func marks(_ words: SIMD2<UInt64>) -> SIMD2<UInt64>
    /// Returns the escape of a byte as one little-endian word of characters, and its length.
    static func escape(_ byte: UInt8) -> (word: UInt64, count: Int)
}

/// The escapes of RFC 8785, section 3.2.2.2.
enum JSONEscapes: TextEscapes {
    static var maxEscapeLength: Int { 6 }

    @inline(__always)
    static func marks(_ words: SIMD2<UInt64>) -> SIMD2<UInt64> {
        // Flipping the second bit moves the quotation mark (0x22) to 0x20, directly after the
        // control characters, so that one comparison finds both.
        (words ^ SIMD2(repeating: 0x0202_0202_0202_0202)).bytes(below: 0x21)
            | words.bytes(equal: UInt8(ascii: "\\"))
    }

    /// Returns words that are zero if every byte is ASCII, needs no escape and differs from `byte`,
    /// which must be an ASCII character or 0.
    @inline(__always)
    static func marks(_ words: SIMD2<UInt64>, and byte: UInt8) -> SIMD2<UInt64> {
        marks(words) | words.bytes(equal: byte) | words & SIMD2(repeating: UInt64.highBits)
    }

    static func escape(_ byte: UInt8) -> (word: UInt64, count: Int) {
        let letter = byte < 0x20 ? controlLetter(byte) : byte
        if letter == UInt8(ascii: "u") {
            let digits = UInt64(byte >> 4) << 32 | UInt64(byte & 15) << 40
            // If the last hexadecimal digit is 10 or more, adding 0x27 turns it into a letter.
            let letters: UInt64 = byte & 15 < 10 ? 0 : 0x2700_0000_0000
            return (word("\\u0000") + digits + letters, 6)
        }
        return (UInt64(UInt8(ascii: "\\")) | UInt64(letter) << 8, 2)
    }

    /// Returns the character that follows the backslash in the escape of a control character.
    @inline(__always)
    private static func controlLetter(_ byte: UInt8) -> UInt8 {
        let letters: StaticString = "uuuuuuuubtnufruuuuuuuuuuuuuuuuuu"
        // In bounds: `letters` has 32 characters, and the index is below 32.
        return letters.utf8Start[Int(byte & 31)]
    }
}

/// The escapes of text between XML tags.
enum XMLEscapes: TextEscapes {
    static var maxEscapeLength: Int { 5 }

    @inline(__always)
    static func marks(_ words: SIMD2<UInt64>) -> SIMD2<UInt64> {
        // `<` and `>` differ only in the second bit, so one comparison finds both.
        words.bytes(equal: UInt8(ascii: "&"))
            | (words | SIMD2(repeating: 0x0202_0202_0202_0202)).bytes(equal: UInt8(ascii: ">"))
    }

    static func escape(_ byte: UInt8) -> (word: UInt64, count: Int) {
        switch byte {
        case UInt8(ascii: "&"): (word("&amp;"), 5)
        case UInt8(ascii: "<"): (word("&lt;"), 4)
        default: (word("&gt;"), 4)
        }
    }
}

extension TextEscapes {
    @inline(__always)
    fileprivate static func word(_ text: StaticString) -> UInt64 { TextMark(text).word }
}

/// Up to eight ASCII characters before or after text.
struct TextMark {
    @inline(__always)
    static var none: TextMark { TextMark("") }

    /// The characters, as one little-endian word.
    let word: UInt64
    let count: Int

    @inline(__always)
    init(_ text: StaticString) {
        precondition(text.utf8CodeUnitCount <= 8)
        var word: UInt64 = 0
        text.withUTF8Buffer { text in
            for character in text.reversed() { word = word << 8 | UInt64(character) }
        }
        self.init(word: word, count: text.utf8CodeUnitCount)
    }

    @inline(__always)
    init(word: UInt64, count: Int) {
        self.word = word
        self.count = count
    }

    /// The mark must have at most seven characters.
    @inline(__always)
    var afterComma: TextMark {
        TextMark(word: word << 8 | UInt64(UInt8(ascii: ",")), count: count + 1)
    }
}

extension SIMD2<UInt64> {
    /// For each word, returns a word with the highest bit set in the first byte below a bound of at
    /// most 128, and perhaps in later bytes; zero if no byte is below the bound.
    @inline(__always)
    fileprivate func bytes(below bound: UInt8) -> Self {
        let bounds = Self(repeating: UInt64.ones &* UInt64(bound))
        return (self &- bounds) & ~self & Self(repeating: UInt64.highBits)
    }

    /// For each word, returns a word with the highest bit set in the first byte equal to `byte`,
    /// and perhaps in later bytes; zero if no byte equals it.
    @inline(__always)
    fileprivate func bytes(equal byte: UInt8) -> Self {
        (self ^ Self(repeating: UInt64.ones &* UInt64(byte))).bytes(below: 1)
    }
}
