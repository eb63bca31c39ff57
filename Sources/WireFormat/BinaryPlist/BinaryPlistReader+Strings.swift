/// Strings of binary property lists, in ASCII or UTF-16, and the caches for keys.
extension BinaryPlistReader {
    /// A cached ASCII key. While a key object is in the cache, it need not be checked again for
    /// another dictionary.
    struct KnownKey {
        /// The size of the cache, a power of two.
        static let placeCount = 64
        /// Documents with at most this many objects are read without the cache, because creating it
        /// would cost more than it saves.
        static let fewObjects = 256

        var number = -1
        var offset = 0
        var range = 0..<0
        var hasControls = false
    }

    @inline(__always)
    mutating func readKey(_ number: Int, _ bytes: RawSpan) throws(Fault) {
        let key = keys[number & (keys.count - 1)]
        guard key.number == number else { return try readNewKey(number, bytes) }
        noteString(number, byteCount: key.range.count)
        try readKey(key, bytes)
    }

    @inline(never)
    private mutating func readNewKey(_ number: Int, _ bytes: RawSpan) throws(Fault) {
        let object = BinaryObject(number, layout, bytes)
        switch object.kind {
        case 0x5:
            let (range, hasControls) = try ascii(object, bytes)
            let key = KnownKey(
                number: number, offset: object.offset, range: range, hasControls: hasControls)
            keys[number & (keys.count - 1)] = key
            noteString(number, byteCount: range.count)
            try readKey(key, bytes)
        case 0x6:
            try readUTF16Key(object, number, bytes)
        default:
            throw Fault(.binaryKey, at: object.offset, "a key that is not a string")
        }
    }

    /// Adds a key in UTF-16. Each such key is decoded once, even if many dictionaries share it.
    private mutating func readUTF16Key(
        _ object: BinaryObject, _ number: Int, _ bytes: RawSpan
    ) throws(Fault) {
        let utf8: Range<Int>
        if let decoded = decodedKeys[number] {
            utf8 = decoded
        } else {
            let (range, _) = try utf16(object, bytes)
            utf8 = builder.decoded(UTF16Text.decoded(bytes, range).utf8)
            decodedKeys[number] = utf8
        }
        noteString(number, byteCount: utf8.count)
        try builder.key(decoded: utf8, at: object.offset, bytes)
    }

    @inline(__always)
    private mutating func readKey(_ key: KnownKey, _ bytes: RawSpan) throws(Fault) {
        try builder.key(key.range, at: key.offset, isSupported: !key.hasControls, bytes)
    }

    @inline(__always)
    mutating func readASCII(_ object: BinaryObject, _ bytes: RawSpan) throws(Fault) -> Int {
        let range = try ascii(object, bytes).range
        try builder.string(range, form: .plain, byteCount: range.count, at: object.offset)
        return range.count
    }

    mutating func readUTF16(_ object: BinaryObject, _ bytes: RawSpan) throws(Fault) -> Int {
        let (range, count) = try utf16(object, bytes)
        try builder.string(range, form: .utf16, byteCount: count, at: object.offset)
        return count
    }

    @inline(__always)
    private mutating func ascii(
        _ object: BinaryObject, _ bytes: RawSpan
    ) throws(Fault) -> (range: Range<Int>, hasControls: Bool) {
        let range = try object.items(ofSize: 1, bytes).range
        try checkLength(range.count, at: range.lowerBound)
        let (isASCII, hasControls) = Self.characters(bytes, range)
        guard isASCII else { throw Self.nonASCIIFault(bytes, range) }
        return (range, hasControls)
    }

    /// `hasControls` is meaningful only for an ASCII string.
    @inline(__always)
    private static func characters(
        _ bytes: RawSpan, _ range: Range<Int>
    ) -> (isASCII: Bool, hasControls: Bool) {
        let spaces: UInt64 = 0x2020_2020_2020_2020
        let high: UInt64 = 0x8080_8080_8080_8080
        var (seen, differences): (UInt64, UInt64) = (0, 0)
        var position = range.lowerBound
        while position < range.upperBound {
            // In bounds: the 32-byte trailer follows every string.
            var word = bytes.wordIfPresent(at: position) ?? high
            let count = range.upperBound &- position
            if count < 8 {
                word = word &<< UInt64(64 &- 8 &* count) | spaces &>> UInt64(8 &* count)
            }
            seen |= word
            differences |= word &- spaces
            position &+= 8
        }
        return (seen & high == 0, differences & high != 0)
    }

    private static func nonASCIIFault(_ bytes: RawSpan, _ range: Range<Int>) -> Fault {
        let place = range.first { bytes.byte(at: $0) >= 0x80 } ?? range.lowerBound
        return Fault(.binaryString, at: place, "a non-ASCII byte in an ASCII string")
    }

    private mutating func utf16(
        _ object: BinaryObject, _ bytes: RawSpan
    ) throws(Fault) -> (range: Range<Int>, utf8Count: Int) {
        let (range, count) = try object.items(ofSize: 2, bytes)
        try checkLength(count, at: range.lowerBound)
        return (range, try UTF16Text.utf8Count(bytes, range))
    }

    @inline(__always)
    private mutating func checkLength(_ count: Int, at offset: Int) throws(Fault) {
        guard count > builder.limits.stringByteCount, !builder.isTagContent else { return }
        throw Self.tooLong(count, limit: builder.limits.stringByteCount, at: offset)
    }

    private static func tooLong(_ count: Int, limit: Int, at offset: Int) -> Fault {
        Fault(
            .stringLimit, at: offset,
            "a string of \(count) characters; at most \(limit) bytes are allowed")
    }
}
