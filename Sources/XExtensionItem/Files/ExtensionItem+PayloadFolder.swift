#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
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
    /// - Throws: what ``encoded(as:isPretty:)`` throws; `file.path` for a name without `.xitem`;
    ///   `file.outside-folder` for a file of an item that was not read from a payload folder;
    ///   `output.failed`. Nothing is left behind then, and a folder that was there stays as it was.
    public func writeFolder(
        to url: URL, as encoding: WireEncoding = .json, filesFrom fileByteCount: Int = 4 << 10
    ) throws(WireError) {
        let path = try url.localPath(orElse: .output)
        guard url.pathExtension == "xitem" else {
            throw WireError(.filePath, reason: "\(path): expected a name that ends in .xitem")
        }
        let temporary = AtomicFile.temporaryPath(beside: path)
        do throws(WireError) {
            try writeParts(to: temporary, namedInErrors: path, encoding, fileByteCount)
            try Self.place(temporary, at: path)
        } catch {
            try? FileManager.default.removeItem(atPath: temporary)
            throw error
        }
        AtomicFile.synchronizeFolder(AtomicFile.folder(of: path))
    }

    private func writeParts(
        to path: String, namedInErrors name: String, _ encoding: WireEncoding, _ fileByteCount: Int
    ) throws(WireError) {
        var plan = FolderPlan(fileByteCount: fileByteCount)
        let item = try plan.moved(self)
        let attachments = path + "/" + PayloadFolder.attachmentsName
        try Self.makeFolder(path, namedInErrors: name)
        if !plan.files.isEmpty { try Self.makeFolder(attachments, namedInErrors: name) }
        for file in plan.files {
            try AtomicFile.writeNew(path + "/" + file.path, namedInErrors: name) {
                drain throws(WireError) in
                try file.data.forEachChunk(drain)
            }
        }
        let document = PayloadFolder.documentNames[encoding == .json ? 0 : 1]
        try AtomicFile.writeNew(path + "/" + document, namedInErrors: name) {
            drain throws(WireError) in
            try item.writeAsItStands(as: encoding, isPretty: encoding == .json, to: drain)
        }
        if !plan.files.isEmpty { AtomicFile.synchronizeFolder(attachments) }
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
        let old = AtomicFile.temporaryPath(beside: path)
        guard rename(path, old) == 0 else { throw AtomicFile.failure(path, .last) }
        guard rename(temporary, path) == 0 else {
            let failure = AtomicFile.failure(path, .last)
            rename(old, path)
            throw failure
        }
        try? FileManager.default.removeItem(atPath: old)
    }
}
