/// Decides which data of an item goes into files of a payload folder, and under which paths.
struct FolderPlan {
    /// Data to write to a file.
    struct File {
        let path: String
        let data: WireData
    }

    private let fileByteCount: Int
    /// Strings in values that were set aside, which may be paths; a document has each path once.
    private var takenPaths: Set<String> = []
    private var lastNumber = 0
    private(set) var files: [File] = []

    /// Creates a plan that moves data of at least `fileByteCount` bytes into files.
    init(fileByteCount: Int) {
        self.fileByteCount = fileByteCount
    }

    /// Returns the item with references instead of the data that goes into files.
    ///
    /// - Throws: `file.outside-folder` for a file whose payload folder is unknown.
    mutating func moved(_ item: ExtensionItem) throws(WireFault) -> ExtensionItem {
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

    /// Returns a representation with a reference instead of its bytes, or nil if they stay.
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
        default:
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

    /// Returns `attachments/`, a number, and the preferred extension of the type if a path may have
    /// it.
    private static func path(_ number: Int, _ type: TypeIdentifier) -> String {
        let path = "\(PayloadFolder.attachmentsName)/\(number)"
        guard let suffix = type.preferredFilenameExtension else { return path }
        let name = "\(path).\(suffix.lowercased())"
        return FileReference.fault(in: name) == nil ? name : path
    }
}
