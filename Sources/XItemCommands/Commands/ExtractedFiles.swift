import Essentials
import ShareTargets
import WireFormat
import XExtensionItem

/// The files that `extract --all` writes: one for each attachment.
struct ExtractedFiles {
    private var files: [(name: String, representation: Representation)] = []

    /// Chooses a representation of each attachment. Attachments without a matching representation
    /// are reported on standard error.
    init(
        _ item: ExtensionItem, _ choice: AttachmentChoice, _ console: Console
    ) throws(CommandError) {
        var names = UniqueNames()
        for (number, attachment) in item.attachments.enumerated() {
            guard let taken = choice.representation(of: attachment) else {
                let label = AttachmentName.text(number)
                console.writeError("note: attachment \(label) has no representation of this type")
                continue
            }
            files.append((names.unique(attachment.safeFileName(for: taken)), taken))
        }
        if files.isEmpty {
            throw CommandError(
                status: .findings,
                message: "No attachment has a representation of the type; "
                    + AttachmentChoice.types(of: item.attachments))
        }
    }

    /// Writes the files and prints their paths. If a representation cannot be read, only the files
    /// before it are written.
    ///
    /// - Returns: The error of that representation, or nil.
    func write(
        to folder: String, replaces: Bool, _ console: Console
    ) throws(CommandError) -> WireFault? {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let paths = files.map { start + $0.name }
        if !replaces { try FolderOutput.requireAbsence(of: paths) }
        let (count, refusal) = try FolderOutput.make([folder]) { () throws(CommandError) in
            try OutputFiles(folder: folder, paths: paths).write {
                number, drain throws(WireFault) in
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
    /// For each name that was taken, cut to leave space for a number: the number to try next.
    private var next: [String: Int] = [:]

    /// Returns the name; if it is taken, adds a number before the extension, within 255 bytes.
    mutating func unique(_ name: String) -> String {
        if taken.insert(name.lowercased()).inserted { return name }
        let parts = FileNameParts(name)
        // Long names are cut to leave space for a number. Names that are equal after the cut share
        // one counter.
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
