import SystemCalls
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The calls that move, remove and list files, each through the seam of ``SystemCall``.
enum FileCalls {
    typealias Failure = OpenFile.Failure

    /// Makes a folder that only the same user enters.
    static func makeFolder(_ path: String) throws(Failure) {
        try SystemCall(.makeFolder, path).perform { mkdir(path, 0o700) }
    }

    /// Makes an empty file under a name that nothing has.
    static func makeFile(_ path: String) throws(Failure) {
        _ = try OpenFile.open(path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW, mode: 0o600)
    }

    /// Gives a file or a folder another name, which nothing has.
    static func move(_ path: String, to target: String) throws(Failure) {
        do throws(Failure) {
            try SystemCall(.rename, target).perform { renameExclusively(path, target) }
        } catch {
            // Some file systems cannot rename so.
            guard [EINVAL, ENOSYS, ENOTSUP].contains(error.code) else { throw error }
            try moveByLink(path, to: target)
        }
    }

    /// Gives a file another name, and replaces what had it.
    static func replace(_ path: String, to target: String) throws(Failure) {
        try SystemCall(.rename, target).perform { rename(path, target) }
    }

    private static func renameExclusively(_ path: String, _ target: String) -> Int32 {
        #if canImport(Darwin)
            renamex_np(path, target, UInt32(RENAME_EXCL))
        #else
            xitem_rename_exclusively(path, target)
        #endif
    }

    /// A folder never replaces one that holds something, and payload folders do; a file has two names
    /// for a moment.
    private static func moveByLink(_ path: String, to target: String) throws(Failure) {
        if try isFolder(path) { return try replace(path, to: target) }
        try SystemCall(.link, target).perform { link(path, target) }
        try removeFile(path)
    }

    static func removeFile(_ path: String) throws(Failure) {
        try SystemCall(.remove, path).perform { unlink(path) }
    }

    /// Removes an empty folder.
    static func removeFolder(_ path: String) throws(Failure) {
        try SystemCall(.remove, path).perform { rmdir(path) }
    }

    /// Removes a file, or a folder with all that is in it.
    static func removeTree(_ path: String) throws(Failure) {
        guard try isFolder(path) else { return try removeFile(path) }
        for name in try names(in: path) { try removeTree(path + "/" + name) }
        try removeFolder(path)
    }

    /// Whether something has a name.
    static func exists(_ path: String) throws(Failure) -> Bool {
        do throws(Failure) {
            _ = try status(path)
            return true
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
    }

    static func isFolder(_ path: String) throws(Failure) -> Bool {
        try status(path).st_mode & S_IFMT == S_IFDIR
    }

    /// What has a name; a link is not followed.
    static func status(_ path: String) throws(Failure) -> stat {
        var status = stat()
        try SystemCall(.status, path).perform { lstat(path, &status) }
        return status
    }

    /// The number of the volume that a file or folder is on.
    static func volume(_ path: String) throws(Failure) -> UInt64 {
        UInt64(truncatingIfNeeded: try status(path).st_dev)
    }

    /// The names in a folder, in no order.
    static func names(in path: String) throws(Failure) -> [String] {
        let call = SystemCall(.list, path)
        // What opendir answers is of another type on each system.
        var opened = opendir(path)
        do throws(Failure) {
            try call.perform { opened == nil ? Int32(-1) : 0 }
        } catch {
            if let folder = opened { closedir(folder) }
            throw error
        }
        guard let folder = opened else { throw call.failure(ENOENT) }
        defer { closedir(folder) }
        opened = nil
        var names: [String] = []
        errno = 0
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                UnsafeRawPointer($0).withMemoryRebound(
                    to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)
                ) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw call.failure(errno) }
        return names
    }

    // MARK: Durability

    /// Waits until the names in a folder are on the disk.
    static func synchronizeFolder(_ path: String) throws(Failure) {
        let folder = try OpenFile.open(path, O_RDONLY | O_DIRECTORY)
        try folder.synchronizeFully()
    }

    /// Waits until everything below a folder is on the disk: on Linux, all of the file system.
    static func synchronizeAll(below path: String) throws(Failure) {
        #if canImport(Darwin)
            try synchronizeFolder(path)
        #else
            let folder = try OpenFile.open(path, O_RDONLY | O_DIRECTORY)
            try folder.synchronizeFileSystem()
        #endif
    }

    /// Whether files that are written together share one wait for the disk; where not, each is
    /// waited for, which costs little on Apple's systems.
    static var sharesWaiting: Bool {
        #if canImport(Darwin)
            false
        #else
            true
        #endif
    }
}

extension FileCalls {
    /// Writes a short text under a name that nothing has.
    static func write(_ text: String, to path: String, isSynchronized: Bool) throws(Failure) {
        let file = try OpenFile.open(path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW, mode: 0o600)
        try file.write(Data(text.utf8).bytes)
        if isSynchronized { try file.synchronize() }
    }

    /// Removes the bytes of a file, and keeps the file.
    static func cutToNothing(_ path: String) throws(Failure) {
        _ = try OpenFile.open(path, O_WRONLY | O_TRUNC | O_NOFOLLOW)
    }

    /// The first bytes of a file.
    static func read(_ path: String, atMost byteCount: Int) throws(Failure) -> Data {
        let file = try OpenFile.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        return try file.read(0..<byteCount)
    }
}
