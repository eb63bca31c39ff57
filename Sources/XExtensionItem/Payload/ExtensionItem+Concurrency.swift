public import Essentials

// Asynchronous versions of the blocking methods, for callers on an actor such as the main actor.
extension ExtensionItem {
    /// Reads an item from a file or a payload folder, on a thread of the concurrency pool.
    ///
    /// - Parameters:
    ///   - url: a payload file or a payload folder. The attachments of a folder stay in their
    ///     files.
    ///   - reading: the reading options; lenient by default.
    ///   - isMapped: whether a file of 16 MiB or more is mapped into memory instead of copied; true
    ///     by default.
    /// - Throws: the ``PayloadError`` of ``init(contentsOf:reading:isMapped:)``;
    ///   `CancellationError`.
    public init(
        contentsOf url: URL, reading: ExtensionItem.Reading = .lenient, isMapped: Bool = true
    ) async throws {
        try Task.checkCancellation()
        self = try Self.contents(of: url, reading, isMapped: isMapped)
        try Task.checkCancellation()
    }

    /// Calls the blocking initializer: a synchronous function cannot mean the asynchronous one.
    private static func contents(
        of url: URL, _ reading: Reading, isMapped: Bool
    ) throws -> ExtensionItem {
        try ExtensionItem(contentsOf: url, reading: reading, isMapped: isMapped)
    }

    /// Writes the item to a file, on a thread of the concurrency pool.
    ///
    /// A cancelled task stops between two pieces, and an existing file stays as it was.
    ///
    /// - Parameters:
    ///   - url: the URL of the file. An existing file is replaced, and its permissions are kept.
    ///   - encoding: JSON, XML or binary property list. If nil, the encoding is that of the filename
    ///     extension, or JSON if the extension is that of no encoding.
    ///   - isPretty: whether JSON has line breaks and indentation.
    /// - Throws: the errors of ``write(to:as:isPretty:)``; `CancellationError`.
    public func write(
        to url: URL, as encoding: WireEncoding? = nil, isPretty: Bool = false
    ) async throws {
        try Task.checkCancellation()
        do throws(PayloadError) {
            try write(to: url, as: encoding, isPretty: isPretty) { !Task.isCancelled }
        } catch {
            throw error.underlying as? CancellationError ?? error
        }
    }

    /// Writes the item as a payload folder, on a thread of the concurrency pool.
    ///
    /// - Parameters:
    ///   - url: the URL of the folder; its name ends in `.xitem`.
    ///   - encoding: the encoding of the document; JSON by default.
    ///   - fileByteCount: the size in bytes from which data becomes a file; 4 KiB by default.
    /// - Throws: the errors of ``writeFolder(to:as:filesFrom:)``; `CancellationError` if the task
    ///   is cancelled before writing begins.
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
