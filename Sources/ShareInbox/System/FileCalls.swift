import Essentials
import SystemCalls
import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// System calls that move, remove and list files, each through ``SystemCall``.
enum FileCalls {
    typealias Failure = OpenFile.Failure

    /// Creates a folder that only its owner can enter.
    static func makeFolder(_ path: String) throws(Failure) {
        try SystemCall(.makeFolder, path).perform { mkdir(path, 0o700) }
    }

    /// Creates an empty file, which must not exist yet.
    static func makeFile(_ path: String) throws(Failure) {
        _ = try OpenFile.open(path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW, mode: 0o600)
    }

    /// Renames a file or folder. The new name must not exist yet.
    static func move(_ path: String, to target: String) throws(Failure) {
        do throws(Failure) {
            try SystemCall(.rename, target).perform { renameExclusively(path, target) }
        } catch {
            // Some file systems do not support the exclusive rename.
            guard [EINVAL, ENOSYS, ENOTSUP].contains(error.code) else { throw error }
            try moveByLink(path, to: target)
        }
    }

    /// Renames a file, and replaces a file with the new name.
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

    /// A rename never replaces a folder that holds files, as payload folders do. A file gets a second
    /// link first.
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

    /// Returns whether a path exists.
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

    /// Returns the status of a path. Links are not followed.
    static func status(_ path: String) throws(Failure) -> stat {
        var status = stat()
        try SystemCall(.status, path).perform { lstat(path, &status) }
        return status
    }

    /// Returns the number of the volume of a path.
    static func volume(_ path: String) throws(Failure) -> UInt64 {
        UInt64(truncatingIfNeeded: try status(path).st_dev)
    }

    /// Returns the names in a folder, unordered.
    static func names(in path: String) throws(Failure) -> [String] {
        var names: [String] = []
        try forEachName(in: path) { names.append(String(decoding: $0, as: UTF8.self)) }
        return names
    }

    /// Calls a closure with the bytes of each name in a folder, unordered.
    static func forEachName(
        in path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(Failure) {
        let call = SystemCall(.list, path)
        // The type of this pointer differs between systems.
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
        errno = 0
        while let entry = readdir(folder) {
            withUnsafeBytes(of: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: UInt8.self) { field in
                    let name = field[..<(field.firstIndex(of: 0) ?? field.endIndex)]
                    if !isOwnOrParent(name) { body(UnsafeBufferPointer(rebasing: name)) }
                }
            }
            errno = 0
        }
        guard errno == 0 else { throw call.failure(errno) }
    }

    /// Returns whether a name is `.` or `..`.
    private static func isOwnOrParent(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
    }

    // MARK: Durability

    /// Flushes the names in a folder to the disk.
    static func synchronizeFolder(_ path: String) throws(Failure) {
        let folder = try OpenFile.open(path, O_RDONLY | O_DIRECTORY)
        try folder.synchronizeFully()
    }

    /// Flushes everything below a folder to the disk. On Linux, this flushes the whole file system.
    static func synchronizeAll(below path: String) throws(Failure) {
        #if canImport(Darwin)
            try synchronizeFolder(path)
        #else
            let folder = try OpenFile.open(path, O_RDONLY | O_DIRECTORY)
            try folder.synchronizeFileSystem()
        #endif
    }

    /// Whether files that are written together are flushed together. On Apple's systems each has a
    /// barrier of its own, which costs little.
    static var sharesWaiting: Bool {
        #if canImport(Darwin)
            false
        #else
            true
        #endif
    }
}

extension FileCalls {
    /// Writes a short text to a file that must not exist yet.
    static func write(_ text: String, to path: String, isSynchronized: Bool) throws(Failure) {
        let file = try OpenFile.open(path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW, mode: 0o600)
        try file.write(Data(text.utf8).bytes)
        if isSynchronized { try file.synchronize() }
    }

    /// Truncates a file to zero bytes.
    static func cutToNothing(_ path: String) throws(Failure) {
        _ = try OpenFile.open(path, O_WRONLY | O_TRUNC | O_NOFOLLOW)
    }

    /// Returns the first bytes of a file.
    static func read(_ path: String, atMost byteCount: Int) throws(Failure) -> Data {
        let file = try OpenFile.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        return try file.read(0..<byteCount)
    }
}
