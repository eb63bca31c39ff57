import Essentials
import ShareInbox
import XExtensionItem

/// Files that a command writes together.
///
/// The command writes the files into a temporary folder, flushes them to the disk, and then moves
/// them to their paths. Where the system allows it, the command flushes all files together, because
/// flushing a small file takes a thousand times as long as writing it.
struct OutputFiles {
    /// An existing folder on the same volume as the files.
    let folder: String
    /// The paths of the files. Their folders exist.
    let paths: [String]

    /// Writes the files. If the content of a file cannot be read, writes only the files before it.
    ///
    /// - Parameter body: Passes the content of the file at an index of `paths` to a drain.
    /// - Returns: The number of written files, and the error of the unreadable content or nil.
    /// - Throws: ``CommandError`` if a file cannot be written. The message states how many files
    ///   are already at their paths.
    func write(
        _ body: (Int, @escaping AtomicFile.Drain) throws(PayloadError) -> Void
    ) throws(CommandError) -> (count: Int, refusal: PayloadError?) {
        try FolderOutput.requireNoFolder(at: paths)
        let temporary = TemporaryName.beside(folder + "/file")
        var (count, refusal): (Int, PayloadError?) = (0, nil)
        var placed = 0
        do throws(PayloadError) {
            try TemporaryName.use(temporary) { () throws(PayloadError) in
                (count, refusal) = try fill(temporary, body)
                try Self.synchronize(temporary)
            } place: { () throws(PayloadError) in
                for (number, path) in paths.prefix(count).enumerated() {
                    try AtomicFile.move("\(temporary)/\(number)", to: path, namedInErrors: path)
                    placed += 1
                }
                rmdir(temporary)
            }
        } catch {
            let written = placed > 0 ? "; \(placed) of \(count) files were written" : ""
            throw .unwritableOutput(error.message + written)
        }
        synchronizeFolders()
        return (count, refusal)
    }

    /// Writes the files into a new folder until the content of a file cannot be read. The name of a
    /// file is its index in `paths`.
    private func fill(
        _ folder: String, _ body: (Int, @escaping AtomicFile.Drain) throws(PayloadError) -> Void
    ) throws(PayloadError) -> (count: Int, refusal: PayloadError?) {
        try AtomicFile.makeFolder(folder, namedInErrors: folder)
        for (number, path) in paths.enumerated() {
            let mode = FolderOutput.permissions(of: path).map { mode_t($0) }
            do throws(PayloadError) {
                try AtomicFile.writeNew(
                    "\(folder)/\(number)", mode: mode, namedInErrors: path,
                    isSynchronized: Self.isSynchronizedAlone
                ) { drain throws(PayloadError) in try body(number, drain) }
            } catch {
                guard error.code != .output else { throw error }
                unlink("\(folder)/\(number)")
                return (number, error)
            }
        }
        return (paths.count, nil)
    }

    /// Flushes the folders of the files. A failure is ignored, because the files are complete.
    private func synchronizeFolders() {
        let folders = Set(paths.map { URL(filePath: $0).deletingLastPathComponent().path })
        if folders.count == 1, let folder = folders.first {
            try? AtomicFile.synchronizeFolder(folder)
        } else {
            try? Self.synchronize(folder)
        }
    }

    // Darwin has no call that flushes a file system, and its `fsync` does not wait for the disk, so
    // each file is flushed separately.
    #if canImport(Darwin)
        private static let isSynchronizedAlone = true

        private static func synchronize(_ folder: String) throws(PayloadError) {}
    #else
        private static let isSynchronizedAlone = false

        private static func synchronize(_ folder: String) throws(PayloadError) {
            do throws(OpenFile.Failure) {
                try OpenFile.open(folder, O_RDONLY | O_DIRECTORY).synchronizeFileSystem()
            } catch {
                throw PayloadError(code: .output, message: "\(folder): \(error.message)")
            }
        }
    #endif
}
