/// Counts a document's values, strings and data so far, and checks the counts against the limits.
struct Tally {
    let limits: WireLimits
    private let budget: ValueBudget
    private let byteCount: Int
    private var valueCount = 0
    /// The highest `valueCount` that needs no call of ``checkValues(room:at:)``.
    private var uncheckedCount: Int
    private var largeCount = 0
    private var repeatedCount = 0
    /// The `valueCount` when the outermost repeated container began; nil outside repeated
    /// containers.
    private var repeatStart: Int?
    private var textByteCount = 0
    private var dataByteCount = 0

    init(_ limits: WireLimits, byteCount: Int) {
        self.limits = limits
        self.byteCount = byteCount
        budget = ValueBudget(limits, byteCount: byteCount)
        uncheckedCount = budget.base
    }

    /// A tag counts as one value, so the count may exceed the limit by one while the tag's content
    /// is read.
    @inline(__always)
    mutating func value(isTagContent: Bool = false, at offset: Int) throws(Fault) {
        valueCount += 1
        guard valueCount <= uncheckedCount else {
            return try checkValues(room: isTagContent ? 1 : 0, at: offset)
        }
    }

    /// Checks the number of values again, without room for the content of a tag.
    mutating func checkValueCount(at offset: Int) throws(Fault) {
        guard valueCount <= limits.valueCount else {
            throw Self.valueFault(at: offset, limits.valueCount)
        }
    }

    /// Undoes the count of a tag's content, which is not a value.
    mutating func removeValue() { valueCount -= 1 }

    /// Counts a value that takes a lot of memory; see ``ValueBudget/large``.
    @inline(__always)
    mutating func countLargeValue() { largeCount += 1 }

    /// Undoes the count of a dictionary that turned out to be a tagged value, which takes little
    /// memory.
    mutating func uncountLargeValue() { largeCount -= 1 }

    /// Records the start or the end of a container that was already read through another reference.
    mutating func setRepeating(_ isRepeating: Bool) {
        if let repeatStart { repeatedCount += valueCount - repeatStart }
        repeatStart = isRepeating ? valueCount : nil
        uncheckedCount = min(uncheckedCount, max(budget.base, valueCount + repeatedRest))
    }

    private var repeatedRest: Int {
        guard let repeatStart else { return .max / 2 }
        return budget.repeated - repeatedCount - (valueCount - repeatStart)
    }

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
                .dataLimit, at: offset, "more than \(limits.dataByteCount) bytes of data in total")
        }
        dataByteCount = sum
    }
}

extension Tally {
    /// Checks the values beyond the base budget, and sets the value count up to which no further
    /// check is needed.
    @inline(never)
    private mutating func checkValues(room: Int, at offset: Int) throws(Fault) {
        guard valueCount <= limits.valueCount + room else {
            throw Self.valueFault(at: offset, limits.valueCount)
        }
        guard valueCount > budget.base + room else { return }
        guard valueCount <= budget.total + room, largeCount <= budget.large, repeatedRest >= 0
        else {
            throw Fault(
                .valueLimit, at: offset,
                "\(valueCount) values in \(byteCount) bytes; at most \(budget.base) are allowed"
                    + " if values are very short or shared")
        }
        // Each further value can be both large and repeated, so the smaller of the two remaining
        // budgets limits the number of values.
        let rest = min(budget.large - largeCount, repeatedRest)
        uncheckedCount = min(budget.total, valueCount + rest)
    }
}

/// Separate functions create the faults, to keep the fast path small.
extension Tally {
    @inline(never)
    private static func valueFault(at offset: Int, _ limit: Int) -> Fault {
        Fault(.valueLimit, at: offset, "more than \(limit) values")
    }

    @inline(never)
    private static func stringFault(at offset: Int, _ byteCount: Int, _ limit: Int) -> Fault {
        Fault(
            .stringLimit, at: offset, "a string of \(byteCount) bytes; at most \(limit) are allowed"
        )
    }

    @inline(never)
    private static func textFault(at offset: Int, _ limit: Int) -> Fault {
        Fault(.textLimit, at: offset, "more than \(limit) bytes of strings in total")
    }

    @inline(never)
    static func depthFault(at offset: Int, _ limit: Int) -> Fault {
        Fault(.depthLimit, at: offset, "nested deeper than \(limit) levels")
    }
}

/// Limits on the number of values. They grow with the size of the input, and keep the memory
/// proportional to that size.
///
/// A value can take one byte of input and fifty bytes of memory. Every document may have `base`
/// values. If a document has more values, the size of the input limits the number of all values,
/// and the number of those that take a lot of memory. Repeated containers of a binary property list
/// may then have at most `base` values in total. Documents with values of usual length are not
/// affected.
struct ValueBudget {
    let base: Int
    let total: Int
    /// The maximum number of values that take a lot of memory: arrays, dictionaries, URLs, data.
    let large: Int
    /// The maximum number of values in repeated containers of a binary property list.
    let repeated: Int

    init(_ limits: WireLimits, byteCount: Int) {
        let limit = limits.valueCount
        base = min(limit, max(WireLimits.guaranteedValueCount, limit / 10))
        total = min(limit, max(base, limit / 4, byteCount / 3))
        large = max(limit / 25, byteCount / 32)
        repeated = base
    }
}

/// Counts the values and the text written so far. The counts are never lower than those of a
/// reader.
struct WriterTally {
    private var valueCount = 0
    private var textByteCount = 0
    private var longestTextByteCount = 0

    @inline(__always)
    mutating func value() { valueCount &+= 1 }

    @inline(__always)
    mutating func text(_ byteCount: Int) {
        textByteCount &+= byteCount
        longestTextByteCount = max(longestTextByteCount, byteCount)
    }

    /// Returns whether a reader with these limits is known to accept the number of values and the
    /// length of text. The depth and the size of data are not checked.
    func isWithin(_ limits: WireLimits) -> Bool {
        valueCount <= limits.valueCount && textByteCount <= limits.textByteCount
            && longestTextByteCount <= limits.stringByteCount
    }
}
