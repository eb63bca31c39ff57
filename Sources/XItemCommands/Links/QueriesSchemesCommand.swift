import AppLinks
import WireFormat

enum QueriesSchemesCommand: Command {
    static let form = CommandForm(
        words: "links queries-schemes",
        summary: "Write LSApplicationQueriesSchemes for a catalog.",
        operands: [CatalogInput.operand],
        options: [
            OptionForm(
                "--type", .text("key"), "Include only apps of this type; may be repeated."
            ).repeatable,
            OptionForm(
                "--limit", .text("count"),
                "The number of schemes that the system accepts. Default: 25, the limit for apps "
                    + "built with the iOS 27 SDK. With older SDKs, the limit is 50."),
            OptionForm("--keep", .text("schemes"), "Schemes to list first, separated by commas."),
            OptionForm(
                "--to", .choice(["xml", "json"]),
                "The encoding. Default: json if the '-o' file ends in .json, otherwise xml."),
        ] + OptionForm.output(),
        example: "xitem links queries-schemes Examples/Catalogs/places.catalog.json",
        notes: """
            Writes an array of schemes, most important first. Lists the schemes beyond the limit on
            standard error.
            """,
        negativeAnswer: "a file is not a catalog")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let limit = try arguments.count("--limit", in: 0...Int.max)
        let kept = arguments.value("--keep")?.split(separator: ",").map(String.init) ?? []
        let given = arguments.encoding
        let output = try arguments.output()
        let catalog = try CatalogInput(arguments.operands, console).requireCatalog(console)
        let keys = arguments.values("--type").map(\.value)
        let types = try CatalogInput.types(keys, of: catalog)
        let schemes = QueriesSchemes(
            catalog, types: types.map(\.key), limit: limit ?? QueriesSchemes.iOS27Limit,
            keeping: kept)
        let encoding = given ?? (output.encoding == .json ? .json : .xml)
        try output.write(schemes.encoded(as: encoding), console)
        for finding in schemes.findings {
            console.writeError("note \(finding.code.rawValue): \(finding.message)")
        }
        if !schemes.omitted.isEmpty {
            let names = schemes.omitted.map(\.scheme).joined(separator: ", ")
            console.writeError("omitted: " + SafeText.line(names))
        }
        return .done
    }
}
