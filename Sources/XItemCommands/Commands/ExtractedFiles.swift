import ShareTargets
import XExtensionItem

/// The files that `extract --all` writes: one for each attachment that has a matching
/// representation.
struct ExtractedFiles {
    private var files: [(name: String, representation: Representation)] = []

    init(
        _ item: ExtensionItem, _ choice: AttachmentChoice, _ console: Console
    ) throws(CommandError) {
        var names = UniqueNames()
        for (number, attachment) in item.attachments.enumerated() {
            guard let taken = choice.representation(of: attachment) else {
                let label = AttachmentName.text(number)
                console.writeError("note: attachment \(label) has no matching representation")
                continue
            }
            files.append((names.unique(attachment.safeFileName(for: taken)), taken))
        }
        if files.isEmpty {
            throw .findings(
                "No attachment has a matching representation; "
                    + AttachmentChoice.types(of: item.attachments))
        }
    }

    /// Writes the files and prints their paths. If a representation cannot be read, writes only the
    /// files before it.
    ///
    /// - Returns: The error of the unreadable representation, or nil.
    func write(
        to folder: String, replaces: Bool, _ console: Console
    ) throws(CommandError) -> PayloadError? {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let paths = files.map { start + $0.name }
        if !replaces { try FolderOutput.requireAbsence(of: paths) }
        let (count, refusal) = try FolderOutput.make([folder]) { () throws(CommandError) in
            try OutputFiles(folder: folder, paths: paths).write {
                number, drain throws(PayloadError) in
                try files[number].representation.extractedBytes().forEachByteChunk(drain)
            }
        }
        for path in paths.prefix(count) { try console.print(SafeText.line(path)) }
        return refusal
    }
}

/// File names that are unique on a system that ignores case.
struct UniqueNames {
    private var taken: Set<String> = []
    /// The number to try next for each name. The keys are in lowercase, and truncated to leave
    /// space for the number.
    private var next: [String: Int] = [:]

    /// Returns the name. If the name is taken, adds a number before the extension, and truncates
    /// the result to 255 bytes.
    mutating func unique(_ name: String) -> String {
        if taken.insert(name.lowercased()).inserted { return name }
        let parts = FileNameParts(name)
        // Names that are equal after truncation share one counter.
        let start = parts.cut(to: FileNameParts.maximumByteCount - 12).lowercased()
        var number = next[start, default: 2]
        var candidate: String
        repeat {
            candidate = parts.cut(to: FileNameParts.maximumByteCount, adding: " \(number)")
            number += 1
        } while !taken.insert(candidate.lowercased()).inserted
        next[start] = number
        return candidate
    }
}
