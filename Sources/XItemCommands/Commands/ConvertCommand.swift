import Essentials
import WireFormat
import XExtensionItem

/// `xitem convert`: writes a payload in another encoding.
struct ConvertCommand: Command {
    static let form = CommandForm(
        words: "convert", summary: "Write a payload in another encoding; nothing is lost.",
        operands: [.payload],
        options: [
            ItemOutput.encoding("one of both is required"), ItemOutput.pretty,
        ] + OptionForm.output(),
        example: """
            xitem convert Examples/Payloads/article.xitem.json -o article.bplist
            xitem convert --to xml Examples/Payloads/article.xitem.json
            """,
        notes: """
            Conversion does not interpret members: findings of the item are carried over. Only
            a null is refused, and in XML a key that it cannot hold. A binary property list is
            not written to a terminal.
            """,
        statuses: [
            0: "converted", 1: "the payload cannot be converted", 64: "wrong usage",
            66: "it cannot be read", 74: "the output cannot be written",
        ])

    let file: String
    let encoding: WireEncoding
    let isPretty: Bool
    let output: OutputFile

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        let given = try arguments.encoding("--to")
        isPretty = arguments.flag("--pretty")
        output = try arguments.output()
        guard let encoding = given ?? output.encoding else {
            throw .usage(
                "Missing expected option '--to json|xml|binary', or '-o' with a name that ends in "
                    + ".json, .plist or .bplist", Self.self)
        }
        self.encoding = encoding
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        try Conversion(file: file, encoding: encoding, isPretty: isPretty, output: output)
            .run(console)
    }
}

/// `xitem canonicalize`: writes a payload canonically.
struct CanonicalizeCommand: Command {
    static let form = CommandForm(
        words: "canonicalize",
        summary: "Write the canonical form: the bytes to sign or to compare.",
        operands: [.payload],
        options: [
            OptionForm(
                "--to", .choice(["json"]), "The encoding; the canonical form is always JSON.")
        ] + OptionForm.output(),
        example: "xitem canonicalize Examples/Payloads/article.xitem.plist | sha256sum",
        notes: "The canonical form is RFC 8785 JSON, without a line break at its end.",
        statuses: [
            0: "done", 1: "the payload is malformed", 64: "wrong usage",
            66: "it cannot be read", 74: "the output cannot be written",
        ])

    let file: String
    let output: OutputFile

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        _ = arguments.value("--to")
        output = try arguments.output()
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        try Conversion(file: file, encoding: .json, isPretty: false, output: output).run(console)
    }
}
