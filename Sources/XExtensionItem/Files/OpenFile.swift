#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file or folder, closed with its last reference. Only this type calls the system to open,
/// read and write files.
package final class OpenFile: Sendable {
    /// The standard input of the process.
    package static let standardInput = OpenFile(STDIN_FILENO)
    /// The standard output of the process.
    package static let standardOutput = OpenFile(STDOUT_FILENO)
    /// The standard error of the process.
    package static let standardError = OpenFile(STDERR_FILENO)

    let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// The reason why a system call failed.
    package struct Failure: Error {
        let code: Int32

        /// The system's message.
        var message: String { String(cString: strerror(code)) }

        /// Whether the path leads to a link, a socket or another kind of file that is not allowed
        /// there.
        var isOfWrongKind: Bool { [ELOOP, EMLINK, ENOTDIR, ENXIO].contains(code) }

        /// Whether the reader of a pipe has closed it.
        package var isClosedPipe: Bool { code == EPIPE }

        static var last: Failure { Failure(code: errno) }
    }

    /// Opens a path, relative to `folder` if given.
    static func open(
        _ path: String, in folder: OpenFile? = nil, _ flags: Int32, mode: mode_t = 0o666
    ) throws(Failure) -> OpenFile {
        let descriptor = openat(folder?.descriptor ?? AT_FDCWD, path, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw Failure.last }
        return OpenFile(descriptor)
    }

    /// Returns the file's kind, size and number of names.
    func status() throws(Failure) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure.last }
        return status
    }

    /// Reads a range of the file; returns fewer bytes if the file ends earlier.
    func read(_ range: Range<Int>) throws(Failure) -> Data {
        var bytes = Data(count: range.count)
        var filled = 0
        while filled < range.count {
            let position = off_t(range.lowerBound + filled)
            let count = bytes.withUnsafeMutableBytes { buffer in
                pread(
                    descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled,
                    position)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure.last }
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

    /// Reads from the current position to the end, for example of a pipe or a device.
    ///
    /// - Parameter byteCount: the maximum number of bytes; 1 GiB by default, because a device may
    ///   never end.
    /// - Returns: all bytes, or only the first ones if they cannot begin a document.
    /// - Throws: the system's error; `EFBIG` if there are more bytes.
    package func readAll(atMost byteCount: Int = 1 << 30) throws(Failure) -> Data {
        var bytes = Data()
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count <= byteCount {
            let count = systemRead(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
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

    /// Writes all bytes at the current position.
    package func write(_ bytes: RawSpan) throws(Failure) {
        var written = 0
        while written < bytes.byteCount {
            let count = bytes.withUnsafeBytes { buffer in
                systemWrite(
                    descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure.last }
            written += count
        }
    }

    /// Sets the file's permissions.
    func setMode(_ mode: mode_t) throws(Failure) {
        guard fchmod(descriptor, mode) == 0 else { throw Failure.last }
    }

    /// Flushes the written bytes to the disk.
    func synchronize() throws(Failure) {
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw Failure.last }
    }
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.read(number, bytes, count)
    #elseif canImport(Musl)
        Musl.read(number, bytes, count)
    #else
        Darwin.read(number, bytes, count)
    #endif
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.write(number, bytes, count)
    #elseif canImport(Musl)
        Musl.write(number, bytes, count)
    #else
        Darwin.write(number, bytes, count)
    #endif
}
