/// What a document has held so far, counted against the limits.
struct Tally {
    let limits: WireLimits
    private var valueCount = 0
    private var textByteCount = 0
    private var dataByteCount = 0

    init(_ limits: WireLimits) {
        self.limits = limits
    }

    /// Counts a value; a tag counts as one, so that there is room for its content.
    @inline(__always)
    mutating func value(isTagContent: Bool = false, at offset: Int) throws(Fault) {
        valueCount += 1
        guard valueCount <= limits.valueCount + (isTagContent ? 1 : 0) else {
            throw Self.valueFault(at: offset, limits.valueCount)
        }
    }

    /// Checks the number of values once more, without the room for a tag's content.
    mutating func checkValueCount(at offset: Int) throws(Fault) {
        guard valueCount <= limits.valueCount else {
            throw Self.valueFault(at: offset, limits.valueCount)
        }
    }

    /// Takes back a value: a tag's content, which is none.
    mutating func removeValue() { valueCount -= 1 }

    /// Counts a string or a key.
    @inline(__always)
    mutating func text(_ byteCount: Int, at offset: Int) throws(Fault) {
        guard byteCount <= limits.stringByteCount else {
            throw Self.stringFault(at: offset, byteCount, limits.stringByteCount)
        }
        textByteCount += byteCount
        guard textByteCount <= limits.textByteCount else {
            throw Self.textFault(at: offset, limits.textByteCount)
        }
    }

    mutating func data(_ byteCount: Int, at offset: Int) throws(Fault) {
        let (sum, overflow) = dataByteCount.addingReportingOverflow(byteCount)
        guard !overflow, sum <= limits.dataByteCount else {
            throw Fault(
                .dataLimit, at: offset, "data of more than \(limits.dataByteCount) bytes in all")
        }
        dataByteCount = sum
    }
}

/// Faults are made apart, so that what is nearly always fine stays small.
extension Tally {
    @inline(never)
    private static func valueFault(at offset: Int, _ limit: Int) -> Fault {
        Fault(.valueLimit, at: offset, "more than \(limit) values")
    }

    @inline(never)
    private static func stringFault(at offset: Int, _ byteCount: Int, _ limit: Int) -> Fault {
        Fault(.stringLimit, at: offset, "a string of \(byteCount) bytes; \(limit) are allowed")
    }

    @inline(never)
    private static func textFault(at offset: Int, _ limit: Int) -> Fault {
        Fault(.textLimit, at: offset, "strings of more than \(limit) bytes in all")
    }

    @inline(never)
    static func depthFault(at offset: Int, _ limit: Int) -> Fault {
        Fault(.depthLimit, at: offset, "nested deeper than \(limit) levels")
    }
}
