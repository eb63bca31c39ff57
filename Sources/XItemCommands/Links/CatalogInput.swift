import AppLinks

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files of a catalog that were named on the command line, laid over each other in their order.
struct CatalogInput {
    /// What stands for the files in the help of each command.
    static let help = """
          <file>  A catalog: of this project, of Choosy or of IntentKit; a folder for all
                  *.json and *.plist in it; '-' for the standard input. Several are laid
                  over each other, the oldest first.
        """

    let catalog: AppCatalog
    let findings: [CatalogFinding]
    /// The names of the files, in their order.
    let names: [String]

    init(_ names: [String], _ console: Console) throws(CommandFailure) {
        var files: [CatalogFile] = []
        for name in names {
            for path in try Self.paths(name) {
                let bytes = try InputFile(path, console).bytes
                files.append(CatalogFile(name: path, bytes: bytes))
            }
        }
        self.names = files.map(\.name)
        (catalog, findings) = AppCatalog.reading(files)
    }

    private static func paths(_ name: String) throws(CommandFailure) -> [String] {
        var isFolder = false
        if name != "-" {
            let attributes = try? FileManager.default.attributesOfItem(atPath: name)
            isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
        }
        guard isFolder else { return [name] }
        guard let paths = CatalogSearch.files(in: name) else {
            throw CommandFailure(status: .unreadableInput, message: "\(name) cannot be read")
        }
        return paths
    }

    /// The catalog, if every file could be read as one; otherwise says why not.
    func requireCatalog(_ console: Console) throws(CommandFailure) -> AppCatalog {
        let errors = findings.filter { $0.kind == .error }
        for error in errors { console.writeError("Error: " + SafeText.line(error.description)) }
        guard errors.isEmpty else { throw CommandFailure(status: .findings, message: nil) }
        return catalog
    }

    /// The types to show: those with the given keys, or all.
    static func types(
        _ keys: [String], of catalog: AppCatalog
    ) throws(CommandFailure) -> [AppType] {
        guard !keys.isEmpty else { return catalog.types }
        var types: [AppType] = []
        for key in keys {
            guard let type = catalog.type(key) else {
                throw CommandFailure(
                    status: .findings, message: "type.unknown: \(key): no such type")
            }
            types.append(type)
        }
        return types
    }
}

/// The files of a catalog in a folder, as far as their names tell.
enum CatalogSearch {
    /// The paths of files `*.json` and `*.plist` in the folder and those in it, by name; nil if the
    /// folder cannot be read. No link is followed, so that no folder holds itself.
    static func files(in folder: String) -> [String]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return nil
        }
        return names.sorted().flatMap { name -> [String] in
            let path = folder + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let type = attributes?[.type] as? FileAttributeType
            if type == .typeDirectory { return files(in: path) ?? [] }
            return type == .typeRegular && isCatalog(name) ? [path] : []
        }
    }

    /// A bundle's Info.plist stands in IntentKit's folder too.
    private static func isCatalog(_ name: String) -> Bool {
        name.hasSuffix(".json") || name.hasSuffix(".plist") && !name.hasSuffix("Info.plist")
    }
}
