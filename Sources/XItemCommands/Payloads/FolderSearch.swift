import Essentials

enum FolderSearch {
    static func isFolder(_ name: String) -> Bool {
        name != "-" && FileAttributeType(of: name) == .typeDirectory
    }

    /// Returns the paths of the files with a wanted name in a folder and its subfolders, sorted by
    /// name. Does not follow links, because they can form a cycle.
    static func files(
        in folder: String, where isWanted: (String) -> Bool
    ) throws(CommandError) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw .unreadableInput("\(folder) cannot be read")
        }
        var files: [String] = []
        for name in names.sorted() {
            let path = folder + "/" + name
            guard let type = FileAttributeType(of: path) else {
                throw .unreadableInput("\(path) cannot be read")
            }
            if type == .typeDirectory { files += try self.files(in: path, where: isWanted) }
            if type == .typeRegular, isWanted(name) { files.append(path) }
        }
        return files
    }
}

extension FileAttributeType {
    /// Creates the type of a file; nil if there is no file. Does not follow links, because they can
    /// form a cycle.
    init?(of path: String) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let type = attributes?[.type] as? FileAttributeType else { return nil }
        self = type
    }
}
