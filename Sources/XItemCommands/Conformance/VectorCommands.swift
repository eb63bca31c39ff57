import ConformanceKit
import Essentials
import WireFormat

enum ConformanceListCommand: Command {
    static let form = CommandForm(
        words: "conformance list", summary: "List the cases of a run.",
        options: [.flag("--ids", "Print only ids, one per line.")] + CaseSelection.options,
        example: "xitem conformance list --only 'text.*'",
        notes: "Prints one line per case: its level, the clause that it tests, and its id.")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let showsIDs = arguments.flag("--ids")
        let cases = try CaseSelection(arguments).cases()
        let width = cases.map(\.vector.clause.count).max() ?? 0
        for one in cases {
            let level = one.vector.level.rawValue.padded(to: 6)
            let clause = one.vector.clause.padded(to: width)
            try console.print(SafeText.line(showsIDs ? one.id : "\(level)  \(clause)  \(one.id)"))
        }
        return .done
    }
}

enum ConformanceShowCommand: Command {
    static let form = CommandForm(
        words: "conformance show", summary: "Show the input and the expected result of vectors.",
        operands: [
            OperandForm(
                name: "id",
                summary: "The id of a vector or case, or a pattern: 'text.runs.*'.",
                kind: .text)
        ],
        options: [CaseSelection.vectors],
        example: "xitem conformance show 'text.runs.*'")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let source = VectorSource(folder: arguments.value("--vectors"))
        let id = arguments.operands[0]
        let pattern = Glob(id)
        var isFirst = true
        for group in try source.groups(matching: [pattern]) {
            let cases = Dictionary(grouping: group.cases, by: \.vector.id)
            for vector in group.vectors {
                let cases = cases[vector.id] ?? []
                guard cases.contains(where: { pattern.matches($0.id) }) else { continue }
                if !isFirst { try console.print("") }
                isFirst = false
                try show(vector, group.notes, cases, console)
            }
        }
        guard !isFirst else { throw unknown(id, try source.groups()) }
        return .done
    }

    private static func show(
        _ vector: Vector, _ notes: [String: VectorNote], _ cases: [Case], _ console: Console
    ) throws(CommandError) {
        for line in vector.lines(notes: notes) { try console.print(console.style.apply(line)) }
        try console.print("")
        try console.print(console.style.bold("cases"))
        for one in cases { try console.print("  " + one.id) }
    }

    private static func unknown(_ id: String, _ groups: [VectorGroup]) -> CommandError {
        let name = String(id.prefix { $0 != "/" })
        let isCase = name.utf8.count < id.utf8.count
        let ids = isCase ? groups.flatMap(\.cases).map(\.id) : groups.flatMap(\.vectors).map(\.id)
        let nearest = Spelling.nearest(to: id, in: ids).map { "; the nearest is '\($0)'" } ?? ""
        return .usage("No vector has the id '\(id)'\(nearest)", Self.form)
    }
}

enum ConformanceCopyCommand: Command {
    static let form = CommandForm(
        words: "conformance copy", summary: "Write the vectors and their schemas into a folder.",
        operands: [
            OperandForm(
                name: "dir",
                summary: "The folder, created if necessary. Replaces existing files of the same "
                    + "name.", kind: .folder)
        ],
        example: "xitem conformance copy vectors",
        notes: "The vectors require only a JSON parser. README.md in the folder describes them.")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let folder = arguments.operands[0]
        for (path, text) in VectorGroup.files {
            let file = folder + "/" + path
            try make(folder: URL(systemPath: file).deletingLastPathComponent())
            try OutputFile(replacing: file).write(Data(text.utf8), console)
        }
        try console.print("\(VectorGroup.files.count) files written to \(SafeText.line(folder))")
        return .done
    }

    private static func make(folder: URL) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritableOutput("\(folder.path): cannot be created")
        }
    }
}
