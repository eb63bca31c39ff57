/// A finding before it is known on which line it is.
struct UnplacedFinding: Sendable {
    /// The greatest number of findings of one file.
    static let greatestCount = 1_000

    let code: CatalogFinding.Code
    let origin: CatalogOrigin
    /// The pointer in the project's own format, for entries that no file has.
    var pointer = ""
    let message: String
}
