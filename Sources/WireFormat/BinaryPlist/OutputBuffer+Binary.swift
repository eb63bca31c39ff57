extension OutputBuffer {
    /// Appends a marker with a length; from 15 on, an integer object follows.
    mutating func append(binaryMarker kind: UInt8, count: Int) {
        append(kind | UInt8(min(count, 15)))
        if count >= 15 { append(binary: Int64(count)) }
    }

    /// Appends the object that a string, number, date or boolean is; nothing for other values.
    mutating func append(binary value: WireValue) {
        switch value {
        case .boolean(let value): append(value ? 0x09 : 0x08)
        case .number(let value): append(binary: value)
        case .string(let value): append(binary: value)
        case .date(let value):
            append(0x33)
            append(bigEndian: value.secondsSince2001.bitPattern, width: 8)
        default: break
        }
    }

    private mutating func append(binary value: WireNumber) {
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

    /// Appends an integer in the fewest bytes; those of 1, 2 and 4 bytes have no sign.
    private mutating func append(binary value: Int64) {
        let width = value < 0 ? 8 : BinaryPlistEmitter.width(of: UInt64(value))
        append(0x10 | UInt8(width.trailingZeroBitCount))
        append(bigEndian: UInt64(bitPattern: value), width: width)
    }

    private mutating func append(binary value: String) {
        if value.utf8.allSatisfy({ $0 < 0x80 }) {
            append(binaryMarker: 0x50, count: value.utf8.count)
            append(value)
        } else {
            append(binaryMarker: 0x60, count: value.utf16.count)
            for unit in value.utf16 { append(bigEndian: UInt64(unit), width: 2) }
        }
    }
}
