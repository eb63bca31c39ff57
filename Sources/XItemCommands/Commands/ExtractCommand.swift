import Essentials
import ShareTargets
import UniformTypes
import WireFormat
import XExtensionItem

struct ExtractCommand: Command {
    static let form = CommandForm(
        words: "extract", summary: "Extract attachments or the thumbnail.",
        operands: [.payload],
        options: [
            OptionForm(
                "--attachment", .text("n"),
                "The attachment: 'main', or its number in 'xitem inspect'. Default: main."),
            OptionForm(
                "--representation", .text("n"),
                "The number of the representation. Default: 1, which the sender prefers."),
            OptionForm(
                "--type", .text("id"), "Select the representation for a receiver of this type."),
            .flag("--thumbnail", "Write the thumbnail instead of an attachment."),
            .flag("--all", "Write each attachment to a file in the folder that '-o' names."),
            ActivityChoice.option,
        ]
            + OptionForm.output(
                "Write to this file; with '--all', into this folder, created if necessary."),
        example: """
            xitem extract --type public.image Examples/Payloads/photo.xitem.json -o photo.png
            xitem extract --all Examples/Payloads/documents.xitem.json -o documents
            """,
        notes: """
            Writes text and data unchanged, a URL as text, and a property list as XML. Does not
            write data to a terminal. Ignores findings elsewhere in the payload; 'xitem
            validate' lists them.

            With '--all', derives safe file names from the suggested names, and prints the path
            of each file. If a file exists, writes nothing, except with '--force', which
            replaces files and symbolic links.
            """,
        negativeAnswer: "the attachment does not exist, or the payload is malformed")

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
                "'--all' and '--thumbnail' cannot be combined with each other, or with "
                    + "'--attachment' or '--representation'",
                Self.form)
        }
        guard all else {
            extent = thumbnail ? .thumbnail : .one
            return
        }
        guard let folder = output.name else {
            throw .usage("Missing expected option '-o <folder>'", Self.form)
        }
        extent = .all(folder: folder)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        guard let item = try InputFile.item(file, console) else { return .findings }
        let resolved = activity.resolve(item, console)
        let refusal: PayloadError?
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
        guard let refusal else { return .done }
        FindingReport(file: file, findings: [refusal.finding]).writeErrors(console)
        return .findings
    }

    private func write(
        _ taken: Representation, _ console: Console
    ) throws(CommandError) -> PayloadError? {
        try output.write(console) { drain throws(PayloadError) in
            try taken.extractedBytes().forEachByteChunk(drain)
        }
    }

}

extension Representation {
    func extractedBytes() throws(PayloadError) -> WireData {
        switch content {
        case .url(let url): WireData(Data(url.text.utf8))
        case .propertyList(let value): WireData(try value.encoded(as: .xml))
        case .text, .data, .file, .unknown: try bytes()
        }
    }
}

struct AttachmentChoice {
    enum Form {
        /// The number of the representation, counted from 1.
        case number(Int)
        case type(TypeIdentifier)
    }

    /// 0 for the main attachment, else the number of an additional attachment.
    private let attachment: Int
    let form: Form

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        let attachment = try arguments.parsed(
            "--attachment", expected: "'main' or a number, 1 or more",
            AttachmentName.position)
        let number = try arguments.parsed("--representation", expected: "a number, 1 or more") {
            Int($0).flatMap { $0 > 0 ? $0 : nil }
        }
        let type = arguments.value("--type")
        guard number == nil || type == nil else {
            throw .usage("'--representation' and '--type' cannot be combined", ExtractCommand.form)
        }
        self.attachment = attachment ?? 0
        form = type.map { .type(TypeIdentifier(rawValue: $0)) } ?? .number(number ?? 1)
    }

    func representation(in item: ExtensionItem) throws(CommandError) -> Representation {
        let attachments = item.attachments
        guard attachments.indices.contains(attachment) else {
            let count = CountText.text(attachments.count - 1, "additional attachment")
            throw missing("attachment \(attachment)", "the item has \(count)")
        }
        if let taken = representation(of: attachments[attachment]) { return taken }
        switch form {
        case .number(let number):
            let count = attachments[attachment].representations.count
            throw missing("representation \(number)", "the attachment has \(count)")
        case .type(let type):
            throw CommandError(
                status: .findings,
                message:
                    "No representation of attachment \(AttachmentName.text(attachment)) is of type "
                    + "'\(type)'; \(Self.types(of: attachments))")
        }
    }

    func representation(of attachment: ExtensionItem.Attachment) -> Representation? {
        switch form {
        case .number(let number): attachment.representations.dropFirst(number - 1).first
        case .type(let type): attachment.representation(conformingTo: type)
        }
    }

    /// Returns the types of at most twenty attachments: `main has public.url, public.html; …`.
    static func types(of attachments: [ExtensionItem.Attachment]) -> String {
        let parts = attachments.prefix(20).enumerated().map { number, attachment in
            let types = attachment.representations.prefix(20).map(\.typeIdentifier.rawValue)
            return "\(AttachmentName.text(number)) has \(types.joined(separator: ", "))"
        }
        return (parts + (attachments.count > 20 ? ["…"] : [])).joined(separator: "; ")
    }

    private func missing(_ what: String, _ count: String) -> CommandError {
        CommandError(status: .findings, message: "Found no \(what); \(count)")
    }
}
