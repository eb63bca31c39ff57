import XExtensionItem

extension OperandForm {
    fileprivate static let type = OperandForm(
        name: "type", summary: "A type identifier or media type (case-insensitive).", kind: .text)
}

enum TypesShowCommand: Command {
    static let form = CommandForm(
        words: "types show", summary: "Show the declaration of a type.",
        operands: [
            OperandForm(
                name: "type", summary: OperandForm.type.summary, kind: .text, isRepeatable: true)
        ],
        options: [.json("type")],
        example: "xitem types show public.png dyn.ah62d4rv4ge80g55sq2",
        negativeAnswer: "a type is not known")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let asJSON = arguments.flag("--json")
        var status = ExitStatus.done
        for text in arguments.operands {
            let type = TypeIdentifier(rawValue: text)
            let dynamic = DynamicType(type)
            if !type.isDeclared, dynamic == nil { status = .findings }
            let kind =
                type.isDeclared ? "declared" : dynamic == nil ? "not known" : "dynamic"
            let rows: KeyValuePairs<String, [String]> = [
                "conforms to": type.supertypes.map(\.rawValue),
                "extensions": dynamic?.filenameExtensions ?? type.filenameExtensions,
                "media types": dynamic?.mediaTypes ?? type.mediaTypes,
            ]
            guard !asJSON else {
                var object: WireDictionary = ["type": .string(text), "kind": .string(kind)]
                for (name, values) in rows {
                    object[name.replacing(" ", with: "-")] = .array(values.map(WireValue.string))
                }
                try console.print(JSONLine.text(object))
                continue
            }
            try console.print(SafeText.line("\(text): \(kind)"))
            for (name, values) in rows where !values.isEmpty {
                try console.print(SafeText.line("  \(name): \(values.joined(separator: ", "))"))
            }
        }
        return status
    }
}

enum TypesOfCommand: Command {
    static let form = CommandForm(
        words: "types of", summary: "Print the type of a file name or a media type.",
        operands: [
            OperandForm(
                name: "name", summary: "A file name, a file extension or a media type.",
                kind: .text, isRepeatable: true)
        ],
        options: [.json("name")],
        example: "xitem types of photo.heic .md image/svg+xml",
        negativeAnswer: "a type is not known")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let asJSON = arguments.flag("--json")
        var status = ExitStatus.done
        for name in arguments.operands {
            let type = type(of: name)
            if type == nil { status = .findings }
            if asJSON {
                var object: WireDictionary = ["name": .string(name)]
                object["type"] = type.map { .string($0.rawValue) }
                try console.print(JSONLine.text(object))
            } else {
                try console.print(SafeText.line("\(name): \(type?.rawValue ?? "not known")"))
            }
        }
        return status
    }

    private static func type(of name: String) -> TypeIdentifier? {
        if let type = TypeIdentifier(mediaType: name) {
            return type.isMediaType && !type.isDeclared ? nil : type
        }
        let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        return TypeIdentifier(filenameExtension: String(ending))
    }
}

enum TypesConformsCommand: Command {
    static let form = CommandForm(
        words: "types conforms", summary: "Check whether one type conforms to another.",
        operands: [
            .type,
            OperandForm(name: "other", summary: OperandForm.type.summary, kind: .text),
        ],
        options: [.flag("--json", "Print the answer as one JSON object."), .silent],
        example: "xitem types conforms public.png public.image",
        negativeAnswer: "the type does not conform")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let (asJSON, isQuiet) = (arguments.flag("--json"), arguments.flag("--quiet"))
        let type = TypeIdentifier(rawValue: arguments.operands[0])
        let other = TypeIdentifier(rawValue: arguments.operands[1])
        let conforms = type.conforms(to: other)
        let status = conforms ? ExitStatus.done : .findings
        if isQuiet { return status }
        for unknown in [type, other] where !unknown.isDeclared && DynamicType(unknown) == nil {
            console.writeError(
                "note: " + SafeText.line("\(unknown) is not known; it conforms only to itself"))
        }
        let object: WireDictionary = [
            "type": .string(type.rawValue), "other": .string(other.rawValue),
            "conforms": .boolean(conforms),
        ]
        try console.print(asJSON ? JSONLine.text(object) : conforms ? "yes" : "no")
        return status
    }
}
