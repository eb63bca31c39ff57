import Essentials
import ShareTargets
import XExtensionItem

enum ExtractCommand: Command {
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

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let (file, choice) = (arguments.operands[0], try AttachmentChoice(arguments))
        let activity = ActivityChoice(arguments)
        let (all, thumbnail) = (arguments.flag("--all"), arguments.flag("--thumbnail"))
        let isSelected = arguments.flag("--attachment") || arguments.flag("--representation")
        let output = try arguments.output(isFolder: all)
        guard [all, thumbnail, isSelected].count(where: \.self) <= 1 else {
            throw .usage(
                "'--all' and '--thumbnail' cannot be combined with each other, or with "
                    + "'--attachment' or '--representation'",
                Self.form)
        }
        if all, output.name == nil {
            throw .usage("Missing expected option '-o <folder>'", Self.form)
        }
        let item = activity.resolve(try InputFile.item(file, console), console)
        let refusal: PayloadError?
        if all, let folder = output.name {
            refusal = try ExtractedFiles(item, choice, console).write(
                to: folder, replaces: output.replaces, console)
        } else {
            let taken = try thumbnail ? item.thumbnail : choice.representation(in: item)
            guard let taken else {
                throw .findings("The item has no thumbnail")
            }
            refusal = try output.write(console) { drain throws(PayloadError) in
                try taken.extractedBytes().forEachByteChunk(drain)
            }
        }
        return console.report(refusal.map { [$0.finding] } ?? [], in: file)
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

    init(_ arguments: Arguments) throws(CommandError) {
        let attachment = try arguments.parsed(
            "--attachment", expected: "'main' or a number, 1 or more",
            AttachmentName.position)
        let number = try arguments.count("--representation", in: 1...Int.max)
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
            throw .findings("Found no attachment \(attachment); the item has \(count)")
        }
        if let taken = representation(of: attachments[attachment]) { return taken }
        switch form {
        case .number(let number):
            let count = attachments[attachment].representations.count
            throw .findings("Found no representation \(number); the attachment has \(count)")
        case .type(let type):
            throw .findings(
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
}
