import Essentials
public import WireFormat

/// An error in an XML file of an Android project.
public struct MarkupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence that says what was found and what was expected.
    public let message: String
    /// The place in the file.
    public let location: WireError.Location

    /// The message and the place in one line.
    public var description: String { "\(message) (\(location))" }
}

/// Reads the elements of an XML document: enough for manifests, without entities of its own.
///
///     <name a="b" c='d'> … </name>   <name/>   <!-- … -->   <? … ?>   <!DOCTYPE … >
///
/// Text between elements is skipped. At most 4 MiB, 64 levels and 65,536 elements are read.
struct MarkupReader {
    private static let depth = 64
    private static let elementCount = 65_536
    private static let byteCount = 4 << 20

    private let bytes: [UInt8]
    private var position = 0
    private var count = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the root element of a document.
    static func root(of bytes: [UInt8]) throws(MarkupError) -> MarkupElement {
        var reader = MarkupReader(bytes)
        guard bytes.count <= byteCount else {
            throw reader.error("\(bytes.count) bytes; \(byteCount) are allowed")
        }
        return try reader.document()
    }

    private func error(_ message: String) -> MarkupError {
        let before = bytes[..<min(position, bytes.count)]
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
        return MarkupError(
            message: message,
            location: .init(offset: before.count, line: line, column: column))
    }

    /// Reads tags with a list of open elements, so that nesting takes no stack.
    private mutating func document() throws(MarkupError) -> MarkupElement {
        var open: [MarkupElement] = []
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            if try skipComment() { continue }
            var closed: MarkupElement?
            if take("</") {
                closed = try close(open.popLast())
            } else {
                let (element, isEmpty) = try startTag()
                if isEmpty { closed = element } else { open.append(element) }
            }
            guard open.count <= Self.depth else {
                throw error("nested deeper than \(Self.depth) levels")
            }
            guard let closed else { continue }
            guard !open.isEmpty else { return closed }
            open[open.count - 1].children.append(closed)
        }
        throw error(open.last.map { "expected </\($0.name)>" } ?? "expected an element")
    }

    private mutating func take(_ mark: String) -> Bool {
        guard bytes[position...].starts(with: mark.utf8) else { return false }
        position += mark.utf8.count
        return true
    }

    /// Skips a comment, a declaration or an instruction; returns whether there was one.
    private mutating func skipComment() throws(MarkupError) -> Bool {
        for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<!", ">")] where take(start) {
            let mark = Array(end.utf8)
            while position < bytes.count, !bytes[position...].starts(with: mark) { position += 1 }
            guard take(end) else { throw error("expected “\(end)”") }
            return true
        }
        return false
    }

    private mutating func close(_ element: MarkupElement?) throws(MarkupError) -> MarkupElement {
        let name = try name()
        skipSpace()
        guard let element, element.name == name, take(">") else {
            throw error(element.map { "expected </\($0.name)>" } ?? "an end tag without its start")
        }
        return element
    }

    private mutating func startTag() throws(MarkupError) -> (MarkupElement, isEmpty: Bool) {
        position += 1
        count += 1
        guard count <= Self.elementCount else {
            throw error("more than \(Self.elementCount) elements")
        }
        var element = MarkupElement(name: try name())
        while true {
            skipSpace()
            if take("/>") { return (element, true) }
            if take(">") { return (element, false) }
            let name = try name()
            skipSpace()
            guard take("=") else { throw error("expected “=” after “\(name.prefix(40))”") }
            skipSpace()
            guard element.attributes.updateValue(try value(), forKey: name) == nil else {
                throw error("a second attribute “\(name.prefix(40))”")
            }
        }
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    private mutating func name() throws(MarkupError) -> String {
        let start = position
        while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
        guard position > start else { throw error("expected a name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte > 0x20 && !"<>/='\"&".utf8.contains(byte)
    }

    private mutating func value() throws(MarkupError) -> String {
        guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
            throw error("expected a quoted value")
        }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: bytes[position]) else {
            throw error("a value without its closing quote")
        }
        position = end + 1
        return Self.text(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    /// Returns a value with the entities replaced that XML itself defines.
    private static func text(_ value: String) -> String {
        guard value.contains("&") else { return value }
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
        ]
        return entities.reduce(value) { $0.replacing($1.0, with: $1.1) }
    }
}
