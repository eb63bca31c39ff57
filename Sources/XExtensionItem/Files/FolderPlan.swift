/// Which data of an item goes into files of a payload folder, and under what paths.
struct FolderPlan {
    /// Data to be written to a file.
    struct File {
        let path: String
        let data: WireData
    }

    let fileByteCount: Int
    private(set) var files: [File] = []

    init(fileByteCount: Int) {
        self.fileByteCount = fileByteCount
    }

    /// The item with references in place of the data that goes into files.
    mutating func moved(_ item: ExtensionItem) -> ExtensionItem {
        item.mappingRepresentations { self.moved($0) }
    }

    private mutating func moved(_ representation: Representation) -> Representation {
        var representation = representation
        switch representation.content {
        case .data(let data) where data.byteCount >= fileByteCount:
            let path = newPath(for: representation.typeIdentifier)
            files.append(File(path: path, data: data))
            representation.content = .file(FileReference(path: path, byteCount: data.byteCount))
        case .file(var file):
            guard let data = file.data else { return representation }
            file.path = newPath(for: representation.typeIdentifier)
            files.append(File(path: file.path, data: data))
            representation.content = .file(file)
        default:
            break
        }
        return representation
    }

    /// `attachments/`, a number, and the extension of the type where it has one that a path may have.
    private func newPath(for type: TypeIdentifier) -> String {
        let path = "\(PayloadFolder.attachmentsName)/\(files.count + 1)"
        guard let suffix = type.preferredFilenameExtension else { return path }
        let name = "\(path).\(suffix.lowercased())"
        return FileReference.fault(in: name) == nil ? name : path
    }
}
