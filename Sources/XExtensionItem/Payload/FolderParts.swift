/// The content of a payload folder to write: the document, already checked, and the attachment
/// files.
package struct FolderParts {
    let documentName: String
    let document: PayloadOutput.Judged
    let files: [FolderPlan.File]

    /// Whether there are attachment files beside the document.
    package var hasFiles: Bool { !files.isEmpty }

    /// Options for writing new files.
    package struct Writing {
        /// Whether each file and folder is flushed to the disk.
        var isSynchronized: Bool
        /// Receives the number of bytes of each piece after it was written.
        var progress: (Int) -> Void

        package init(isSynchronized: Bool = true, progress: @escaping (Int) -> Void = { _ in }) {
            self.isSynchronized = isSynchronized
            self.progress = progress
        }
    }

    /// Writes the folder under a temporary name, then renames it; see
    /// ``ExtensionItem/writeFolder(to:as:filesFrom:)``.
    func write(to path: String) throws(WireFault) {
        let temporary = TemporaryName.beside(path)
        try TemporaryName.use(temporary) { () throws(WireFault) in
            try writeNew(temporary, Writing(), namedInErrors: path)
        } place: { () throws(WireFault) in
            try AtomicFile.placeFolder(temporary, at: path)
        }
        try? AtomicFile.synchronizeFolder(AtomicFile.folder(of: path))
    }

    /// Creates the folder directly at a path, which must not exist yet.
    ///
    /// - Throws: `output.failed`, and the errors of the attachments. After an error, the part that was
    ///   written stays.
    package func writeNew(
        _ path: String, _ writing: Writing, namedInErrors name: String? = nil
    ) throws(WireFault) {
        let name = name ?? path
        let attachments = path + "/" + PayloadFolder.attachmentsName
        try AtomicFile.makeFolder(path, namedInErrors: name)
        if hasFiles { try AtomicFile.makeFolder(attachments, namedInErrors: name) }
        for file in files {
            try write(path + "/" + file.path, writing, name) { drain throws(WireFault) in
                try file.data.forEachPiece(drain)
            }
        }
        try writeDocument(path + "/" + documentName, writing, namedInErrors: name)
        guard writing.isSynchronized else { return }
        if hasFiles { try synchronizeFolder(attachments, name) }
        try synchronizeFolder(path, name)
    }

    /// Writes only the document, to a file that must not exist yet.
    package func writeDocument(
        _ path: String, _ writing: Writing, namedInErrors name: String? = nil
    ) throws(WireFault) {
        try write(path, writing, name ?? path) { drain throws(WireFault) in
            try document.write(to: drain)
        }
    }

    private func write(
        _ path: String, _ writing: Writing, _ name: String,
        _ body: (@escaping AtomicFile.Drain) throws(WireFault) -> Void
    ) throws(WireFault) {
        try AtomicFile.writeNew(
            path, namedInErrors: name, isSynchronized: writing.isSynchronized
        ) { drain throws(WireFault) in
            try body { piece throws(WireFault) in
                try drain(piece)
                writing.progress(piece.byteCount)
            }
        }
    }

    private func synchronizeFolder(_ path: String, _ name: String) throws(WireFault) {
        do throws(OpenFile.Failure) {
            try AtomicFile.synchronizeFolder(path)
        } catch {
            throw AtomicFile.failure(name, error)
        }
    }
}
