import Essentials
import WireFormat
import XExtensionItem

/// The files that `extract --all` writes: one for each attachment.
struct ExtractedFiles {
    private var files: [(name: String, representation: Representation)] = []

    /// Chooses a representation of each attachment, and says on the standard error which attachment
    /// has none.
    init(
        _ item: ExtensionItem, _ choice: AttachmentChoice, _ console: Console
    ) throws(CommandError) {
        var names = UniqueNames()
        for (number, attachment) in item.attachments.enumerated() {
            guard let taken = choice.representation(of: attachment) else {
                let label = AttachmentChoice.label(number)
                console.writeError("note: attachment \(label) has no representation of the type")
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

    /// Writes the files and prints their paths.
    ///
    /// - Returns: The error of a representation that cannot be read; nil if there is none.
    func write(
        to folder: String, replaces: Bool, _ console: Console
    ) throws(CommandError) -> WireError? {
        try FolderOutput.make(folder)
        let paths = files.map { folder + "/" + $0.name }
        if !replaces { try FolderOutput.requireAbsence(of: paths) }
        for (path, file) in zip(paths, files) {
            FolderOutput.removeLink(path)
            let refusal = try OutputFile(replacing: path).write(console) {
                drain throws(WireError) in
                try file.representation.extractedBytes().forEachPiece(drain)
            }
            if let refusal { return refusal }
            try console.print(SafeText.line(path))
        }
        return nil
    }
}

/// File names of which no two are equal on a system that ignores case.
struct UniqueNames {
    private var taken: Set<String> = []

    /// Returns the name, or the name with a number before its extension.
    mutating func unique(_ name: String) -> String {
        var candidate = name
        var number = 2
        while !taken.insert(candidate.lowercased()).inserted {
            let dot = name.lastIndex(of: ".") ?? name.endIndex
            candidate = "\(name[..<dot]) \(number)\(name[dot...])"
            number += 1
        }
        return candidate
    }
}
