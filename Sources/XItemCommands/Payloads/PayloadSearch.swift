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

    /// Whether a path leads to a folder that is not a payload folder itself. A link is followed.
    static func isFolderOfPayloads(_ path: String) -> Bool {
        guard path != "-", !path.hasSuffix(".xitem"), !path.hasSuffix(".xitem/"),
            let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        else { return false }
        return !names.contains { ["item.json", "item.plist"].contains($0) }
    }

    /// Returns the file type at a path. Links are not followed, so that the search ends.
    private static func type(of path: String) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType
    }
}
