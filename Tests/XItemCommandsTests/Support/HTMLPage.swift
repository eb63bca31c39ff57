/// A page, parsed so strictly that no browser can find other elements in it.
///
/// Names must be lowercase, attribute values in double quotes, and markup characters escaped. Every
/// element except a void one must have an end tag.
struct HTMLPage {
    /// A violation, with the markup around it.
    struct Fault: Error {
        let message: String
    }

    /// The text between tags, without style sheets and scripts.
    private(set) var text = ""
    /// The names of elements and of their attributes, such as `a href`.
    private(set) var names: Set<String> = []
    /// The values of the attributes that name a resource.
    private(set) var addresses: [String] = []
    /// The contents of style sheets and scripts.
    private(set) var scripts: [String] = []

    private let bytes: [UInt8]
    private var position = 0
    private var open: [String] = []

    private static let voids: Set<String> = ["br", "img", "input", "link", "meta"]
    private static let references = [
        "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'",
    ]

    init(_ page: String) throws(Fault) {
        bytes = Array(page.utf8)
        guard skip("<!DOCTYPE html>\n") else { throw fault("no document type") }
        var plain: [UInt8] = []
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "<"): try tag()
            case UInt8(ascii: "&"): plain += try reference()
            case UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
                throw fault("a bare markup character")
            case let byte:
                plain.append(byte)
                position += 1
            }
        }
        guard open.isEmpty else { throw fault("elements without end tag: \(open)") }
        text = String(decoding: plain, as: UTF8.self)
    }

    private func fault(_ message: String) -> Fault {
        let around = bytes[max(0, position - 60)..<min(bytes.count, position + 60)]
        return Fault(message: "\(message) in “\(String(decoding: around, as: UTF8.self))”")
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    private mutating func name() throws(Fault) -> String {
        let start = position
        while position < bytes.count,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[position])
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
                || bytes[position] == UInt8(ascii: "-")
        { position += 1 }
        guard position > start else { throw fault("expected a name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func reference() throws(Fault) -> [UInt8] {
        for (name, text) in Self.references where skip(name) { return Array(text.utf8) }
        throw fault("an unknown reference")
    }

    private mutating func tag() throws(Fault) {
        if skip("</") {
            let name = try name()
            guard open.popLast() == name, skip(">") else { throw fault("a wrong end tag") }
            return
        }
        position += 1
        let name = try name()
        names.insert(name)
        while skip(" ") { try attribute(of: name) }
        guard skip(">") else { throw fault("a tag without end") }
        if Self.voids.contains(name) { return }
        open.append(name)
        guard name == "style" || name == "script" else { return }
        let start = position
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) else {
            throw fault("\(name) without end")
        }
        scripts.append(String(decoding: bytes[start..<end], as: UTF8.self))
        position = end
    }

    private mutating func attribute(of element: String) throws(Fault) {
        let name = try name()
        names.insert("\(element) \(name)")
        guard skip("=\"") else { return }
        var value: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            switch bytes[position] {
            case UInt8(ascii: "&"): value += try reference()
            case UInt8(ascii: "<"), UInt8(ascii: ">"): throw fault("markup in an attribute")
            case let byte:
                value.append(byte)
                position += 1
            }
        }
        guard skip("\"") else { throw fault("an attribute without end") }
        if ["href", "src", "action"].contains(name) {
            addresses.append(String(decoding: value, as: UTF8.self))
        }
    }
}
