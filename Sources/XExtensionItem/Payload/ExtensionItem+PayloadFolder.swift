#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
extension ExtensionItem {
    /// Writes the item as a payload folder: the document, and attachments as files beside it.
    ///
    /// The folder is written under another name and then renamed, so that it is there whole or not at
    /// all. One that is there is moved aside just before, and comes back if that fails.
    ///
    /// - Parameters:
    ///   - url: where the folder is to be; its name ends in `.xitem`.
    ///   - encoding: that of the document; JSON unless given.
    ///   - fileByteCount: data of at least so many bytes becomes a file; 4 KiB unless given.
    /// - Throws: what ``encoded(as:isPretty:)`` throws, before there is a folder; `file.path` for a name
    ///   without `.xitem`; `file.outside-folder` for a file of an item that was not read from a payload
    ///   folder; `output.failed`. Nothing is left behind then, and a folder that was there stays as it
    ///   was.
    public func writeFolder(
        to url: URL, as encoding: WireEncoding = .json, filesFrom fileByteCount: Int = 4 << 10
    ) throws(PayloadError) {
        let path = try PayloadError.of { () throws(WireError) in try Self.folderPath(of: url) }
        let parts = try folderParts(encoding, fileByteCount)
        try PayloadError.of { () throws(WireError) in try parts.write(to: path) }
    }

    private static func folderPath(of url: URL) throws(WireError) -> String {
        let path = try url.localPath(orElse: .output)
        guard url.pathExtension == "xitem" else {
            throw WireError(
                code: .filePath, message: "\(path): expected a name that ends in .xitem")
        }
        return path
    }

    /// What goes into the folder, judged before there is one.
    private func folderParts(
        _ encoding: WireEncoding, _ fileByteCount: Int
    ) throws(PayloadError) -> FolderParts {
        let embedded = PayloadOutput(item: withFilesEmbedded, encoding: encoding)
        if embedded.item.hasFiles { try embedded.checkContent() }
        try embedded.checkData()
        var plan = FolderPlan(fileByteCount: fileByteCount)
        let item = try PayloadError.of { () throws(WireError) in try plan.moved(self) }
        let document = try PayloadOutput(
            item: item, encoding: encoding, isPretty: encoding == .json, isInPayloadFolder: true
        ).judged()
        return FolderParts(
            documentName: PayloadFolder.documentNames[encoding == .json ? 0 : 1],
            document: document, files: plan.files)
    }
}
