/// The counts of a document so far, checked against the limits.
struct Tally {
    let limits: WireLimits
    private let budget: ValueBudget
    private let byteCount: Int
    private var valueCount = 0
    /// The number of values to count before ``checkValues(room:at:)`` checks them again.
    private var uncheckedCount: Int
    private var heavyCount = 0
    private var repeatedCount = 0
    /// The number of values at the start of the outermost repeated container; nil if none is open.
    private var repeatStart: Int?
    private var textByteCount = 0
    private var dataByteCount = 0

    init(_ limits: WireLimits, byteCount: Int) {
        self.limits = limits
        self.byteCount = byteCount
        budget = ValueBudget(limits, byteCount: byteCount)
        uncheckedCount = budget.everywhere
    }

    /// Counts a value. A tag counts as one, so there is room for its content.
    @inline(__always)
    mutating func value(isTagContent: Bool = false, at offset: Int) throws(Fault) {
        valueCount += 1
        guard valueCount <= uncheckedCount else {
            return try checkValues(room: isTagContent ? 1 : 0, at: offset)
        }
    }

    /// Checks the number of values again, without the room for a tag's content.
    mutating func checkValueCount(at offset: Int) throws(Fault) {
        guard valueCount <= limits.valueCount else {
            throw Self.valueFault(at: offset, limits.valueCount)
        }
    }

    /// Takes back the count of a tag's content, which is not a value.
    mutating func removeValue() { valueCount -= 1 }

    /// Counts a value that takes much memory: see ``ValueBudget/heavy``.
    @inline(__always)
    mutating func heavyValue() { heavyCount += 1 }

    /// Takes back the count of a dictionary, because it is a tagged value that takes little memory.
    mutating func removeHeavyValue() { heavyCount -= 1 }

    /// Notes the start or the end of a container that was read before.
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
    /// Checks the values beyond the budget for every document, and sets the next count to check at.
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
        // Each further value can be heavy and repeated.
        let rest = min(budget.heavy - heavyCount, repeatedRest)
        uncheckedCount = min(budget.all, valueCount + rest)
    }
}

/// Functions that create faults are apart, so that the code of the usual path stays small.
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

/// The greatest numbers of values for the size of a document, so that its values take memory in
/// proportion to it.
///
/// A value can take one byte of input and fifty bytes of memory. A number of values is therefore
/// free for every document. Beyond it, three kinds are limited by the size of the input: short
/// values, nearly empty containers, and values that a binary property list repeats by reference.
/// Documents with values of usual length are not affected.
struct ValueBudget {
    /// Values of any kind that every document may have.
    let everywhere: Int
    /// Values in total.
    let all: Int
    /// Values that take much more memory than others: arrays, dictionaries, URLs, data.
    let heavy: Int
    /// Values in repeated containers of a binary property list.
    let repeated: Int

    init(_ limits: WireLimits, byteCount: Int) {
        let limit = limits.valueCount
        everywhere = min(limit, max(WireLimits.guaranteed.valueCount, limit / 10))
        all = min(limit, max(everywhere, limit / 4, byteCount / 3))
        heavy = max(limit / 25, byteCount / 32)
        repeated = everywhere
    }
}

/// The counts of the values and text written so far, at least as high as a reader would count.
struct WriterTally {
    private var valueCount = 0
    private var textByteCount = 0
    private var greatestTextByteCount = 0

    /// Counts a value.
    @inline(__always)
    mutating func value() { valueCount &+= 1 }

    /// Counts the text of a string or a key.
    @inline(__always)
    mutating func text(_ byteCount: Int) {
        textByteCount &+= byteCount
        greatestTextByteCount = max(greatestTextByteCount, byteCount)
    }

    /// Returns whether a reader with these limits certainly accepts the values and text. Levels and
    /// data are not counted here.
    func isWithin(_ limits: WireLimits) -> Bool {
        valueCount <= limits.valueCount && textByteCount <= limits.textByteCount
            && greatestTextByteCount <= limits.stringByteCount
    }
}
