import Essentials
import SystemCalls
package import XExtensionItem

/// An open folder. Names are resolved through its descriptor, and links are never followed, so no
/// link leads out of the folder. A name that can be invalid UTF-8 is a C string.
final class Folder: Sendable {
    typealias Failure = OpenFile.Failure

    /// The path at which the folder was opened, for messages and for callers that need a path.
    let path: String
    let file: OpenFile

    private init(_ path: String, _ file: OpenFile) {
        self.path = path
        self.file = file
    }

    /// Opens a folder at a trusted path. Links in the path are followed.
    convenience init(_ path: String) throws(Failure) {
        self.init(path, try OpenFile.open(path, O_RDONLY | O_DIRECTORY))
    }

    /// Throws `ENOTDIR` or `ELOOP` if the name is a link.
    func folder(_ name: UnsafePointer<CChar>) throws(Failure) -> Folder {
        Folder(path(name), try open(name, O_RDONLY | O_DIRECTORY))
    }

    func path(_ name: UnsafePointer<CChar>) -> String { path + "/" + String(cString: name) }

    private func open(
        _ name: UnsafePointer<CChar>, _ flags: Int32
    ) throws(Failure) -> OpenFile {
        try OpenFile.open(
            name, in: file, flags | O_NOFOLLOW, mode: 0o600, fullPath: path(name))
    }

    // MARK: Names

    func status(_ name: UnsafePointer<CChar>) throws(Failure) -> stat {
        var status = stat()
        try SystemCall(.status, path(name)).perform {
            fstatat(file.descriptor, name, &status, AT_SYMLINK_NOFOLLOW)
        }
        return status
    }

    func contains(_ name: String) throws(Failure) -> Bool {
        try Failure.allowing(\.isMissing, _ = try status(name))
    }

    func names() throws(Failure) -> [String] {
        var names: [String] = []
        try forEachName { names.append(String(decoding: $0, as: UTF8.self)) }
        return names
    }

    func forEachName(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(Failure) {
        let call = SystemCall(.list, path)
        // Reading moves the position of a descriptor, so this opens the folder again.
        let descriptor = try call.perform {
            openat(file.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        guard let opened = fdopendir(descriptor) else {
            let failure = call.failure(errno)
            close(descriptor)
            throw failure
        }
        defer { closedir(opened) }
        errno = 0
        while let entry = readdir(opened) {
            withUnsafeBytes(of: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: UInt8.self) { field in
                    let name = field[..<(field.firstIndex(of: 0) ?? field.endIndex)]
                    if !Self.isOwnOrParent(name) { body(UnsafeBufferPointer(rebasing: name)) }
                }
            }
            errno = 0
        }
        guard errno == 0 else { throw call.failure(errno) }
    }

    private static func isOwnOrParent(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
    }

    // MARK: Changes

    func makeFolder(_ name: String) throws(Failure) {
        try SystemCall(.makeFolder, path(name)).perform { mkdirat(file.descriptor, name, 0o700) }
    }

    /// The file must not exist yet.
    func write(_ text: String, to name: String, isSynchronized: Bool = false) throws(Failure) {
        let file = try open(name, O_CREAT | O_EXCL | O_WRONLY)
        if !text.utf8.isEmpty { try file.write(Data(text.utf8).bytes) }
        if isSynchronized { try file.synchronize() }
    }

    func read(_ name: String, atMost byteCount: Int) throws(Failure) -> Data {
        try open(name, O_RDONLY | O_NONBLOCK).read(0..<byteCount)
    }

    /// Truncates a file to zero bytes, unless it has a second hard link.
    func truncate(_ name: String) throws(Failure) {
        let file = try open(name, O_WRONLY | O_NONBLOCK)
        guard try file.status().st_nlink == 1 else { return }
        try SystemCall(.write, path(name)).perform { ftruncate(file.descriptor, 0) }
    }

    /// The new name must not exist yet.
    func move(_ name: String, to target: Folder, as newName: String) throws(Failure) {
        do throws(Failure) {
            try SystemCall(.rename, target.path(newName)).perform {
                renameExclusively(name, target, newName)
            }
        } catch {
            // Some file systems do not support the exclusive rename.
            guard [EINVAL, ENOSYS, ENOTSUP].contains(error.code) else { throw error }
            try moveByLink(name, to: target, as: newName)
        }
    }

    func replace(
        _ name: UnsafePointer<CChar>, to target: Folder, as newName: String
    ) throws(Failure) {
        try SystemCall(.rename, target.path(newName)).perform {
            renameat(file.descriptor, name, target.file.descriptor, newName)
        }
    }

    private func renameExclusively(_ name: String, _ target: Folder, _ newName: String) -> Int32 {
        let (from, to) = (file.descriptor, target.file.descriptor)
        #if canImport(Darwin)
            return renameatx_np(from, name, to, newName, UInt32(RENAME_EXCL))
        #else
            return xitem_rename_exclusively(from, name, to, newName)
        #endif
    }

    /// Moves an entry without an exclusive rename. A payload folder is renamed, which is safe: a
    /// rename never replaces a folder that has content. For a file, this creates a second hard link
    /// and removes the first.
    private func moveByLink(
        _ name: String, to target: Folder, as newName: String
    ) throws(Failure) {
        if try status(name).isFolder { return try replace(name, to: target, as: newName) }
        try SystemCall(.link, target.path(newName)).perform {
            linkat(file.descriptor, name, target.file.descriptor, newName, 0)
        }
        try removeFile(name)
    }

    // MARK: Durability

    /// Flushes the folder's list of names to the disk, and then flushes the disk's own cache.
    func synchronize() throws(Failure) {
        let call = SystemCall(.synchronize, path)
        do throws(Failure) {
            #if canImport(Darwin)
                try call.perform { fcntl(file.descriptor, F_FULLFSYNC) }
            #else
                try call.perform { fsync(file.descriptor) }
            #endif
        } catch {
            // Some file systems support only the weaker flush of `OpenFile`, or no flush at all.
            guard error.code == ENOTSUP || error.code == EINVAL else { throw error }
            try file.synchronize()
        }
    }

    /// Flushes the whole file system, and thus everything below the folder. Darwin has no such
    /// call, so on Darwin, this flushes only the folder.
    func synchronizeAll() throws(Failure) {
        #if canImport(Darwin)
            try synchronize()
        #else
            try file.synchronizeFileSystem()
        #endif
    }

    /// Whether one call flushes all files of a batch. False on Apple's systems, where each file is
    /// flushed with a barrier of its own, which is cheap.
    static var flushesTogether: Bool {
        #if canImport(Darwin)
            false
        #else
            true
        #endif
    }
}

extension stat {
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }

    func isSame(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }

    func isOnVolume(of other: stat) -> Bool { st_dev == other.st_dev }

    var modification: (seconds: Int, nanoseconds: Int) {
        #if canImport(Darwin)
            (Int(st_mtimespec.tv_sec), Int(st_mtimespec.tv_nsec))
        #else
            (Int(st_mtim.tv_sec), Int(st_mtim.tv_nsec))
        #endif
    }
}

#if !canImport(Darwin)
    extension OpenFile {
        package func synchronizeFileSystem() throws(OpenFile.Failure) {
            try SystemCall(.synchronize).perform { xitem_synchronize_file_system(descriptor) }
        }
    }
#endif
