import Essentials
import ShareInbox
import WireFormat
import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The files that `extract --all` writes: one for each attachment.
///
/// They are written in a temporary folder, flushed to the disk together, and then moved to their
/// paths: flushing each file takes a thousand times as long as writing a small one.
struct ExtractedFiles {
    private var files: [(name: String, representation: Representation)] = []

    /// Chooses a representation of each attachment, and reports on standard error which attachment
    /// has none.
    init(
        _ item: ExtensionItem, _ choice: AttachmentChoice, _ console: Console
    ) throws(CommandError) {
        var names = UniqueNames()
        for (number, attachment) in item.attachments.enumerated() {
            guard let taken = choice.representation(of: attachment) else {
                let label = AttachmentChoice.label(number)
                console.writeError("note: attachment \(label) has no representation of the type")
                continue
            }
            files.append((names.unique(attachment.safeFileName(for: taken)), taken))
        }
        if files.isEmpty {
            throw CommandError(
                status: .findings,
                message: "No attachment has a representation of the type; "
                    + AttachmentChoice.types(of: item.attachments))
        }
    }

    /// Writes the files and prints their paths. If a representation cannot be read, the files before
    /// it are written.
    ///
    /// - Returns: The error of that representation, or nil.
    func write(
        to folder: String, replaces: Bool, _ console: Console
    ) throws(CommandError) -> WireFault? {
        try FolderOutput.make(folder)
        let paths = files.map { folder + "/" + $0.name }
        if !replaces { try FolderOutput.requireAbsence(of: paths) }
        let temporary = TemporaryName.beside(paths[0])
        var (count, refusal): (Int, WireFault?) = (0, nil)
        do throws(WireFault) {
            try TemporaryName.use(temporary) { () throws(WireFault) in
                (count, refusal) = try fill(temporary, paths)
                try Self.synchronize(temporary)
            } place: { () throws(WireFault) in
                for (number, path) in paths.prefix(count).enumerated() {
                    try AtomicFile.move("\(temporary)/\(number)", to: path, namedInErrors: path)
                }
                rmdir(temporary)
            }
        } catch {
            throw CommandError(status: .unwritableOutput, message: error.message)
        }
        try? AtomicFile.synchronizeFolder(folder)
        for path in paths.prefix(count) { try console.print(SafeText.line(path)) }
        return refusal
    }

    /// Writes the files into a new folder under their numbers, until a representation cannot be read.
    private func fill(
        _ folder: String, _ paths: [String]
    ) throws(WireFault) -> (count: Int, refusal: WireFault?) {
        try AtomicFile.makeFolder(folder, namedInErrors: folder)
        for (number, file) in files.enumerated() {
            let mode = FolderOutput.permissions(of: paths[number]).map { mode_t($0) }
            do throws(WireFault) {
                try AtomicFile.writeNew(
                    "\(folder)/\(number)", mode: mode, namedInErrors: paths[number],
                    isSynchronized: Self.isSynchronizedAlone
                ) { drain throws(WireFault) in
                    try file.representation.extractedBytes().forEachByteChunk(drain)
                }
            } catch {
                guard error.code != .output else { throw error }
                unlink("\(folder)/\(number)")
                return (number, error)
            }
        }
        return (files.count, nil)
    }

    // Darwin has no call that flushes a file system, and its `fsync` does not wait for the disk.
    #if canImport(Darwin)
        private static let isSynchronizedAlone = true

        private static func synchronize(_ folder: String) throws(WireFault) {}
    #else
        private static let isSynchronizedAlone = false

        private static func synchronize(_ folder: String) throws(WireFault) {
            do throws(OpenFile.Failure) {
                try OpenFile.open(folder, O_RDONLY | O_DIRECTORY).synchronizeFileSystem()
            } catch {
                throw WireFault(code: .output, message: "\(folder): \(error.message)")
            }
        }
    #endif
}

/// File names that are unique on a system that ignores case.
struct UniqueNames {
    private var taken: Set<String> = []
    /// The number to try next for each name that was taken.
    private var next: [String: Int] = [:]

    /// Returns the name, or the name with a number before its extension.
    mutating func unique(_ name: String) -> String {
        let key = name.lowercased()
        if taken.insert(key).inserted { return name }
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        var number = next[key, default: 2]
        var candidate: String
        repeat {
            candidate = "\(name[..<dot]) \(number)\(name[dot...])"
            number += 1
        } while !taken.insert(candidate.lowercased()).inserted
        next[key] = number
        return candidate
    }
}
