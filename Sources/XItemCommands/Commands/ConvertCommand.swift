import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `xitem convert`: writes a payload in another encoding.
struct ConvertCommand: Command {
    static let form = CommandForm(
        words: "convert", summary: "Write a payload in another encoding; nothing is lost.",
        operands: [.payload],
        options: [
            OptionForm("--to", .choice(["json", "xml", "binary"]), "The encoding of the output.")
                .required,
            .flag("--pretty", "Write JSON with line breaks and indentation."),
            .output(),
        ],
        example: "xitem convert --to binary Examples/Payloads/article.xitem.json -o a.plist",
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
    let output: String?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        file = arguments.operands[0]
        encoding = try arguments.encoding("--to") ?? .json
        isPretty = arguments.flag("--pretty")
        output = arguments.output()
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
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
                "--to", .choice(["json"]), "The encoding; the canonical form is always JSON."),
            .output(),
        ],
        example: "xitem canonicalize Examples/Payloads/article.xitem.plist | sha256sum",
        notes: "The canonical form is RFC 8785 JSON, without a line break at its end.",
        statuses: [
            0: "done", 1: "the payload is malformed", 64: "wrong usage",
            66: "it cannot be read", 74: "the output cannot be written",
        ])

    let file: String
    let output: String?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        file = arguments.operands[0]
        _ = arguments.value("--to")
        output = arguments.output()
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        try Conversion(file: file, encoding: .json, isPretty: false, output: output).run(console)
    }
}
