public import Essentials
public import WireFormat

extension AppCatalog {
    /// Reads one file in the project's own format, Choosy's or IntentKit's, recognised by its
    /// content.
    ///
    /// Findings that do not end reading are ignored; ``reading(_:limits:)`` returns them.
    ///
    /// - Parameters:
    ///   - data: JSON or a property list.
    ///   - limits: the limits for reading.
    /// - Throws: a ``CatalogError`` with all findings if the file cannot be read as a catalog.
    public init(
        decoding data: Data, limits: WireLimits = WireLimits()
    ) throws(CatalogError) {
        let (catalog, findings) = Self.reading([CatalogFile(name: "", bytes: data)], limits: limits)
        guard !findings.contains(where: { $0.kind == .error }) else {
            throw CatalogError(findings: findings)
        }
        self = catalog
    }

    /// Reads the files of a catalog, merges them, and checks the result.
    ///
    /// A file that cannot be read adds an error to the findings, and nothing to the catalog.
    /// IntentKit's files together make one catalog, at the place of the first of them.
    ///
    /// - Parameters:
    ///   - files: the files, in any of the formats, the oldest first.
    ///   - limits: the limits for reading each file.
    /// - Returns: the catalog, and the findings by file, in the order of each file.
    public static func reading(
        _ files: [CatalogFile], limits: WireLimits = WireLimits()
    ) -> (catalog: AppCatalog, findings: [CatalogFinding]) {
        var assembly = CatalogAssembly(files)
        for number in files.indices { assembly.read(number, limits) }
        let catalog = assembly.catalog()
        let limit = min(
            UnplacedFinding.greatestCount * max(1, files.count), UnplacedFinding.greatestTotal)
        var check = CatalogCheck(limit: limit)
        check.check(catalog)
        assembly.findings += check.findings
        return (catalog, assembly.placedFindings())
    }
}
