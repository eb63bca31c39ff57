import WireFormat
import XExtensionItem

/// Reads the XExtensionItem format; section 3 of Schemas/app-catalog.md.
///
/// ```
/// { "app-catalog": "1.0",
///   "types": [ { "key": "maps", "name": "Maps", "parameters": […], "actions": […],
///                "apps": [ { "key": "a", "name": "A",
///                            "links": {"search": "a://?q={{query}}"} } ] } ] }
/// ```
extension CatalogReader {
    mutating func ownCatalog() -> AppCatalog? {
        var catalog = AppCatalog()
        var isReadable = false
        var hasTypes = false
        catalog.unknownMembers = members(of: .root) { reader, member, value in
            switch member {
            case .version:
                isReadable = reader.isReadableVersion(value)
                return true
            case .types:
                hasTypes = true
                return set(&catalog.types, reader.types(value))
            default: return false
            }
        }
        if !hasTypes { report(.missingMember, .root, "expected the member “types”") }
        return isReadable ? catalog : nil
    }

    private mutating func isReadableVersion(_ node: WireNode) -> Bool {
        guard let text = string(node) else { return false }
        if OwnVersion.isReadable(text) { return true }
        report(.unsupportedVersion, node, "expected version 1.0, found “\(text.cut(to: 20))”")
        return false
    }

    mutating func types(_ node: WireNode) -> [AppType]? {
        array(node) { $0.entry(AppType(key: "", name: ""), $1) }
    }

    // MARK: Required members

    /// Reports a missing name of an entry, and sets it to the key.
    mutating func complete(_ name: inout AppName, with key: String, _ node: WireNode) {
        guard name == "" else { return }
        if document.kind(of: node) == .dictionary {
            report(.missingMember, node, "expected the member “name”")
        }
        name = AppName(key)
    }

    /// Returns whether an entry has a key, and reports a missing key. The caller must drop an entry
    /// without a key.
    mutating func isKeyed(_ key: String, _ node: WireNode) -> Bool {
        guard document.kind(of: node) == .dictionary else { return false }
        if key.utf8.isEmpty { report(.missingMember, node, "expected the member “key”") }
        return !key.utf8.isEmpty
    }
}

/// The version of files in the XExtensionItem formats: catalogs and defaults.
enum OwnVersion {
    /// Whether this library reads a version: 1.0, or a later minor version.
    static func isReadable(_ text: String) -> Bool { FormatVersion(text)?.major == 1 }
}
