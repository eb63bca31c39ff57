/// Base64 (RFC 4648, section 4): padded, with zero pad bits.
///
/// Foundation's decoder is not used. It also accepts `QR==` and `QUJD====`, so several texts would
/// decode to the same bytes.
enum Base64 {
    /// Bytes that are ignored between base64 characters.
    enum Filler: UInt8, Hashable {
        case none
        /// XML's white space.
        case whiteSpace
        /// JSON's backslash, in text whose only escape is `\/`.
        case backslash

        func contains(_ byte: UInt8) -> Bool {
            switch self {
            case .none: false
            case .whiteSpace: XMLContent.isWhiteSpace(byte)
            case .backslash: byte == UInt8(ascii: "\\")
            }
        }
    }

    static func characterCount(ofBytes count: Int) -> Int { (count + 2) / 3 * 4 }

    /// Returns the decoded byte count of base64 after checking every character; nil for malformed
    /// base64.
    static func checkedByteCount(
        _ bytes: RawSpan, _ range: Range<Int>, filler: Filler
    ) -> Int? {
        var decoder = Base64Decoder(range: range, filler: filler)
        let count = try? decoder.check(bytes)
        return decoder.isFinished ? count : nil
    }

    /// Returns the decoded byte count of base64, computed from `characterCount`, the number of its
    /// characters without fillers; nil for text without fillers. Only the last four characters are
    /// checked.
    static func byteCountFromLength(
        _ bytes: RawSpan, _ range: Range<Int>, characterCount: Int? = nil, filler: Filler = .none
    ) -> Int? {
        let characterCount = characterCount ?? range.count
        guard characterCount % 4 == 0 else { return nil }
        guard characterCount > 0 else { return 0 }
        var last = range.upperBound
        for _ in 0..<4 {
            repeat { last -= 1 } while filler.contains(bytes.byte(at: last))
        }
        return checkedByteCount(bytes, last..<range.upperBound, filler: filler)
            .map { characterCount / 4 * 3 - 3 + $0 }
    }
}

extension Base64 {
    static func encode(_ bytes: RawSpan, to output: inout OutputBuffer) {
        let count = bytes.byteCount
        let room = characterCount(ofBytes: count)
        // Each store writes sixteen characters, so the last store needs room beyond the text.
        output.write(atMost: room + 16) { output in
            var position = encodeBlocks(bytes, to: &output)
            while position < count {
                let first = bytes.wordOrRest(at: position)
                let second = position + 6 < count ? bytes.wordOrRest(at: position + 6) : 0
                output.storeBytes(
                    of: characters(first, second), toByteOffset: position / 3 * 4,
                    as: SIMD16<UInt8>.self)
                position += 12
            }
            for place in room - (3 - count % 3) % 3..<room {
                output.storeBytes(of: UInt8(ascii: "="), toByteOffset: place, as: UInt8.self)
            }
            return room
        }
    }

    /// Encodes 48 bytes as 64 characters at a time; returns the number of encoded bytes.
    @inline(__always)
    private static func encodeBlocks(_ bytes: RawSpan, to output: inout MutableRawSpan) -> Int {
        var position = 0
        var written = 0
        // Twelve bytes become sixteen characters. The twelve bytes are loaded as two words that
        // start six bytes apart; the last two bytes of each word are ignored. Four such steps
        // therefore load 50 bytes to encode 48.
        while let blocks = bytes.withNext(
            50, at: position,
            { next in
                (
                    characters(next.word(at: 0), next.word(at: 6)),
                    characters(next.word(at: 12), next.word(at: 18)),
                    characters(next.word(at: 24), next.word(at: 30)),
                    characters(next.word(at: 36), next.word(at: 42))
                )
            })
        {
            output.withNext(64, at: written) { next in
                next.storeBytes(of: blocks.0, as: SIMD16<UInt8>.self)
                next.storeBytes(of: blocks.1, toByteOffset: 16, as: SIMD16<UInt8>.self)
                next.storeBytes(of: blocks.2, toByteOffset: 32, as: SIMD16<UInt8>.self)
                next.storeBytes(of: blocks.3, toByteOffset: 48, as: SIMD16<UInt8>.self)
            }
            position &+= 48
            written &+= 64
        }
        return position
    }

    /// Returns the characters for the first six bytes of each of two words.
    @inline(__always)
    private static func characters(_ first: UInt64, _ second: UInt64) -> SIMD16<UInt8> {
        let halves = SIMD2(first.byteSwapped >> 16, second.byteSwapped >> 16)
        return Base64Characters.characters(of: Base64Characters.spread(halves))
    }
}

/// Conversion between sixteen base64 characters and their sixteen values of six bits.
///
/// The conversion needs no table, because the alphabet consists of five ranges, and within a range
/// the difference between a character and its value is constant.
enum Base64Characters {
    /// Returns the elements of `first` before the index `number`, and the elements of `second`
    /// starting at that index.
    @inline(__always)
    static func joined(
        _ first: SIMD16<UInt8>, _ second: SIMD16<UInt8>, at number: Int
    ) -> SIMD16<UInt8> {
        let numbers = SIMD16<UInt8>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        let fromSecond = numbers.isAbove(Int8(truncatingIfNeeded: number) &- 1)
        return first ^ (first ^ second) & fromSecond
    }

    /// Returns the values of sixteen characters, and for each character a fault: 255 outside the
    /// alphabet, otherwise 0.
    @inline(__always)
    static func values(
        of characters: SIMD16<UInt8>
    ) -> (values: SIMD16<UInt8>, faults: SIMD16<UInt8>) {
        // Adding a constant moves a range of letters or digits to the lowest signed values, so that
        // one comparison per range suffices.
        let isUpper = (characters &+ all(63)).isBelow(-102)
        let isLower = (characters &+ all(31)).isBelow(-102)
        let isDigit = (characters &+ all(80)).isBelow(-118)
        let distance =
            isUpper & all(-65) | isLower & all(-71) | isDigit & all(4)
            | characters.equal("+") & all(19) | characters.equal("/") & all(16)
        // `distance` is added to a character to get its value. It is not 0 for any character of the
        // alphabet, so 0 means a fault.
        return (characters &+ distance, distance.equal(0))
    }

    /// Returns the value of one character; nil outside the alphabet.
    @inline(__always)
    static func value(of character: UInt8) -> UInt8? {
        let (values, faults) = values(of: SIMD16(repeating: character))
        return faults[0] == 0 ? values[0] : nil
    }

    /// Returns the characters for sixteen values from 0 to 63.
    @inline(__always)
    static func characters(of values: SIMD16<UInt8>) -> SIMD16<UInt8> {
        values &+ all(65) &+ (values.isAbove(25) & all(6)) &- (values.isAbove(51) & all(75))
            &- (values.isAbove(61) & all(15)) &+ (values.isAbove(62) & all(3))
    }

    /// Returns a vector that repeats one number. Use it instead of operators between a vector and a
    /// number, because only operators between vectors are single instructions.
    @inline(__always)
    private static func all(_ value: Int8) -> SIMD16<UInt8> {
        SIMD16(repeating: UInt8(bitPattern: value))
    }

    /// Packs the eight values of six bits in each half into 48 bits, with the first value in the
    /// highest bits.
    @inline(__always)
    static func packed(_ values: SIMD16<UInt8>) -> SIMD2<UInt64> {
        // Join neighbors in three steps: 6 + 6, 12 + 12, 24 + 24 bits. The casts regroup sixteen
        // bytes; every bit pattern is valid for integers of any width.
        let units = values.units
        let twelves = (units &<< 6) & 0xFC0 | units &>> 8
        let words = unsafeBitCast(twelves, to: SIMD4<UInt32>.self)
        let many = (words &<< 12) & 0xFFF000 | words &>> 16
        let halves = unsafeBitCast(many, to: SIMD2<UInt64>.self)
        return (halves &<< 24) & 0xFFFF_FF00_0000 | halves &>> 32
    }

    /// Spreads the 48 bits in each half over eight values of six bits, with the highest bits in the
    /// first value.
    @inline(__always)
    static func spread(_ halves: SIMD2<UInt64>) -> SIMD16<UInt8> {
        // The casts regroup sixteen bytes; every bit pattern is valid for integers of any width.
        let many = (halves & 0xFF_FFFF) &<< 32 | halves &>> 24
        let words = unsafeBitCast(many, to: SIMD4<UInt32>.self)
        let twelves = unsafeBitCast((words & 0xFFF) &<< 16 | words &>> 12, to: SIMD8<UInt16>.self)
        return unsafeBitCast((twelves & 0x3F) &<< 8 | twelves &>> 6, to: SIMD16<UInt8>.self)
    }
}
