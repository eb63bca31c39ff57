/// The content of a payload folder to write: the document, already checked, and the attachment
/// files.
package struct FolderParts {
    let documentName: String
    let document: PayloadOutput.Checked
    let files: [FolderPlan.File]

    package var hasFiles: Bool { !files.isEmpty }

    package struct Writing {
        /// Whether each file and folder is flushed to the disk.
        var isSynchronized: Bool
        /// Receives each chunk after it was written.
        var progress: (RawSpan) -> Void

        package init(
            isSynchronized: Bool = true, progress: @escaping (RawSpan) -> Void = { _ in }
        ) {
            self.isSynchronized = isSynchronized
            self.progress = progress
        }
    }

    /// Calls a closure with the bytes of all files in chunks, in the order of writing.
    package func forEachChunk(
        _ body: @escaping AtomicFile.Drain
    ) throws(PayloadError) {
        for file in files { try file.data.forEachByteChunk(body) }
        try document.write(to: body)
    }

    func write(to path: String) throws(PayloadError) {
        let target = AtomicFile.followingLinks(path)
        let temporary = TemporaryName.beside(target)
        try TemporaryName.use(temporary) { () throws(PayloadError) in
            try writeNew(temporary, Writing(), namedInErrors: path)
        } place: { () throws(PayloadError) in
            try AtomicFile.placeFolder(temporary, at: target)
        }
        try? AtomicFile.synchronizeFolder(AtomicFile.folder(of: target))
    }

    /// Creates the folder directly at a path, which must not exist yet.
    ///
    /// - Throws: `output.failed`, and the errors of reading the attachments. After an error, the
    ///   part that was written remains.
    package func writeNew(
        _ path: String, _ writing: Writing, namedInErrors name: String? = nil
    ) throws(PayloadError) {
        let name = name ?? path
        let attachments = path + "/" + PayloadFolder.attachmentsName
        try AtomicFile.makeFolder(path, namedInErrors: name)
        if hasFiles { try AtomicFile.makeFolder(attachments, namedInErrors: name) }
        for file in files {
            try write(path + "/" + file.path, writing, name) { drain throws(PayloadError) in
                try file.data.forEachByteChunk(drain)
            }
        }
        try writeDocument(path + "/" + documentName, writing, namedInErrors: name)
        guard writing.isSynchronized else { return }
        if hasFiles { try synchronizeFolder(attachments, name) }
        try synchronizeFolder(path, name)
    }

    /// Like ``writeNew(_:_:namedInErrors:)``, but without flushing, for a folder that exists only
    /// as long as this process.
    package func writeNewFolder(_ path: String) throws(PayloadError) {
        try writeNew(path, Writing(isSynchronized: false))
    }

    /// The file must not exist yet.
    package func writeDocument(
        _ path: String, _ writing: Writing, namedInErrors name: String? = nil
    ) throws(PayloadError) {
        try write(path, writing, name ?? path) { drain throws(PayloadError) in
            try document.write(to: drain)
        }
    }

    private func write(
        _ path: String, _ writing: Writing, _ name: String,
        _ body: (@escaping AtomicFile.Drain) throws(PayloadError) -> Void
    ) throws(PayloadError) {
        try AtomicFile.writeNew(
            path, namedInErrors: name, isSynchronized: writing.isSynchronized
        ) { drain throws(PayloadError) in
            try body { piece throws(PayloadError) in
                try drain(piece)
                writing.progress(piece)
            }
        }
    }

    private func synchronizeFolder(_ path: String, _ name: String) throws(PayloadError) {
        try OpenFile.naming(name, code: .output) { () throws(OpenFile.Failure) in
            try AtomicFile.synchronizeFolder(path)
        }
    }
}

/// Decides which data of an item goes into files of a payload folder, and under which paths.
struct FolderPlan {
    struct File {
        let path: String
        let data: WireData
    }

    private let fileByteCount: Int
    /// All strings in values that were set aside. Such a string may be a path, which a new file
    /// must not use, because each path may occur only once in a document.
    private var takenPaths: Set<String> = []
    private var lastNumber = 0
    private(set) var files: [File] = []

    /// Data of `fileByteCount` bytes or more goes into files.
    init(fileByteCount: Int) {
        self.fileByteCount = fileByteCount
    }

    mutating func moved(_ item: ExtensionItem) throws(PayloadError) -> ExtensionItem {
        takenPaths = item.setAsideStrings
        var item = item
        var lost: FileReference?
        item.changeRepresentations { one in
            if case .file(let file) = one.content, file.folder == nil { lost = file }
            return moved(one)
        }
        if let lost { throw lost.outsideFolder }
        return item
    }

    private mutating func moved(_ representation: Representation) -> Representation? {
        var representation = representation
        switch representation.content {
        case .data(let data) where data.byteCount >= fileByteCount:
            let path = add(data, representation.typeIdentifier)
            representation.content = .file(FileReference(path: path, byteCount: data.byteCount))
        case .file(var file):
            guard let data = file.data else { return nil }
            file.path = add(data, representation.typeIdentifier)
            representation.content = .file(file)
        case .data, .text, .url, .propertyList, .unknown:
            return nil
        }
        return representation
    }

    private mutating func add(_ data: WireData, _ type: TypeIdentifier) -> String {
        var path: String
        repeat {
            lastNumber += 1
            path = Self.path(lastNumber, type)
        } while takenPaths.contains(path)
        files.append(File(path: path, data: data))
        return path
    }

    private static func path(_ number: Int, _ type: TypeIdentifier) -> String {
        let path = "\(PayloadFolder.attachmentsName)/\(number)"
        guard let suffix = type.preferredFilenameExtension else { return path }
        let name = "\(path).\(suffix.lowercased())"
        return FileReference.fault(in: name) == nil ? name : path
    }
}
