import XExtensionItem

/// The version of the project's own files: catalogs and defaults.
enum OwnVersion {
    /// Whether this library reads a version: 1.0, or a later minor version.
    static func isReadable(_ text: String) -> Bool { FormatVersion(text)?.major == 1 }
}
