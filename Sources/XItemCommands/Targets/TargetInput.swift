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
            guard FolderSearch.isFolder(name) else {
                files.append(TargetFile(name, try InputFile(name, console).bytes))
                continue
            }
            let count = files.count
            for path in try FolderSearch.files(in: name, where: Self.isTarget) {
                let file = TargetFile(path, try InputFile(path, console).bytes)
                if !file.targets.isEmpty || file.fault?.code != nil { files.append(file) }
            }
            guard files.count > count else { throw .emptyFolder(name, "receiver") }
        }
        self.files = files
    }

    private static func isTarget(_ name: String) -> Bool {
        let endings = [".plist", ".webmanifest", "manifest.json", ".xml"]
        return endings.contains { name.lowercased().hasSuffix($0) }
    }
}
