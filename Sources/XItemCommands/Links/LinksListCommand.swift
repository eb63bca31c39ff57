import AppLinks
import WireFormat

enum LinksListCommand: Command {
    static let form = CommandForm(
        words: "links list", summary: "Show the types, actions, parameters and apps of a catalog.",
        operands: [CatalogInput.operand],
        options: [
            OptionForm("--type", .text("key"), "Show only this type; may be repeated.")
                .repeatable,
            .json("type"),
        ],
        example: "xitem links list Examples/Catalogs/places.catalog.json",
        negativeAnswer: "a file is not a catalog")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let (types, asJSON) = (arguments.values("--type").map(\.value), arguments.flag("--json"))
        let catalog = try CatalogInput(arguments.operands, console).requireCatalog(console)
        for type in try CatalogInput.types(types, of: catalog) {
            if asJSON {
                try console.print(json(type))
            } else {
                for line in lines(type) { try console.print(line) }
            }
        }
        return .done
    }

    private static func lines(_ type: AppType) -> [String] {
        let apps = CountText.text(type.apps.count, "app")
        let names = [
            ("actions", type.actions.map(\.key)), ("parameters", type.parameters.map(\.key)),
        ]
        return [SafeText.line("\(type.key)  \(type.name())  \(apps)")]
            + names.filter { !$0.1.isEmpty }.map { title, keys in
                SafeText.line("  \(title): \(keys.joined(separator: ", "))")
            }
            + type.apps.map { app in
                let actions = CountText.text(app.actions.count, "action")
                let scheme =
                    app.presenter.map { _ in "in app" } ?? app.schemes.first.map { $0 + ":" }
                return SafeText.line(
                    "  \(app.key)  \(app.name())  \(scheme ?? "-")  \(actions)")
            }
    }

    private static func json(_ type: AppType) -> String {
        let apps = type.apps.map { app -> WireValue in
            var members: WireDictionary = [
                "key": .string(app.key), "name": .string(app.name()),
                "schemes": .array(app.schemes.map(WireValue.string)),
                "actions": .array(app.actions.map(WireValue.string)),
            ]
            members["presenter"] = app.presenter.map { .string($0.name) }
            return .dictionary(members)
        }
        return JSONLine.text([
            "type": .string(type.key), "name": .string(type.name()),
            "actions": .array(type.actions.map { .string($0.key) }),
            "parameters": .array(type.parameters.map { .string($0.key) }), "apps": .array(apps),
        ])
    }
}
