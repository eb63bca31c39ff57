extension OutputBuffer {
    /// Appends a marker with a length. For a length of 15 or more, an integer object follows.
    mutating func append(binaryMarker kind: UInt8, count: Int) {
        append(kind | UInt8(min(count, 15)))
        if count >= 15 { append(binary: Int64(count)) }
    }

    static func markerCount(ofCount count: Int) -> Int {
        count < 15 ? 1 : 2 + BinaryPlistEmitter.width(of: UInt64(count))
    }

    mutating func append(binary value: Bool) {
        append(value ? 0x09 : 0x08)
    }

    mutating func append(binary value: WireDate) {
        append(0x33)
        append(bigEndian: value.secondsSince2001.bitPattern, width: 8)
    }

    mutating func append(binary value: WireNumber) {
        switch value.storage {
        case .signed(let value):
            append(binary: value)
        case .unsigned(let value):
            append(0x14)
            append(bigEndian: 0, width: 8)
            append(bigEndian: value, width: 8)
        case .real(let value):
            append(0x23)
            append(bigEndian: value.bitPattern, width: 8)
        }
    }

    /// Appends an integer in as few bytes as possible. Integers of 1, 2 and 4 bytes are unsigned.
    private mutating func append(binary value: Int64) {
        let width = value < 0 ? 8 : BinaryPlistEmitter.width(of: UInt64(value))
        append(0x10 | UInt8(width.trailingZeroBitCount))
        append(bigEndian: UInt64(bitPattern: value), width: width)
    }

    mutating func append(binaryASCII text: RawSpan) {
        append(binaryMarker: 0x50, count: text.byteCount)
        append(text)
    }

    /// The text must be well-formed UTF-8, and not entirely ASCII.
    mutating func append(binaryUTF16 text: RawSpan) {
        append(binaryMarker: 0x60, count: UTF16Text.unitCount(text))
        append(utf16: text)
    }

    private mutating func append(utf16 text: RawSpan) {
        let count = text.byteCount
        // Each byte of UTF-8 becomes at most one UTF-16 unit. A store writes up to 16 bytes, so 16
        // more bytes are reserved.
        write(atMost: 2 * count + 16) { output in
            var written = 0
            var position = 0
            while position < count {
                let word = text.wordOrRest(at: position)
                let first = UInt32(truncatingIfNeeded: word).spread
                let second = UInt32(word >> 32).spread
                output.withNext(16, at: written) { next in
                    next.storeBytes(of: first, as: UInt64.self)
                    next.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
                }
                if word.isASCII, position + 8 <= count {
                    position += 8
                    written += 16
                    continue
                }
                let clean = min(word.countOfASCII, count - position)
                position += clean
                written += 2 * clean
                guard position < count else { break }
                let (scalar, length) = UTF8Sequence.scalar(text, at: position)
                position += length
                let units = scalar < 0x10000 ? scalar << 16 : UTF16Text.surrogates(of: scalar)
                output.storeBytes(of: units.bigEndian, toByteOffset: written, as: UInt32.self)
                written += scalar < 0x10000 ? 2 : 4
            }
            return written
        }
    }
}

extension UInt32 {
    /// Four ASCII characters as big-endian UTF-16: the four bytes in memory order, with a zero byte
    /// before each.
    @inline(__always)
    fileprivate var spread: UInt64 {
        let pairs = (UInt64(self) | UInt64(self) << 16) & 0x0000_FFFF_0000_FFFF
        return ((pairs << 8 | pairs << 16) & 0xFF00_FF00_FF00_FF00).littleEndian
    }
}
