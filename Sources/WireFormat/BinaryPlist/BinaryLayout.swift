/// The layout of a binary property list, read from its trailer. Every number of the trailer is
/// checked before use.
struct BinaryLayout {
    static let headerSize = 8
    static let trailerSize = 32

    private(set) var objectCount = 0
    private(set) var root = 0
    private(set) var referenceSize = 1
    private var offsetSize = 1
    /// The right shift that isolates an offset in eight bytes loaded from the offset table.
    /// `referenceShift` does the same for references in containers.
    private var offsetShift: UInt64 = 56
    private var referenceShift: UInt64 = 56
    /// The offset of the offset table, where the objects end.
    private(set) var table = 0

    init() {}

    /// - Throws: `binary.header`, `binary.trailer`, `binary.offset`.
    init(_ bytes: RawSpan) throws(Fault) {
        guard bytes.matches("bplist00", at: 0) else {
            let place = bytes.commonCount(with: "bplist00", at: 0)
            throw Fault(.binaryHeader, at: place, "expected “bplist00”")
        }
        guard bytes.byteCount >= Self.headerSize + Self.trailerSize + 2 else {
            throw Fault(
                .binaryTrailer, at: bytes.byteCount,
                "found \(bytes.byteCount) bytes; expected 42 or more, with a trailer")
        }
        let trailer = bytes.byteCount - Self.trailerSize
        offsetSize = Int(bytes.byte(at: trailer + 6))
        referenceSize = Int(bytes.byte(at: trailer + 7))
        guard 1...8 ~= offsetSize else {
            throw Self.trailerFault(
                at: trailer + 6, "an offset size of \(offsetSize); expected 1 to 8")
        }
        guard 1...8 ~= referenceSize else {
            throw Self.trailerFault(
                at: trailer + 7, "a reference size of \(referenceSize); expected 1 to 8")
        }
        offsetShift = UInt64(64 - 8 * offsetSize)
        referenceShift = UInt64(64 - 8 * referenceSize)
        try readCounts(bytes, trailer)
        try checkOffsets(bytes)
    }

    /// The usual cause of a malformed trailer is a truncated list, whose last 32 bytes are not the
    /// trailer.
    private static func trailerFault(at offset: Int, _ found: String) -> Fault {
        Fault(
            .binaryTrailer, at: offset,
            "the last 32 bytes are not a valid trailer: found \(found);"
                + " the property list may be truncated")
    }

    private mutating func readCounts(_ bytes: RawSpan, _ trailer: Int) throws(Fault) {
        let count = bytes.bigEndianWord(at: trailer + 8)
        let root = bytes.bigEndianWord(at: trailer + 16)
        let table = bytes.bigEndianWord(at: trailer + 24)
        guard count > 0 else {
            throw Self.trailerFault(at: trailer + 8, "an object count of 0")
        }
        guard root < count else {
            throw Self.trailerFault(
                at: trailer + 16,
                "top object \(root) in a list of \(CountText.text(count, "object"))")
        }
        guard table > UInt64(Self.headerSize), table < UInt64(trailer) else {
            throw Self.trailerFault(
                at: trailer + 24, "an offset table that is not between the header and the trailer")
        }
        let (size, overflow) = count.multipliedReportingOverflow(by: UInt64(offsetSize))
        guard !overflow, size == UInt64(trailer) - table else {
            throw Self.trailerFault(
                at: trailer + 24,
                "an offset table of the wrong size for an object count of \(count)")
        }
        (objectCount, self.root, self.table) = (Int(count), Int(root), Int(table))
    }

    private func checkOffsets(_ bytes: RawSpan) throws(Fault) {
        let size = UInt64(table - Self.headerSize)
        var place = table
        for object in 0..<objectCount {
            let offset = bytes.bigEndianWord(at: place) &>> offsetShift
            guard offset &- UInt64(Self.headerSize) < size else {
                throw Fault(
                    .binaryOffset, at: place,
                    "object \(object) has the offset \(offset), which is outside the object section"
                )
            }
            place += offsetSize
        }
    }

    // The loads below read eight bytes even for a shorter offset or reference. They stay in bounds,
    // because the trailer follows every offset and reference, and is longer than eight bytes.

    @inline(__always)
    func offset(of object: Int, _ bytes: RawSpan) -> Int {
        let word = bytes.bigEndianWord(at: table &+ object &* offsetSize)
        return Int(truncatingIfNeeded: word &>> offsetShift)
    }

    /// - Throws: `binary.reference`.
    @inline(__always)
    func reference(at place: Int, _ bytes: RawSpan) throws(Fault) -> Int {
        let number = bytes.bigEndianWord(at: place) &>> referenceShift
        guard number < UInt64(objectCount) else {
            throw Self.wrongReference(number, of: objectCount, at: place)
        }
        return Int(truncatingIfNeeded: number)
    }

    private static func wrongReference(_ number: UInt64, of count: Int, at place: Int) -> Fault {
        Fault(
            .binaryReference, at: place,
            "a reference to object \(number); the list has \(CountText.text(count, "object"))")
    }
}
