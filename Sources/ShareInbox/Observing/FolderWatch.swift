import Dispatch
import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Watches a folder, and reports when a file is moved into it.
///
/// A report is only a hint. Polling finds the changes that the system does not report.
final class FolderWatch: Sendable {
    // Reports for as long as the watch exists.
    private nonisolated(unsafe) let source: any DispatchSourceProtocol

    /// Starts to watch; nil if the system cannot watch the folder.
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
