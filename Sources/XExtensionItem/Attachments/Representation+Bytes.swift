#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Representation {
    /// The content as bytes where they lie: a text's UTF-8, data, or a file of the payload folder.
    ///
    /// - Throws: `representation.content` for a URL, a property list or what is unknown;
    ///   `file.outside-folder` for a file of an item that was not read from a payload folder;
    ///   `input.failed`, `file.path` and `file.byte-count` for a file that does not exist, or is not as
    ///   the payload says.
    public func bytes() throws(WireError) -> WireData {
        switch content {
        case .text(let text):
            return WireData(Data(text.utf8))
        case .data(let data):
            return data
        case .file(let file):
            return try file.open()
        case .url, .propertyList, .unknown:
            throw WireError(
                code: .representationContent,
                message: "expected text, data or a file, found \(kind)")
        }
    }

    /// Loads the bytes into memory; several loads may run at the same time.
    ///
    /// Data that has to be decoded, and a file, are loaded in pieces; a cancelled task stops between
    /// two.
    ///
    /// - Throws: what ``bytes()`` throws; `data.base64` for data that was not checked when it was read
    ///   and is malformed; `CancellationError`.
    public func load() async throws -> Data {
        try Task.checkCancellation()
        do throws(WireError) {
            if let data = try bytes().load(while: { !Task.isCancelled }) { return data }
        } catch {
            throw error.about(typeIdentifier)
        }
        throw CancellationError()
    }

    /// Loads the bytes as text: what a text is, and data or a file of one.
    ///
    /// - Throws: what ``load()`` throws; `representation.content` for bytes that are not UTF-8.
    public func loadText() async throws -> String {
        if case .text(let text) = content { return text }
        guard let text = String(wellFormed: try await load()) else {
            throw WireError(code: .representationContent, message: "expected UTF-8")
                .about(typeIdentifier)
        }
        return text
    }

    /// Writes the bytes to a file, piece by piece; the file appears when it is complete.
    ///
    /// A cancelled task stops between two pieces, and leaves what was there before.
    ///
    /// - Throws: what ``load()`` throws; `output.failed`.
    public func write(to url: URL) async throws {
        try Task.checkCancellation()
        do throws(WireError) {
            let bytes = try bytes()
            try AtomicFile.write(to: url.localPath(orElse: .output)) { drain throws(WireError) in
                try bytes.forEachChunk { piece throws(WireError) in
                    guard !Task.isCancelled else {
                        throw WireError(code: .output, message: "the task was cancelled")
                    }
                    try drain(piece)
                }
            }
        } catch {
            try Task.checkCancellation()
            throw error.about(typeIdentifier)
        }
    }
}

extension Representation {
    /// What the content is, for messages.
    private var kind: String {
        switch content {
        case .url: "a URL"
        case .text: "text"
        case .data: "data"
        case .file: "a file"
        case .propertyList: "a property list"
        case .unknown: "a content that this version does not know"
        }
    }
}

extension WireError {
    /// The error with the type of the representation that it is about.
    fileprivate func about(_ type: TypeIdentifier) -> WireError {
        var error = self
        error.message = "\(type): \(message)"
        return error
    }
}
