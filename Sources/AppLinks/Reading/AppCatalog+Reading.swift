public import WireFormat

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension AppCatalog {
    /// Reads one file: the project's own format, Choosy's or IntentKit's, recognised by its content.
    ///
    /// What is wrong but does not end reading is passed over; see ``reading(_:limits:)``, which
    /// reports it.
    ///
    /// - Parameters:
    ///   - data: JSON or a property list.
    ///   - limits: bounds on what is read.
    /// - Throws: the findings of a file that cannot be read as a catalog.
    public init(
        decoding data: Data, limits: WireLimits = WireLimits()
    ) throws(CatalogError) {
        let (catalog, findings) = Self.reading([CatalogFile(name: "", bytes: data)], limits: limits)
        guard !findings.contains(where: { $0.kind == .error }) else {
            throw CatalogError(findings: findings)
        }
        self = catalog
    }

    /// Reads the files of a catalog, each laid over those before it, and checks the whole.
    ///
    /// A file that cannot be read has an error among the findings and adds nothing. The files of
    /// IntentKit make one catalog together, in the place of the first of them.
    ///
    /// - Parameters:
    ///   - files: files of any of the formats, the oldest first.
    ///   - limits: bounds on what is read, for each file.
    /// - Returns: the catalog, and what was found, by file and in the order of each.
    public static func reading(
        _ files: [CatalogFile], limits: WireLimits = WireLimits()
    ) -> (catalog: AppCatalog, findings: [CatalogFinding]) {
        var assembly = CatalogAssembly(files)
        for number in files.indices { assembly.read(number, limits) }
        let catalog = assembly.catalog()
        var check = CatalogCheck(limit: UnplacedFinding.greatestCount * max(1, files.count))
        check.check(catalog)
        assembly.findings += check.findings
        return (catalog, assembly.placedFindings())
    }
}
