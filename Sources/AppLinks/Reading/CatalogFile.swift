#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The bytes of a file of a catalog, with its name.
public struct CatalogFile: Sendable {
    /// The name, or a path; IntentKit knows an app by the last part of it without `.plist`.
    public var name: String
    /// The bytes: JSON or a property list, of any of the formats.
    public var bytes: Data

    /// Makes a file.
    public init(name: String, bytes: Data) {
        self.name = name
        self.bytes = bytes
    }

    /// The last part of the name, without its extension.
    var identity: String {
        let last = name.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring(name).utf8
        guard let dot = last.lastIndex(of: UInt8(ascii: ".")), dot > last.startIndex else {
            return String(Substring(last))
        }
        return String(Substring(last[..<dot]))
    }
}
