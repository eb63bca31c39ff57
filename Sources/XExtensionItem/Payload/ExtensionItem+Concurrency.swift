#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// The same as the methods that block their thread, for whoever runs on an actor: the main actor, say.
extension ExtensionItem {
    /// Reads an item from a file or a payload folder, on a thread of the concurrency pool.
    ///
    /// - Parameters:
    ///   - url: a payload's file, or a payload folder; attachments of the folder stay in their files.
    ///   - reading: leniently unless given otherwise.
    ///   - isMapped: whether a file from 16 MiB on is mapped into memory rather than copied; true unless
    ///     given otherwise.
    /// - Throws: ``PayloadError`` as ``init(contentsOf:reading:isMapped:)`` does; `CancellationError`.
    public init(
        contentsOf url: URL, reading: Reading = .lenient, isMapped: Bool = true
    ) async throws {
        try Task.checkCancellation()
        self = try Self.contents(of: url, reading, isMapped: isMapped)
        try Task.checkCancellation()
    }

    /// Calls the initializer that blocks: here, where nothing can be awaited, it alone is meant.
    private static func contents(
        of url: URL, _ reading: Reading, isMapped: Bool
    ) throws -> ExtensionItem {
        try ExtensionItem(contentsOf: url, reading: reading, isMapped: isMapped)
    }

    /// Writes the item to a file, on a thread of the concurrency pool.
    ///
    /// A cancelled task stops between two pieces, and leaves what was there before.
    ///
    /// - Parameters:
    ///   - url: where the file is to be; one that is there is replaced, its permissions kept.
    ///   - encoding: JSON, XML or binary property list.
    ///   - isPretty: whether JSON has line breaks and indentation.
    /// - Throws: what ``write(to:as:isPretty:)`` throws; `CancellationError`.
    public func write(
        to url: URL, as encoding: WireEncoding, isPretty: Bool = false
    ) async throws {
        try Task.checkCancellation()
        do {
            try write(to: url, as: encoding, isPretty: isPretty) { !Task.isCancelled }
        } catch {
            try Task.checkCancellation()
            throw error
        }
    }

    /// Writes the item as a payload folder, on a thread of the concurrency pool.
    ///
    /// - Parameters:
    ///   - url: where the folder is to be; its name ends in `.xitem`.
    ///   - encoding: that of the document; JSON unless given.
    ///   - fileByteCount: data of at least so many bytes becomes a file; 4 KiB unless given.
    /// - Throws: what ``writeFolder(to:as:filesFrom:)`` throws; `CancellationError` if the task is
    ///   cancelled before it begins.
    public func writeFolder(
        to url: URL, as encoding: WireEncoding = .json, filesFrom fileByteCount: Int = 4 << 10
    ) async throws {
        try Task.checkCancellation()
        try writeFolderBlocking(to: url, as: encoding, filesFrom: fileByteCount)
    }

    private func writeFolderBlocking(
        to url: URL, as encoding: WireEncoding, filesFrom fileByteCount: Int
    ) throws {
        try writeFolder(to: url, as: encoding, filesFrom: fileByteCount)
    }
}
