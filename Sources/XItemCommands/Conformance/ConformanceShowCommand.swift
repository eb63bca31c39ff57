import ConformanceKit
import WireFormat

/// `xitem conformance show`: prints one vector for people.
struct ConformanceShowCommand: Command {
    static let form = CommandForm(
        words: "conformance show", summary: "Show vectors: the input, and the expected result.",
        operands: [
            OperandForm(
                name: "id",
                summary: "The id of a vector or of a case, or a pattern of ids: 'text.runs.*'.",
                kind: .text)
        ],
        options: [
            OptionForm(
                "--vectors", .folder("dir"), "The vectors of a folder instead of those in the tool."
            )
        ],
        example: "xitem conformance show 'text.runs.*'",
        statuses: [
            0: "done", 64: "wrong usage, or no vector has the id",
            66: "the vectors cannot be read",
        ])

    private let source: VectorSource
    private let id: String

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        source = VectorSource(folder: arguments.value("--vectors"))
        id = arguments.operands[0]
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let groups = try source.groups()
        let pattern = Glob(id)
        var isFirst = true
        for group in groups {
            let cases = Dictionary(grouping: group.cases, by: \.vector.id)
            for vector in group.vectors {
                let cases = cases[vector.id] ?? []
                guard cases.contains(where: { pattern.matches($0.id) }) else { continue }
                if !isFirst { try console.print("") }
                isFirst = false
                try show(vector, group.notes, cases, console)
            }
        }
        guard !isFirst else { throw unknown(groups) }
        return .done
    }

    private func show(
        _ vector: Vector, _ notes: [String: VectorNote], _ cases: [Case], _ console: Console
    ) throws(CommandError) {
        let style = TerminalStyle(isOn: console.isStyled)
        for line in vector.lines(notes: notes) { try console.print(style.apply(line)) }
        try console.print("")
        try console.print(style.bold("cases"))
        for one in cases { try console.print("  " + one.id) }
    }

    /// Returns the error for an unknown id, with the nearest known one.
    private func unknown(_ groups: [VectorGroup]) -> CommandError {
        let name = String(id.prefix { $0 != "/" })
        let isCase = name.utf8.count < id.utf8.count
        let ids = isCase ? groups.flatMap(\.cases).map(\.id) : groups.flatMap(\.vectors).map(\.id)
        let nearest = Spelling.nearest(to: id, in: ids).map { "; the nearest is '\($0)'" } ?? ""
        return .usage("No vector has the id '\(id)'\(nearest)", Self.self)
    }
}
