import ConformanceKit

enum SchemaCommand: Command {
    static let form = CommandForm(
        words: "schema", summary: "Print a JSON Schema, or list the schemas.",
        operands: [
            OperandForm(
                name: "name", summary: "The name of a schema. Default: list all names.",
                kind: .choice { Self.files.map(\.name) }, isOptional: true)
        ],
        options: OptionForm.output(),
        example: """
            xitem schema
            xitem schema payload -o payload.schema.json
            xitem schema tool/validate
            """,
        notes: "Schemas refer to each other by URL. 'payload' describes a whole payload.")

    private static let files: [(name: String, text: String)] = {
        let suffix = ".schema.json"
        let own = EmbeddedFile.all(in: "v1").map { ($0.path, $0.text) }
        let kit = EmbeddedFile.all(in: "conformance/v1").map { ("conformance/" + $0.path, $0.text) }
        let tool = EmbeddedFile.all(in: "tool").map { ("tool/" + $0.path, $0.text) }
        return (own + kit + tool).filter { $0.0.hasSuffix(suffix) }
            .map { (String($0.0.dropLast(suffix.count)), $0.1) }
    }()

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let output = try arguments.output()
        guard let name = arguments.operands.first else {
            return try output.write(Self.files.map { $0.name + "\n" }.joined(), console)
        }
        guard let file = Self.files.first(where: { $0.name == name }) else {
            throw .unknown("schema", name, Self.form, in: Self.files.map(\.name))
        }
        return try output.write(file.text, console)
    }
}
