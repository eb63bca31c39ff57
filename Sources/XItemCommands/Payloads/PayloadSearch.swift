import Essentials
import XExtensionItem

/// The payloads in a folder and its subfolders, found by name.
///
/// Payloads are files named `*.json`, `*.plist`, `*.bplist` or `*.xitem.*`, and payload folders
/// named `*.xitem`. The search skips hidden files and folders.
struct PayloadSearch {
    static let ends = WireEncoding.Form.allCases.map { "." + $0.filenameExtension }
    /// The names of payloads that are files, for help.
    static let patterns = (ends + [".xitem.*"]).map { "*" + $0 }.joined(separator: ", ")

    /// The paths of the payloads, sorted by name.
    private(set) var payloads: [String] = []
    /// The number of skipped files: pipes, devices, and files without the name of a payload.
    private(set) var skippedCount = 0
    private(set) var unreadableFolders: [String] = []

    init(in folder: String) throws(CommandError) {
        search(folder)
        guard !unreadableFolders.contains(folder) else {
            throw .unreadableInput("\(folder): cannot be read")
        }
    }

    func requirePayloads(in folder: String) throws(CommandError) {
        guard payloads.isEmpty else { return }
        throw .emptyFolder(folder, "payload")
    }

    private mutating func search(_ folder: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return unreadableFolders.append(folder)
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let isNamedLikePayload =
                Self.ends.contains(where: name.hasSuffix) || name.contains(".xitem.")
            switch FileAttributeType(of: path) {
            case .typeDirectory? where name.hasSuffix(".xitem"): payloads.append(path)
            case .typeDirectory?: search(path)
            case .typeRegular? where isNamedLikePayload,
                .typeSymbolicLink? where isNamedLikePayload:
                payloads.append(path)
            // Reading a pipe or a device might never end.
            default: skippedCount += 1
            }
        }
    }

    /// Whether a path is a folder that is not a payload folder itself. Follows links.
    static func isFolderOfPayloads(_ path: String) -> Bool {
        path != "-" && !path.hasSuffix(".xitem") && !path.hasSuffix(".xitem/")
            && InputFile.isFolderWithoutDocument(path)
    }
}
