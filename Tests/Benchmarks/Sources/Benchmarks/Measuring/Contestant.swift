import FoundationEssentials
import Glibc

/// The result of measured work.
struct Product {
    /// The checksum over all values, computed after the clock has stopped; nil if nothing is
    /// decoded.
    let checksum: () throws -> Checksum?

    init(_ checksum: @escaping () throws -> Checksum?) {
        self.checksum = checksum
    }

    init(_ checksum: Checksum) {
        self.checksum = { checksum }
    }
}

/// One measured run.
struct Sample {
    let seconds: Double
    let product: Product
    /// The memory of the process, if the run had its own process.
    var memory: Memory?
}

/// One side of a comparison, whose work is repeatable.
protocol Contestant {
    func sample() throws -> Sample
}

/// The side of a row: its name and its preparation.
struct Subject {
    let name: String
    /// Whether the work runs in this process. Measuring its memory then requires a separate
    /// process.
    let isInProcess: Bool
    let start: () throws -> any Contestant

    /// Work in this process: the outer closure prepares it, and only the inner closure is timed.
    static func here(
        _ name: String, _ prepare: @escaping () throws -> () throws -> Product
    ) -> Subject {
        Subject(name: name, isInProcess: true) { InProcess(work: try prepare()) }
    }

    /// A command that runs in its own process; its time is processor time, or wall-clock time if
    /// waiting matters.
    static func command(
        _ name: String, byTheWall: Bool = false, _ arguments: @escaping () throws -> [String],
        after: @escaping () -> Void = {}
    ) -> Subject {
        Subject(name: name, isInProcess: false) {
            Command(arguments: try arguments(), isByTheWall: byTheWall, after: after)
        }
    }
}

/// Work in this process, repeated within a sample if it is short.
final class InProcess: Contestant {
    private static let shortest = 0.02
    /// Longer work runs without a warm-up.
    private static let longest = 0.5
    private let work: () throws -> Product
    private var repetitions = 1
    private var isCalibrated = false

    init(work: @escaping () throws -> Product) {
        self.work = work
    }

    func sample() throws -> Sample {
        if !isCalibrated {
            isCalibrated = true
            let first = try run(1)
            if first.seconds > Self.longest { return first }
            let once = try run(1).seconds
            repetitions = max(1, min(10_000, Int(Self.shortest / max(once, 1e-9))))
        }
        return try run(repetitions)
    }

    /// Runs a number of times, without a warm-up.
    func run(_ count: Int) throws -> Sample {
        let start = Self.processorTime()
        var product = try work()
        for _ in 1..<max(count, 1) { product = try work() }
        return Sample(seconds: (Self.processorTime() - start) / Double(count), product: product)
    }

    /// The processor time of this thread, which excludes other programs on a shared machine.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// A command, timed from its start to its end.
final class Command: Contestant {
    private let arguments: [String]
    private let isByTheWall: Bool
    private let after: () -> Void

    init(arguments: [String], isByTheWall: Bool, after: @escaping () -> Void) {
        self.arguments = arguments
        self.isByTheWall = isByTheWall
        self.after = after
    }

    func sample() throws -> Sample {
        let clock = ContinuousClock()
        let start = clock.now
        let process = try ChildProcess(arguments, readsOutput: false)
        let (status, memory) = try process.waitSampling()
        let duration = start.duration(to: clock.now) / .seconds(1)
        after()
        guard status == 0 else {
            throw Failure("\(arguments.joined(separator: " ")): exit status \(status)")
        }
        return Sample(
            seconds: isByTheWall ? duration : process.processorTime, product: Product { nil },
            memory: memory)
    }
}
