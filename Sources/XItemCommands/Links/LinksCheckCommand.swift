import AppLinks
import Essentials
import WireFormat

struct LinksCheckCommand: Command {
    static let form = CommandForm(
        words: "links check", summary: "List the findings and notices of a catalog.",
        operands: [CatalogInput.operand], options: [.json("file")],
        example: "xitem links check Examples/Catalogs",
        notes: """
            Prints one line per finding, in the form 'file:line:column: id at pointer: message
            (clause)'. In a binary property list, '@offset' replaces 'line:column'. 'note' before
            the id marks a notice. The clauses are those of the specification,
            Schemas/app-catalog.md. A file may use the definitions in the other files. Lists at
            most 1,000 findings per file and 10,000 in total, and shortens long pointers.

            Every command refuses a catalog that exceeds a limit: 10,000 entries in an array or a
            dictionary, 65,536 bytes in a template, or 4,096 bytes in any other text. The limits
            bound the time that a catalog of unknown origin can take. No option changes them.
            """,
        negativeAnswer: "a file has findings")

    let asJSON: Bool
    let files: [String]

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        asJSON = arguments.flag("--json")
        files = arguments.operands
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let input = try CatalogInput(files, console)
        if asJSON {
            let byFile = Dictionary(grouping: input.findings, by: { $0.file ?? "" })
            for file in input.names {
                try console.print(CatalogReport(file: file, findings: byFile[file] ?? []).json)
            }
        } else {
            for finding in input.findings {
                try console.print(finding.line(in: finding.file ?? ""))
            }
        }
        return input.findings.allSatisfy(\.isNotice) ? .done : .findings
    }
}

struct CatalogReport {
    let file: String
    let findings: [Finding]

    var json: String {
        JSONLine.text { writer throws(PayloadError) in try write(to: &writer) }
    }

    private func write(to writer: inout WireWriter) throws(PayloadError) {
        try writer.beginDictionary()
        try writer.key("file")
        try writer.string(file)
        try writer.key("valid")
        try writer.boolean(findings.allSatisfy(\.isNotice))
        for (key, isNotice) in [("findings", false), ("notices", true)] {
            try writer.key(key)
            try writer.beginArray()
            for finding in findings where finding.isNotice == isNotice {
                try finding.write(to: &writer)
            }
            try writer.endArray()
        }
        try writer.endDictionary()
    }
}
