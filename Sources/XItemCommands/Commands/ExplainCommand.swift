import ConformanceKit
import WireFormat

/// `xitem explain`: prints the clause and the effect of a finding's code.
struct ExplainCommand: Command {
    static let form = CommandForm(
        words: "explain", summary: "Explain the code of a finding or notice.",
        operands: [
            OperandForm(
                name: "code", summary: "The id that 'xitem validate' prints.",
                kind: .choice { Self.codes })
        ],
        example: "xitem explain url.malformed",
        notes: """
            Prints the code, its clause in Schemas/wire-format.md, its effect on reading, and up to
            five vectors of the clause, for 'xitem conformance show'.
            """,
        statuses: [0: "the code was explained", 64: "wrong usage, or the code is unknown"])

    /// All codes of the specification, sorted.
    static var codes: [String] {
        (FindingCatalog.entries.keys.map(\.rawValue) + FindingCatalog.notices.keys.map(\.rawValue))
            .sorted()
    }

    let code: Finding.Code

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        let word = arguments.operands[0]
        guard Self.codes.contains(word) else {
            let near = Suggestion.text(for: word, in: Self.codes)
            throw .usage("Unknown code '\(word)'\(near)", Self.self)
        }
        code = Finding.Code(rawValue: word)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let clause = FindingCatalog.clause(of: code) ?? ""
        try console.print(code.rawValue)
        try console.print("  clause:  \(clause)")
        try console.print("  effect:  \(effect)")
        let vectors = VectorGroup.embedded.flatMap(\.vectors).filter { $0.clause == clause }
        if !vectors.isEmpty {
            let ids = vectors.prefix(5).map(\.id).joined(separator: ", ")
            try console.print("  vectors: \(ids)")
        }
        return .done
    }

    private var effect: String {
        switch FindingCatalog.entries[code]?.effect {
        case .error: "Reading ends."
        case .kept: "The value stays in the item unchanged, and can be written back."
        case .dropped: "The value is missing, set aside, or replaced by a valid value."
        case nil: "The payload is valid."
        }
    }
}
