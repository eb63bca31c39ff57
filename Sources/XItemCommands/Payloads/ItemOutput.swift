import Essentials
import XExtensionItem

struct ItemOutput {
    static let options =
        [encoding("Default: from the '-o' extension, or json."), .pretty] + OptionForm.output()

    /// `--to`, with a sentence about its default.
    static func encoding(_ fallback: String) -> OptionForm {
        OptionForm(
            "--to", .choice(WireEncoding.all.map(\.description)),
            "The output encoding. \(fallback)")
    }

    static let folder = OptionForm.flag(
        "--folder", "Write a payload folder; large data in files.")

    let encoding: WireEncoding
    let isPretty: Bool
    let isFolder: Bool
    let file: OutputFile

    init(_ arguments: Arguments) throws(CommandError) {
        let given = arguments.encoding
        isPretty = arguments.flag("--pretty")
        let isNamedFolder = arguments.outputIsPayloadFolder
        isFolder = arguments.flag("--folder") || isNamedFolder
        file = try arguments.output(isFolder: isFolder)
        encoding = try file.encoding(given, arguments.form) ?? .json
        if isPretty, encoding != .json {
            throw .usage("The option '--pretty' is only for JSON", arguments.form)
        }
        guard isFolder else { return }
        guard let folder = file.name, isNamedFolder else {
            throw .usage("Missing expected option '-o <folder>.xitem'", arguments.form)
        }
        if !file.replaces { try FolderOutput.requireAbsence(of: [folder]) }
    }

    /// Creates the output for a changed payload. If `output` is nil, the changed payload replaces
    /// the input, in the encoding and layout of the input.
    init(replacing output: OutputFile?, _ input: InputFile, named name: String) {
        let document = try? WireDocument(input.bytes)
        file = output ?? OutputFile(replacing: input.folder?.path ?? name)
        encoding = file.encoding ?? document?.encoding ?? .json
        isPretty = input.bytes.dropLast().contains(UInt8(ascii: "\n"))
        isFolder = file.name?.hasSuffix(".xitem") == true || output == nil && input.folder != nil
    }

    init(canonical arguments: Arguments) throws(CommandError) {
        (encoding, isPretty, isFolder) = (.json, false, false)
        file = try arguments.output()
    }

    /// Writes the item, in at most `limit` bytes. A payload folder has no limit.
    ///
    /// - Returns: The findings that prevent writing the item; empty if it was written.
    func write(
        _ item: ExtensionItem, _ console: Console, atMost limit: Int? = nil
    ) throws(CommandError) -> [Finding] {
        if isFolder { return try writeFolder(item) }
        let refusal = try file.write(console) { drain throws(PayloadError) in
            let drain = limit.map { Self.limited(drain, to: $0) } ?? drain
            try item.write(as: encoding, isPretty: isPretty, into: drain)
        }
        return refusal?.findings ?? []
    }

    /// Writes an item that the user made, and prints the findings that prevent this as errors.
    func writeNew(
        _ item: ExtensionItem, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        let findings = try write(item, console)
        for finding in findings {
            console.writeError("Error: " + SafeText.line(finding.description))
        }
        return findings.isEmpty ? .done : .findings
    }

    static func limited(_ drain: @escaping AtomicFile.Drain, to limit: Int) -> AtomicFile.Drain {
        var rest = limit
        return { piece throws(PayloadError) in
            rest -= piece.byteCount
            guard rest >= 0 else {
                throw PayloadError(
                    code: Finding.Code(rawValue: "limit.output"),
                    message: "the output takes more than \(limit) bytes; '--max-output' sets "
                        + "another limit")
            }
            try drain(piece)
        }
    }

    private func writeFolder(_ item: ExtensionItem) throws(CommandError) -> [Finding] {
        do throws(PayloadError) {
            try item.writeFolder(to: URL(systemPath: file.name ?? ""), as: encoding)
            return []
        } catch {
            guard error.code == .output else { return error.findings }
            throw .unwritableOutput(CommandError.message(error.message, naming: file.name ?? ""))
        }
    }
}
