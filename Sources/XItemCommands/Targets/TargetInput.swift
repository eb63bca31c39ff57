import Essentials
import ShareTargets
import XExtensionItem

extension CheckedPayload {
    static func item(_ file: String, _ console: Console) throws(CommandError) -> ExtensionItem {
        let payload = CheckedPayload(try InputFile(file, console), .lenient)
        FindingReport(file: file, findings: payload.findings).writeErrors(console)
        guard let item = payload.item else {
            throw CommandError(status: .findings, message: nil)
        }
        return item
    }
}

struct TargetInput {
    let files: [TargetFile]

    /// In a folder, skips a file that describes no receiver. Keeps a malformed file, so that its
    /// error is reported.
    init(_ names: [String], _ console: Console) throws(CommandError) {
        var files: [TargetFile] = []
        for name in names {
            guard name != "-", FileAttributeType(of: name) == .typeDirectory else {
                files.append(TargetFile(name, try InputFile(name, console).bytes))
                continue
            }
            let count = files.count
            for path in try Self.paths(in: name) {
                let file = TargetFile(path, try InputFile(path, console).bytes)
                if !file.targets.isEmpty || file.fault?.code != nil { files.append(file) }
            }
            guard files.count > count else { throw .emptyFolder(name, "receiver") }
        }
        self.files = files
    }

    /// Returns the files in a folder and its subfolders, sorted by name. Does not follow links,
    /// because they can form a cycle.
    private static func paths(in folder: String) throws(CommandError) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw .unreadableInput("\(folder) cannot be read")
        }
        var paths: [String] = []
        for name in names.sorted() {
            let path = folder + "/" + name
            let type = FileAttributeType(of: path)
            if type == .typeDirectory { paths += try Self.paths(in: path) }
            if type == .typeRegular, isTarget(name) { paths.append(path) }
        }
        return paths
    }

    private static func isTarget(_ name: String) -> Bool {
        let endings = [".plist", ".webmanifest", "manifest.json", ".xml"]
        return endings.contains { name.lowercased().hasSuffix($0) }
    }
}
