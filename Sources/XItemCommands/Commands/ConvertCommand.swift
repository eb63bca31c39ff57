import Essentials
import WireFormat
import XExtensionItem

/// `xitem convert`: writes a payload in another encoding.
struct ConvertCommand: Command {
    static let form = CommandForm(
        words: "convert", summary: "Write a payload in another encoding; nothing is lost.",
        operands: [.payload],
        options: [
            ItemOutput.encoding("one of both is required, but for --folder"), ItemOutput.pretty,
            ItemOutput.folder, Conversion.limitOption,
        ] + OptionForm.output(),
        example: """
            xitem convert Examples/Payloads/article.xitem.json -o article.bplist
            xitem convert --to xml Examples/Payloads/article.xitem.json
            xitem convert Examples/Payloads/trip.xitem -o trip.xitem.json
            xitem convert --folder Examples/Payloads/photo.xitem.json -o photo.xitem
            """,
        notes: """
            Conversion does not interpret members: findings of the item are carried over. Only
            a null is refused, and in XML a key that it cannot hold. A binary property list is
            not written to a terminal. The files of a payload folder become data, and with
            '--folder' large data become files; a file that is missing or changed is refused.

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
        let output = try ItemOutput(&arguments)
        guard output.isEncodingGiven || output.isFolder else {
            throw .usage(
                "Missing expected option '--to json|xml|binary', or '-o' with a name that ends in "
                    + ".json, .plist or .bplist", Self.self)
        }
        conversion = try Conversion(&arguments, output)
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
        conversion = try Conversion(&arguments, ItemOutput(canonical: &arguments))
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        try conversion.run(console)
    }
}

/// The conversion of a document to another encoding, piece by piece. It does not interpret members,
/// but for those that refer to the files of a payload folder.
private struct Conversion {
    static let limitOption = OptionForm(
        "--max-output", .text("bytes"),
        "The greatest output: unless given, 64 MiB, or 16 times the input if that is more.")

    let file: String
    let output: ItemOutput
    /// The greatest byte count of the output; nil for the default.
    let limit: Int?

    init(_ arguments: inout ArgumentList, _ output: ItemOutput) throws(CommandError) {
        file = arguments.operands[0]
        self.output = output
        limit = try arguments.count("--max-output", in: 1...Int.max)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let input = try InputFile(file, console)
        if input.folder != nil || output.isFolder { return try convertItem(input, console) }
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
        if output.file.name == nil, self.limit != nil || mayGrow(document) {
            refusal = excess(document, limit)
        }
        if refusal == nil {
            refusal = try output.file.write(console) { drain throws(WireFault) in
                try write(document, limit, drain)
            }
        }
        report(refusal.map { [Finding($0)] } ?? Finding.all(in: document), console)
        return refusal == nil ? .done : .findings
    }

    /// Converts from or to a payload folder, whose files belong to the item.
    private func convertItem(
        _ input: InputFile, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        guard let item = try InputFile.item(file, console) else { return .findings }
        // Files are part of the input; data that a binary document shares is not counted again.
        let byteCount = item.attachments.lazy.flatMap(\.representations)
            .reduce(input.bytes.count) { count, one in
                guard case .file(let file) = one.content else { return count }
                return count + file.byteCount
            }
        let limit = limit ?? max(64 << 20, 16 * byteCount)
        let refusal = try output.write(item, console, atMost: limit)
        report(refusal.isEmpty ? item.findings : refusal, console)
        return refusal.isEmpty ? .done : .findings
    }

    /// Whether the output can be more than a few times the input: shared values are repeated, and
    /// lines are indented.
    private func mayGrow(_ document: WireDocument) -> Bool {
        document.encoding == .binary || output.encoding == .xml || output.isPretty
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
        try document.output(
            as: output.encoding, isPretty: output.isPretty, to: ItemOutput.limited(drain, to: limit)
        )
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
