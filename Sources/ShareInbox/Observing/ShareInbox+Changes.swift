import Dispatch
import XExtensionItem

extension ShareInbox {
    /// Tells when entries may have come: look at the inbox then.
    ///
    /// Hints come as soon as the system tells of a change, and at regular times besides: it does not
    /// tell everything. Several changes may have one hint.
    ///
    /// - Parameter interval: the time between looks when nothing is told; 10 seconds unless given.
    /// - Returns: the hints, of which the first comes at once.
    public func changes(polling interval: Duration = .seconds(10)) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // Watched first and looked at second, so that nothing falls between.
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

/// Calls a closure at regular times, until it is cancelled.
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
