import Dispatch
import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells when something is moved into a folder, as soon as the system does.
///
/// It is a hint: what is in the folder counts, and polling finds what no system tells.
final class FolderWatch: Sendable {
    // Calls for as long as the watch is held.
    private nonisolated(unsafe) let source: any DispatchSourceProtocol

    /// Starts to watch.
    ///
    /// - Returns: nil where the system has no watch to give.
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
