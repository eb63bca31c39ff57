import Essentials

/// The bytes of a file in a payload folder, which is opened anew for each piece, because a payload
/// may name more files than a process may have open.
struct FolderFile: CheckedDataSource {
    let folder: PayloadFolder
    let reference: FileReference

    var byteCount: Int { reference.byteCount }
    var identity: String { folder.path + "/" + reference.path }

    func read(_ range: Range<Int>) throws(WireError) -> Data {
        try folder.file(reference).read(range)
    }

    func check() throws(WireError) { _ = try folder.file(reference) }
}

extension FileReference {
    /// The file's bytes, not opened yet; nil if the folder is unknown.
    var data: WireData? {
        folder.map { WireData(FolderFile(folder: $0, reference: self)) }
    }

    /// Opens the file and returns its bytes. An open file stays the same file, whatever happens to
    /// its name.
    ///
    /// - Throws: the errors of ``PayloadFolder/file(_:)``; `file.outside-folder` if the folder is
    ///   unknown.
    func open() throws(WireError) -> WireData {
        guard let folder else { throw outsideFolder }
        return WireData(try folder.file(self))
    }

    /// The error for a file whose payload folder is unknown.
    var outsideFolder: WireError {
        WireError(
            code: .fileOutsideFolder,
            message: "\(path): the item was not read from a payload folder")
    }
}
