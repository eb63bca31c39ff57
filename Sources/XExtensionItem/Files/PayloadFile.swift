package import Essentials

/// The bytes of a payload's document, from a payload file or a payload folder.
package struct PayloadFile: Sendable {
    /// The minimum size, in bytes, of a file that is mapped into memory instead of copied.
    private static let mappedByteCount = 16 << 20

    package let bytes: Data
    package let folder: PayloadFolder?

    /// Reads a file, or opens a payload folder and reads its document.
    ///
    /// - Parameters:
    ///   - path: the path; a symbolic link is followed.
    ///   - parent: the folder of the path, if it is already open. Then only the last component of
    ///     the path is opened, and a symbolic link is not followed.
    ///   - byteCount: the maximum number of bytes; a larger file is not read.
    ///   - isMapped: whether a large file is mapped into memory instead of copied.
    ///   - readsStreams: whether a pipe or a device is read to its end, up to 1 GiB, instead of
    ///     being refused.
    /// - Throws: `input.failed` if the path cannot be read; `file.path` if a folder breaks the
    ///   rules of payload folders; `limit.document`.
    package init(
        _ path: String, in parent: OpenFile? = nil, atMost byteCount: Int, isMapped: Bool = true,
        readsStreams: Bool = false
    ) throws(PayloadError) {
        let status = try Self.status(path, in: parent)
        if status.isFolder {
            let folder = try PayloadFolder(path, in: parent)
            bytes = try folder.document(atMost: byteCount)
            self.folder = folder
        } else if readsStreams, !status.isRegular {
            bytes = try OpenFile.naming(path) { () throws(OpenFile.Failure) in
                try OpenFile.open(path, O_RDONLY).readAll()
            }
            folder = nil
        } else {
            let file = try StoredFile(path, in: parent)
            bytes = try Self.bytes(of: file, atMost: byteCount, isMapped: isMapped)
            folder = nil
        }
    }

    private static func status(_ path: String, in parent: OpenFile?) throws(PayloadError) -> stat {
        var status = stat()
        let result =
            if let parent {
                fstatat(
                    parent.descriptor, OpenFile.lastName(of: path), &status, AT_SYMLINK_NOFOLLOW)
            } else {
                stat(path, &status)
            }
        guard result == 0 else {
            throw PayloadError(OpenFile.Failure.last, at: path)
        }
        return status
    }

    private static func bytes(
        of file: StoredFile, atMost byteCount: Int, isMapped: Bool
    ) throws(PayloadError) -> Data {
        guard isMapped, file.byteCount >= mappedByteCount else {
            return try file.readAll(atMost: byteCount)
        }
        return try file.mapped(atMost: byteCount)
    }
}
