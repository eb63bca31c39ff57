package import Essentials

/// An open file or folder, which is closed when the last reference to this object is released. Only
/// this type issues the system calls that open, read and write files.
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

    package struct Failure: Error, Hashable {
        /// The value of `errno`.
        package let code: Int32
        package let call: SystemCall.Name?

        package init(code: Int32, in call: SystemCall.Name? = nil) {
            self.code = code
            self.call = call
        }

        package var message: String { String(cString: strerror(code)) }

        /// Whether the path leads to a link, a socket or another kind of file that is not allowed.
        var isOfWrongKind: Bool { [ELOOP, EMLINK, ENOTDIR, ENXIO].contains(code) }

        package var isClosedPipe: Bool { code == EPIPE }

        static var last: Failure { Failure(code: errno) }
    }

    /// `path` is relative to `folder` if that is not nil, and need not be UTF-8.
    /// ``SystemCall/filter`` receives `fullPath`, or `path` if `fullPath` is nil.
    package static func open(
        _ path: UnsafePointer<CChar>, in folder: OpenFile? = nil, _ flags: Int32,
        mode: mode_t = 0o666, fullPath: String? = nil
    ) throws(Failure) -> OpenFile {
        let descriptor = try SystemCall(.open, fullPath ?? String(cString: path)).perform {
            openat(folder?.descriptor ?? AT_FDCWD, path, flags | O_CLOEXEC, mode)
        }
        return OpenFile(descriptor)
    }

    /// If the folder of `path` is already open as `parent`, this opens only the last component, in
    /// that folder, and does not follow a link.
    static func open(
        _ path: String, inParent parent: OpenFile?, _ flags: Int32
    ) throws(Failure) -> OpenFile {
        guard let parent else { return try open(path, flags) }
        return try open(lastName(of: path), in: parent, flags | O_NOFOLLOW, fullPath: path)
    }

    static func lastName(of path: String) -> String {
        String(Substring(path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]))
    }

    package func status() throws(Failure) -> stat {
        var status = stat()
        try SystemCall(.status).perform { fstat(descriptor, &status) }
        return status
    }

    /// Returns fewer bytes if the file ends earlier.
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
        var isOnFixedVolume: Bool {
            var volume = statfs()
            // This is `MNT_REMOVABLE`, which older SDKs do not declare.
            let removable: UInt32 = 0x200
            return fstatfs(descriptor, &volume) == 0
                && volume.f_flags & (UInt32(MNT_LOCAL) | removable) == UInt32(MNT_LOCAL)
        }
    #endif

    /// Reads from the current position to the end. The file can be a pipe or a device.
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

    /// Reads the bytes that are available at the current position of a file or in a pipe. Blocks
    /// until at least one byte is available, and returns 0 at the end. The buffer must not be
    /// empty.
    package func readPiece(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
        let count = readNext(buffer)
        guard count >= 0 else { throw Failure.last }
        return count
    }

    /// Returns the number of bytes: 0 at the end, negative after a failure.
    private func readNext(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard let start = buffer.baseAddress else { return 0 }
        return repeating { systemRead(descriptor, start, buffer.count) }
    }

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

    func setMode(_ mode: mode_t) throws(Failure) {
        guard fchmod(descriptor, mode) == 0 else { throw Failure.last }
    }

    /// Flushes the written bytes to the disk. On Apple's systems, this is only a barrier: the bytes
    /// reach the disk before any bytes that are written later, but possibly after this returns.
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

private func repeating(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

extension PayloadError {
    init(_ failure: OpenFile.Failure, at path: String, code: Finding.Code = .input) {
        self.init(code: code, message: "\(path): \(failure.message)", underlying: failure)
    }
}

extension OpenFile {
    /// Calls a closure, and names a file in its error, which has the code `code`.
    @discardableResult
    static func naming<Value>(
        _ path: String, code: Finding.Code = .input, _ body: () throws(Failure) -> Value
    ) throws(PayloadError) -> Value {
        do throws(Failure) {
            return try body()
        } catch {
            throw PayloadError(error, at: path, code: code)
        }
    }
}
