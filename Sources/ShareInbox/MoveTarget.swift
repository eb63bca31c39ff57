import Essentials
import XExtensionItem

/// The folder that entries are moved into, named by a caller.
///
/// Each entry to move has a record of its target. Any process with access to the inbox can write
/// such a record, so recovery moves an entry only into a folder that the caller of the recovery
/// names as well.
struct MoveTarget {
    let path: String
    let folder: Folder
    /// The relative path from the inbox to the folder. The path stays valid if an update of an app
    /// moves both.
    let record: String

    init(_ url: URL, from layout: InboxLayout) throws(InboxError) {
        let path = RelativePath.normalized(url.absoluteURL.path)
        self.path = path
        record = RelativePath.text(of: path, from: RelativePath.normalized(layout.root))
        let (isOnSameVolume, isInside): (Bool, Bool)
        (folder, isOnSameVolume, isInside) = try InboxError.of(path) {
            () throws(OpenFile.Failure) in
            let (folder, root) = (try Folder(path), try layout.open())
            let (there, here) = (try folder.file.status(), try root.file.status())
            return (folder, there.isOnVolume(of: here), try folder.isInside(root))
        }
        guard isOnSameVolume else {
            throw InboxError(.otherVolume, "\(path) and \(layout.root) are on different volumes")
        }
        guard !isInside else {
            throw InboxError(.target, "\(path): expected a folder outside the inbox")
        }
    }
}

extension Folder {
    /// Also returns true if `other` is the same folder.
    fileprivate func isInside(_ other: Folder) throws(Failure) -> Bool {
        let goal = try other.file.status()
        var (folder, status) = (self, try file.status())
        while !status.isSame(as: goal) {
            let parent: Folder
            do throws(Failure) {
                parent = try folder.folder("..")
            } catch {
                // The parent cannot be opened. The inbox and its folders can be opened, so this
                // folder is outside.
                guard error.isProtected else { throw error }
                return false
            }
            let above = try parent.file.status()
            // The root is its own parent.
            if above.isSame(as: status) { return false }
            (folder, status) = (parent, above)
        }
        return true
    }
}

/// The names of a folder that holds an entry and a record of its target.
///
/// The reader finishes by moving this folder out of its owner folder. If a recovery presumes the
/// reader dead, it first renames this folder. Only one of these two steps succeeds.
enum MovingName {
    private static let moving = ".moving"
    private static let returning = ".returning"
    /// The file with the path of the target.
    static let targetName = "target"

    static func text(_ entry: InboxEntry) -> String { entry.name + moving }

    /// The name after a recovery has presumed the reader dead.
    static func returningText(_ entry: InboxEntry) -> String { entry.name + returning }

    static func entry(_ name: String) -> InboxEntry? {
        for suffix in [moving, returning] where name.hasSuffix(suffix) {
            return InboxEntry(String(name.dropLast(suffix.utf8.count)))
        }
        return nil
    }
}

enum RelativePath {
    static func normalized(_ path: String) -> String {
        let absolute =
            path.hasPrefix("/")
            ? path : FileManager.default.currentDirectoryPath + "/" + path
        return "/" + components(absolute).joined(separator: "/")
    }

    /// Both paths must be normalized.
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
