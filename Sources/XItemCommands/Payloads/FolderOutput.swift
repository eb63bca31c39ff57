import Essentials

/// Folders that commands write files to.
enum FolderOutput {
    /// Creates a folder and those above it, if necessary.
    static func make(_ path: String) throws(CommandError) {
        try requireText(path)
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                status: .unwritableOutput, message: "\(path): the folder cannot be created")
        }
    }

    /// Throws if a new folder has a name that is not UTF-8.
    static func requireText(_ path: String) throws(CommandError) {
        guard RawOutput.all[path] != nil else { return }
        throw CommandError(
            status: .unwritableOutput,
            message: "\(path): the folder cannot be created, because its name is not UTF-8")
    }

    /// Throws if something has one of the paths; links are not followed.
    static func requireAbsence(of paths: [String]) throws(CommandError) {
        if let path = paths.first(where: { type(of: $0) != nil }) { throw .exists(path) }
    }

    /// Removes a symbolic link, so that writing does not follow it.
    static func removeLink(_ path: String) {
        guard type(of: path) == .typeSymbolicLink else { return }
        try? FileManager.default.removeItem(atPath: path)
    }

    private static func type(of path: String) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType
    }
}
