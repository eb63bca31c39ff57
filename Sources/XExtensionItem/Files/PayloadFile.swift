package import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The document bytes of a payload at a path: those of a file, or of the document in a payload
/// folder.
package struct PayloadFile: Sendable {
    /// The size in bytes from which a file is mapped into memory instead of copied.
    private static let mappedByteCount = 16 << 20

    /// The bytes of the document.
    package let bytes: Data
    /// The payload folder, or nil if the path leads to a file.
    package let folder: PayloadFolder?

    /// Reads a file, or opens a payload folder and reads its document.
    ///
    /// - Parameters:
    ///   - path: the path; a symbolic link is followed.
    ///   - byteCount: the maximum number of bytes; a larger file is not read.
    ///   - isMapped: whether a large file is mapped into memory instead of copied.
    ///   - readsStreams: whether a pipe or a device is read to its end, up to 1 GiB, instead of
    ///     refused.
    /// - Throws: `input.failed` if the path cannot be read; `file.path` if a folder breaks the
    ///   rules of payload folders; `limit.document`.
    package init(
        _ path: String, atMost byteCount: Int, isMapped: Bool = true, readsStreams: Bool = false
    ) throws(WireError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw WireError(OpenFile.Failure.last, at: path)
        }
        if status.isFolder {
            let folder = try PayloadFolder(path)
            bytes = try folder.document(atMost: byteCount)
            self.folder = folder
        } else if readsStreams, !status.isRegular {
            bytes = try Self.stream(path)
            folder = nil
        } else {
            bytes = try Self.file(path, atMost: byteCount, isMapped: isMapped)
            folder = nil
        }
    }

    private static func file(
        _ path: String, atMost byteCount: Int, isMapped: Bool
    ) throws(WireError) -> Data {
        let file = try StoredFile(path)
        guard isMapped, file.byteCount >= mappedByteCount else {
            return try file.readAll(atMost: byteCount)
        }
        return try file.mapped(atMost: byteCount)
    }

    private static func stream(_ path: String) throws(WireError) -> Data {
        do throws(OpenFile.Failure) {
            return try OpenFile.open(path, O_RDONLY).readAll()
        } catch {
            throw WireError(error, at: path)
        }
    }
}
