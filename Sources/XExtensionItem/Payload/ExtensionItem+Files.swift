public import Essentials

extension ExtensionItem {
    /// Reads an item from a file or a payload folder.
    ///
    /// A large file is mapped into memory. If another program truncates the file while it is
    /// mapped, the process can crash. Pass `isMapped: false` for files that other programs can
    /// change.
    ///
    /// - Parameters:
    ///   - url: a payload file or a payload folder. The attachments of a folder stay in their
    ///     files.
    ///   - reading: reading options; lenient by default.
    ///   - isMapped: whether a file of 16 MiB or more is mapped into memory instead of copied; true
    ///     by default.
    /// - Throws: the errors of ``init(decoding:reading:)``; `input.failed` if the file cannot be
    ///   read; `file.path` if a payload folder breaks the rules of clause 14.6.
    public init(
        contentsOf url: URL, reading: ExtensionItem.Reading = .lenient, isMapped: Bool = true
    ) throws(PayloadError) {
        let file = try PayloadFile(
            url.localPath(), atMost: reading.limits.documentByteCount, isMapped: isMapped)
        try self.init(file, reading)
    }

    /// Reads an item from a file or a payload folder inside an open folder. Links are not followed.
    package init(at path: String, in folder: OpenFile) throws(PayloadError) {
        let reading = Reading.lenient
        let file = try PayloadFile(path, in: folder, atMost: reading.limits.documentByteCount)
        try self.init(file, reading)
    }

    private init(_ file: PayloadFile, _ reading: Reading) throws(PayloadError) {
        var reading = reading
        if file.folder != nil { reading.isInPayloadFolder = true }
        try self.init(decoding: file.bytes, reading: reading, folder: file.folder)
    }

    /// Writes the item to a file atomically.
    ///
    /// Attachments, including those in files, are copied in chunks. After an error, no temporary
    /// file remains.
    ///
    /// - Parameters:
    ///   - url: the URL of the file. An existing file is replaced, and its permissions are kept.
    ///   - encoding: JSON, XML or binary property list. If nil, the filename extension selects the
    ///     encoding: `json`, `plist` or `bplist`; with any other extension, the encoding is JSON.
    ///   - isPretty: whether JSON has line breaks and indentation.
    /// - Throws: the errors of ``encoded(as:isPretty:)``, before a file is created;
    ///   `output.failed` if the file cannot be written, or the URL is not a file URL;
    ///   `file.byte-count` if the size of a file changes while it is copied.
    public func write(
        to url: URL, as encoding: WireEncoding? = nil, isPretty: Bool = false
    ) throws(PayloadError) {
        try write(to: url, as: encoding, isPretty: isPretty) { true }
    }

    /// Before each chunk, this calls `isWanted`. If that returns false, this throws an error whose
    /// `underlying` is a `CancellationError`.
    func write(
        to url: URL, as encoding: WireEncoding?, isPretty: Bool,
        while isWanted: @escaping () -> Bool
    ) throws(PayloadError) {
        let path = try url.localPath(orElse: .output)
        let encoding = encoding ?? WireEncoding(filenameExtension: url.pathExtension) ?? .json
        let output = PayloadOutput(item: withFilesEmbedded, encoding: encoding, isPretty: isPretty)
        let payload = try output.checked()
        try AtomicFile.write(to: path) { drain throws(PayloadError) in
            try payload.write { piece in
                guard isWanted() else { throw CancellationError() }
                try drain(piece)
            }
        }
    }
}

// Asynchronous versions of the blocking methods, for callers on an actor such as the main actor.
extension ExtensionItem {
    /// Reads an item from a file or a payload folder, on a thread of the concurrency pool.
    ///
    /// - Parameters:
    ///   - url: a payload file or a payload folder. The attachments of a folder stay in their
    ///     files.
    ///   - reading: reading options; lenient by default.
    ///   - isMapped: whether a file of 16 MiB or more is mapped into memory instead of copied; true
    ///     by default.
    /// - Throws: the ``PayloadError`` of ``init(contentsOf:reading:isMapped:)``;
    ///   `CancellationError`.
    public init(
        contentsOf url: URL, reading: ExtensionItem.Reading = .lenient, isMapped: Bool = true
    ) async throws {
        try Task.checkCancellation()
        try self.init(
            PayloadFile(
                url.localPath(), atMost: reading.limits.documentByteCount, isMapped: isMapped),
            reading)
        try Task.checkCancellation()
    }

    /// Writes the item to a file, on a thread of the concurrency pool.
    ///
    /// A cancelled task stops between chunks, and an existing file stays unchanged.
    ///
    /// - Parameters:
    ///   - url: the URL of the file. An existing file is replaced, and its permissions are kept.
    ///   - encoding: JSON, XML or binary property list. If nil, the filename extension selects the
    ///     encoding: `json`, `plist` or `bplist`; with any other extension, the encoding is JSON.
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
    ///   - fileByteCount: the minimum size, in bytes, of data that becomes a file; 4 KiB by
    ///     default.
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
