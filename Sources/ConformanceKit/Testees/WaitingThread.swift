import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread for blocking calls, which would block one of the few threads of Swift tasks.
struct WaitingThread: Sendable {
    private let queue = DispatchQueue(label: "org.xextensionitem.conformance.testee")

    /// Runs a blocking closure on the thread, and suspends the task until it returns.
    func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: body()) }
        }
    }

    /// Sleeps for 2 ms. The end of a program can only be polled.
    static func pause() { usleep(2000) }
}
