#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The bytes of a file that a payload names, opened anew for each piece: a payload may name more files
/// than a process may have open.
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
    /// The file's bytes, not opened yet; nil when the folder is not known.
    var data: WireData? {
        folder.map { WireData(FolderFile(folder: $0, reference: self)) }
    }

    /// The file's bytes, of a file that is open: it stays the same, whatever becomes of its name.
    ///
    /// - Throws: what ``PayloadFolder/file(_:)`` throws; `file.outside-folder` when the folder is not
    ///   known.
    func open() throws(WireError) -> WireData {
        guard let folder else { throw outsideFolder }
        return WireData(try folder.file(self))
    }

    /// The error of a file that no payload folder is known for.
    var outsideFolder: WireError {
        WireError(
            code: .fileOutsideFolder,
            message: "\(path): the item was not read from a payload folder")
    }
}
