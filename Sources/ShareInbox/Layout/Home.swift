import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of one writer or reader. Nobody else adds files to it.
///
/// Its name holds the liveness rule of its owner: `only.ROLE`, `lock.ID`, `seen.MILLISECONDS.ID`.
final class Home: Sendable {
    let path: String
    /// Holds the lock of the folder, if there is one.
    private let lock: OpenFile?

    private init(_ path: String, lock: OpenFile? = nil) {
        self.path = path
        self.lock = lock
    }

    deinit {
        // This fails if the folder holds entries, which recovery returns.
        try? FileCalls.removeFolder(path)
    }

    /// Creates a home in a folder, or takes over the home of the previous instance.
    static func open(
        _ liveness: Liveness, in folder: String
    ) throws(OpenFile.Failure) -> Home {
        switch liveness.kind {
        case .onlyInstance(let role):
            let path = folder + "/only." + role
            do throws(OpenFile.Failure) {
                try FileCalls.makeFolder(path)
            } catch {
                guard error.isTaken else { throw error }
            }
            return Home(path)
        case .observed(let milliseconds):
            let path = folder + "/seen.\(milliseconds)." + InboxToken.random().rawValue
            try FileCalls.makeFolder(path)
            return Home(path)
        case .lock:
            return try openLocked(in: folder)
        }
    }

    private static func openLocked(in folder: String) throws(OpenFile.Failure) -> Home {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            throw OpenFile.Failure(code: ENOTSUP)
        #else
            for _ in 0..<100 {
                let path = folder + "/lock." + InboxToken.random().rawValue
                try FileCalls.makeFolder(path)
                // A recovery may take the lock first, or remove the folder.
                do throws(OpenFile.Failure) {
                    let lock = try OpenFile.open(path, O_RDONLY | O_DIRECTORY)
                    if try lock.lock(), try lock.isAt(path) { return Home(path, lock: lock) }
                } catch {
                    guard error.isMissing else { throw error }
                }
            }
            throw OpenFile.Failure(code: EAGAIN)
        #endif
    }

    /// Takes the lock of a home if its owner is dead.
    ///
    /// - Returns: the file that holds the lock; nil if the owner lives, or the system has no locks.
    static func takeOver(_ path: String) throws(OpenFile.Failure) -> OpenFile? {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            return nil
        #else
            let folder = try OpenFile.open(path, O_RDONLY | O_DIRECTORY)
            return try folder.lock() ? folder : nil
        #endif
    }

    /// Whether the folder exists. A recovery that takes the owner for dead removes it.
    var isThere: Bool { (try? FileCalls.exists(path)) ?? true }
}
