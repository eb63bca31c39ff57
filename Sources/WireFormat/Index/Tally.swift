/// What a document has held so far, counted against the limits.
struct Tally {
    let limits: WireLimits
    private let budget: ValueBudget
    private let byteCount: Int
    private var valueCount = 0
    /// How many values there may be before ``checkValues(room:at:)`` looks at them again.
    private var uncheckedCount: Int
    private var heavyCount = 0
    private var repeatedCount = 0
    /// How many values there were when a container began that was read before; nil outside of any.
    private var repeatStart: Int?
    private var textByteCount = 0
    private var dataByteCount = 0

    init(_ limits: WireLimits, byteCount: Int) {
        self.limits = limits
        self.byteCount = byteCount
        budget = ValueBudget(limits, byteCount: byteCount)
        uncheckedCount = budget.everywhere
    }

    /// Counts a value; a tag counts as one, so that there is room for its content.
    @inline(__always)
    mutating func value(isTagContent: Bool = false, at offset: Int) throws(Fault) {
        valueCount += 1
        guard valueCount <= uncheckedCount else {
            return try checkValues(room: isTagContent ? 1 : 0, at: offset)
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

    /// Notes that the value counted last, or next, takes much memory: see ``ValueBudget/heavy``.
    @inline(__always)
    mutating func heavyValue() { heavyCount += 1 }

    /// Takes back what was noted of a dictionary, for it is a tagged value that takes little memory.
    mutating func removeHeavyValue() { heavyCount -= 1 }

    /// Notes that a container begins, or ends, that was read before.
    mutating func setRepeating(_ isRepeating: Bool) {
        if let repeatStart { repeatedCount += valueCount - repeatStart }
        repeatStart = isRepeating ? valueCount : nil
        uncheckedCount = min(uncheckedCount, max(budget.everywhere, valueCount + repeatedRest))
    }

    private var repeatedRest: Int {
        guard let repeatStart else { return .max / 2 }
        return budget.repeated - repeatedCount - (valueCount - repeatStart)
    }

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

extension Tally {
    /// Checks values that are more than the budget has everywhere, and says when to look again.
    @inline(never)
    private mutating func checkValues(room: Int, at offset: Int) throws(Fault) {
        guard valueCount <= limits.valueCount + room else {
            throw Self.valueFault(at: offset, limits.valueCount)
        }
        guard valueCount > budget.everywhere + room else { return }
        guard valueCount <= budget.all + room, heavyCount <= budget.heavy, repeatedRest >= 0 else {
            throw Fault(
                .valueLimit, at: offset,
                "\(valueCount) values in \(byteCount) bytes; \(budget.everywhere) are allowed where"
                    + " most take few bytes, or are shared")
        }
        // Each value may be heavy, and repeated.
        let rest = min(budget.heavy - heavyCount, repeatedRest)
        uncheckedCount = min(budget.all, valueCount + rest)
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
