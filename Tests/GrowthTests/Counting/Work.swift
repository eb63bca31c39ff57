import TestSupport
import WorkCounts

/// The work of a process: counts that are the same on every machine, never seconds.
struct Work: Sendable {
    /// Retained objects: in a debug build, at least one per accessed element or string.
    var retains = 0
    /// Blocks of memory that were allocated.
    var allocations = 0
    /// Bytes of memory that were allocated.
    var allocatedBytes = 0
    /// Bytes copied from one place in memory to another.
    var copiedBytes = 0
    /// An upper bound on the bytes that were compared.
    var comparedBytes = 0
    /// Bytes that commands printed.
    var printedBytes = 0

    /// The counts, each with its name and tolerance. Buffers grow in steps, and other threads of
    /// the process work too.
    var figures: [(name: String, value: Int, tolerance: Int)] {
        [
            ("retains", retains, 2_000), ("allocations", allocations, 300),
            ("allocated bytes", allocatedBytes, 5_000_000), ("copied bytes", copiedBytes, 300_000),
            ("compared bytes", comparedBytes, 20_000), ("printed bytes", printedBytes, 2_000),
        ]
    }

    static func - (left: Work, right: Work) -> Work {
        Work(
            retains: left.retains - right.retains,
            allocations: left.allocations - right.allocations,
            allocatedBytes: left.allocatedBytes - right.allocatedBytes,
            copiedBytes: left.copiedBytes - right.copiedBytes,
            comparedBytes: left.comparedBytes - right.comparedBytes,
            printedBytes: left.printedBytes - right.printedBytes)
    }
}

/// Counts the work of the whole process, without instrumenting its code: a C target replaces the
/// functions that allocate, copy and compare memory, also for the standard library and Foundation.
///
/// Counting does not end, so it requires its own process: an exit test.
struct WorkCounter {
    /// Whether growth is measured, and this system is supported.
    static let isAvailable = TestExtent.measuresGrowth && work_counts_begin()

    /// Starts counting; nil if this system is not supported.
    static func begin() -> WorkCounter? { isAvailable ? WorkCounter() : nil }

    /// The work since counting started.
    var total: Work {
        let counts = work_counts_now()
        return Work(
            retains: counts.retains, allocations: counts.allocations,
            allocatedBytes: counts.allocated_bytes, copiedBytes: counts.copied_bytes,
            comparedBytes: counts.compared_bytes, printedBytes: counts.printed_bytes)
    }
}
