import ShareTargets
import XExtensionItem

enum MapCommand: Command {
    static let form = CommandForm(
        words: "map", summary: "Show how an item maps to Android, the web or email.",
        operands: [.payload],
        options: [
            OptionForm("--to", .choice(["android", "web", "mailto"]), "The destination.").required,
            OptionForm(
                "--target", .file("manifest"), "The receiver's web manifest, for '--to web'."),
            ActivityChoice.option,
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

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let (file, asJSON) = (arguments.operands[0], arguments.flag("--json"))
        let (system, manifest) = (arguments.value("--to"), arguments.value("--target"))
        if system == "web", manifest == nil {
            throw .usage("Missing expected option '--target <manifest>'", Self.form)
        }
        if system != "web", manifest != nil {
            throw .usage("The option '--target' requires '--to web'", Self.form)
        }
        let payload = try CheckedPayload.item(file, console)
        let item = ActivityChoice(arguments).resolve(payload, console)
        let (fields, losses): ([MappedField], [Loss])
        if let manifest {
            let (form, lost) = try webTarget(manifest, console).form(for: item)
            (fields, losses) = (MappedField.fields(of: form), lost)
        } else if system == "android" {
            let (intent, lost) = item.androidIntent()
            (fields, losses) = (MappedField.fields(of: intent), lost)
        } else {
            let (mail, lost) = item.message()
            (fields, losses) = ([MappedField(name: "url", value: .string(mail.text))], lost)
        }
        for field in fields { try console.print(asJSON ? field.json : field.line) }
        for loss in losses {
            guard !asJSON else {
                try console.print(json(loss))
                continue
            }
            let name = attachment(loss).map { " (attachment \($0))" } ?? ""
            let pointer = PointerText.start(of: loss.pointer.utf8)
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

    private static func webTarget(
        _ name: String, _ console: Console
    ) throws(CommandError) -> WebShareTarget {
        let file = TargetFile(name, try InputFile(name, console).bytes)
        if case .web(let target)? = file.targets.first?.receiver.form { return target }
        let message = file.fault.map { _ in file.faultLine }
        throw .findings(message ?? "\(name): expected a web share target")
    }
}
