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

/// The bytes of a payload that somebody named by its path: those of a file, or of the document in a
/// payload folder.
package struct PayloadFile: Sendable {
    /// From this size on, a file is mapped into memory rather than copied.
    private static let mappedByteCount = 16 << 20

    /// The bytes of the document.
    package let bytes: Data
    /// The payload folder, if the path is that of one.
    package let folder: PayloadFolder?

    /// Reads a file, or opens a payload folder and reads its document.
    ///
    /// - Parameters:
    ///   - path: where it is; a link is followed.
    ///   - byteCount: the most bytes that are read; a larger file is not touched.
    ///   - isMapped: whether a large file is mapped into memory rather than copied.
    ///   - readsStreams: whether a pipe or a device is read to its end, of 1 GiB at most, rather than
    ///     refused.
    /// - Throws: `input.failed` for what cannot be read; `file.path` for a folder that breaks the rules
    ///   of payload folders; `limit.document`.
    package init(
        _ path: String, atMost byteCount: Int, isMapped: Bool = true, readsStreams: Bool = false
    ) throws(WireError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw WireError(code: .input, message: "\(path): \(OpenFile.Failure.last.message)")
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
        return try file.mapped()
    }

    private static func stream(_ path: String) throws(WireError) -> Data {
        do throws(OpenFile.Failure) {
            return try OpenFile.open(path, O_RDONLY).readAll()
        } catch {
            throw WireError(code: .input, message: "\(path): \(error.message)")
        }
    }
}
