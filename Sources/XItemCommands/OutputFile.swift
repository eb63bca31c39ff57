#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import WireFormat

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that appears under its name only when it is complete.
struct OutputFile {
    private let path: String
    private let temporaryPath: String
    private let descriptor: FileDescriptor

    /// Writes a file: the closure gets what takes the bytes.
    ///
    /// - Throws: `output.failed`, and what the closure throws; nothing is left behind then.
    static func write(
        to path: String, _ body: (@escaping (Data) -> Bool) throws(WireError) -> Void
    ) throws(WireError) {
        let file = try OutputFile(path)
        do throws(WireError) {
            try body { file.descriptor.write($0) }
            try file.commit()
        } catch {
            unlink(file.temporaryPath)
            throw error
        }
    }

    /// Creates the file under another name beside its own.
    private init(_ path: String) throws(WireError) {
        self.path = path
        temporaryPath = path + ".\(UInt32.random(in: .min ... .max)).tmp"
        let number = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard number >= 0 else { throw Self.failure(path) }
        descriptor = FileDescriptor(number: number)
    }

    /// Gives the file its name, in place of whatever had it.
    private func commit() throws(WireError) {
        let isSynced = fsync(descriptor.number) == 0 || errno == EINVAL
        guard close(descriptor.number) == 0, isSynced, rename(temporaryPath, path) == 0 else {
            throw Self.failure(path)
        }
    }

    private static func failure(_ path: String) -> WireError {
        WireError(.output, reason: "\(SafeText.line(path)): it cannot be written")
    }
}
