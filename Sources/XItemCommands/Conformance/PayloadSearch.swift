#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The payloads in a folder, as far as their names tell.
enum PayloadSearch {
    /// The paths of files `*.json`, `*.plist` and `*.xitem.*`, and of payload folders `*.xitem`, in the
    /// folder and those in it, by name; nil when the folder cannot be read.
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

    /// What a name stands for; a link is not followed, so that no folder holds itself.
    private static func type(of path: String) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType
    }
}
