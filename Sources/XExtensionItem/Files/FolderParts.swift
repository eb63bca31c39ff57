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

/// A payload folder to be written: the document, which was judged, and the files beside it.
struct FolderParts {
    let documentName: String
    let document: PayloadOutput.Judged
    let files: [FolderPlan.File]

    /// Writes the folder under another name, and then gives it its own; see
    /// ``ExtensionItem/writeFolder(to:as:filesFrom:)``.
    func write(to path: String) throws(WireError) {
        let temporary = TemporaryName.beside(path)
        try TemporaryName.use(temporary) { () throws(WireError) in
            try write(to: temporary, namedInErrors: path)
        } place: { () throws(WireError) in
            try Self.place(temporary, at: path)
        }
        AtomicFile.synchronizeFolder(AtomicFile.folder(of: path))
    }

    private func write(to path: String, namedInErrors name: String) throws(WireError) {
        let attachments = path + "/" + PayloadFolder.attachmentsName
        try Self.makeFolder(path, namedInErrors: name)
        if !files.isEmpty { try Self.makeFolder(attachments, namedInErrors: name) }
        for file in files {
            try AtomicFile.writeNew(path + "/" + file.path, namedInErrors: name) {
                drain throws(WireError) in
                try file.data.forEachChunk(drain)
            }
        }
        try AtomicFile.writeNew(path + "/" + documentName, namedInErrors: name) {
            drain throws(WireError) in
            try document.write(to: drain)
        }
        if !files.isEmpty { AtomicFile.synchronizeFolder(attachments) }
        AtomicFile.synchronizeFolder(path)
    }

    private static func makeFolder(
        _ path: String, namedInErrors name: String
    ) throws(WireError) {
        guard mkdir(path, 0o777) == 0 else { throw AtomicFile.failure(name, .last) }
    }

    /// Gives a folder its name; what had the name before is moved aside first, and removed in the end.
    private static func place(_ temporary: String, at path: String) throws(WireError) {
        // Renaming onto a folder succeeds only when that is empty.
        if rename(temporary, path) == 0 { return }
        guard errno == ENOTEMPTY || errno == EEXIST else { throw AtomicFile.failure(path, .last) }
        var status = stat()
        if stat(path, &status) == 0 { chmod(temporary, status.st_mode & 0o777) }
        let old = TemporaryName.beside(path)
        guard rename(path, old) == 0 else { throw AtomicFile.failure(path, .last) }
        guard rename(temporary, path) == 0 else {
            let failure = AtomicFile.failure(path, .last)
            rename(old, path)
            throw failure
        }
        try? FileManager.default.removeItem(atPath: old)
    }
}
