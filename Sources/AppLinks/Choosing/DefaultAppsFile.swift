public import Essentials
import WireFormat
import XExtensionItem

/// A store that keeps defaults in a JSON file. Saving replaces the file atomically.
///
/// On Linux and macOS, updates by several processes wait for each other. On other systems, one of
/// two simultaneous updates can be lost, so update the file in only one process, such as the app.
public struct DefaultAppsFile: Hashable, Sendable {
    /// The URL of the file.
    public let url: URL

    /// Creates a store for a file. The file need not exist, but its folder must.
    public init(_ url: URL) {
        self.url = url
    }

    /// Returns the defaults in the file; empty if the file does not exist.
    ///
    /// - Throws: a `PayloadError` with the code `input.failed` if the URL is not a file URL; a
    ///   `PayloadError` if the file does not contain defaults; a system error.
    public func load() throws -> DefaultApps {
        let path = try url.localPath()
        guard FileManager.default.fileExists(atPath: path) else { return DefaultApps() }
        return try DefaultApps(decoding: Data(contentsOf: URL(filePath: path)))
    }

    /// Replaces the file atomically with the given defaults.
    ///
    /// - Throws: a `PayloadError` with the code `output.failed`. The old file is then unchanged.
    public func save(_ defaults: DefaultApps) throws {
        let bytes = try defaults.encoded()
        try AtomicFile.write(to: url.localPath(orElse: .output)) { drain throws(PayloadError) in
            try drain(bytes.bytes)
        }
    }

    /// Loads, changes and saves the defaults. On Linux and macOS, updates by other processes wait.
    ///
    /// - Parameter change: changes the defaults. It must not update the same file.
    /// - Throws: the errors of loading and saving.
    public func update(_ change: (inout DefaultApps) -> Void) throws {
        try AtomicFile.exclusively(url.localPath(orElse: .output)) {
            var defaults = try load()
            change(&defaults)
            try save(defaults)
        }
    }
}
