import WireFormat

/// A finding whose line is not yet determined.
struct UnplacedFinding: Sendable {
    /// The maximum number of findings in one file.
    static let maximumCount = 1_000
    /// The maximum number of findings in all files together.
    static let maximumTotalCount = 10_000

    let code: CatalogCode
    let origin: CatalogOrigin
    /// The pointer in the XExtensionItem format, for entries without a file.
    var pointer = ""
    let message: String

    var isError: Bool { code.severity == .error }
}

/// The place that an entry of a catalog was read from: the index of a file, and a value in that
/// file.
///
/// Comparing catalogs ignores this place. An entry created in code has no place.
struct CatalogOrigin: Sendable {
    var place: (file: Int, node: WireNode)?
    /// Whether the entry is built-in knowledge about IntentKit, which no file contains.
    var isBuiltIn = false
}
