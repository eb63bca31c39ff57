import FoundationEssentials
import Glibc

/// A child process that reads requests and writes responses, one per line.
final class ChildProcess {
    private var process: pid_t = 0
    private var input: Int32 = -1
    private var output: Int32 = -1
    private var pending: [UInt8] = []
    private var isOver = false

    /// Starts a program, which inherits standard error.
    ///
    /// - Parameters:
    ///   - arguments: the program's name, which is looked up in `PATH`, and its arguments.
    ///   - readsOutput: whether to read its output instead of discarding it.
    /// - Throws: a failure if it cannot be started.
    init(_ arguments: [String], readsOutput: Bool = true) throws {
        var toChild: [Int32] = [-1, -1]
        var fromChild: [Int32] = [-1, -1]
        guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else {
            throw Failure("cannot create a pipe")
        }
        for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        if readsOutput {
            posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        } else {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let status = posix_spawnp(&process, arguments[0], &actions, nil, &words, environ)
        close(toChild[0])
        close(fromChild[1])
        (input, output) = (toChild[1], fromChild[0])
        guard status == 0 else {
            isOver = true
            throw Failure("\(arguments[0]): \(String(cString: strerror(status)))")
        }
    }

    deinit {
        close(input)
        close(output)
        if !isOver { _ = try? wait() }
    }

    /// Sends a line.
    func send(_ line: String) throws {
        var bytes = Array((line + "\n").utf8)
        guard write(input, &bytes, bytes.count) == bytes.count else {
            throw Failure("the peer has exited")
        }
    }

    /// The next line; nil at the end.
    func line() -> String? {
        while true {
            if let end = pending.firstIndex(of: 10) {
                defer { pending.removeSubrange(...end) }
                return String(decoding: pending[..<end], as: UTF8.self)
            }
            guard fill() else { return nil }
        }
    }

    /// Returns the whole output of the process.
    func text() -> String {
        while fill() {}
        return String(decoding: pending, as: UTF8.self)
    }

    private func fill() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(output, &bytes, bytes.count)
        guard count > 0 else { return false }
        pending += bytes[..<count]
        return true
    }

    /// The processor time of the process, after it has exited.
    private(set) var processorTime = 0.0

    /// Waits for the process to exit; returns its status.
    func wait() throws -> Int32 {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw Failure("cannot wait for the process") }
        }
        for time in [usage.ru_utime, usage.ru_stime] {
            processorTime += Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
        }
        isOver = true
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    /// Waits for the process to exit, and samples its memory twice per millisecond.
    func waitSampling() throws -> (status: Int32, memory: Memory) {
        var memory = Memory()
        var information = siginfo_t()
        while true {
            memory.sample(process: "\(process)")
            information.si_signo = 0
            waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
            if information.si_signo != 0 { break }
            usleep(500)
        }
        return (try wait(), memory)
    }
}
