import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Defaults in a file of JSON, which is replaced as a whole.
public struct DefaultAppsFile: DefaultAppsStore, Hashable {
    /// The file.
    public let url: URL

    /// Makes a store of a file, which need not be there yet; its folder must be.
    public init(_ url: URL) {
        self.url = url
    }

    /// The defaults of the file; empty if there is none.
    ///
    /// - Throws: a `WireError` for what is no file of defaults; an error of the system.
    public func load() throws -> DefaultApps {
        guard FileManager.default.fileExists(atPath: url.path) else { return DefaultApps() }
        return try DefaultApps(decoding: Data(contentsOf: url))
    }

    /// Replaces the file.
    ///
    /// - Throws: a `WireError` `output.failed`; the old file is then as it was.
    public func save(_ defaults: DefaultApps) throws {
        let bytes = try defaults.encoded()
        try AtomicFile.write(to: url.path) { drain throws(WireError) in try drain(bytes.bytes) }
    }
}
