#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The search for payloads in a folder, by name.
enum PayloadSearch {
    /// Returns the paths of the payloads in a folder and its subfolders, sorted by name.
    ///
    /// Payloads are files named `*.json`, `*.plist` or `*.xitem.*`, and payload folders named
    /// `*.xitem`.
    /// The result is nil if the folder cannot be read.
    static func payloads(in folder: String) -> [String]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return nil
        }
        return names.sorted().flatMap { name -> [String] in
            let path = folder + "/" + name
            guard let type = type(of: path) else { return [] }
            if type == .typeDirectory {
                return name.hasSuffix(".xitem") ? [path] : payloads(in: path) ?? []
            }
            let isNamedSo =
                name.hasSuffix(".json") || name.hasSuffix(".plist") || name.contains(".xitem.")
            return isNamedSo ? [path] : []
        }
    }

    /// Returns the file type at a path. Links are not followed, so that the search ends.
    private static func type(of path: String) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType
    }
}
