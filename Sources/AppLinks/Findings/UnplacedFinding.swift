/// A finding before its line is known.
struct UnplacedFinding: Sendable {
    /// The maximum number of findings in one file.
    static let greatestCount = 1_000
    /// The maximum number of findings in all files together.
    static let greatestTotal = 10_000

    let code: CatalogFinding.Code
    let origin: CatalogOrigin
    /// The pointer in the project's own format, for entries without a file.
    var pointer = ""
    let message: String

    var isError: Bool { code.kind == .error }
}
