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

/// An open file or folder; closed when the last user is gone. The one place that speaks to the system.
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

    /// Why a call to the system failed.
    package struct Failure: Error {
        let code: Int32

        /// The system's own words.
        var message: String { String(cString: strerror(code)) }

        /// Whether a link, a socket or a file lies where none of them may.
        var isOfWrongKind: Bool { [ELOOP, EMLINK, ENOTDIR, ENXIO].contains(code) }

        /// Whether whoever read what was written has gone.
        package var isClosedPipe: Bool { code == EPIPE }

        static var last: Failure { Failure(code: errno) }
    }

    /// Opens a path, relative to a folder if one is given.
    static func open(
        _ path: String, in folder: OpenFile? = nil, _ flags: Int32, mode: mode_t = 0o666
    ) throws(Failure) -> OpenFile {
        let descriptor = openat(folder?.descriptor ?? AT_FDCWD, path, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw Failure.last }
        return OpenFile(descriptor)
    }

    /// What the file is: its kind and size, and by how many names it is known.
    func status() throws(Failure) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure.last }
        return status
    }

    /// Reads a range of the file; fewer bytes when it ends before.
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

    /// The bytes of the file where they lie, not copied.
    func mapped(_ byteCount: Int) throws(Failure) -> Data {
        let address = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let address, address != UnsafeMutableRawPointer(bitPattern: -1) else {
            throw Failure.last
        }
        return Data(
            bytesNoCopy: address, count: byteCount,
            deallocator: .custom { address, count in munmap(address, count) })
    }

    /// Reads a document to the end, from where reading stands: of a pipe or a device.
    ///
    /// - Parameter byteCount: the most bytes that are taken: 1 GiB unless given, for a device may never
    ///   end.
    /// - Returns: all bytes, or the first ones of what is no document as its beginning shows.
    /// - Throws: what the system says; more bytes are a file that is too large.
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

    /// Writes all bytes at the end of what was written.
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

    /// Lets the owner and others do with the file what they may do with another.
    func setMode(_ mode: mode_t) throws(Failure) {
        guard fchmod(descriptor, mode) == 0 else { throw Failure.last }
    }

    /// Waits until what was written is on the disk.
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
