#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The bytes of a file that a payload names, opened when they are asked for.
struct FolderFile: WireDataSource {
    let folder: PayloadFolder
    let reference: FileReference

    var byteCount: Int { reference.byteCount }
    var identity: String { folder.path + "/" + reference.path }

    func read(_ range: Range<Int>) throws(WireError) -> Data {
        try folder.file(reference).read(range)
    }
}

extension FileReference {
    /// The file's bytes; nil when the folder is not known.
    var data: WireData? {
        folder.map { WireData(FolderFile(folder: $0, reference: self)) }
    }
}
