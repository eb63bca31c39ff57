import XExtensionItem

/// The version of the project's own files: catalogs and defaults.
enum OwnVersion {
    /// Whether this library reads a version: 1.0, and later ones that only add to it.
    static func isReadable(_ text: String) -> Bool { FormatVersion(text)?.major == 1 }
}
