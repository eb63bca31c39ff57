import ConformanceKit
import WireFormat

enum ExplainCommand: Command {
    static let form = CommandForm(
        words: "explain", summary: "Explain the code of a finding, loss or error.",
        operands: [
            OperandForm(
                name: "code", summary: "The code, as xitem prints it.",
                kind: .choice { Specification.codes })
        ],
        example: "xitem explain url.malformed",
        notes: """
            Prints each clause of Schemas/wire-format.md, share-targets.md and app-catalog.md that
            defines the code, a short payload with a finding of this code, and the ids of up to five
            vectors for 'xitem conformance show'. If the code is 'all', lists all codes.
            """)

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let code = arguments.operands[0]
        if code == "all" {
            for code in Specification.codes { try console.print(code) }
            return .done
        }
        guard Specification.codes.contains(code) else {
            throw .unknown("code", code, Self.form, in: Specification.codes)
        }
        for specification in Specification.all {
            for row in specification.rows where row.code == code {
                try print(row, of: specification, to: console)
            }
        }
        return .done
    }

    private static func print(
        _ row: Specification.Row, of specification: Specification, to console: Console
    ) throws(CommandError) {
        try console.print("\(row.code): clause \(row.clause) of \(specification.path)")
        for (title, text) in row.details { try console.print("  \(title): \(text)") }
        try console.print("")
        for line in specification.text(of: row.clause) {
            try console.print(line.isEmpty ? "" : "  " + line)
        }
        try console.print("")
        let vectors = VectorGroup.embedded.flatMap(\.vectors).filter {
            $0.clause == row.clause && specification.path != "Schemas/app-catalog.md"
        }
        if let example = vectors.lazy.compactMap({ example($0, of: row.code) }).first {
            try console.print("  example: \(example)")
        }
        if !vectors.isEmpty {
            let ids = vectors.prefix(5).map(\.id).joined(separator: ", ")
            try console.print("  vectors: \(ids)")
        }
    }

    private static func example(_ vector: Vector, of code: String) -> String? {
        guard case .invalid(let payload, let findings, _, _) = vector.subject,
            payload.encoding == .json, findings.contains(where: { $0.code == code })
        else { return nil }
        let bytes = payload.bytes
        guard bytes.count <= 200, bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
