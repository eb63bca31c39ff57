import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread for what waits: tasks have few threads, and none to spare for that.
struct WaitingThread: Sendable {
    private let queue = DispatchQueue(label: "org.xextensionitem.conformance.testee")

    /// Runs what waits, and suspends the task meanwhile.
    func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: body()) }
        }
    }

    /// Waits a moment: for the end of a program there is nothing to wait on but time.
    static func pause() { usleep(2000) }
}
