import Essentials

extension URL {
    /// Creates the URL of the file that the system opens for a path.
    ///
    /// The system resolves `..` after a symbolic link to the folder that contains the link's
    /// target. Foundation instead removes both components, which can result in another folder.
    init(systemPath path: String, directoryHint: DirectoryHint = .inferFromPath) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.lastIndex(of: ".."),
            let resolved = realpath(parts[...last].joined(separator: "/"), nil)
        else {
            self.init(filePath: path, directoryHint: directoryHint)
            return
        }
        defer { free(resolved) }
        let rest = parts[(last + 1)...].map(String.init)
        self.init(
            filePath: ([String(cString: resolved)] + rest).joined(separator: "/"),
            directoryHint: directoryHint)
    }
}
