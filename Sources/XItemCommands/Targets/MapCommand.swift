import ShareTargets
import WireFormat
import XExtensionItem

struct MapCommand: Command {
    static let form = CommandForm(
        words: "map", summary: "Show how an item maps to Android, the web or email.",
        operands: [.payload],
        options: [
            OptionForm("--to", .choice(["android", "web", "mailto"]), "The destination.").required,
            OptionForm(
                "--target", .file("manifest"), "The receiver's web manifest, for '--to web'."),
            OptionForm(
                "--activity", .activity("id"), "Use the values for this activity type."),
            .flag("--json", "Print one JSON object per field and per lost value, one per line."),
        ],
        example: """
            xitem map --to android Examples/Payloads/article.xitem.json
            xitem map --to web --target Examples/Targets/gallery.webmanifest \\
                Examples/Payloads/photo.xitem.json
            """,
        notes: """
            Prints one line per field: the name of the field, and its value as JSON. The value is
            text, or an object with the name, type and size of a file. Lists dropped values on
            standard error, by JSON Pointer; with '--json', prints them after the fields.
            Schemas/tool/map.schema.json describes the objects.
            """,
        negativeAnswer: "the payload is malformed, or the manifest has no share target")

    let file: String
    let system: String
    let manifest: String?
    let activity: ActivityChoice
    let asJSON: Bool

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        asJSON = arguments.flag("--json")
        file = arguments.operands[0]
        system = arguments.value("--to") ?? ""
        manifest = arguments.value("--target")
        activity = ActivityChoice(&arguments)
        if system == "web", manifest == nil {
            throw .usage("Missing expected option '--target <manifest>'", Self.form)
        }
        if system != "web", manifest != nil {
            throw .usage("The option '--target' requires '--to web'", Self.form)
        }
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let item = activity.resolve(try CheckedPayload.item(file, console), console)
        let (fields, losses) = try map(item, console)
        for field in fields { try console.print(asJSON ? field.json : field.line) }
        for loss in losses {
            guard !asJSON else {
                try console.print(Self.json(loss))
                continue
            }
            let name = Self.attachment(loss).map { " (attachment \($0))" } ?? ""
            let pointer = PointerText.start(of: loss.pointer)
            console.writeError(SafeText.line("lost: \(pointer)\(name): \(loss.message)"))
        }
        return .done
    }

    private static func json(_ loss: Loss) -> String {
        var object: WireDictionary = [
            "lost": .string(loss.pointer), "reason": .string(loss.message),
        ]
        object["attachment"] = attachment(loss).map(WireValue.string)
        return JSONLine.text(object)
    }

    private static func attachment(_ loss: Loss) -> String? {
        let steps = loss.pointer.split(separator: "/", maxSplits: 2)
        if steps.first == "main-attachment" { return AttachmentName.text(0) }
        guard steps.first == "additional-attachments", steps.count > 1 else { return nil }
        return Int(steps[1]).map { AttachmentName.text($0 + 1) }
    }

    private func map(
        _ item: ExtensionItem, _ console: Console
    ) throws(CommandError) -> ([MappedField], [Loss]) {
        switch system {
        case "android":
            let (intent, losses) = item.androidIntent()
            return (MappedField.fields(of: intent), losses)
        case "mailto":
            let (mail, losses) = item.message()
            return ([MappedField(name: "url", value: .string(mail.text))], losses)
        default:
            let target = try webTarget(console)
            let (form, losses) = target.form(for: item)
            return (MappedField.fields(of: form), losses)
        }
    }

    private func webTarget(_ console: Console) throws(CommandError) -> WebShareTarget {
        let name = manifest ?? ""
        let file = TargetFile(name, try InputFile(name, console).bytes)
        if case .web(let target)? = file.targets.first?.receiver.form { return target }
        let message = file.fault.map { _ in file.faultLine }
        throw CommandError(
            status: .findings, message: message ?? "\(name): expected a web share target")
    }
}
