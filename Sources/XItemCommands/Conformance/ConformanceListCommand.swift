import ConformanceKit

/// `xitem conformance list`: prints the ids of cases.
struct ConformanceListCommand: Command {
    static let form = CommandForm(
        words: "conformance list", summary: "List the cases that a run asks.",
        options: [.flag("--ids", "Print ids alone, one a line.")] + CaseSelection.options,
        example: "xitem conformance list --only 'text.*'",
        notes: "Prints a line for each case: its level, the clause that it tests, and its id.",
        statuses: [0: "done", 64: "wrong usage", 66: "the vectors cannot be read"])

    private let selection: CaseSelection
    private let showsIDs: Bool

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        showsIDs = arguments.flag("--ids")
        selection = try CaseSelection(&arguments)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
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
