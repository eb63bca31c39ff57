import Essentials
import XExtensionItem

enum UpstreamImportCommand: Command {
    static let form = CommandForm(
        words: "upstream import", summary: "Convert a userInfo dictionary to a payload.",
        operands: [
            OperandForm(
                name: "file",
                summary: "The dictionary, as a property list or JSON; '-' for standard input.")
        ],
        options: [
            OptionForm(
                "--namespace", .text("name"),
                "A namespace of parameters, besides com.tumblr.tumblr."
            ).repeatable
        ] + ItemOutput.options,
        example: """
            xitem upstream export Examples/Payloads/article.xitem.json -o userInfo.plist
            xitem upstream import userInfo.plist --pretty
            """,
        notes: """
            The values of the system's keys have the form of payload members:
            NSExtensionItemAttributedTitleKey is a string like title,
            NSExtensionItemAttributedContentTextKey is like content-text, and
            NSExtensionItemAttachmentsKey is an array of attachments. The first attachment can have
            a 'thumbnail'. Write a URL as {"$url": "https://…"}.

            Prints one line per dropped or changed value on standard error: its id, its JSON
            Pointer in userInfo, and the reason (section 23 of the specification).
            """,
        negativeAnswer: "the dictionary is malformed")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let file = arguments.operands[0]
        let namespaces = arguments.values("--namespace").map(\.value)
        if let wrong = namespaces.first(where: { !ReverseDNSName.matches($0) }) {
            throw .invalid(wrong, "--namespace", Self.form, expected: "a reverse-DNS name")
        }
        let output = try ItemOutput(arguments)
        let bytes = try InputFile(file, console).bytes
        let (item, losses) = try console.reporting(file) { () throws(PayloadError) in
            let (upstream, losses) = try UpstreamFile.item(bytes)
            let (item, others) = try upstream.extensionItem(namespaces: namespaces)
            return (item, losses + others)
        }
        losses.writeErrors(console)
        return console.report(try output.write(item, console), in: file)
    }
}

enum UpstreamExportCommand: Command {
    static let form = CommandForm(
        words: "upstream export", summary: "Convert a payload to a userInfo dictionary.",
        operands: [.payload],
        options: [
            ActivityChoice.option, ItemOutput.encoding("Default: from the '-o' extension, or xml."),
        ] + OptionForm.output(),
        example: "xitem upstream export Examples/Payloads/article.xitem.json",
        notes: """
            'xitem help upstream import' describes the dictionary. Prints one line per dropped or
            changed value on standard error: its id, its JSON Pointer in the payload, and the
            reason (section 23 of the specification).
            """,
        negativeAnswer: "the payload is malformed")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let (file, activity) = (arguments.operands[0], ActivityChoice(arguments))
        let given = arguments.encoding
        let output = try arguments.output()
        let encoding = try output.encoding(given, arguments.form) ?? .xml
        let item = try InputFile.item(file, console)
        try checkKeys(of: activity.resolve(item, console), in: file)
        let (upstream, losses) = item.upstreamItem(for: activity.activity)
        losses.writeErrors(console)
        let dictionary = try console.reporting(file) { () throws(PayloadError) in
            try UpstreamFile.dictionary(upstream)
        }
        let refusal = try output.write(console) { drain throws(PayloadError) in
            let bytes = try WireValue.dictionary(dictionary).encoded(as: encoding)
            try drain(bytes.bytes)
        }
        return console.report(refusal.map { [$0.finding] } ?? [], in: file)
    }

    /// Throws an error if the keys in `userInfo` would be too long for readers. The key of each
    /// parameter repeats the name of its namespace, so the keys can take many times the size of the
    /// payload.
    private static func checkKeys(
        of item: ExtensionItem, in file: String
    ) throws(CommandError) {
        let byteCount = item.parameters.namespaces.reduce(0) { count, namespace in
            count + namespace.utf8.count * item.parameters[namespace].count
        }
        let limit = WireLimits().textByteCount
        guard byteCount > limit else { return }
        throw .findings(
            "\(file): limit.output: the keys of parameters take \(byteCount) bytes in "
                + "userInfo, but readers accept at most \(limit)")
    }
}

extension [Loss] {
    fileprivate func writeErrors(_ console: Console) {
        for loss in self {
            let place = Finding.place(PointerText.start(of: loss.pointer.utf8), nil)
            console.writeError(
                "loss: " + SafeText.line("\(loss.code.rawValue)\(place): \(loss.message)"))
        }
    }
}
