import Essentials
import XExtensionItem

enum ConvertCommand: Command {
    static let form = CommandForm(
        words: "convert", summary: "Convert a payload to another encoding without loss.",
        operands: [.payload],
        options: [
            ItemOutput.encoding(
                "Default: from the '-o' extension (\(PayloadSearch.ends.alternatives))."),
            .pretty,
            ItemOutput.folder, Conversion.limitOption,
        ] + OptionForm.output(),
        example: """
            xitem convert Examples/Payloads/article.xitem.json -o article.bplist
            xitem convert --to xml Examples/Payloads/article.xitem.json
            xitem convert Examples/Payloads/trip.xitem -o trip.xitem.json
            xitem convert --folder Examples/Payloads/photo.xitem.json -o photo.xitem
            """,
        notes: """
            Keeps every member, including unknown and malformed members. Fails if the payload
            contains null, or, for XML, a key that XML cannot represent.

            Embeds the files of a payload folder. With '--folder', stores large data as files.
            Fails if a file is missing or changed.

            The output can be much larger than the payload: a binary property list stores a
            repeated value only once, and '--pretty' indents each level. If the output exceeds
            '--max-output', fails with limit.output, and writes nothing.
            """,
        negativeAnswer: "the payload cannot be converted")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let output = try ItemOutput(arguments)
        let isEncodingGiven = arguments.flag("--to") || output.file.encoding != nil
        guard isEncodingGiven || output.isFolder else {
            let names = WireEncoding.all.map(\.description).joined(separator: "|")
            throw .usage(
                "Missing expected option '--to \(names)', or '-o' with a name that ends in "
                    + PayloadSearch.ends.alternatives, Self.form)
        }
        return try Conversion(arguments, output).run(console)
    }
}

enum CanonicalizeCommand: Command {
    static let form = CommandForm(
        words: "canonicalize",
        summary: "Write the canonical form, to sign or compare.",
        operands: [.payload],
        options: [
            OptionForm(
                "--to", .choice(["json"]), "The encoding. Default: json."),
            Conversion.limitOption,
        ] + OptionForm.output(),
        example: "xitem canonicalize Examples/Payloads/article.xitem.plist | sha256sum",
        notes: "Writes RFC 8785 JSON without a trailing newline.",
        negativeAnswer: "the payload is malformed")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        try Conversion(arguments, ItemOutput(canonical: arguments)).run(console)
    }
}

/// Converts a document to another encoding in chunks. Decodes the item only if the input or the
/// output is a payload folder.
private struct Conversion {
    static let limitOption = OptionForm(
        "--max-output", .text("bytes"),
        "The maximum output size. Default: 64 MiB, or 16 times the input if that is more.")

    let file: String
    let output: ItemOutput
    /// The maximum output size in bytes; nil for the default.
    let limit: Int?

    init(_ arguments: Arguments, _ output: ItemOutput) throws(CommandError) {
        file = arguments.operands[0]
        self.output = output
        limit = try arguments.count("--max-output", in: 1...Int.max)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let input = try InputFile(file, console)
        if input.folder != nil || output.isFolder { return try convertItem(input, console) }
        let limit = limit ?? max(console.limits.convertedByteCount, 16 * input.bytes.count)
        let document = try console.reporting(file) { () throws(PayloadError) in
            let document = try dictionary(input.bytes)
            // Printed output cannot be taken back, so check the limit first. A file needs no check:
            // it appears only when it is complete.
            if output.file.name == nil, self.limit != nil || mayGrow(document) {
                try write(document, limit) { _ in }
            }
            return document
        }
        let refusal = try output.file.write(console) { drain throws(PayloadError) in
            try write(document, limit, drain)
        }
        console.report(refusal?.findings ?? Finding.all(in: document), in: file)
        return refusal == nil ? .done : .findings
    }

    /// Decodes the item, because the files of a payload folder are part of the item.
    private func convertItem(
        _ input: InputFile, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        let item = try input.item(named: file, console)
        // For the default limit, the files count as input. All other data is already part of
        // `input.bytes`.
        let byteCount = item.attachments.lazy.flatMap(\.representations)
            .reduce(input.bytes.count) { count, one in
                guard case .file(let file) = one.content else { return count }
                return count + file.byteCount
            }
        let limit = limit ?? max(console.limits.convertedByteCount, 16 * byteCount)
        let refusal = try output.write(item, console, atMost: limit)
        console.report(refusal.isEmpty ? item.findings : refusal, in: file)
        return refusal.isEmpty ? .done : .findings
    }

    /// Whether the output can be many times larger than the input, because shared values are
    /// repeated or lines are indented.
    private func mayGrow(_ document: WireDocument) -> Bool {
        document.encoding == .binary || output.encoding == .xml || output.isPretty
    }

    private func write(
        _ document: WireDocument, _ limit: Int, _ drain: @escaping AtomicFile.Drain
    ) throws(PayloadError) {
        try document.output(
            as: output.encoding, isPretty: output.isPretty, to: ItemOutput.limited(drain, to: limit)
        )
    }

    private func dictionary(_ bytes: Data) throws(PayloadError) -> WireDocument {
        let document = try WireDocument(bytes)
        guard document.kind(of: .root) == .dictionary else {
            throw PayloadError(
                code: .notDictionary, location: document.place(of: .root).location,
                message: "expected a dictionary")
        }
        return document
    }
}
