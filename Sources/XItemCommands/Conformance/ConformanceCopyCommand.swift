import ConformanceKit
import Essentials

/// `xitem conformance copy`: writes the vectors and their schemas into a folder, for use without
/// the tool.
struct ConformanceCopyCommand: Command {
    static let form = CommandForm(
        words: "conformance copy", summary: "Write the vectors and their schemas into a folder.",
        operands: [
            OperandForm(
                name: "dir",
                summary: "The folder, which is created if necessary. Files of the same name in it "
                    + "are replaced.", kind: .folder)
        ],
        example: "xitem conformance copy vectors",
        notes: "The vectors need nothing but a JSON parser. README.md explains them.",
        statuses: [0: "done", 64: "wrong usage", 74: "a file cannot be written"])

    private let folder: String

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        folder = arguments.operands[0]
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        for (path, text) in VectorGroup.files {
            let file = folder + "/" + path
            try Self.make(folder: URL(filePath: file).deletingLastPathComponent())
            try OutputFile(replacing: file).write(Data(text.utf8), console)
        }
        try console.print("\(VectorGroup.files.count) files written to \(SafeText.line(folder))")
        return .done
    }

    private static func make(folder: URL) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                status: .unwritableOutput, message: "\(folder.path): cannot be made")
        }
    }
}
