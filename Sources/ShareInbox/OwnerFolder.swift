import Dispatch
import Essentials
import XExtensionItem

/// The private folder of one writer or reader.
///
/// Its name holds the liveness rule of its owner: `only.ROLE`, `lock.ID`, `seen.MILLISECONDS.ID`.
final class OwnerFolder: Sendable {
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
        // This fails if the folder still holds entries. The folder then remains. Closing the folder
        // releases its lock, so that a recovery can empty and remove it.
        try? parent.removeFolder(name)
    }

    /// Creates an owner folder in `parent`, or takes over the folder of the previous instance.
    static func open(
        _ liveness: Inbox.Liveness, in parent: Folder
    ) throws(OpenFile.Failure) -> OwnerFolder {
        let name = liveness.kind.folderName
        switch liveness.kind {
        case .onlyInstance:
            try OpenFile.Failure.allowing(\.alreadyExists, try parent.makeFolder(name))
        case .observed: try parent.makeFolder(name)
        case .lock: return try openLocked(in: parent)
        }
        return OwnerFolder(name, try parent.folder(name), in: parent)
    }

    private static func openLocked(in parent: Folder) throws(OpenFile.Failure) -> OwnerFolder {
        for _ in 0..<100 {
            let name = Inbox.Liveness.Kind.lock.folderName
            try parent.makeFolder(name)
            // A recovery may take the lock first, or remove the folder. In both cases try another name.
            do throws(OpenFile.Failure) {
                let folder = try parent.folder(name)
                if try takeLock(of: folder),
                    try parent.status(name).isSame(as: folder.file.status())
                {
                    return OwnerFolder(name, folder, in: parent)
                }
            } catch {
                guard error.isMissing else { throw error }
            }
        }
        throw OpenFile.Failure(code: EAGAIN)
    }

    /// Takes the lock of an owner folder if its owner is dead. Closing the folder releases the
    /// lock.
    ///
    /// - Returns: whether the owner is dead; false if the system has no locks.
    static func takeLock(of folder: Folder) throws(OpenFile.Failure) -> Bool {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            return false
        #else
            return try folder.file.lock()
        #endif
    }

    /// A recovery that presumes the owner dead removes the folder.
    var exists: Bool { (try? parent.contains(name)) ?? true }
}

extension Inbox {
    func makeOwner(
        _ liveness: Liveness, in place: InboxLayout.Place
    ) throws(InboxError) -> OwnerFolder {
        try InboxError.of(
            layout.path(place), try OwnerFolder.open(liveness, in: layout.open(place)))
    }

    /// Returns the owner folder. Creates a new folder if a recovery has presumed this process dead,
    /// and has removed the old folder.
    func currentFolder(
        of owner: Guarded<OwnerFolder>, _ liveness: Liveness, in place: InboxLayout.Place
    ) throws(InboxError) -> OwnerFolder {
        let current = owner.withValue { $0 }
        if current.exists { return current }
        let new = try makeOwner(liveness, in: place)
        owner.withValue { $0 = new }
        return new
    }
}

/// A value that threads access one at a time.
final class Guarded<Value: Sendable>: Sendable {
    private let queue = DispatchQueue(label: "org.xextensionitem.inbox")
    // Only accessed on the queue.
    private nonisolated(unsafe) var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withValue<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        queue.sync { body(&value) }
    }
}
