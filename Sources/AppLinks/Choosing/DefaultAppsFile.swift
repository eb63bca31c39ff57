import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A store that keeps defaults in a JSON file, replaced as a whole on saving.
public struct DefaultAppsFile: DefaultAppsStore, Hashable {
    /// The URL of the file.
    public let url: URL

    /// Creates a store for a file. The file need not exist, but its folder must.
    public init(_ url: URL) {
        self.url = url
    }

    /// Returns the defaults in the file; empty if there is no file.
    ///
    /// - Throws: a `WireError` if the file does not contain defaults; an error of the system.
    public func load() throws -> DefaultApps {
        guard FileManager.default.fileExists(atPath: url.path) else { return DefaultApps() }
        return try DefaultApps(decoding: Data(contentsOf: url))
    }

    /// Replaces the file.
    ///
    /// - Throws: a `WireError` with the code `output.failed`. The old file then stays as it was.
    public func save(_ defaults: DefaultApps) throws {
        let bytes = try defaults.encoded()
        try AtomicFile.write(to: url.path) { drain throws(WireError) in try drain(bytes.bytes) }
    }
}
