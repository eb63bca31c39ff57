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
    let name: String
    let folder: Folder
    private let parent: Folder

    var path: String { folder.path }

    private init(_ name: String, _ folder: Folder, in parent: Folder) {
        self.name = name
        self.folder = folder
        self.parent = parent
    }

    deinit {
        // This fails if the folder holds entries, which recovery returns. The lock of the folder is
        // released afterwards.
        try? parent.removeFolder(name)
    }

    /// Creates a home in a folder, or takes over the home of the previous instance.
    static func open(_ liveness: Inbox.Liveness, in parent: Folder) throws(OpenFile.Failure) -> Home
    {
        switch liveness.kind {
        case .onlyInstance(let role):
            let name = "only." + role
            do throws(OpenFile.Failure) {
                try parent.makeFolder(name)
            } catch {
                guard error.isTaken else { throw error }
            }
            return Home(name, try parent.folder(name), in: parent)
        case .observed(let milliseconds):
            let name = "seen.\(milliseconds)." + InboxToken.random().rawValue
            try parent.makeFolder(name)
            return Home(name, try parent.folder(name), in: parent)
        case .lock:
            return try openLocked(in: parent)
        }
    }

    private static func openLocked(in parent: Folder) throws(OpenFile.Failure) -> Home {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            throw OpenFile.Failure(code: ENOTSUP)
        #else
            for _ in 0..<100 {
                let name = "lock." + InboxToken.random().rawValue
                try parent.makeFolder(name)
                // A recovery may take the lock first, or remove the folder.
                do throws(OpenFile.Failure) {
                    let folder = try parent.folder(name)
                    if try folder.file.lock(),
                        try parent.status(name).isSame(as: folder.file.status())
                    {
                        return Home(name, folder, in: parent)
                    }
                } catch {
                    guard error.isMissing else { throw error }
                }
            }
            throw OpenFile.Failure(code: EAGAIN)
        #endif
    }

    /// Takes the lock of a home if its owner is dead. The lock is held as long as the folder is open.
    ///
    /// - Returns: whether the owner is dead; false if the system has no locks.
    static func takeLock(of folder: Folder) throws(OpenFile.Failure) -> Bool {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            return false
        #else
            return try folder.file.lock()
        #endif
    }

    /// Whether the folder exists. A recovery that takes the owner for dead removes it.
    var isThere: Bool { (try? parent.has(name)) ?? true }
}

/// The liveness rule in the name of a home.
enum HomeName {
    /// Only the next instance in the same role returns the claims.
    case only
    case lock
    case seen(milliseconds: UInt64)
    /// The name of a home of another version.
    case unknown

    init(_ name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("only", 2): self = .only
        case ("lock", 2): self = .lock
        case ("seen", 3): self = UInt64(parts[1]).map { .seen(milliseconds: $0) } ?? .unknown
        default: self = .unknown
        }
    }
}
