public import Essentials

extension ExtensionItem {
    /// Writes the item as a payload folder: the document, and large attachments as files beside it.
    ///
    /// The folder is written under a temporary name and then renamed, so it appears complete or not
    /// at all. An existing folder is moved aside before the rename, and moved back if the rename
    /// fails. Follows symbolic links.
    ///
    /// - Parameters:
    ///   - url: the URL of the folder; its name ends in `.xitem`.
    ///   - encoding: the encoding of the document; JSON by default.
    ///   - fileByteCount: the minimum size, in bytes, of data that becomes a file; 4 KiB by
    ///     default.
    /// - Throws: the errors of ``encoded(as:isPretty:)``, before a folder is created; `file.path`
    ///   if the name does not end in `.xitem`; `file.outside-folder` if the item has a file but was
    ///   not read from a payload folder; `output.failed`. After an error, no temporary folder
    ///   remains, and an existing folder is unchanged.
    public func writeFolder(
        to url: URL, as encoding: WireEncoding = .json, filesFrom fileByteCount: Int = 4 << 10
    ) throws(PayloadError) {
        let path = try Self.folderPath(of: url)
        let parts = try folderParts(encoding, fileByteCount)
        try parts.write(to: path)
    }

    private static func folderPath(of url: URL) throws(PayloadError) -> String {
        let path = try url.localPath(orElse: .output)
        guard url.pathExtension == "xitem" else {
            throw PayloadError(
                code: .filePath, message: "\(path): expected a name that ends in .xitem")
        }
        return path
    }

    /// Returns the content to store: a single document if all data together is smaller than
    /// `byteCount`; otherwise a document, and a file for each representation with 4 KiB of data or
    /// more. The result does not depend on whether the item was read from a file or from a payload
    /// folder.
    package func storedParts(
        embeddingDataBelow byteCount: Int
    ) throws(PayloadError) -> FolderParts {
        let embedded = withFilesEmbedded
        var total = 0
        embedded.forEachPart { part, _ in
            if case .representation(let one) = part, case .data(let data) = one.content {
                total += min(data.byteCount, byteCount)
            }
        }
        return try embedded.folderParts(.json, total < byteCount ? .max : 4 << 10)
    }

    private func folderParts(
        _ encoding: WireEncoding, _ fileByteCount: Int
    ) throws(PayloadError) -> FolderParts {
        let embedded = PayloadOutput(item: withFilesEmbedded, encoding: encoding)
        if embedded.item.hasFiles { try embedded.checkContent() }
        try embedded.checkData()
        var plan = FolderPlan(fileByteCount: fileByteCount)
        let item = try plan.moved(self)
        let document = try PayloadOutput(
            item: item, encoding: encoding, isPretty: encoding.form.isText, isInPayloadFolder: true
        ).checked()
        return FolderParts(
            documentName: encoding.form.documentName,
            document: document, files: plan.files)
    }
}
