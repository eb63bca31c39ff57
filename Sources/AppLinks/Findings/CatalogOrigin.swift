import WireFormat

/// The place that an entry of a catalog was read from: the number of a file, and a value in it.
///
/// It is not part of the catalog: entries from different places can be equal. An entry made in code
/// has no place.
struct CatalogOrigin: Sendable {
    var place: (file: Int, node: WireNode)?
    /// Whether the entry is built-in knowledge about IntentKit, which no file contains.
    var isBuiltIn = false
}
