/// The content of a payload folder to write: the document, already checked, and the attachment
/// files.
struct FolderParts {
    let documentName: String
    let document: PayloadOutput.Judged
    let files: [FolderPlan.File]

    /// Writes the folder under a temporary name, then renames it; see
    /// ``ExtensionItem/writeFolder(to:as:filesFrom:)``.
    func write(to path: String) throws(WireError) {
        let temporary = TemporaryName.beside(path)
        try TemporaryName.use(temporary) { () throws(WireError) in
            try write(to: temporary, namedInErrors: path)
        } place: { () throws(WireError) in
            try AtomicFile.placeFolder(temporary, at: path)
        }
        AtomicFile.synchronizeFolder(AtomicFile.folder(of: path))
    }

    private func write(to path: String, namedInErrors name: String) throws(WireError) {
        let attachments = path + "/" + PayloadFolder.attachmentsName
        try AtomicFile.makeFolder(path, namedInErrors: name)
        if !files.isEmpty { try AtomicFile.makeFolder(attachments, namedInErrors: name) }
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
}
