public import Essentials

extension Representation {
    /// Returns the bytes of the content without loading them: text as UTF-8, data, or a file in a
    /// payload folder.
    ///
    /// - Throws: `representation.content` for a URL, a property list or unknown content;
    ///   `file.outside-folder` for a file of an item that was not read from a payload folder;
    ///   `input.failed` if the file cannot be opened; `file.path` if it is not a regular file;
    ///   `file.byte-count` if its size differs from the size in the payload.
    public func bytes() throws(PayloadError) -> WireData {
        switch content {
        case .text(let text):
            return WireData(Data(text.utf8))
        case .data(let data):
            return data
        case .file(let file):
            return try file.open()
        case .url, .propertyList, .unknown:
            throw PayloadError(
                code: .representationContent,
                message: "expected text, data or a file, found \(kind)")
        }
    }

    /// Loads the bytes into memory; several loads may run at the same time.
    ///
    /// Files, and data that needs decoding, load in chunks. A cancelled task stops between chunks.
    ///
    /// - Throws: the errors of ``bytes()``; `data.base64` for malformed data that lenient reading
    ///   did not check; `CancellationError`.
    public func load() async throws -> Data {
        try Task.checkCancellation()
        do throws(PayloadError) {
            if let data = try bytes().load(while: { !Task.isCancelled }) { return data }
        } catch {
            throw error.about(typeIdentifier)
        }
        throw CancellationError()
    }

    /// Loads the content as text, from text, data or a file.
    ///
    /// - Throws: the errors of ``load()``; `representation.content` if the bytes are not valid
    ///   UTF-8.
    public func loadText() async throws -> String {
        if case .text(let text) = content { return text }
        guard let text = String(wellFormed: try await load()) else {
            throw PayloadError(code: .representationContent, message: "expected UTF-8")
                .about(typeIdentifier)
        }
        return text
    }

    /// Writes the bytes to a file in chunks, atomically.
    ///
    /// A cancelled task stops between chunks. If writing fails, an existing file at `url` is
    /// unchanged.
    ///
    /// - Throws: the errors of ``load()``; `output.failed`.
    public func write(to url: URL) async throws {
        try Task.checkCancellation()
        do throws(PayloadError) {
            let bytes = try bytes()
            try AtomicFile.write(to: url.localPath(orElse: .output)) { drain throws(PayloadError) in
                try bytes.forEachByteChunk { piece throws(PayloadError) in
                    if Task.isCancelled { throw PayloadError(CancellationError(), or: .output) }
                    try drain(piece)
                }
            }
        } catch {
            if let error = error.underlying as? CancellationError { throw error }
            throw error.about(typeIdentifier)
        }
    }
}

extension Representation {
    private var kind: String {
        switch content {
        case .url: "a URL"
        case .text: "text"
        case .data: "data"
        case .file: "a file"
        case .propertyList: "a property list"
        case .unknown: "content of an unknown kind"
        }
    }
}

extension PayloadError {
    fileprivate func about(_ type: TypeIdentifier) -> PayloadError {
        PayloadError(
            code: code, pointer: pointer, location: location,
            message: "\(type): \(message)", underlying: underlying)
    }
}
