public import Essentials

/// The bytes of a catalog file, with its name.
public struct CatalogFile: Sendable {
    /// The name, or a path. IntentKit identifies an app by the last path component without
    /// `.plist`.
    public var name: String
    /// The bytes: JSON or a property list, in any of the formats.
    public var bytes: Data

    /// Creates a file.
    public init(name: String, bytes: Data) {
        self.name = name
        self.bytes = bytes
    }

    /// The last path component, without its extension.
    var identity: String {
        let last = name.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring(name).utf8
        guard let dot = last.lastIndex(of: UInt8(ascii: ".")), dot > last.startIndex else {
            return String(Substring(last))
        }
        return String(Substring(last[..<dot]))
    }
}
