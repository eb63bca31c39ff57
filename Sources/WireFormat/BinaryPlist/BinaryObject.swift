/// One object of a binary property list. Reading the object's content checks that the content ends
/// before the offset table.
struct BinaryObject {
    let offset: Int
    let marker: UInt8
    private let end: Int

    @inline(__always)
    init(_ number: Int, _ layout: BinaryLayout, _ bytes: RawSpan) {
        offset = layout.offset(of: number, bytes)
        marker = bytes.byte(at: offset)
        end = layout.table
    }

    var kind: UInt8 { marker >> 4 }

    func unsupported() -> Fault {
        Fault(
            .binaryObject, at: offset,
            "an object with the marker 0x\(String(marker, radix: 16)), which payloads do not use")
    }

    // MARK: Items

    /// Returns the byte range and the number of the object's items: bytes, UTF-16 units, references
    /// or, in a dictionary, pairs of references. Checks that the items end before the offset table.
    ///
    /// - Throws: `binary.truncated`, `binary.integer`.
    @inline(__always)
    func items(
        ofSize size: Int, _ bytes: RawSpan
    ) throws(Fault) -> (range: Range<Int>, count: Int) {
        var start = offset + 1
        var count = Int(marker & 0x0F)
        if count == 15 {
            // Fast path: a count after the marker is usually a one-byte integer.
            if end &- offset > 2, bytes.byte(at: offset &+ 1) == 0x10 {
                (start, count) = (offset &+ 3, Int(bytes.byte(at: offset &+ 2)))
            } else {
                (start, count) = try longCount(bytes)
            }
        }
        let (byteCount, overflow) = count.multipliedReportingOverflow(by: size)
        guard !overflow, byteCount <= end &- start else { throw truncated(count) }
        return (Range(uncheckedBounds: (start, start &+ byteCount)), count)
    }

    @inline(never)
    private func longCount(_ bytes: RawSpan) throws(Fault) -> (start: Int, count: Int) {
        guard offset + 1 < end else { throw truncated(1) }
        let marker = bytes.byte(at: offset + 1)
        guard 0x10...0x13 ~= marker else { throw wrongCount() }
        let width = 1 << Int(marker & 0x0F)
        guard width <= end - offset - 2 else { throw truncated(1) }
        // In bounds, even if the count is shorter than a word: the 32-byte trailer follows every
        // object.
        let word = bytes.bigEndianWord(at: offset + 2)
        let count = Int64(bitPattern: word &>> UInt64(64 - 8 * width))
        guard let count = Int(exactly: count), count >= 0 else { throw wrongCount() }
        return (offset + 2 + width, count)
    }

    private func wrongCount() -> Fault {
        Fault(.binaryInteger, at: offset + 1, "the length is not an integer of 0 or more")
    }

    private func truncated(_ count: Int) -> Fault {
        Fault(
            .binaryTruncated, at: offset,
            count > 1
                ? "the object has \(count) items, but the offset table starts before their end"
                : "the offset table starts before the end of the object")
    }

    // MARK: Numbers and dates

    /// - Throws: `binary.truncated`, `binary.object`, `binary.integer`.
    func integer(_ bytes: RawSpan) throws(Fault) -> WireNumber {
        let exponent = Int(marker & 0x0F)
        guard exponent <= 4 else { throw unsupported() }
        guard exponent == 4 else { return WireNumber(Int64(bitPattern: try bits(bytes))) }
        guard 16 < end - offset else { throw truncated(1) }
        let high = bytes.bigEndianWord(at: offset + 1)
        let low = bytes.bigEndianWord(at: offset + 9)
        if high == 0 { return WireNumber(low) }
        guard high == .max, low >> 63 == 1 else {
            throw Fault(.binaryInteger, at: offset, "an integer outside −2^63…2^64−1")
        }
        return WireNumber(Int64(bitPattern: low))
    }

    /// - Throws: `binary.truncated`, `binary.object`.
    func real(_ bytes: RawSpan) throws(Fault) -> Double {
        switch marker & 0x0F {
        case 2: Double(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(bytes))))
        case 3: Double(bitPattern: try bits(bytes))
        default: throw unsupported()
        }
    }

    /// - Throws: `binary.truncated`, `binary.object`, `binary.date`.
    func date(_ bytes: RawSpan) throws(Fault) -> WireDate {
        guard marker == 0x33 else { throw unsupported() }
        guard let date = WireDate(secondsSince2001: try real(bytes)) else {
            throw Fault(.binaryDate, at: offset, "a date outside the years 0001 to 9999")
        }
        return date
    }

    /// Returns the big-endian bytes of a number as an integer. The low four bits of the marker are
    /// the binary logarithm of the number of bytes; callers have checked that it is at most 3.
    private func bits(_ bytes: RawSpan) throws(Fault) -> UInt64 {
        let width = 1 << Int(marker & 0x0F)
        guard width < end - offset else { throw truncated(1) }
        // In bounds, even if the number is shorter than a word: the 32-byte trailer follows every
        // object.
        return bytes.bigEndianWord(at: offset + 1) &>> UInt64(64 - 8 * width)
    }
}
