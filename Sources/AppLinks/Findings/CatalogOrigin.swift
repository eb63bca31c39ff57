import WireFormat

/// Where an entry of a catalog was read: a file, by its number, and a value in it.
///
/// It is no part of the catalog: entries are equal wherever they were read. An entry made in code has none.
struct CatalogOrigin: Sendable {
    var place: (file: Int, node: WireNode)?
    /// Whether it is one of the facts about IntentKit that no file says.
    var isBuiltIn = false
}
