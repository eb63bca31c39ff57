import Essentials
import XExtensionItem

/// Reads the values of the options that set an item. Only one value can come from standard input.
struct ItemInput {
    /// The maximum size, in bytes, of a text file that becomes text instead of data.
    private static let textByteCount = 1 << 20

    let form: CommandForm
    let console: Console
    private var isInputTaken = false

    init(_ form: CommandForm, _ console: Console) {
        (self.form, self.console) = (form, console)
    }

    func url(_ text: String, _ option: String) throws(CommandError) -> URL {
        guard let url = URL(verbatim: text), url.scheme != nil else {
            let hint = text.contains(" ") ? "; in a URL, a space is %20" : ""
            throw .invalid(text, option, form, expected: "an absolute URL\(hint)")
        }
        return url
    }

    /// Returns the attachment that an operand or an option adds; nil for any other option.
    mutating func attachment(
        _ option: Arguments.Option
    ) throws(CommandError) -> ExtensionItem.Attachment? {
        let value = option.value
        switch ItemOption(rawValue: option.name) {
        case .url?: return .url(try url(value, option.name))
        case .text?: return .text(try text(value))
        case .file?: return try file(value)
        case nil where option.name == Arguments.operandName:
            return value.contains("://") ? .url(try url(value, "<path>")) : try file(value)
        // The other options set or add other values.
        default: return nil
        }
    }

    /// Returns the representation that an option adds; nil for any other option.
    mutating func representation(
        _ option: Arguments.Option
    ) throws(CommandError) -> Representation? {
        switch ItemOption(rawValue: option.name) {
        case .representation?: return try representation(option.value)
        case .alsoHTML?: return .html(try text(option.value))
        case .alsoText?: return .text(try text(option.value))
        // The other options set or add other values.
        default: return nil
        }
    }

    /// Parses `TYPE=TEXT` or `TYPE=@FILE`. Text for a type that conforms to `public.url` is a URL.
    private mutating func representation(_ text: String) throws(CommandError) -> Representation {
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex
        else {
            throw .invalid(text, "--representation", form, expected: "TYPE=TEXT or TYPE=@FILE")
        }
        let type = TypeIdentifier(rawValue: String(text[..<equals]))
        let value = String(text[equals...].dropFirst())
        if value.hasPrefix("@") {
            var file = try file(String(value.dropFirst())).representations[0]
            file.typeIdentifier = type
            return file
        }
        guard type.conforms(to: .url) else { return .text(value, typeIdentifier: type) }
        return Representation(
            typeIdentifier: type, content: .url(URLText(try url(value, "--representation"))))
    }

    /// Parses `KEY=VALUE`, where the value is a string, or `KEY:=JSON`.
    func parameter(_ text: String) throws(CommandError) -> (key: String, value: WireValue) {
        let bytes = text.utf8
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > bytes.startIndex else {
            throw .invalid(text, "--parameter", form, expected: "KEY=VALUE or KEY:=JSON")
        }
        let value = String(text[equals...].dropFirst())
        let before = bytes.index(before: equals)
        guard bytes[before] == UInt8(ascii: ":"), before > bytes.startIndex else {
            return (String(text[..<equals]), .string(value))
        }
        return (String(text[..<before]), try json(value))
    }

    private func json(_ text: String) throws(CommandError) -> WireValue {
        let wrapped = Data(#"{"value":\#(text)}"#.utf8)
        var expected = "a JSON value after ':='"
        do throws(PayloadError) {
            let document = try WireDocument(wrapped)
            let members = document.dictionary(at: .root)
            // Refuse text such as `1,"x":2`, which would add a second member to the wrapping
            // dictionary.
            if members.count == 1, let value = members["value"] {
                if !document.findings.contains(where: { $0.kind == .impreciseNumber }) {
                    return value
                }
                expected = "a number that a double can hold, or {\"$integer\":\"…\"}"
            }
        } catch {}
        throw .invalid(text, "--parameter", form, expected: expected)
    }

    mutating func text(_ value: String) throws(CommandError) -> String {
        guard value == "-" else { return value }
        guard let text = String(bytes: try standardInput(), encoding: .utf8) else {
            throw .unreadableInput("Standard input is not UTF-8")
        }
        return text
    }

    mutating func file(_ path: String) throws(CommandError) -> ExtensionItem.Attachment {
        guard path != "-" else {
            let bytes = try standardInput()
            return .data(bytes, typeIdentifier: TypeIdentifier(detecting: bytes) ?? .data)
        }
        do throws(PayloadError) {
            var attachment = try ExtensionItem.Attachment.file(at: URL(filePath: path))
            attachment.representations = attachment.representations.map { Self.typed($0, path) }
            return attachment
        } catch {
            throw .unreadableInput(CommandError.message(error.message, naming: path))
        }
    }

    mutating func image(_ path: String) throws(CommandError) -> Representation {
        path == "-" ? .image(try standardInput()) : try file(path).representations[0]
    }

    /// If the file name determines no type, detects the type from the first bytes. Converts the
    /// content of a short text file to text.
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
            throw .usage("Standard input, '-', can be given only once", form)
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
        throw .unreadableInput("Standard input cannot be read, or exceeds 1 GiB")
    }
}
