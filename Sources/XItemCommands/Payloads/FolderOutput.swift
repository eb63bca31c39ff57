#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Folders that commands write files to.
enum FolderOutput {
    /// Creates a folder and those above it, if necessary.
    static func make(_ path: String) throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                status: .unwritableOutput, message: "\(path): the folder cannot be created")
        }
    }

    /// Whether a file, a folder or a link has the path; a link is not followed.
    static func isThere(_ path: String) -> Bool { type(of: path) != nil }

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
