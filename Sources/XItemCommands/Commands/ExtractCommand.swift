import Essentials
import WireFormat
import XExtensionItem

/// `xitem extract`: writes the content of one attachment, of all attachments, or of the thumbnail.
struct ExtractCommand: Command {
    static let form = CommandForm(
        words: "extract", summary: "Write the content of attachments, or the thumbnail.",
        operands: [.payload],
        options: [
            OptionForm(
                "--attachment", .text("n"),
                "The attachment: 'main', the default, or the number that 'xitem inspect' shows."),
            OptionForm(
                "--representation", .text("n"),
                "Which of its representations; the first, which the sender prefers, unless "
                    + "given."),
            OptionForm("--type", .text("id"), "The representation for a receiver of this type."),
            .flag("--thumbnail", "Write the thumbnail instead of an attachment."),
            .flag("--all", "Write each attachment to a file in the folder of '-o'."),
            ActivityChoice.option,
        ]
            + OptionForm.output(
                "Write to a file, which appears when it is complete; '-' for the standard output. "
                    + "A link is followed. With '--all', the folder, which is created if "
                    + "necessary."),
        example: """
            xitem extract --type public.image Examples/Payloads/photo.xitem.json -o photo.png
            xitem extract --all Examples/Payloads/documents.xitem.json -o documents
            """,
        notes: """
            Text and data are written unchanged, a URL as its characters, a property list in
            XML. Data is not written to a terminal. Other findings of the payload do not
            matter; 'xitem validate' lists them.

            With '--all', names come from the sender's suggestions, made safe, and the tool
            prints the path of each file. If one of the files exists, nothing is written unless
            '--force' is given. A link of that name is replaced, not followed.
            """,
        statuses: [
            0: "written", 1: "the payload has no such attachment, or cannot be read",
            64: "wrong usage", 66: "the file cannot be read", 74: "the output cannot be written",
        ])

    private enum Extent {
        case one, thumbnail
        case all(folder: String)
    }

    let file: String
    let choice: AttachmentChoice
    let activity: ActivityChoice
    let output: OutputFile
    private let extent: Extent

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        let isSelected = arguments.options.contains {
            ["--attachment", "--representation"].contains($0.name)
        }
        choice = try AttachmentChoice(&arguments)
        activity = ActivityChoice(&arguments)
        let (all, thumbnail) = (arguments.flag("--all"), arguments.flag("--thumbnail"))
        output = try arguments.output(isFolder: all)
        if (all ? 1 : 0) + (thumbnail ? 1 : 0) + (isSelected ? 1 : 0) > 1 {
            throw .usage(
                "'--all', '--thumbnail' and '--attachment' exclude each other", Self.self)
        }
        guard all else {
            extent = thumbnail ? .thumbnail : .one
            return
        }
        guard let folder = output.name else {
            throw .usage("Missing expected option '-o <folder>'", Self.self)
        }
        extent = .all(folder: folder)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let input = try InputFile(file, console)
        var reading = Reading.lenient
        reading.isInPayloadFolder = input.isInPayloadFolder
        let item: ExtensionItem
        do throws(PayloadError) {
            item = try ExtensionItem(decoding: input.bytes, reading: reading, folder: input.folder)
        } catch {
            return report(error.findings, console)
        }
        let resolved = activity.resolve(item, console)
        let refusal: WireError?
        switch extent {
        case .one:
            refusal = try write(choice.representation(in: resolved), console)
        case .thumbnail:
            guard let thumbnail = resolved.thumbnail else {
                throw CommandError(status: .findings, message: "The item has no thumbnail")
            }
            refusal = try write(thumbnail, console)
        case .all(let folder):
            refusal = try ExtractedFiles(resolved, choice, console).write(
                to: folder, replaces: output.replaces, console)
        }
        return refusal.map { report([Finding($0)], console) } ?? .done
    }

    private func write(
        _ taken: Representation, _ console: Console
    ) throws(CommandError) -> WireError? {
        try output.write(console) { drain throws(WireError) in
            try taken.extractedBytes().forEachPiece(drain)
        }
    }

    private func report(_ findings: [Finding], _ console: Console) -> ExitStatus {
        for line in FindingReport(file: file, findings: findings).lines { console.writeError(line) }
        return .findings
    }
}

extension Representation {
    /// Returns the bytes that `extract` writes.
    func extractedBytes() throws(WireError) -> WireData {
        switch content {
        case .url(let url): WireData(Data(url.absoluteString.utf8))
        case .propertyList(let value): WireData(try value.encoded(as: .xml))
        case .text, .data, .file, .unknown: try bytes()
        }
    }
}
