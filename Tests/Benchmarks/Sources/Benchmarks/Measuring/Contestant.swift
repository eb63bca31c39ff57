import FoundationEssentials
import Glibc

/// What a measured piece of work came to.
struct Product {
    /// The checksum over all values, made after the clock has stopped; nil where nothing is decoded.
    let checksum: () throws -> Checksum?

    init(_ checksum: @escaping () throws -> Checksum?) {
        self.checksum = checksum
    }

    init(_ checksum: Checksum) {
        self.checksum = { checksum }
    }
}

/// One run of a piece of work.
struct Sample {
    let seconds: Double
    let product: Product
    /// The memory of the process, when the run was one of its own.
    var memory: Memory?
}

/// One side of a comparison: it can do its work again and again.
protocol Contestant {
    func sample() throws -> Sample
}

/// Who does a row's work: a name, and how to get ready.
struct Subject {
    let name: String
    /// Whether the work is done in this process, so that its memory needs one of its own.
    let isInProcess: Bool
    let start: () throws -> any Contestant

    /// Work in this process: the outer closure gets ready, the inner one is what the clock sees.
    static func here(
        _ name: String, _ prepare: @escaping () throws -> () throws -> Product
    ) -> Subject {
        Subject(name: name, isInProcess: true) { InProcess(work: try prepare()) }
    }

    /// A command that runs as a process of its own; its time is that of the processor, or, where it is
    /// about waiting, that of the clock on the wall.
    static func command(
        _ name: String, byTheWall: Bool = false, _ arguments: @escaping () throws -> [String],
        after: @escaping () -> Void = {}
    ) -> Subject {
        Subject(name: name, isInProcess: false) {
            Command(arguments: try arguments(), isByTheWall: byTheWall, after: after)
        }
    }
}

/// Work in this process, repeated within a sample when it is short.
final class InProcess: Contestant {
    private static let shortest = 0.02
    /// Work beyond that is not run once in vain, to get warm.
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
            let first = try time(1)
            if first.seconds > Self.longest { return first }
            let once = try time(1).seconds
            repetitions = max(1, min(10_000, Int(Self.shortest / max(once, 1e-9))))
        }
        return try time(repetitions)
    }

    /// Runs once, without having run before.
    func once() throws -> Sample { try time(1) }

    private func time(_ count: Int) throws -> Sample {
        let start = Self.processorTime()
        var product = try work()
        for _ in 1..<max(count, 1) { product = try work() }
        return Sample(seconds: (Self.processorTime() - start) / Double(count), product: product)
    }

    /// The time that this thread has had a processor: on a machine that others use as well, what they
    /// do does not count.
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
