import WireFormat

extension AppCatalog {
    /// Checks the catalog as a whole; section 7 of Schemas/app-catalog.md.
    ///
    /// ``reading(_:limits:)`` reports the same findings with files and lines. Here each finding has
    /// the JSON Pointer of its entry in the project's own format.
    ///
    /// - Parameter icons: the names of the existing icon files, or nil to skip the check of icons.
    /// - Returns: the findings and notices in the order of the catalog, at most 1,000.
    public func check(icons: Set<String>? = nil) -> [CatalogFinding] {
        var check = CatalogCheck(limit: UnplacedFinding.greatestCount, icons: icons)
        check.check(self)
        return check.findings.map {
            CatalogFinding(
                code: $0.code, file: "", pointer: $0.pointer.cut(to: CatalogFinding.pointerLength),
                location: nil, message: $0.message)
        }
    }
}
