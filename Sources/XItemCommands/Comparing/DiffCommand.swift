import WireFormat
import XExtensionItem

/// `xitem diff`: lists the differences of two payloads in meaning.
struct DiffCommand: Command {
    static let form = CommandForm(
        words: "diff", summary: "List what differs between two payloads in meaning.",
        operands: [
            OperandForm(name: "first", summary: OperandForm.payload.summary),
            OperandForm(name: "second", summary: OperandForm.payload.summary),
        ],
        options: [.json("difference")],
        example: #"""
            xitem diff Examples/Payloads/article.xitem.json \
                Examples/Payloads/article.xitem.plist
            """#,
        notes: """
            Payloads in different encodings, and payload folders, are equal if their values are.
            The order of members, and white space, do not matter. Prints a line for each
            difference: the JSON Pointer of the value, and both values.

            With '--json', an object has 'pointer', and 'first' and 'second' unless that payload
            has no such value. These members are stable.
            """,
        statuses: [
            0: "the payloads are equal", 1: "they differ, or one cannot be read as a payload",
            64: "wrong usage", 66: "a file cannot be read", 74: "the output cannot be written",
        ])

    private let files: [String]
    private let asJSON: Bool

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        files = arguments.operands
        asJSON = arguments.flag("--json")
        if files == ["-", "-"] {
            throw .usage("The standard input, '-', can be given once", Self.self)
        }
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        guard let first = try members(files[0], console),
            let second = try members(files[1], console)
        else { return .findings }
        let differences = Difference.between(first, second)
        var output = PageOutput(console)
        for one in differences { try output.write((asJSON ? one.json : one.line) + "\n") }
        try output.flush()
        return differences.isEmpty ? .done : .findings
    }

    /// Returns the members of the payload as the library writes it, with the files of a payload
    /// folder as data; nil if it cannot be read.
    private func members(
        _ name: String, _ console: Console
    ) throws(CommandError) -> WireDictionary? {
        guard let item = try InputFile.item(name, console) else { return nil }
        do throws(PayloadError) {
            let bytes = try item.encoded(as: .binary)
            return (try? WireDocument(bytes))?.dictionary(at: .root)
        } catch {
            FindingReport(file: name, findings: error.findings).writeErrors(console)
            return nil
        }
    }
}
