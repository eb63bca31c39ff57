import WorkCounts

/// What a process did: figures that are the same on every machine, and never seconds.
struct Work: Sendable {
    /// Objects that were retained: in a debug build, at least one for each element or string looked at.
    var retains = 0
    /// Blocks of memory that were allocated.
    var allocations = 0
    /// Bytes of memory that were allocated.
    var allocatedBytes = 0
    /// Bytes copied from one place in memory to another.
    var copiedBytes = 0
    /// Bytes of memory compared with others, at most.
    var comparedBytes = 0

    /// The figures, each with its name and how far it may be off, since buffers grow in leaps and other
    /// threads of the process work too.
    var figures: [(name: String, value: Int, tolerance: Int)] {
        [
            ("retains", retains, 2_000), ("allocations", allocations, 300),
            ("allocated bytes", allocatedBytes, 5_000_000), ("copied bytes", copiedBytes, 300_000),
            ("compared bytes", comparedBytes, 20_000),
        ]
    }

    static func - (left: Work, right: Work) -> Work {
        Work(
            retains: left.retains - right.retains,
            allocations: left.allocations - right.allocations,
            allocatedBytes: left.allocatedBytes - right.allocatedBytes,
            copiedBytes: left.copiedBytes - right.copiedBytes,
            comparedBytes: left.comparedBytes - right.comparedBytes)
    }
}

/// Counts what the whole process does, without help of the code that does it: a C target replaces the
/// functions that allocate, copy and compare memory, in the standard library and Foundation too.
///
/// Counting does not end, so it belongs into a process of its own: an exit test.
struct WorkCounter {
    /// Whether this system can count.
    static let isAvailable = work_counts_begin()

    /// Begins to count; nil if this system cannot count.
    static func begin() -> WorkCounter? { isAvailable ? WorkCounter() : nil }

    /// What was done since counting began.
    var total: Work {
        let counts = work_counts_now()
        return Work(
            retains: counts.retains, allocations: counts.allocations,
            allocatedBytes: counts.allocated_bytes, copiedBytes: counts.copied_bytes,
            comparedBytes: counts.compared_bytes)
    }
}
