import Essentials

/// A payload folder `NAME.xitem`: the document and the attachment files beside it; clause 14.6.
///
/// The folder is opened once, and its files are opened relative to the open folder, without
/// following links. Replacing the folder therefore has no effect, and a file that was replaced with
/// a link is refused. A file with more than one hard link is refused too. The links are counted
/// after the file is opened, so a link that is removed before the count goes undetected.
package struct PayloadFolder: Sendable {
    static let attachmentsName = "attachments"
    package static let documentNames = WireEncoding.Form.allCases.map(\.documentName).reduce(
        into: [String]()
    ) { names, name in
        if !names.contains(name) { names.append(name) }
    }

    /// The path as given, for messages and to distinguish folders.
    package let path: String
    private let folder: OpenFile

    /// `parent` is the folder that contains the payload folder, if the caller has already opened
    /// it. A link at the path is then not followed.
    ///
    /// - Throws: `input.failed` if the path is not a folder or cannot be opened.
    package init(_ path: String, in parent: OpenFile? = nil) throws(PayloadError) {
        self.path = path
        folder = try OpenFile.naming(path) { () throws(OpenFile.Failure) in
            try OpenFile.open(path, inParent: parent, O_RDONLY | O_DIRECTORY)
        }
    }

    /// Returns a copy of the document's bytes.
    ///
    /// - Throws: `file.path` if the folder does not have exactly one document, or if the document
    ///   is a link, is not a regular file, or has several hard links; `input.failed`;
    ///   `limit.document`.
    func document(atMost byteCount: Int) throws(PayloadError) -> Data {
        var found: [StoredFile] = []
        for name in Self.documentNames {
            if let file = try open(name, in: folder, isOptional: true) { found.append(file) }
        }
        guard found.count == 1, let document = found.first else {
            throw PayloadError(
                code: .filePath,
                message: "\(path): expected exactly one document: "
                    + Self.documentNames.joined(separator: " or "))
        }
        return try document.readAll(atMost: byteCount)
    }

    /// Opens the file of a reference, and checks its size.
    ///
    /// - Throws: `input.failed` if the file does not exist or cannot be opened; `file.path` if the
    ///   path breaks clause 14.6.2, or if the file is a link, is not regular, or has several hard
    ///   links; `file.byte-count` if the size differs from the size in the reference.
    func file(_ reference: FileReference) throws(PayloadError) -> StoredFile {
        if let fault = FileReference.fault(in: reference.path) {
            throw PayloadError(code: .filePath, message: fault)
        }
        let name = String(reference.path.dropFirst(Self.attachmentsName.count + 1))
        let attachments: OpenFile
        do throws(OpenFile.Failure) {
            attachments = try OpenFile.open(
                Self.attachmentsName, in: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        } catch {
            throw PayloadError(
                code: error.isOfWrongKind ? .filePath : .input,
                message: "\(path)/\(reference.path): \(error.message)", underlying: error)
        }
        guard let file = try open(name, in: attachments) else {
            throw PayloadError(code: .input, message: "\(path)/\(reference.path): no such file")
        }
        guard file.byteCount == reference.byteCount else {
            throw PayloadError(
                code: .fileByteCount,
                message: "\(path)/\(reference.path) has \(CountText.text(file.byteCount, "byte")),"
                    + " expected \(reference.byteCount)")
        }
        return file
    }

    /// Opens a regular file with a single hard link; returns nil if it is optional and does not
    /// exist.
    private func open(
        _ name: String, in folder: OpenFile, isOptional: Bool = false
    ) throws(PayloadError) -> StoredFile? {
        let file: OpenFile
        let status: stat
        do throws(OpenFile.Failure) {
            file = try OpenFile.open(name, in: folder, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
            status = try file.status()
        } catch {
            if isOptional, error.code == ENOENT { return nil }
            throw error.isOfWrongKind
                ? irregularFileError(name)
                : PayloadError(error, at: "\(path)/…/\(name)")
        }
        guard status.isRegular, status.st_nlink == 1 else { throw irregularFileError(name) }
        return StoredFile(file: file, path: "\(path)/…/\(name)", status: status)
    }

    private func irregularFileError(_ name: String) -> PayloadError {
        PayloadError(
            code: .filePath,
            message: "\(path)/…/\(name): expected a regular file with a single hard link")
    }
}
