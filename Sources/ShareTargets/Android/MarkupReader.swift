import WireFormat

/// An element of an XML document: its name, attributes and child elements, without text.
struct MarkupElement: Sendable {
    let name: String
    let offset: Int
    /// The keys include the namespace prefix.
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []

    /// Returns an attribute of Android's namespace. Only the prefix `android` is supported.
    func android(_ name: String) -> String? { attributes["android:" + name] }

    func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

/// Reads the elements of an XML document, such as a manifest. Custom entities are not resolved.
///
///     <name a="b" c='d'> … </name>   <name/>   <!-- … -->   <? … ?>   <!DOCTYPE … >
///
/// Text between elements is skipped. Limits: 4 MiB, 64 levels, 65,536 elements, and 1,024 bytes in
/// a name (clause 36.1.5).
struct MarkupReader {
    private static let depth = 64
    private static let elementCount = 65_536
    private static let byteCount = 4 << 20
    private static let nameByteCount = 1_024

    private let bytes: [UInt8]
    private var position = 0
    private var count = 0

    static func root(of bytes: [UInt8]) throws(TargetError) -> MarkupElement {
        var reader = MarkupReader(bytes: bytes)
        guard bytes.count <= byteCount else {
            throw reader.error(
                "\(bytes.count) bytes; at most \(byteCount) are allowed", code: .manifestLimit)
        }
        return try reader.document()
    }

    private func error(
        _ message: String, code: Finding.Code = .manifestSyntax
    ) -> TargetError {
        TargetError(message, code: code, location: .init(of: position, in: bytes))
    }

    private func limit(_ limit: Int, _ noun: String) -> TargetError {
        error("more than \(limit) \(noun)", code: .manifestLimit)
    }

    /// Keeps the open elements in an array, so that nesting does not use the call stack.
    private mutating func document() throws(TargetError) -> MarkupElement {
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
            guard open.count <= Self.depth else { throw limit(Self.depth, "levels of elements") }
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

    /// Skips a comment, declaration or processing instruction. Returns false at other markup.
    private mutating func skipComment() throws(TargetError) -> Bool {
        for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<!", ">")] where take(start) {
            let mark = Array(end.utf8)
            while position < bytes.count, !bytes[position...].starts(with: mark) { position += 1 }
            guard take(end) else { throw error("expected “\(end)”") }
            return true
        }
        return false
    }

    private mutating func close(_ element: MarkupElement?) throws(TargetError) -> MarkupElement {
        let name = try name()
        skipSpace()
        guard let element, element.name == name, take(">") else {
            throw error(
                element.map { "expected </\($0.name)>" } ?? "an end tag without a start tag")
        }
        return element
    }

    private mutating func startTag() throws(TargetError) -> (MarkupElement, isEmpty: Bool) {
        let offset = position
        position += 1
        count += 1
        guard count <= Self.elementCount else {
            throw limit(Self.elementCount, "elements")
        }
        var element = MarkupElement(name: try name(), offset: offset)
        while true {
            skipSpace()
            if take("/>") { return (element, true) }
            if take(">") { return (element, false) }
            let name = try name()
            skipSpace()
            guard take("=") else { throw error("expected “=” after “\(name.cut(to: 40))”") }
            skipSpace()
            guard element.attributes.updateValue(try value(), forKey: name) == nil else {
                throw error("duplicate attribute “\(name.cut(to: 40))”")
            }
        }
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    private mutating func name() throws(TargetError) -> String {
        let start = position
        while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
        guard position > start else { throw error("expected a name") }
        guard position - start <= Self.nameByteCount else {
            throw limit(Self.nameByteCount, "bytes in a name")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte > 0x20 && !"<>/='\"&".utf8.contains(byte)
    }

    private mutating func value() throws(TargetError) -> String {
        guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
            throw error("expected a quoted value")
        }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: bytes[position]) else {
            throw error("unterminated attribute value")
        }
        position = end + 1
        return Self.text(bytes[start..<end])
    }

    /// Replaces the predefined entities of XML. Other entities are unchanged.
    private static func text(_ value: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        var rest = value
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            bytes += rest[..<start]
            let entity = entities.first { rest[start...].starts(with: $0.name.utf8) }
            bytes.append(entity?.byte ?? rest[start])
            rest = rest[(start + (entity?.name.utf8.count ?? 1))...]
        }
        return String(decoding: bytes + rest, as: UTF8.self)
    }

    private static let entities: [(name: String, byte: UInt8)] = [
        ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
        ("&apos;", UInt8(ascii: "'")), ("&amp;", UInt8(ascii: "&")),
    ]
}
