import ConformanceKit

/// `xitem conformance list`: prints the ids of cases.
struct ConformanceListCommand: Command {
    static let name = "list"
    static let summary = "List the cases that a run asks."
    static let usage = "xitem conformance list [--ids] [options]"
    static let details = """
        OPTIONS:
          --ids                 Print ids alone, one in each line.
        \(CaseSelection.help)
          -h, --help            Show help.

        Prints a line for each case: its level, the clause that it tests, and its id.

        EXIT STATUS:
          0 done   64 wrong usage   66 the vectors cannot be read
        """
    static let valued = CaseSelection.valued

    private let selection: CaseSelection
    private let showsIDs: Bool

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        showsIDs = arguments.flag("--ids")
        selection = try CaseSelection(&arguments, Self.self)
        try arguments.noOperands()
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let cases = try selection.groups().flatMap(\.cases).filter(selection.contains)
        let width = cases.map { $0.vector.clause.utf8.count }.max() ?? 0
        for one in cases {
            let level = Self.padded(one.vector.level.rawValue, 6)
            let clause = Self.padded(one.vector.clause, width)
            try console.print(SafeText.line(showsIDs ? one.id : "\(level)  \(clause)  \(one.id)"))
        }
        return .done
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
}
