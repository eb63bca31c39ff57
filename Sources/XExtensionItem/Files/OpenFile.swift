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

/// An open file or folder; closed when the last user is gone. The one place that speaks to the system.
package final class OpenFile: Sendable {
    let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Why a call to the system failed.
    struct Failure: Error {
        let code: Int32

        /// The system's own words.
        var reason: String { String(cString: strerror(code)) }

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
        var bytes = [UInt8](repeating: 0, count: range.count)
        var filled = 0
        while filled < bytes.count {
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
        return Data(bytes[..<filled])
    }

    /// Writes all bytes at the end of what was written.
    package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = systemWrite(
                descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }

    /// Waits until what was written is on the disk.
    func synchronize() -> Bool {
        fsync(descriptor) == 0 || errno == EINVAL
    }
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
