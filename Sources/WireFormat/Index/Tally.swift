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
        try check(isTagContent: isTagContent, at: offset)
    }

    /// Checks the number of values once more, without the room for a tag's content.
    @inline(__always)
    func check(isTagContent: Bool = false, at offset: Int) throws(Fault) {
        guard valueCount <= limits.valueCount + (isTagContent ? 1 : 0) else {
            throw fault(.valueLimit, at: offset, "more than \(limits.valueCount) values")
        }
    }

    /// Takes back a value: a tag's content, which is none.
    mutating func removeValue() { valueCount -= 1 }

    /// Counts a string or a key.
    @inline(__always)
    mutating func text(_ byteCount: Int, at offset: Int) throws(Fault) {
        guard byteCount <= limits.stringByteCount else {
            throw fault(
                .stringLimit, at: offset,
                "a string of \(byteCount) bytes; \(limits.stringByteCount) are allowed")
        }
        textByteCount += byteCount
        guard textByteCount <= limits.textByteCount else {
            throw fault(
                .textLimit, at: offset, "strings of more than \(limits.textByteCount) bytes in all")
        }
    }

    mutating func data(_ byteCount: Int, at offset: Int) throws(Fault) {
        let (sum, overflow) = dataByteCount.addingReportingOverflow(byteCount)
        guard !overflow, sum <= limits.dataByteCount else {
            throw fault(
                .dataLimit, at: offset, "data of more than \(limits.dataByteCount) bytes in all")
        }
        dataByteCount = sum
    }

    func depthFault(at offset: Int) -> Fault {
        fault(.depthLimit, at: offset, "nested deeper than \(limits.depth) levels")
    }

    /// Kept apart, so that what is nearly always fine stays small.
    @inline(never)
    private func fault(
        _ code: WireError.Code, at offset: Int, _ reason: @autoclosure () -> String
    ) -> Fault {
        Fault(code, at: offset, reason())
    }
}
