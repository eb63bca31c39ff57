#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that was started, with pipes to its three standard streams.
///
/// It runs in a process group of its own, so that whatever a shell started in it ends with it. A value
/// of this type is only numbers: whoever holds it calls ``end(within:)`` once.
struct ChildProcess: Sendable {
    /// Why a program could not be started.
    struct Failure: Error {
        let reason: String
    }

    let identifier: pid_t
    /// The ends that the kit holds; -1 when closed.
    private(set) var input: Int32
    private(set) var output: Int32
    private(set) var errors: Int32
    /// How it ended, once that is known.
    private(set) var ending: Ending?

    /// Starts a program through the shell.
    ///
    /// - Parameters:
    ///   - command: a command line as one types it: with quotes, variables and whatever `/bin/sh` has.
    ///   - arguments: further arguments, which reach the program unchanged.
    /// - Throws: why the shell cannot be started; what it cannot start, it says itself.
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

    private static func pipes() throws(Failure) -> (input: Pipe, output: Pipe, errors: Pipe) {
        var made: [Pipe] = []
        for _ in 0..<3 {
            guard let pipe = Pipe() else {
                for one in made { one.close() }
                throw Failure(reason: "no pipe: \(String(cString: strerror(errno)))")
            }
            made.append(pipe)
        }
        return (made[0], made[1], made[2])
    }

    /// Says that there is nothing more to read for it.
    mutating func closeInput() { Self.shut(&input) }
    /// Reads no more of what it prints.
    mutating func closeOutput() { Self.shut(&output) }
    /// Reads no more of its messages.
    mutating func closeErrors() { Self.shut(&errors) }

    private static func shut(_ descriptor: inout Int32) {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// Whether it has ended; then ``ending`` says how.
    mutating func hasEnded() -> Bool {
        if ending == nil { wait(WNOHANG) }
        return ending != nil
    }

    private mutating func wait(_ options: Int32) {
        var status: Int32 = 0
        var result = waitpid(identifier, &status, options)
        while result < 0, errno == EINTR { result = waitpid(identifier, &status, options) }
        if result == identifier { ending = Ending(status: status) }
    }

    /// Waits for its end, and brings it about when there is none in time.
    mutating func end(within seconds: Double) {
        closeInput()
        closeOutput()
        closeErrors()
        let deadline = Deadline(seconds: seconds)
        while !hasEnded(), !deadline.isOver { WaitingThread.pause() }
        // Whatever it left behind goes with it; the group stays as long as anything is in it.
        kill(-identifier, SIGKILL)
        if ending == nil { wait(0) }
    }
}

extension ChildProcess {
    /// How a program ended.
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

/// A moment in the future, by a clock that nobody sets.
struct Deadline: Sendable {
    private let end: ContinuousClock.Instant

    init(seconds: Double) {
        end = .now + .milliseconds(Int64(max(0, min(seconds, 1e9)) * 1000))
    }

    var isOver: Bool { .now >= end }

    /// Milliseconds to go, for `poll`.
    var milliseconds: Int {
        let left = (end - .now).components
        return max(0, Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000))
    }
}

/// The two ends of a pipe, which no program inherits.
private struct Pipe {
    let read: Int32
    let write: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (read, write) = (Self.aboveStandard(ends[0]), Self.aboveStandard(ends[1]))
    }

    /// A number that no standard stream has, should the kit have been started without them.
    private static func aboveStandard(_ descriptor: Int32) -> Int32 {
        guard descriptor <= STDERR_FILENO else { return descriptor }
        let other = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        _ = systemClose(descriptor)
        return other
    }

    func close() {
        _ = systemClose(read)
        _ = systemClose(write)
    }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// What a write to a program that has ended does.
private enum BrokenPipes {
    /// An error of the write, and no end of the kit; unless the host has a handler of its own.
    static let areErrors: Void = {
        var action = sigaction()
        guard sigaction(SIGPIPE, nil, &action) == 0 else { return }
        #if canImport(Darwin)
            let isDefault = action.__sigaction_u.__sa_handler == nil
        #elseif canImport(Musl)
            let isDefault = action.__sa_handler.sa_handler == nil
        #else
            let isDefault = action.__sigaction_handler.sa_handler == nil
        #endif
        if isDefault { signal(SIGPIPE, SIG_IGN) }
    }()
}
