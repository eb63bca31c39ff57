import ShareTargets
import WireFormat
import XExtensionItem

/// `xitem map`: shows what of an item arrives on another system.
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
        ],
        example: """
            xitem map --to android Examples/Payloads/article.xitem.json
            xitem map --to web --target Examples/Targets/gallery.webmanifest \\
                Examples/Payloads/photo.xitem.json
            """,
        notes: """
            Prints one line per field: its name, and its value as JSON, or the name, type and
            size of a file. Lists dropped values on standard error, by JSON Pointer.
            """,
        statuses: [
            0: "the item was mapped",
            1: "the payload is malformed, or the manifest has no share target",
            64: "wrong usage", 66: "a file cannot be read",
        ])

    let file: String
    let system: String
    let manifest: String?
    let activity: ActivityChoice

    init(_ arguments: inout ArgumentList) throws(CommandError) {
        file = arguments.operands[0]
        system = arguments.value("--to") ?? ""
        manifest = arguments.value("--target")
        activity = ActivityChoice(&arguments)
        if system == "web", manifest == nil {
            throw .usage("Missing expected option '--target <manifest>'", Self.self)
        }
    }

    func run(_ console: Console) throws(CommandError) -> ExitStatus {
        let item = activity.resolve(try CheckedPayload.item(file, console), console)
        let (fields, losses) = try map(item, console)
        for field in fields { try console.print(field.line) }
        for loss in losses {
            let pointer = PointerText.start(of: loss.pointer)
            console.writeError(SafeText.line("lost: \(pointer): \(loss.message)"))
        }
        return .done
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
            return ([MappedField("url", .string(mail.text))], losses)
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
