import Dispatch
import Essentials
import XExtensionItem

extension Inbox {
    /// Returns hints that entries may have arrived.
    ///
    /// A hint is sent when the system reports a change. Because the system does not report every
    /// change, hints are also sent at regular intervals. Several changes may cause one hint.
    ///
    /// - Parameter interval: the time between hints if no change is reported; 10 seconds by
    ///   default.
    /// - Returns: the hints; the first is sent immediately.
    public func changes(polling interval: Duration = .seconds(10)) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // Watch before the first hint, so that no entry is missed.
            let watch = FolderWatch(layout.path(.ready)) { continuation.yield() }
            let (seconds, attoseconds) = interval.components
            let milliseconds = Double(seconds) * 1e3 + Double(attoseconds) / 1e15
            let step = DispatchTimeInterval.milliseconds(Int(min(max(1, milliseconds), 1e9)))
            nonisolated(unsafe) let timer = DispatchSource.makeTimerSource()
            timer.setEventHandler { continuation.yield() }
            timer.schedule(deadline: .now() + step, repeating: step)
            timer.activate()
            continuation.onTermination = { _ in
                withExtendedLifetime(watch) {}
                timer.cancel()
            }
            continuation.yield()
        }
    }
}

/// Watches a folder, and reports when a file is moved into it.
///
/// Polling finds the changes that the system does not report.
private final class FolderWatch: Sendable {
    // Active for as long as the watch exists.
    private nonisolated(unsafe) let source: any DispatchSourceProtocol

    init?(_ path: String, _ body: @escaping @Sendable () -> Void) {
        #if canImport(Darwin)
            let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor, eventMask: .write)
            source.setEventHandler(handler: body)
        #else
            let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
            guard descriptor >= 0 else { return nil }
            guard inotify_add_watch(descriptor, path, UInt32(IN_MOVED_TO)) >= 0 else {
                close(descriptor)
                return nil
            }
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
            source.setEventHandler {
                var events = [UInt8](repeating: 0, count: 4 << 10)
                while read(descriptor, &events, events.count) > 0 {}
                body()
            }
        #endif
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    deinit {
        source.cancel()
    }
}

extension InboxReader {
    /// Returns the claims as entries arrive, until the task is cancelled.
    ///
    /// - Parameter interval: the time between checks if no change is reported; 10 seconds by
    ///   default.
    /// - Returns: the claims, one at a time.
    public func claims(polling interval: Duration = .seconds(10)) -> InboxClaims {
        InboxClaims(reader: self, interval: interval)
    }
}

/// The claims of a reader, as entries arrive.
///
/// The sequence ends if its task is cancelled, or if claiming throws an error.
public struct InboxClaims: AsyncSequence, Sendable {
    /// A claim.
    public typealias Element = InboxClaim

    let reader: InboxReader
    let interval: Duration

    /// Iterates over the claims.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let reader: InboxReader
        var changes: AsyncStream<Void>.Iterator

        /// Waits for the next claim; returns nil if the task is cancelled. Skips entries that
        /// cannot be moved.
        ///
        /// - Throws: the errors of ``InboxReader/claim()``.
        public mutating func next() async throws -> InboxClaim? {
            while !Task.isCancelled {
                if let claim = try reader.claim(skipping: { _ in }) { return claim }
                guard await changes.next() != nil else { return nil }
            }
            return nil
        }
    }

    /// Creates an iterator, and starts watching the folder.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(
            reader: reader, changes: reader.inbox.changes(polling: interval).makeAsyncIterator())
    }
}
