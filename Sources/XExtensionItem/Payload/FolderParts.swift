/// A payload folder to be written: the document, which was judged, and the files beside it.
package struct FolderParts {
    let documentName: String
    let document: PayloadOutput.Judged
    let files: [FolderPlan.File]

    /// Whether there are files beside the document; without them it may as well stand alone.
    package var hasFiles: Bool { !files.isEmpty }

    /// How new files are written.
    package struct Writing {
        /// Whether each file and folder is on the disk before the next one is begun.
        var isSynchronized: Bool
        /// Is told of the number of bytes in each piece that was written.
        var progress: (Int) -> Void

        package init(isSynchronized: Bool = true, progress: @escaping (Int) -> Void = { _ in }) {
            self.isSynchronized = isSynchronized
            self.progress = progress
        }
    }

    /// Writes the folder under another name, and then gives it its own; see
    /// ``ExtensionItem/writeFolder(to:as:filesFrom:)``.
    func write(to path: String) throws(WireError) {
        let temporary = TemporaryName.beside(path)
        try TemporaryName.use(temporary) { () throws(WireError) in
            try writeNew(temporary, Writing(), namedInErrors: path)
        } place: { () throws(WireError) in
            try AtomicFile.placeFolder(temporary, at: path)
        }
        try? AtomicFile.synchronizeFolder(AtomicFile.folder(of: path))
    }

    /// Writes the folder under a name that nothing has, where nobody looks yet.
    ///
    /// - Throws: `output.failed`, and what the bytes' source throws; what was written stays.
    package func writeNew(
        _ path: String, _ writing: Writing, namedInErrors name: String? = nil
    ) throws(WireError) {
        let name = name ?? path
        let attachments = path + "/" + PayloadFolder.attachmentsName
        try AtomicFile.makeFolder(path, namedInErrors: name)
        if hasFiles { try AtomicFile.makeFolder(attachments, namedInErrors: name) }
        for file in files {
            try write(path + "/" + file.path, writing, name) { drain throws(WireError) in
                try file.data.forEachChunk(drain)
            }
        }
        try writeDocument(path + "/" + documentName, writing, namedInErrors: name)
        guard writing.isSynchronized else { return }
        if hasFiles { try synchronizeFolder(attachments, name) }
        try synchronizeFolder(path, name)
    }

    /// Writes the document alone under a name that nothing has.
    package func writeDocument(
        _ path: String, _ writing: Writing, namedInErrors name: String? = nil
    ) throws(WireError) {
        try write(path, writing, name ?? path) { drain throws(WireError) in
            try document.write(to: drain)
        }
    }

    private func write(
        _ path: String, _ writing: Writing, _ name: String,
        _ body: (@escaping WireDrain) throws(WireError) -> Void
    ) throws(WireError) {
        try AtomicFile.writeNew(
            path, namedInErrors: name, isSynchronized: writing.isSynchronized
        ) { drain throws(WireError) in
            try body { piece throws(WireError) in
                try drain(piece)
                writing.progress(piece.byteCount)
            }
        }
    }

    private func synchronizeFolder(_ path: String, _ name: String) throws(WireError) {
        do throws(OpenFile.Failure) {
            try AtomicFile.synchronizeFolder(path)
        } catch {
            throw AtomicFile.failure(name, error)
        }
    }
}
