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
struct StoredFile: CheckedDataSource {
    private let file: OpenFile
    /// Where the file was found, for messages.
    private let path: String
    /// Device and number of the file: whoever writes another under the same name has another file.
    let identity: String
    let byteCount: Int

    /// Opens a file that an app shares, wherever it is.
    ///
    /// - Throws: `input.failed` for a file that cannot be opened, or is not a regular one.
    init(_ path: String) throws(WireError) {
        let file: OpenFile
        let status: stat
        do throws(OpenFile.Failure) {
            file = try OpenFile.open(path, O_RDONLY | O_NONBLOCK)
            status = try file.status()
        } catch {
            throw WireError(code: .input, message: "\(path): \(error.message)")
        }
        guard status.isRegular else {
            let found = status.isFolder ? "a folder" : "a pipe, a device or a socket"
            throw WireError(
                code: .input, message: "\(path): expected a regular file, found \(found)")
        }
        self.init(file: file, path: path, status: status)
    }

    /// Makes the source of a file that is open.
    init(file: OpenFile, path: String, status: stat) {
        self.file = file
        self.path = path
        identity = "\(status.st_dev)/\(status.st_ino)"
        byteCount = Int(status.st_size)
    }

    /// Reads the whole file into memory, unless it is larger than somebody takes.
    ///
    /// - Throws: what ``read(_:)`` throws; `limit.document`.
    func readAll(atMost limit: Int) throws(WireError) -> Data {
        guard byteCount <= limit else {
            throw WireError(
                code: .documentLimit,
                message: "\(path) has \(byteCount) bytes; the limit is \(limit)")
        }
        return try read(0..<byteCount)
    }

    /// The whole file mapped into memory; on Apple's systems copied where mapping is not safe, as from
    /// a volume that may be taken away.
    func mapped() throws(WireError) -> Data {
        #if canImport(Darwin)
            do {
                return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
            } catch {
                throw WireError(code: .input, message: "\(path): \(error)")
            }
        #else
            // By its handle: under its path there may be another file by now.
            do throws(OpenFile.Failure) {
                return try file.mapped(byteCount)
            } catch {
                throw WireError(code: .input, message: "\(path): \(error.message)")
            }
        #endif
    }

    /// Reads a range; a file that has become shorter meanwhile is an error, not a shorter answer.
    func read(_ range: Range<Int>) throws(WireError) -> Data {
        let bytes: Data
        let size: Int
        do throws(OpenFile.Failure) {
            bytes = try file.read(range)
            size = Int(try file.status().st_size)
        } catch {
            throw WireError(code: .input, message: "\(path): \(error.message)")
        }
        guard bytes.count == range.count, size == byteCount else {
            throw WireError(
                code: .fileByteCount, message: "\(path): the file no longer has \(byteCount) bytes")
        }
        return bytes
    }

    /// Checks that the file has still its size.
    func check() throws(WireError) { _ = try read(0..<0) }
}

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
