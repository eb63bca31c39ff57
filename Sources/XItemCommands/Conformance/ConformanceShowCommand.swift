import ConformanceKit

/// `xitem conformance show`: prints one vector for people.
struct ConformanceShowCommand: Command {
    static let name = "show"
    static let summary = "Show a vector: what is given, and what is expected."
    static let usage = "xitem conformance show [--vectors <dir>] <id>"
    static let details = """
        ARGUMENTS:
          <id>  The id of a vector, or of a case of it.

        OPTIONS:
          --vectors DIR  The vectors of a folder instead of those in the tool.
          -h, --help     Show help.

        EXIT STATUS:
          0 done   64 wrong usage, or no vector has the id   66 the vectors cannot be read
        """
    static let valued: Set<String> = ["--vectors"]

    private let source: VectorSource
    private let id: String

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        source = VectorSource(folder: try arguments.value("--vectors"))
        id = try arguments.operand("<id>")
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let name = id.prefix { $0 != "/" }
        let style = TerminalStyle(isOn: console.isStyled)
        for group in try source.groups() {
            guard let vector = group.vectors.first(where: { $0.id == name }) else { continue }
            for line in vector.lines(notes: group.notes) { try console.print(style.apply(line)) }
            try console.print("")
            try console.print(style.bold("cases"))
            for one in group.cases where one.vector.id == name { try console.print("  " + one.id) }
            return .done
        }
        throw .usage("No vector has the id '\(id)'", Self.self)
    }
}
