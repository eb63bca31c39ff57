/// One object of a binary property list: what its marker says, checked against the space there is.
struct BinaryObject {
    enum Kind {
        case null
        case boolean(Bool)
        case integer(WireNumber)
        case real(Double)
        case date(WireDate)
        case data(Range<Int>)
        case ascii(Range<Int>)
        case utf16(Range<Int>)
        case array(references: Int, count: Int)
        case dictionary(references: Int, count: Int)
    }

    let kind: Kind
    /// Where its marker stands.
    let offset: Int

    /// Reads the object of a number.
    ///
    /// - Throws: `binary.truncated`, `binary.object`, `binary.integer`,
    ///   `binary.date`, `value.uid`.
    init(_ number: Int, _ layout: BinaryLayout, _ bytes: RawSpan) throws(Fault) {
        let offset = layout.offset(of: number, bytes)
        self.offset = offset
        var cursor = BinaryCursor(
            offset: offset, end: layout.table, referenceSize: layout.referenceSize)
        kind = try cursor.readKind(bytes)
    }

    /// The offset of the marker of a string or data, found before its content.
    static func marker(before content: Range<Int>, _ bytes: RawSpan) -> Int {
        let lead = bytes.byte(at: content.lowerBound - 1)
        let length = lead >> 4 == 6 ? content.count / 2 : content.count
        if 4...6 ~= lead >> 4, Int(lead & 0x0F) == length, length < 15 {
            return content.lowerBound - 1
        }
        for exponent in 0...3 {
            let integer = content.lowerBound - 1 - 1 << exponent
            guard integer > BinaryLayout.headerSize else { break }
            let isMarked = bytes.byte(at: integer - 1) & 0x0F == 0x0F
            if isMarked, bytes.byte(at: integer) == 0x10 | UInt8(exponent) { return integer - 1 }
        }
        return content.lowerBound - 1
    }
}

/// Walks through the bytes of one object.
private struct BinaryCursor {
    let offset: Int
    let end: Int
    let referenceSize: Int
    private var position: Int

    init(offset: Int, end: Int, referenceSize: Int) {
        (self.offset, self.end, self.referenceSize) = (offset, end, referenceSize)
        position = offset + 1
    }

    mutating func readKind(_ bytes: RawSpan) throws(Fault) -> BinaryObject.Kind {
        let marker = bytes.byte(at: offset)
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0: return try simple(marker)
        case 0x1: return .integer(try integer(exponent: low, bytes))
        case 0x2: return .real(try real(exponent: low, bytes))
        case 0x3 where low == 3: return .date(try date(bytes))
        case 0x4: return .data(try take(try length(low, bytes), of: 1))
        case 0x5: return .ascii(try take(try length(low, bytes), of: 1))
        case 0x6: return .utf16(try take(try length(low, bytes), of: 2))
        case 0x8:
            throw Fault(.uid, at: offset, "a keyed archive's UID, which a payload cannot hold")
        case 0xA:
            let count = try length(low, bytes)
            return .array(
                references: try take(count, of: referenceSize).lowerBound, count: count)
        case 0xD:
            let count = try length(low, bytes)
            return .dictionary(
                references: try take(count, of: 2 * referenceSize).lowerBound, count: count)
        default: throw unsupported(marker)
        }
    }

    private func simple(_ marker: UInt8) throws(Fault) -> BinaryObject.Kind {
        switch marker {
        case 0x00: return .null
        case 0x08: return .boolean(false)
        case 0x09: return .boolean(true)
        default: throw unsupported(marker)
        }
    }

    private func unsupported(_ marker: UInt8) -> Fault {
        Fault(
            .binaryObject, at: offset,
            "an object with the marker 0x\(String(marker, radix: 16)), which payloads do not use")
    }

    /// Takes some items' space; without trust in their count.
    private mutating func take(_ count: Int, of size: Int) throws(Fault) -> Range<Int> {
        let (byteCount, overflow) = count.multipliedReportingOverflow(by: size)
        guard !overflow, byteCount <= end - position else {
            throw Fault(.binaryTruncated, at: offset, "\(count) items do not fit before the table")
        }
        defer { position += byteCount }
        return position..<position + byteCount
    }

    /// The length in a marker, or in the integer object that follows it.
    private mutating func length(_ low: Int, _ bytes: RawSpan) throws(Fault) -> Int {
        guard low == 15 else { return low }
        let marker = bytes.byte(at: try take(1, of: 1).lowerBound)
        guard marker >> 4 == 1, marker & 0x0F <= 3,
            let value = try integer(exponent: Int(marker & 0x0F), bytes).int64,
            let length = Int(exactly: value), length >= 0
        else { throw Fault(.binaryInteger, at: offset + 1, "the length is not a whole number") }
        return length
    }

    private mutating func integer(exponent: Int, _ bytes: RawSpan) throws(Fault) -> WireNumber {
        guard exponent <= 4 else { throw unsupported(0x10 | UInt8(exponent)) }
        let range = try take(1, of: 1 << exponent)
        if exponent < 4 {
            let bits = bytes.bigEndian(at: range.lowerBound, width: range.count)
            return WireNumber(Int64(bitPattern: bits))
        }
        let high = bytes.bigEndian(at: range.lowerBound, width: 8)
        let low = bytes.bigEndian(at: range.lowerBound + 8, width: 8)
        if high == 0 {
            return Int64(exactly: low).map { WireNumber($0) } ?? WireNumber(.unsigned(low))
        }
        guard high == .max, low >> 63 == 1 else {
            throw Fault(.binaryInteger, at: offset, "an integer beyond −2^63…2^64−1")
        }
        return WireNumber(Int64(bitPattern: low))
    }

    private mutating func real(exponent: Int, _ bytes: RawSpan) throws(Fault) -> Double {
        guard exponent == 2 || exponent == 3 else { throw unsupported(0x20 | UInt8(exponent)) }
        let range = try take(1, of: 1 << exponent)
        let bits = bytes.bigEndian(at: range.lowerBound, width: range.count)
        return exponent == 2
            ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            : Double(bitPattern: bits)
    }

    private mutating func date(_ bytes: RawSpan) throws(Fault) -> WireDate {
        let seconds = try real(exponent: 3, bytes)
        guard let date = WireDate(secondsSince2001: seconds) else {
            throw Fault(.binaryDate, at: offset, "a date outside the years 0001 to 9999")
        }
        return date
    }
}
