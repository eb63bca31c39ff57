import Dispatch
import Essentials

/// A running program, with pipes to its three standard streams.
///
/// The program leads its own process group, so that its child processes can be killed with it. Call
/// ``end()`` once for each program.
struct ChildProcess: Sendable {
    struct Failure: Error {
        let message: String
    }

    let identifier: pid_t
    /// The kit's ends of the pipes; -1 if closed.
    private(set) var input: Int32
    private(set) var output: Int32
    private(set) var errors: Int32
    /// How the program ended; nil if that is not yet known.
    private(set) var ending: Ending?

    /// Starts a program through the shell.
    ///
    /// - Parameters:
    ///   - command: A command line for `/bin/sh`, with quotes and variables.
    ///   - arguments: Further arguments, passed to the program unchanged.
    /// - Throws: ``Failure`` if the shell does not start. If the shell cannot start the program,
    ///   the shell reports that on standard error.
    init(_ command: String, arguments: [String] = []) throws(Failure) {
        BrokenPipes.areErrors
        let line = arguments.isEmpty ? command : command + " \"$@\""
        self = try Spawn.oneAtATime { () throws(Failure) in
            try ChildProcess(words: ["/bin/sh", "-c", line, "sh"] + arguments)
        }
    }

    private init(words: [String]) throws(Failure) {
        let pipes = try Self.pipes()
        defer {
            for end in [pipes.input.read, pipes.output.write, pipes.errors.write] { close(end) }
        }
        do throws(Failure) {
            identifier = try Spawn.start(
                words, input: pipes.input.read, output: pipes.output.write,
                errors: pipes.errors.write)
        } catch {
            for end in [pipes.input.write, pipes.output.read, pipes.errors.read] { close(end) }
            throw error
        }
        (input, output, errors) = (pipes.input.write, pipes.output.read, pipes.errors.read)
        for end in [input, output, errors] {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
    }

    private static func pipes() throws(Failure) -> (
        input: StreamPipe, output: StreamPipe, errors: StreamPipe
    ) {
        var made: [StreamPipe] = []
        for _ in 0..<3 {
            guard let pipe = StreamPipe() else {
                for one in made { one.close() }
                throw Failure(message: "cannot create a pipe: \(String(cString: strerror(errno)))")
            }
            made.append(pipe)
        }
        return (made[0], made[1], made[2])
    }

    mutating func closeInput() { Self.shut(&input) }
    mutating func closeOutput() { Self.shut(&output) }
    mutating func closeErrors() { Self.shut(&errors) }

    private static func shut(_ descriptor: inout Int32) {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    mutating func hasEnded() -> Bool {
        if ending == nil { wait(WNOHANG) }
        return ending != nil
    }

    private mutating func wait(_ options: Int32) {
        var status: Int32 = 0
        var result = waitpid(identifier, &status, options)
        while result < 0, errno == EINTR { result = waitpid(identifier, &status, options) }
        guard result == identifier else { return }
        ending = Ending(status: status)
        Spawn.recordEnd(of: identifier)
    }

    /// Closes the pipes, and kills the program.
    mutating func end() {
        closeInput()
        closeOutput()
        closeErrors()
        _ = hasEnded()
        // Kill the remaining child processes, which are members of the program's process group.
        kill(-identifier, SIGKILL)
        if ending == nil { wait(0) }
    }
}

extension ChildProcess {
    enum Ending: Hashable, Sendable, CustomStringConvertible {
        case exited(Int32)
        case signaled(Int32)

        init(status: Int32) {
            let signal = status & 0x7F
            self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
        }

        var description: String {
            switch self {
            case .exited(let status): "exit status \(status)"
            case .signaled(let number): "signal \(number) (\(String(cString: strsignal(number))))"
            }
        }
    }
}

/// A deadline on a monotonic clock.
struct Deadline: Sendable {
    private let end: ContinuousClock.Instant

    init(seconds: Double) {
        end = .now + .milliseconds(Int64(max(0, min(seconds, 1e9)) * 1000))
    }

    var isOver: Bool { .now >= end }

    /// The remaining time in milliseconds, for `poll`.
    var milliseconds: Int {
        max(0, (end - .now).milliseconds)
    }
}

extension Duration {
    var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }

    /// The duration in seconds, with millisecond precision.
    var seconds: Double { Double(milliseconds) / 1000 }
}

/// A thread for calls that would block the cooperative thread pool.
struct BlockingThread: Sendable {
    private let queue = DispatchQueue(label: "org.xextensionitem.conformance.testee")

    func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: body()) }
        }
    }

    /// Sleeps for 2 ms, between two checks whether a program has exited.
    static func pause() { usleep(2000) }
}
