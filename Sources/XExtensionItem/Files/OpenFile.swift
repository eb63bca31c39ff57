package import Essentials

#if canImport(Glibc)
    package import Glibc
#elseif canImport(Musl)
    package import Musl
#elseif canImport(Darwin)
    package import Darwin
#endif

/// An open file or folder. It is closed when the last reference to this object is released. Only
/// this type calls the system to open, read and write files.
package final class OpenFile: Sendable {
    package static let standardInput = OpenFile(STDIN_FILENO)
    package static let standardOutput = OpenFile(STDOUT_FILENO)
    package static let standardError = OpenFile(STDERR_FILENO)

    package let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// The reason why a system call failed.
    package struct Failure: Error, Hashable {
        /// The system's error code (`errno`).
        package let code: Int32
        /// The system call, or nil if it is unknown.
        package let call: SystemCall.Name?

        package init(code: Int32, in call: SystemCall.Name? = nil) {
            self.code = code
            self.call = call
        }

        /// The system's message.
        package var message: String { String(cString: strerror(code)) }

        /// Whether the call failed because the path leads to a link, a socket or another kind of
        /// file that is not allowed.
        var isOfWrongKind: Bool { [ELOOP, EMLINK, ENOTDIR, ENXIO].contains(code) }

        /// Whether the call failed because the reader of the pipe has closed it.
        package var isClosedPipe: Bool { code == EPIPE }

        static var last: Failure { Failure(code: errno) }
    }

    /// Opens a path, relative to `folder` if that is not nil.
    ///
    /// ``SystemCall/filter`` sees `fullPath` as the path of this call, or `path` if `fullPath` is
    /// nil.
    package static func open(
        _ path: String, in folder: OpenFile? = nil, _ flags: Int32, mode: mode_t = 0o666,
        fullPath: String? = nil
    ) throws(Failure) -> OpenFile {
        let descriptor = try SystemCall(.open, fullPath ?? path).perform {
            openat(folder?.descriptor ?? AT_FDCWD, path, flags | O_CLOEXEC, mode)
        }
        return OpenFile(descriptor)
    }

    /// Opens a path. If its folder is already open as `parent`, this opens only the last component,
    /// in that folder, and does not follow a link.
    static func open(
        _ path: String, inParent parent: OpenFile?, _ flags: Int32
    ) throws(Failure) -> OpenFile {
        guard let parent else { return try open(path, flags) }
        return try open(lastName(of: path), in: parent, flags | O_NOFOLLOW, fullPath: path)
    }

    /// Returns the last component of a path.
    static func lastName(of path: String) -> String {
        String(Substring(path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]))
    }

    /// Opens a folder inside `folder`, without following a link. The name need not be UTF-8.
    package static func openFolder(
        _ name: [CChar], in folder: OpenFile, path: String
    ) throws(Failure) -> OpenFile {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        return OpenFile(
            try SystemCall(.open, path).perform { openat(folder.descriptor, name, flags) })
    }

    /// Returns the file's kind, size and number of hard links.
    package func status() throws(Failure) -> stat {
        var status = stat()
        try SystemCall(.status).perform { fstat(descriptor, &status) }
        return status
    }

    /// Reads a range of the file; returns fewer bytes if the file ends earlier.
    package func read(_ range: Range<Int>) throws(Failure) -> Data {
        var bytes = Data(count: range.count)
        var filled = 0
        while filled < range.count {
            let position = off_t(range.lowerBound + filled)
            let count = try SystemCall(.read).perform {
                bytes.withUnsafeMutableBytes { buffer in
                    repeating {
                        pread(
                            descriptor, buffer.baseAddress.map { $0 + filled },
                            buffer.count - filled, position)
                    }
                }
            }
            guard count > 0 else { break }
            filled += count
        }
        return filled == range.count ? bytes : bytes.prefix(filled)
    }

    /// Maps the file into memory.
    func mapped(_ byteCount: Int) throws(Failure) -> Data {
        let address = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let address, address != UnsafeMutableRawPointer(bitPattern: -1) else {
            throw Failure.last
        }
        return Data(
            bytesNoCopy: address, count: byteCount,
            deallocator: .custom { address, count in munmap(address, count) })
    }

    #if canImport(Darwin)
        /// Whether the file is on a local volume that cannot be removed.
        var isOnFixedVolume: Bool {
            var volume = statfs()
            // This is `MNT_REMOVABLE`, which older SDKs do not declare.
            let removable: UInt32 = 0x200
            return fstatfs(descriptor, &volume) == 0
                && volume.f_flags & (UInt32(MNT_LOCAL) | removable) == UInt32(MNT_LOCAL)
        }
    #endif

    /// Reads from the current position to the end, for example of a pipe or a device.
    ///
    /// - Parameter byteCount: the maximum number of bytes; 1 GiB by default, because a device may
    ///   never end.
    /// - Returns: all bytes. Reading stops early if the first bytes cannot begin a document; this
    ///   then returns only those bytes.
    /// - Throws: the system's error; `EFBIG` if there are more bytes.
    package func readAll(atMost byteCount: Int = 1 << 30) throws(Failure) -> Data {
        var bytes = Data()
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count <= byteCount {
            let count = piece.withUnsafeMutableBytes { readNext($0) }
            guard count >= 0 else { throw Failure.last }
            guard count > 0 else { return bytes }
            let isBeginning = bytes.count < piece.count
            bytes.append(contentsOf: piece[..<count])
            if isBeginning, bytes.count >= piece.count, !WireDocument.canBegin(with: bytes) {
                return bytes
            }
        }
        throw Failure(code: EFBIG)
    }

    /// Reads the available bytes at the current position, for example of a pipe, and blocks until
    /// there is at least one.
    ///
    /// - Parameter buffer: the memory for the bytes; not empty.
    /// - Returns: the number of bytes; 0 at the end.
    /// - Throws: the system's error.
    package func readPiece(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
        let count = readNext(buffer)
        guard count >= 0 else { throw Failure.last }
        return count
    }

    /// Fills the beginning of a buffer; returns the number of bytes: 0 at the end, negative after a
    /// failure.
    private func readNext(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard let start = buffer.baseAddress else { return 0 }
        return repeating { systemRead(descriptor, start, buffer.count) }
    }

    /// Writes all bytes at the current position.
    package func write(_ bytes: RawSpan) throws(Failure) {
        var written = 0
        while written < bytes.byteCount {
            let count = try SystemCall(.write).perform {
                bytes.withUnsafeBytes { buffer in
                    repeating {
                        systemWrite(
                            descriptor, buffer.baseAddress.map { $0 + written },
                            buffer.count - written)
                    }
                }
            }
            guard count > 0 else { throw Failure.last }
            written += count
        }
    }

    /// Sets the file's permissions.
    func setMode(_ mode: mode_t) throws(Failure) {
        guard fchmod(descriptor, mode) == 0 else { throw Failure.last }
    }

    /// Flushes the written bytes to the disk.
    ///
    /// On Apple's systems this is a barrier: the bytes reach the disk before any bytes that are
    /// written later, but possibly after this returns.
    package func synchronize() throws(Failure) {
        do throws(Failure) {
            try SystemCall(.synchronize).perform { flush() }
        } catch {
            guard error.code == EINVAL else { throw error }
        }
    }

    private func flush() -> Int32 {
        #if canImport(Darwin)
            if fcntl(descriptor, F_BARRIERFSYNC) == 0 { return 0 }
        #endif
        return fsync(descriptor)
    }
}

/// Repeats a call until no signal interrupts it.
private func repeating(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

extension WireFault {
    /// Creates the error of a file that cannot be read.
    init(_ failure: OpenFile.Failure, at path: String) {
        self.init(code: .input, message: "\(path): \(failure.message)", underlying: failure)
    }
}
