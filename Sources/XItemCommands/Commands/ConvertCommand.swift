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
            Conversion.limitOption,
        ] + OptionForm.output(),
        example: """
            xitem convert Examples/Payloads/article.xitem.json -o article.bplist
            xitem convert --to xml Examples/Payloads/article.xitem.json
            """,
        notes: """
            Conversion does not interpret members: findings of the item are carried over. Only
            a null is refused, and in XML a key that it cannot hold. A binary property list is
            not written to a terminal.

            A small payload can make a great output: a binary property list shares values, and
            each line of a deep one is indented. More than '--max-output' allows is refused as
            limit.output, and nothing is written.
            """,
        statuses: [
            0: "converted", 1: "the payload cannot be converted", 64: "wrong usage",
            66: "it cannot be read", 74: "the output cannot be written",
        ])

    private let conversion: Conversion

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        let given = try arguments.encoding("--to")
        let isPretty = arguments.flag("--pretty")
        let output = try arguments.output()
        guard let encoding = given ?? output.encoding else {
            throw .usage(
                "Missing expected option '--to json|xml|binary', or '-o' with a name that ends in "
                    + ".json, .plist or .bplist", Self.self)
        }
        conversion = try Conversion(
            &arguments, encoding: encoding, isPretty: isPretty, output: output)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        try conversion.run(console)
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
            Conversion.limitOption,
        ] + OptionForm.output(),
        example: "xitem canonicalize Examples/Payloads/article.xitem.plist | sha256sum",
        notes: "The canonical form is RFC 8785 JSON, without a line break at its end.",
        statuses: [
            0: "done", 1: "the payload is malformed", 64: "wrong usage",
            66: "it cannot be read", 74: "the output cannot be written",
        ])

    private let conversion: Conversion

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        _ = arguments.value("--to")
        let output = try arguments.output()
        conversion = try Conversion(
            &arguments, encoding: .json, isPretty: false, output: output)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        try conversion.run(console)
    }
}

/// The conversion of a document to another encoding, piece by piece. It does not interpret members.
private struct Conversion {
    static let limitOption = OptionForm(
        "--max-output", .text("bytes"),
        "The greatest output: unless given, 64 MiB, or 16 times the input if that is more.")

    let file: String
    let encoding: WireEncoding
    let isPretty: Bool
    let output: OutputFile
    /// The greatest byte count of the output; nil for the default.
    let limit: Int?

    init(
        _ arguments: inout ArgumentList, encoding: WireEncoding, isPretty: Bool,
        output: OutputFile
    ) throws(CommandError) {
        file = arguments.operands[0]
        (self.encoding, self.isPretty, self.output) = (encoding, isPretty, output)
        limit = try arguments.count("--max-output", in: 1...Int.max)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let input = try InputFile(file, console)
        let document: WireDocument
        do throws(WireFault) {
            document = try dictionary(input.bytes)
        } catch {
            report([Finding(error)], console)
            return .findings
        }
        let limit = limit ?? max(64 << 20, 16 * input.bytes.count)
        var refusal: WireFault?
        // A file appears only when it is complete. What is printed cannot be taken back.
        if output.name == nil, self.limit != nil || mayGrow(document) {
            refusal = excess(document, limit)
        }
        if refusal == nil {
            refusal = try output.write(console) { drain throws(WireFault) in
                try write(document, limit, drain)
            }
        }
        report(refusal.map { [Finding($0)] } ?? Finding.all(in: document), console)
        return refusal == nil ? .done : .findings
    }

    /// Whether the output can be more than a few times the input: shared values are repeated, and
    /// lines are indented.
    private func mayGrow(_ document: WireDocument) -> Bool {
        document.encoding == .binary || encoding == .xml || isPretty
    }

    /// Returns the error of a document that is longer than the limit, or cannot be written.
    private func excess(_ document: WireDocument, _ limit: Int) -> WireFault? {
        do throws(WireFault) {
            try write(document, limit) { _ in }
            return nil
        } catch {
            return error
        }
    }

    /// Writes the document unless it is longer than the limit.
    private func write(
        _ document: WireDocument, _ limit: Int, _ drain: @escaping AtomicFile.Drain
    ) throws(WireFault) {
        var rest = limit
        try document.output(as: encoding, isPretty: isPretty) { piece in
            rest -= piece.byteCount
            guard rest >= 0 else {
                throw WireFault(
                    code: Finding.Code(rawValue: "limit.output"),
                    message: "the output takes more than \(limit) bytes; '--max-output' sets "
                        + "another limit")
            }
            try drain(piece)
        }
    }

    private func report(_ findings: [Finding], _ console: Console) {
        FindingReport(file: file, findings: findings).writeErrors(console)
    }

    private func dictionary(_ bytes: Data) throws(WireFault) -> WireDocument {
        let document = try WireDocument(opening: bytes)
        guard document.kind(of: .root) == .dictionary else {
            throw WireFault(
                code: .notDictionary, location: document.place(of: .root).location,
                message: "expected a dictionary")
        }
        return document
    }
}
