import UniformTypes
import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `xitem extract`: writes the content of one attachment.
struct ExtractCommand: Command {
    static let name = "extract"
    static let summary = "Write the content of one attachment."
    static let usage = """
        xitem extract [--attachment <n>] [--representation <n> | --type <id>]
                             [--activity <id>] <file> [-o <out>]
        """
    static let details = """
        ARGUMENTS:
          <file>  A payload or a payload folder; '-' for the standard input.

        OPTIONS:
          --attachment <n>      Which attachment: 'main', the default, or the number that
                                'xitem inspect' shows.
          --representation <n>  Which of its forms, the sender's preferred one being 1, the
                                default.
          --type <id>           The form that a receiver of this type takes.
          --activity <id>       Take what this type of activity gets.
          -o, --output <out>    Write to a file, which appears when it is complete; '-' for
                                the standard output.
          -h, --help            Show help.

        Text and data are written as they are, a URL as its characters, a property list
        in XML. The name that the sender suggests is never used. What else is wrong with
        the payload does not matter; 'xitem validate' tells.

        EXIT STATUS:
          0 written   1 the payload has no such attachment, or cannot be read as one
          64 wrong usage   66 it cannot be read   74 the output cannot be written
        """

    let file: String
    let choice: AttachmentChoice
    let activity: ActivityType?
    let output: String?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        file = try arguments.operand()
        choice = try AttachmentChoice(&arguments)
        activity = try arguments.value("--activity").map(ActivityType.init(rawValue:))
        output = try arguments.output()
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let input = try InputFile(file, console)
        var reading = Reading.lenient
        reading.isInPayloadFolder = input.isInPayloadFolder
        let item: ExtensionItem
        do throws(PayloadError) {
            item = try ExtensionItem(decoding: input.bytes, reading: reading, folder: input.folder)
        } catch {
            return report(error.findings, console)
        }
        let taken = try choice.representation(in: activity.map(item.resolved) ?? item)
        let refusal = try OutputFile(name: output).write(console) { drain throws(WireError) in
            try Self.bytes(of: taken).forEachChunk(drain)
        }
        return refusal.map { report([Finding($0)], console) } ?? .done
    }

    private static func bytes(of one: Representation) throws(WireError) -> WireData {
        switch one.content {
        case .url(let url): WireData(Data(url.absoluteString.utf8))
        case .propertyList(let value): WireData(try value.encoded(as: .xml))
        case .text, .data, .file, .unknown: try one.bytes()
        }
    }

    private func report(_ findings: [Finding], _ console: Console) -> ExitStatus {
        for line in FindingReport(file: file, findings: findings).lines { console.writeError(line) }
        return .findings
    }
}
