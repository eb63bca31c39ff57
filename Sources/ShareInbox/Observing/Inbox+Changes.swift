import Dispatch
import XExtensionItem

extension Inbox {
    /// Returns hints that entries may have arrived.
    ///
    /// A hint comes when the system reports a change, and at regular intervals, because the system does
    /// not report everything. Several changes may cause one hint.
    ///
    /// - Parameter interval: the time between looks if nothing is reported; 10 seconds by default.
    /// - Returns: the hints, of which the first comes at once.
    public func changes(polling interval: Duration = .seconds(10)) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // Watch before the first look, so that no entry is missed.
            let watch = FolderWatch(layout.path(.ready)) { continuation.yield() }
            let timer = Timer(every: interval) { continuation.yield() }
            continuation.onTermination = { _ in
                withExtendedLifetime(watch) {}
                timer.cancel()
            }
            continuation.yield()
        }
    }
}

/// Calls a closure at regular intervals until it is cancelled.
private final class Timer: Sendable {
    private nonisolated(unsafe) let source: any DispatchSourceTimer

    init(every interval: Duration, _ body: @escaping @Sendable () -> Void) {
        let (seconds, attoseconds) = interval.components
        let milliseconds = min(Double(seconds) * 1e3 + Double(attoseconds) / 1e15, 1e9)
        source = DispatchSource.makeTimerSource()
        source.setEventHandler(handler: body)
        let step = DispatchTimeInterval.milliseconds(max(1, Int(milliseconds)))
        source.schedule(deadline: .now() + step, repeating: step)
        source.activate()
    }

    func cancel() { source.cancel() }
}
