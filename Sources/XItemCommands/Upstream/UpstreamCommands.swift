import Essentials
import WireFormat
import XExtensionItem

extension CommandGroup {
    /// `xitem upstream`: the userInfo dictionary of Objective-C XExtensionItem.
    static let upstream = CommandGroup(
        name: "xitem upstream",
        overview: "Convert from and to userInfo of Objective-C XExtensionItem.",
        commands: [UpstreamImportCommand.self, UpstreamExportCommand.self])
}

/// `xitem upstream import`: makes a payload from a userInfo dictionary.
struct UpstreamImportCommand: Command {
    static let form = CommandForm(
        words: "upstream import", summary: "Make a payload from a userInfo dictionary.",
        operands: [
            OperandForm(
                name: "file",
                summary: "The dictionary, as a property list or JSON; '-' for the standard input.")
        ],
        options: [
            OptionForm(
                "--namespace", .text("name"),
                "A namespace of parameters besides com.tumblr.tumblr; may be repeated."
            ).repeatable
        ] + ItemOutput.options,
        example: """
            xitem upstream export Examples/Payloads/article.xitem.json -o userInfo.plist
            xitem upstream import userInfo.plist --pretty
            """,
        notes: """
            The system's keys NSExtensionItemAttributedTitleKey (a string),
            NSExtensionItemAttributedContentTextKey and NSExtensionItemAttachmentsKey have the
            form of a payload's title, content-text and attachments; the first attachment can
            have a 'thumbnail'. A URL is {"$url": "https://…"}.

            Prints a line for each value that is left out or changed to the standard error: its
            id, its JSON Pointer in userInfo, and the reason (section 23 of the specification).
            """,
        statuses: [
            0: "converted, with losses or without", 1: "the dictionary makes no payload",
            64: "wrong usage", 66: "the file cannot be read", 74: "the output cannot be written",
        ])

    private let file: String
    private let namespaces: [String]
    private let output: ItemOutput

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        namespaces = arguments.values("--namespace").map(\.value)
        output = try ItemOutput(&arguments)
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let bytes = try InputFile(file, console).bytes
        let (item, losses): (ExtensionItem, [Loss])
        do throws(PayloadError) {
            (item, losses) = try imported(bytes)
        } catch {
            FindingReport(file: file, findings: error.findings).writeErrors(console)
            return .findings
        }
        losses.writeErrors(console)
        let findings = try output.write(item, console)
        FindingReport(file: file, findings: findings).writeErrors(console)
        return findings.isEmpty ? .done : .findings
    }
}

extension UpstreamImportCommand {
    private func imported(
        _ bytes: Data
    ) throws(PayloadError) -> (item: ExtensionItem, losses: [Loss]) {
        let upstream = try UpstreamFile.item(bytes)
        return try upstream.extensionItem(namespaces: namespaces)
    }
}

/// `xitem upstream export`: makes a userInfo dictionary of a payload.
struct UpstreamExportCommand: Command {
    static let form = CommandForm(
        words: "upstream export", summary: "Make a userInfo dictionary from a payload.",
        operands: [.payload],
        options: [
            ActivityChoice.option, ItemOutput.encoding("xml otherwise"),
        ] + OptionForm.output(),
        example: "xitem upstream export Examples/Payloads/article.xitem.json",
        notes: """
            The form of the dictionary is that of 'xitem help upstream import'. Prints a line for
            each value that is left out or changed to the standard error: its id, its JSON
            Pointer in the payload, and the reason (section 23 of the specification).
            """,
        statuses: [
            0: "converted, with losses or without", 1: "the payload cannot be read as one",
            64: "wrong usage", 66: "the file cannot be read", 74: "the output cannot be written",
        ])

    private let file: String
    private let activity: ActivityChoice
    private let encoding: WireEncoding
    private let output: OutputFile

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        activity = ActivityChoice(&arguments)
        let given = try arguments.encoding("--to")
        output = try arguments.output()
        encoding = given ?? output.encoding ?? .xml
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        guard let item = try InputFile.item(file, console) else { return .findings }
        _ = activity.resolve(item, console)
        let (upstream, losses) = item.upstreamItem(for: activity.activity)
        losses.writeErrors(console)
        let dictionary: WireDictionary
        do throws(PayloadError) {
            dictionary = try UpstreamFile.dictionary(upstream)
        } catch {
            FindingReport(file: file, findings: error.findings).writeErrors(console)
            return .findings
        }
        let refusal = try output.write(console) { drain throws(WireFault) in
            let bytes = try WireValue.dictionary(dictionary).bytes(as: encoding)
            try drain(bytes.bytes)
        }
        let findings = refusal.map { [Finding($0)] } ?? []
        FindingReport(file: file, findings: findings).writeErrors(console)
        return findings.isEmpty ? .done : .findings
    }
}

extension [Loss] {
    /// Writes a line for each loss to the standard error.
    fileprivate func writeErrors(_ console: Console) {
        for loss in self { console.writeError("loss: " + SafeText.line(loss.description)) }
    }
}
