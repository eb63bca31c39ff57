/// What a process did: figures that are the same on every machine, and never seconds.
struct Work: Sendable {
    /// Calls from the program into the libraries under it: the runtime, the standard library, the
    /// system. In a debug build there is one at least for each byte, element or character looked at.
    var calls = 0
    /// Blocks of memory asked for.
    var allocations = 0
    /// Bytes of memory asked for.
    var allocatedBytes = 0
    /// Bytes moved from one place in memory to another.
    var copiedBytes = 0
    /// Bytes of memory compared with others, at most.
    var comparedBytes = 0

    /// The figures, each with its name and how far it may be off, since buffers grow in leaps and other
    /// threads of the process work too.
    var figures: [(name: String, value: Int, tolerance: Int)] {
        [
            ("calls", calls, 2_000), ("allocations", allocations, 300),
            ("allocated bytes", allocatedBytes, 5_000_000), ("copied bytes", copiedBytes, 300_000),
            ("compared bytes", comparedBytes, 20_000),
        ]
    }

    static func - (left: Work, right: Work) -> Work {
        Work(
            calls: left.calls - right.calls, allocations: left.allocations - right.allocations,
            allocatedBytes: left.allocatedBytes - right.allocatedBytes,
            copiedBytes: left.copiedBytes - right.copiedBytes,
            comparedBytes: left.comparedBytes - right.comparedBytes)
    }
}
