import Essentials
import XExtensionItem

/// Writes to and reads from a program concurrently, so that neither side blocks.
///
/// ```
/// input  ──►  standard input   ┐
/// answer ◄──  standard output  ├ poll, until an answer, an end or a timeout
/// tail   ◄──  standard error   ┘
/// ```
struct Conversation: Sendable {
    enum End: Sendable {
        case line
        case outputClosed
        /// The program has ended, but another process still has its output pipe open.
        case programEnded
        case timedOut
        case tooLong
    }

    /// The number of bytes kept from the end of standard error.
    static let errorByteCount = 16 << 10

    var child: ChildProcess
    /// Output that ``takeLine()`` has not yet returned.
    var output = Data()
    /// The last part of the program's standard error.
    private(set) var errors = Data()
    let outputByteCount: Int
    private var unwritten = Data()
    private var written = 0

    init(_ child: ChildProcess, outputByteCount: Int) {
        self.child = child
        self.outputByteCount = outputByteCount
    }

    /// Starts a program through the shell, and accepts at most 64 MiB of its output.
    init(with command: String, arguments: [String] = []) throws(TesteeError) {
        do throws(ChildProcess.Failure) {
            self.init(
                try ChildProcess(command, arguments: arguments), outputByteCount: 64 << 20)
        } catch {
            throw TesteeError(.crashed, "the testee cannot be started: \(error.message)")
        }
    }

    /// Writes the input, and reads until a line is complete or the output ends.
    ///
    /// If `closes` is true, closes the program's standard input after writing the input. If
    /// `awaitsLine` is true, stops after one line; otherwise reads all output.
    mutating func exchange(
        _ input: Data, closes: Bool, awaitsLine: Bool, _ deadline: Deadline
    ) -> End {
        (unwritten, written) = (input, 0)
        var newlineSearch = 0
        while true {
            if awaitsLine {
                if output.dropFirst(newlineSearch).contains(UInt8(ascii: "\n")) { return .line }
                newlineSearch = output.count
            }
            if output.count > outputByteCount { return .tooLong }
            if child.output < 0 { return .outputClosed }
            if closes, written == unwritten.count { child.closeInput() }
            if deadline.isOver { return .timedOut }
            if !step(deadline), child.hasEnded() {
                // The program has ended. Do not wait for other processes that hold its pipes.
                drain()
                if child.output < 0 { return .outputClosed }
                return awaitsLine && output.contains(UInt8(ascii: "\n")) ? .line : .programEnded
            }
        }
    }

    /// Reads the available output, without waiting.
    mutating func drain() {
        while readOutput() || readErrors() {}
    }

    /// Waits at most a tenth of a second, then reads and writes without blocking. Returns whether
    /// any bytes were transferred.
    private mutating func step(_ deadline: Deadline) -> Bool {
        let wants = written < unwritten.count
        var polled = [
            pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: child.errors, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wants ? child.input : -1, events: Int16(POLLOUT), revents: 0),
        ]
        let count = poll(&polled, 3, Int32(min(100, deadline.milliseconds + 1)))
        guard count > 0 else { return false }
        var transferred = false
        if polled[0].revents != 0, readOutput() { transferred = true }
        if polled[1].revents != 0, readErrors() { transferred = true }
        if polled[2].revents != 0, writeInput() { transferred = true }
        return transferred
    }

    private mutating func readOutput() -> Bool {
        guard child.output >= 0, let bytes = Self.read(child.output) else { return false }
        if bytes.isEmpty { child.closeOutput() } else { output.append(contentsOf: bytes) }
        return true
    }

    private mutating func readErrors() -> Bool {
        guard child.errors >= 0, let bytes = Self.read(child.errors) else { return false }
        if bytes.isEmpty { child.closeErrors() }
        errors = Data((errors + bytes).suffix(Self.errorByteCount))
        return true
    }

    /// Returns nil if no bytes have arrived yet, and no bytes if the output has ended.
    private static func read(_ descriptor: Int32) -> ArraySlice<UInt8>? {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        let count = systemRead(descriptor, &bytes, bytes.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return nil }
        return bytes.prefix(max(0, count))
    }

    /// Writes as much of the input as the pipe accepts. If the program no longer reads its input,
    /// closes it without an error.
    private mutating func writeInput() -> Bool {
        let count = unwritten.withUnsafeBytes { bytes in
            systemWrite(child.input, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        }
        if count < 0, errno == EAGAIN || errno == EINTR { return false }
        guard count > 0 else {
            written = unwritten.count
            child.closeInput()
            return true
        }
        written += count
        return true
    }

    mutating func takeLine() -> Data? {
        guard let end = output.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = Data(output[..<end])
        // Keep a slice: copying the rest for each line would be quadratic. If nothing is left, free
        // the bytes.
        output = end + 1 == output.endIndex ? Data() : output[(end + 1)...]
        return line
    }

    var errorText: String { String(decoding: errors, as: UTF8.self) }

    mutating func discardErrors() { errors = Data() }
}
