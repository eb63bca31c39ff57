import Essentials

/// Paths from one folder to another. They stay valid if both are moved together, as an update of an app
/// does.
enum RelativePath {
    /// A path from the root of the file system, without `.`, `..` and double slashes.
    static func normalized(_ path: String) -> String {
        let absolute =
            path.hasPrefix("/")
            ? path : FileManager.default.currentDirectoryPath + "/" + path
        return "/" + components(absolute).joined(separator: "/")
    }

    /// Returns the path relative to a folder. Both must be normalized.
    static func text(of path: String, from folder: String) -> String {
        let (there, here) = (components(path), components(folder))
        let common = zip(there, here).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
        let up = repeatElement("..", count: here.count - common)
        return (Array(up) + there.dropFirst(common)).joined(separator: "/")
    }

    private static func components(_ path: String) -> [String] {
        var components: [String] = []
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            let name = String(Substring(part))
            switch name {
            case ".": continue
            case "..": _ = components.popLast()
            default: components.append(name)
            }
        }
        return components
    }
}
