import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of one writer or reader, in which nobody else puts anything.
///
/// Its name says how others know that its owner is dead: `only.ROLE`, `lock.ID`, `seen.MS.ID`.
final class Home: Sendable {
    let path: String
    /// Holds the lock of the folder, if there is one.
    private let lock: OpenFile?

    private init(_ path: String, lock: OpenFile? = nil) {
        self.path = path
        self.lock = lock
    }

    deinit {
        // Not while something lies in it: that is for recovery.
        try? FileCalls.removeFolder(path)
    }

    /// Makes a home in a folder, or takes over that of the instance before.
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
                // Recovery may take the lock before, or have removed the folder.
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

    /// Takes the lock of a home whose owner is dead.
    ///
    /// - Returns: what holds the lock; nil if the owner lives, or nobody can know here.
    static func takeOver(_ path: String) throws(OpenFile.Failure) -> OpenFile? {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            return nil
        #else
            let folder = try OpenFile.open(path, O_RDONLY | O_DIRECTORY)
            return try folder.lock() ? folder : nil
        #endif
    }

    /// Whether the folder is there; not after its owner was taken for dead.
    var isThere: Bool { (try? FileCalls.exists(path)) ?? true }
}
