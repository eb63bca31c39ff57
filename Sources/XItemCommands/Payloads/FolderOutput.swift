import Essentials

/// Folders that commands write files to.
enum FolderOutput {
    /// Creates a folder and those above it, if necessary.
    static func make(_ path: String) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                status: .unwritableOutput, message: "\(path): the folder cannot be created")
        }
    }

    /// Throws if something has one of the paths; links are not followed.
    static func requireAbsence(of paths: [String]) throws(CommandError) {
        if let path = paths.first(where: { attributes(of: $0) != nil }) { throw .exists(path) }
    }

    /// Returns the permissions of a file; nil if there is no regular file. Links are not followed.
    static func permissions(of path: String) -> Int? {
        guard let attributes = attributes(of: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        return attributes[.posixPermissions] as? Int
    }

    private static func attributes(of path: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: path)
    }
}
