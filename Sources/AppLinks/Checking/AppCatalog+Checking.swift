extension AppCatalog {
    /// What is wrong with the catalog as a whole, or deserves a look; section 7 of Schemas/app-catalog.md.
    ///
    /// ``reading(_:limits:)`` reports the same with the files and lines; here each finding has the
    /// JSON Pointer of its entry in the project's own format. At most 1,000 are reported.
    ///
    /// - Parameter icons: the names of the icon files that are there; nil if nobody knows.
    /// - Returns: what was found, in the order of the catalog.
    public func check(icons: Set<String>? = nil) -> [CatalogFinding] {
        var check = CatalogCheck(limit: UnplacedFinding.greatestCount, icons: icons)
        check.check(self)
        return check.findings.map {
            CatalogFinding(
                code: $0.code, file: "", pointer: $0.pointer, location: nil, message: $0.message)
        }
    }
}
