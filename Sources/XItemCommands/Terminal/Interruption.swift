import ConformanceKit
import Dispatch
import Essentials
import XExtensionItem

/// Removes the temporary files of this process and kills its testees when a signal ends the
/// process.
///
/// A signal handler may call only async-signal-safe functions, so it writes the number of the
/// signal into a pipe. The reader of the pipe does the work, restores the default action of the
/// signal, and sends the signal again.
final class Interruption: TemporaryNameKeeper {
    /// Serializes all work, so that no temporary file is created while the existing ones are
    /// removed.
    private let queue = DispatchQueue(label: "org.xextensionitem.interruption")
    private nonisolated(unsafe) var paths: Set<String> = []
    private nonisolated(unsafe) var child: Child?
    /// The end of the pipe that signals are read from.
    private let end: Int32
    /// The source of events for the pipe. It exists as long as the process.
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// The end of the pipe that the handler writes to.
    private nonisolated(unsafe) static var pipeEnd: Int32 = -1

    /// Starts watching for SIGINT, SIGTERM and SIGHUP, except for signals that the process already
    /// ignores, for example because `nohup` started it.
    ///
    /// - Returns: nil if the system cannot create a pipe. A signal then ends the process at once.
    static func watching() -> Interruption? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipeEnd = ends[1]
        let interruption = Interruption(reading: ends[0])
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let former = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.pipeEnd, &byte, 1)
            }
            // Compare addresses, because functions are not comparable.
            let addresses = [former, SIG_IGN].map { unsafeBitCast($0, to: Int.self) }
            if addresses[0] == addresses[1] { signal(number, SIG_IGN) }
        }
        return interruption
    }

    private init(reading end: Int32) {
        self.end = end
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        source = DispatchSource.makeReadSource(fileDescriptor: end, queue: queue)
        source.setEventHandler { [unowned self] in takeSignals() }
        source.activate()
    }

    /// Ends the process if a signal has been received. Call this before the process exits: otherwise,
    /// a command whose testee was killed could exit first.
    func finish() {
        queue.sync { takeSignals() }
    }

    /// Handles the signals received so far.
    private func takeSignals() {
        var byte: UInt8 = 0
        while read(end, &byte, 1) == 1 {
            if child == nil { endProcess(by: Int32(byte)) } else { child?.send(Int32(byte)) }
        }
    }

    private func endProcess(by number: Int32) {
        Spawn.killAll()
        removeFiles()
        signal(number, SIG_DFL)
        kill(getpid(), number)
        // Worker threads block signals, so another thread receives the signal, possibly later. Do
        // not return before then: the command could end the process with an exit status.
        while true { pause() }
    }

    /// Removes the temporary files. Retries for up to half a second, because a path is recorded
    /// before its file exists, and another thread may still be adding files to a folder.
    private func removeFiles() {
        for _ in 0..<50 where !paths.isEmpty {
            paths = paths.filter { (try? FileManager.default.removeItem(atPath: $0)) == nil }
            if !paths.isEmpty { usleep(10_000) }
        }
    }

    func begin(_ path: String) {
        queue.sync { _ = paths.insert(path) }
    }

    func end(_ path: String, _ body: () -> Void) {
        queue.sync {
            body()
            paths.remove(path)
        }
    }
}

extension Interruption {
    /// A program that this process runs and forwards signals to.
    private struct Child {
        var process: pid_t?
        /// The last signal received while the program runs.
        var signal: Int32?

        mutating func send(_ number: Int32) {
            signal = number
            if let process { kill(process, number) }
        }
    }

    private static var current: Interruption? { TemporaryName.keeper as? Interruption }

    /// Calls a closure that runs a program and uses its result. Passes signals on to the program. A
    /// signal ends this process only after the closure returns.
    static func delayed<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let current else { return try body() }
        current.queue.sync { current.child = Child() }
        defer {
            current.queue.sync {
                // The last signal might not have been handled yet.
                current.takeSignals()
                let number = current.child?.signal
                current.child = nil
                if let number { current.endProcess(by: number) }
            }
        }
        return try body()
    }

    /// Sets the program that receives the signals; pass nil after it has ended.
    static func pass(to process: pid_t?) {
        guard let current else { return }
        current.queue.sync {
            current.child?.process = process
            if process != nil, let number = current.child?.signal { current.child?.send(number) }
        }
    }
}
