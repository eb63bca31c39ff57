import Essentials

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    extension OpenFile {
        /// Locks the file or folder until it is closed or the process ends. Returns false if
        /// another process holds the lock and `waits` is false.
        package func lock(waits: Bool = false) throws(Failure) -> Bool {
            let call = SystemCall(.lock)
            while true {
                do throws(Failure) {
                    try call.perform { flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) }
                    return true
                } catch {
                    if error.code == EWOULDBLOCK { return false }
                    guard error.code == EINTR else { throw error }
                }
            }
        }
    }
#endif

extension AtomicFile {
    /// Calls a closure that reads and rewrites a file. Until the closure returns, any other process
    /// that calls this for a file in the same folder waits.
    ///
    /// This locks the folder instead of the file: writing replaces the file, so a lock on it would
    /// not protect the new file. The lock exists only on Linux and macOS, because iOS ends a
    /// suspended process that holds a lock in a shared folder.
    ///
    /// - Throws: `output.failed` if the folder cannot be opened, and the errors of `body`.
    package static func exclusively<Value>(
        _ path: String, _ body: () throws -> Value
    ) throws -> Value {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            return try body()
        #else
            let folder = try OpenFile.naming(path, code: .output) { () throws(OpenFile.Failure) in
                let folder = try OpenFile.open(
                    Self.folder(of: followingLinks(path)), O_RDONLY | O_DIRECTORY)
                _ = try folder.lock(waits: true)
                return folder
            }
            return try withExtendedLifetime(folder) { try body() }
        #endif
    }
}
