import FoundationEssentials
import Glibc
import WireFormat
import XExtensionItem

/// The documents as files, which are created on first use.
///
/// Only inputs are stored, never results.
struct DocumentStore: Sendable {
    let folder: String
    /// The command-line tool, built next to this program.
    let tool: String

    /// The output file of benchmarks that write a file.
    var output: String { folder + "/output" }

    /// Creates the file of a document unless it exists; returns its path.
    func path(of document: Document, _ encoding: WireEncoding) throws -> String {
        let name = document.name.replacing(" ", with: "-").replacing("\\/", with: "-escaped")
        let path = "\(folder)/\(name).\(encoding == .json ? "json" : "\(encoding).plist")"
        guard access(path, R_OK) != 0 else { return path }
        if document == .escapedPhotos {
            let bytes = try JSONEncoder().encode(document.codable(as: TaggedBytes.self))
            try bytes.write(to: URL(filePath: path), options: .atomic)
            return path
        }
        try item(document).write(to: URL(filePath: path), as: encoding)
        return path
    }

    /// A file of bytes that do not repeat.
    func bytes(_ count: Int) throws -> String {
        let path = "\(folder)/\(count >> 20)-MiB.bytes"
        guard access(path, R_OK) != 0 else { return path }
        var prose = Prose(seed: 5)
        let partial = path + ".partial"
        guard let file = fopen(partial, "w") else { throw Failure("cannot write \(partial)") }
        for _ in stride(from: 0, to: count, by: 1 << 20) {
            _ = prose.bytes(min(1 << 20, count)).withUnsafeBytes {
                fwrite($0.baseAddress, 1, $0.count, file)
            }
        }
        fclose(file)
        rename(partial, path)
        return path
    }

    /// Creates a file with the small document in each line, without control characters, which would
    /// cause notices; returns its path.
    func lines(_ count: Int) throws -> String {
        let path = "\(folder)/\(count).jsonl"
        guard access(path, R_OK) != 0 else { return path }
        var item = try item(.small)
        item.tags = item.tags.map { String($0.map { $0.isWhitespace ? " " : $0 }) }
        guard item.notices().isEmpty else { throw Failure("the lines have notices") }
        let line = try item.encoded(as: .json) + Data("\n".utf8)
        let partial = path + ".partial"
        guard let file = fopen(partial, "w") else { throw Failure("cannot write \(partial)") }
        for _ in 0..<count {
            _ = line.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
        }
        fclose(file)
        rename(partial, path)
        return path
    }

    /// The lines in memory.
    func load(lines count: Int) throws -> Data {
        try Data(contentsOf: URL(filePath: try lines(count)))
    }

    /// The content as an item; large attachments stay in their file.
    func item(_ document: Document) throws -> ExtensionItem {
        guard case .movie(let count) = document, count > 1 << 20 else { return try document.item() }
        var item = try Document.movie(bytes: 16).item()
        let file = URL(filePath: try bytes(count))
        item.mainAttachment = try .file(at: file, typeIdentifier: "public.mpeg-4")
        item.mainAttachment.suggestedName = "movie.mp4"
        return item
    }

    /// The bytes of a document, in memory.
    func load(_ document: Document, _ encoding: WireEncoding) throws -> Data {
        try Data(contentsOf: URL(filePath: try path(of: document, encoding)))
    }

    /// The bytes of a document, mapped.
    func map(_ document: Document, _ encoding: WireEncoding) throws -> Data {
        try Data(
            contentsOf: URL(filePath: try path(of: document, encoding)), options: .alwaysMapped)
    }

    func byteCount(_ document: Document, _ encoding: WireEncoding) throws -> Int {
        let path = try path(of: document, encoding)
        var status = stat()
        guard stat(path, &status) == 0 else { throw Failure("cannot read \(path)") }
        return Int(status.st_size)
    }
}
