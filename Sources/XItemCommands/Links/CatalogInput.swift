import AppLinks
import AppLinksCatalog
import Essentials
import UniformTypes
import WireFormat

/// The catalog files named on the command line, or the built-in catalog. Later files override
/// earlier files.
struct CatalogInput {
    static let operand = OperandForm(
        name: "file",
        summary: "A catalog in the format of xitem, Choosy, IntentKit or PhotoAppLink; a folder "
            + "for all *.json and *.plist in it; '-' for standard input. Later files override "
            + "earlier files. Default: the built-in catalog of common apps.",
        isOptional: true, isRepeatable: true)

    let catalog: AppCatalog
    let findings: [Finding]
    /// The names of the files, in the order of the command line. A folder is replaced by its files.
    let names: [String]

    init(_ names: [String], _ console: Console) throws(CommandError) {
        var files: [(name: String, bytes: Data)] = []
        for name in names {
            for path in try Self.paths(name) {
                let bytes = try InputFile(path, console).bytes
                files.append((path, bytes))
            }
        }
        self.names = files.map(\.name)
        guard !files.isEmpty || !names.isEmpty else {
            (catalog, findings) = (.standard, AppCatalog.standard.check())
            return
        }
        (catalog, findings) = AppCatalog.reading(files)
    }

    private static func paths(_ name: String) throws(CommandError) -> [String] {
        guard FolderSearch.isFolder(name) else { return [name] }
        let files = try FolderSearch.files(in: name, where: isCatalog)
        guard !files.isEmpty else { throw .emptyFolder(name, "catalog") }
        return files
    }

    func requireCatalog(_ console: Console) throws(CommandError) -> AppCatalog {
        let errors = findings.filter { $0.severity == .error }
        for error in errors { console.writeError("Error: " + SafeText.line(error.description)) }
        guard errors.isEmpty else { throw CommandError(status: .findings, message: nil) }
        return catalog
    }

    static func types(
        _ keys: [String], of catalog: AppCatalog
    ) throws(CommandError) -> [AppType] {
        guard !keys.isEmpty else { return catalog.types }
        let known = Dictionary(
            catalog.types.map { (CaselessText($0.key), $0) },
            uniquingKeysWith: { first, _ in first })
        var types: [AppType] = []
        for key in keys {
            guard let type = known[CaselessText(key)] else {
                let near = Suggestion.text(for: key, in: catalog.types.map(\.key))
                throw .findings("type.unknown: \(key): no such type" + near)
            }
            types.append(type)
        }
        return types
    }

    /// Excludes `Info.plist` and names such as `App-Info.plist`: in IntentKit's folders, these are
    /// the property lists of bundles. `MyInfo.plist` is included, because it could be the catalog
    /// of an app.
    private static func isCatalog(_ name: String) -> Bool {
        let isBundle = name == "Info.plist" || name.hasSuffix("-Info.plist")
        return name.hasSuffix(".json") || name.hasSuffix(".plist") && !isBundle
    }
}
