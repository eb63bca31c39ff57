import AppLinks
import WireFormat

/// `xitem links queries-schemes`: writes LSApplicationQueriesSchemes, the schemes that an app may
/// ask about.
struct QueriesSchemesCommand: Command {
    static let name = "queries-schemes"
    static let summary = "Write LSApplicationQueriesSchemes for a catalog."
    static let usage = """
        xitem links queries-schemes [--type <key>] ... [--limit <count>] [--keep <schemes>] \
        [--to xml|json] <file> ... [-o <out>]
        """
    static let details = """
        ARGUMENTS:
        \(CatalogInput.help)

        OPTIONS:
          --type <key>        Ask for the apps of this type alone; may be given several times.
          --limit <count>     How many schemes count; 25 unless given, as in apps that are
                              built with the iOS 27 SDK. It was 50 before.
          --keep <schemes>    Schemes that come first, with commas between.
          --to xml|json       The encoding; xml unless given.
          -o, --output <out>  Write to a file; '-' for the standard output.
          -h, --help          Show help.

        Writes an array of schemes, those that matter most first. What the limits leave out
        is said on the standard error.

        EXIT STATUS:
          0 done   1 a file is no catalog   64 wrong usage   66 a file cannot be read
          74 the output cannot be written
        """

    static let valued: Set<String> = ["--type", "--limit", "--keep", "--to", "-o", "--output"]

    let types: [String]
    let limit: Int
    let kept: [String]
    let encoding: WireEncoding
    let output: String?
    let files: [String]

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        types = arguments.values("--type").map(\.value)
        limit = try Self.limit(arguments.value("--limit"))
        kept = try arguments.value("--keep")?.split(separator: ",").map(String.init) ?? []
        let name = try arguments.value("--to") ?? "xml"
        guard let encoding = [WireEncoding.xml, .json].first(where: { $0.description == name })
        else { throw .usage("The value '\(name)' is invalid for '--to'", Self.self) }
        self.encoding = encoding
        output = try arguments.output()
        files = arguments.operands
        if files.isEmpty { throw .usage("Missing expected argument '<file>'", Self.self) }
    }

    private static func limit(_ text: String?) throws(CommandFailure) -> Int {
        guard let text else { return QueriesSchemes.iOS27Limit }
        guard let limit = Int(text), limit >= 0 else {
            throw .usage("The value '\(text)' is invalid for '--limit'", Self.self)
        }
        return limit
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let catalog = try CatalogInput(files, console).requireCatalog(console)
        let types = try CatalogInput.types(types, of: catalog)
        let schemes = QueriesSchemes(
            catalog, types: types.map(\.key), limit: limit, keeping: kept)
        try OutputFile(name: output).write(schemes.encoded(as: encoding), console)
        for finding in schemes.findings {
            console.writeError("note \(finding.code.rawValue): \(finding.message)")
        }
        if !schemes.leftOut.isEmpty {
            let names = schemes.leftOut.map(\.scheme).joined(separator: ", ")
            console.writeError("left out: " + SafeText.line(names))
        }
        return .done
    }
}
