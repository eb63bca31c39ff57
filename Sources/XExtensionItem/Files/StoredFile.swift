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

/// A regular file as the bytes of an attachment, read piece by piece.
struct StoredFile: WireDataSource {
    let file: OpenFile
    let identity: String
    let byteCount: Int

    /// Opens a file that an app shares, wherever it is.
    ///
    /// - Throws: `file.path` for a file that cannot be opened, or is no regular one.
    init(at url: URL) throws(WireError) {
        let path = url.path
        let file: OpenFile
        let status: stat
        do throws(OpenFile.Failure) {
            file = try OpenFile.open(path, O_RDONLY | O_NONBLOCK)
            status = try file.status()
        } catch {
            throw WireError(.filePath, reason: "\(path): \(error.reason)")
        }
        guard status.isRegular else {
            throw WireError(.filePath, reason: "\(path): it is no regular file")
        }
        self.init(file: file, identity: path, byteCount: Int(status.st_size))
    }

    init(file: OpenFile, identity: String, byteCount: Int) {
        self.file = file
        self.identity = identity
        self.byteCount = byteCount
    }

    /// Reads a range; a file that has become shorter meanwhile is an error, not a shorter answer.
    func read(_ range: Range<Int>) throws(WireError) -> Data {
        let bytes: Data
        let size: Int
        do throws(OpenFile.Failure) {
            bytes = try file.read(range)
            size = Int(try file.status().st_size)
        } catch {
            throw WireError(.filePath, reason: "\(identity): \(error.reason)")
        }
        guard bytes.count == range.count, size == byteCount else {
            throw WireError(
                .fileByteCount, reason: "\(identity): the file no longer has \(byteCount) bytes")
        }
        return bytes
    }
}

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}
