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

/// Writing to a program and reading from it at the same time, so that neither waits for the other.
///
/// ```
/// input  ──►  standard input   ┐
/// answer ◄──  standard output  ├ poll, until there is an answer, an end, or no time left
/// tail   ◄──  standard error   ┘
/// ```
struct Conversation: Sendable {
    /// What ends it.
    enum End: Sendable {
        /// There is a whole line.
        case line
        /// The output was closed.
        case outputClosed
        /// The program has ended, though somebody else still holds its output.
        case programEnded
        /// The time is over.
        case timedOut
        /// There is more output than any answer has.
        case tooLong
    }

    /// The most bytes that are kept of the messages on standard error: the last ones.
    static let errorByteCount = 16 << 10

    var child: ChildProcess
    /// What was printed and not yet taken.
    var output = Data()
    /// The end of what was written to standard error.
    private(set) var errors = Data()
    /// The most bytes that an answer may have.
    let outputByteCount: Int
    private var unwritten = Data()
    private var written = 0

    init(_ child: ChildProcess, outputByteCount: Int) {
        self.child = child
        self.outputByteCount = outputByteCount
    }

    /// Writes, and reads until a line is complete or the output ends.
    ///
    /// - Parameters:
    ///   - input: what to write.
    ///   - closes: whether the input ends with it.
    ///   - awaitsLine: whether a line suffices; else all output is read.
    ///   - deadline: when to give up.
    /// - Returns: what ended it.
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
                // Nothing moves any more: whoever else holds the pipes is no testee.
                drain()
                if child.output < 0 { return .outputClosed }
                return awaitsLine && output.contains(UInt8(ascii: "\n")) ? .line : .programEnded
            }
        }
    }

    /// Reads what is there, without waiting.
    mutating func drain() {
        while readOutput() || readErrors() {}
    }

    /// Waits for something to happen, a tenth of a second at most, and does it; says whether it did.
    private mutating func step(_ deadline: Deadline) -> Bool {
        let wants = written < unwritten.count
        var polled = [
            pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: child.errors, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wants ? child.input : -1, events: Int16(POLLOUT), revents: 0),
        ]
        let count = poll(&polled, 3, Int32(min(100, deadline.milliseconds + 1)))
        guard count > 0 else { return false }
        var moved = false
        if polled[0].revents != 0, readOutput() { moved = true }
        if polled[1].revents != 0, readErrors() { moved = true }
        if polled[2].revents != 0, writeInput() { moved = true }
        return moved
    }

    /// Reads a piece of the output; false when there is none.
    private mutating func readOutput() -> Bool {
        guard child.output >= 0 else { return false }
        switch Self.read(child.output) {
        case .piece(let piece): output.append(contentsOf: piece)
        case .nothing: return false
        case .end: child.closeOutput()
        }
        return true
    }

    private mutating func readErrors() -> Bool {
        guard child.errors >= 0 else { return false }
        switch Self.read(child.errors) {
        case .piece(let piece):
            errors.append(contentsOf: piece)
            errors = Data(errors.suffix(Self.errorByteCount))
        case .nothing: return false
        case .end: child.closeErrors()
        }
        return true
    }

    private enum Piece {
        case piece([UInt8])
        case nothing
        case end
    }

    private static func read(_ descriptor: Int32) -> Piece {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        let count = systemRead(descriptor, &bytes, bytes.count)
        if count > 0 { return .piece(Array(bytes[..<count])) }
        if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
        return .end
    }

    /// Writes a piece; a program that no longer reads gets no more, and that is its own affair.
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

    /// Takes the first line of the output, without its end.
    mutating func takeLine() -> Data? {
        guard let end = output.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = Data(output[..<end])
        output = Data(output[(end + 1)...])
        return line
    }

    /// The end of what was written to standard error, as text.
    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// Forgets what was written to standard error.
    mutating func forgetErrors() { errors = Data() }
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.read(number, bytes, count)
    #elseif canImport(Musl)
        Musl.read(number, bytes, count)
    #else
        Darwin.read(number, bytes, count)
    #endif
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.write(number, bytes, count)
    #elseif canImport(Musl)
        Musl.write(number, bytes, count)
    #else
        Darwin.write(number, bytes, count)
    #endif
}
