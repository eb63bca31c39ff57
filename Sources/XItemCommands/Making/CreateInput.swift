import Essentials
import UniformTypes
import WireFormat
import XExtensionItem

/// The text, files and values that options of `create` specify. One of them can be standard
/// input.
struct CreateInput {
    /// The maximum size of a text file that becomes text instead of data.
    private static let textByteCount = 1 << 20

    private let console: Console
    private var isInputTaken = false

    init(_ console: Console) {
        self.console = console
    }

    static func url(_ text: String, _ option: String) throws(CommandError) -> URL {
        guard let url = URL(verbatim: text), url.scheme != nil
        else {
            throw .invalid(text, option, CreateCommand.self, expected: "an absolute URL")
        }
        return url
    }

    /// Parses a JSON value.
    static func json(_ text: String) throws(CommandError) -> WireValue {
        let wrapped = Data(#"{"value":\#(text)}"#.utf8)
        do throws(WireFault) {
            let members = try WireDocument(opening: wrapped).dictionary(at: .root)
            // `1,"x":2` would be two members.
            if members.count == 1, let value = members["value"] { return value }
        } catch {}
        throw .invalid(
            text, "--parameter", CreateCommand.self, expected: "a JSON value after ':='")
    }

    /// Returns the text; `-` is standard input.
    mutating func text(_ value: String) throws(CommandError) -> String {
        guard value == "-" else { return value }
        guard let text = String(bytes: try standardInput(), encoding: .utf8) else {
            throw CommandError(
                status: .unreadableInput, message: "Standard input is not UTF-8")
        }
        return text
    }

    /// Returns an attachment with the bytes of a file; `-` is standard input.
    mutating func file(_ path: String) throws(CommandError) -> ExtensionItem.Attachment {
        guard path != "-" else {
            let bytes = try standardInput()
            return .data(bytes, typeIdentifier: TypeIdentifier(detecting: bytes) ?? .data)
        }
        var attachment = try Self.reading { () throws(PayloadError) in
            try ExtensionItem.Attachment.file(at: URL(filePath: path))
        }
        attachment.representations = attachment.representations.map { Self.typed($0, path) }
        return attachment
    }

    /// Returns the representation of an image; `-` is standard input.
    mutating func image(_ path: String) throws(CommandError) -> Representation {
        guard path != "-" else { return .image(try standardInput()) }
        let file = try Self.reading { () throws(PayloadError) in
            try Representation.file(at: URL(filePath: path))
        }
        return Self.typed(file, path)
    }

    /// Returns a file's representation with a type from the first bytes if its name has none, and
    /// a short text file as text.
    private static func typed(_ one: Representation, _ path: String) -> Representation {
        var one = one
        let size = one.byteCount ?? 0
        let bytes = (try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)) ?? Data()
        if one.typeIdentifier == .data {
            one.typeIdentifier = TypeIdentifier(detecting: bytes) ?? .data
        }
        if one.typeIdentifier.conforms(to: .text), size <= textByteCount,
            let text = String(bytes: bytes, encoding: .utf8)
        {
            one.content = .text(text)
        }
        return one
    }

    private mutating func standardInput() throws(CommandError) -> Data {
        guard !isInputTaken else {
            throw .usage("Standard input, '-', can be given once", CreateCommand.self)
        }
        isInputTaken = true
        var bytes = Data()
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count <= 1 << 30,
            let count = piece.withUnsafeMutableBytes({ console.readPiece($0) })
        {
            if count == 0 { return bytes }
            bytes.append(contentsOf: piece[..<count])
        }
        throw CommandError(
            status: .unreadableInput, message: "Standard input cannot be read, or exceeds 1 GiB"
        )
    }

    private static func reading<Value>(
        _ body: () throws(PayloadError) -> Value
    ) throws(CommandError) -> Value {
        do throws(PayloadError) {
            return try body()
        } catch {
            let message = error.findings.first?.message ?? error.description
            throw CommandError(status: .unreadableInput, message: message)
        }
    }
}
