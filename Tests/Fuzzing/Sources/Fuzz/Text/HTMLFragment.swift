import Foundation

/// A fragment of HTML, checked by a minimal parser for the documented guarantees.
struct HTMLFragment {
    private let bytes: [UInt8]
    private static let elements: Set<String> = ["a", "span", "strong", "em", "u", "s", "code"]
    private static let references = [
        "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'",
    ]

    init(_ html: String) {
        bytes = Array(html.utf8)
    }

    /// All tags are allowed and nest, and the text between them is the original text.
    func check(shows text: ShownText) {
        var open: [String] = []
        var plain: [UInt8] = []
        var position = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "<"):
                guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
                    violated("a tag without an end: \(html)")
                }
                check(String(decoding: bytes[position + 1..<end], as: UTF8.self), &open, &plain)
                position = end + 1
            case UInt8(ascii: "&"):
                position = reference(at: position, &plain)
            case let byte:
                require(!Self.special.contains(byte), "bare \(byte): \(html)")
                plain.append(byte)
                position += 1
            }
        }
        require(open.isEmpty, "unclosed elements: \(open)")
        require(plain == text.plain, "HTML shows different text: \(html)")
        let scalars = html.unicodeScalars
        require(!scalars.contains(where: ShownText.isHarmful), "a control character in HTML")
    }

    private var html: String { String(decoding: bytes, as: UTF8.self) }
    private static let special = Array(">\"'\n".utf8)

    private func check(_ tag: String, _ open: inout [String], _ plain: inout [UInt8]) {
        if tag == "br" { return plain.append(UInt8(ascii: "\n")) }
        if tag.hasPrefix("/") {
            return require(
                open.popLast() == String(tag.dropFirst()), "a mismatched end tag: \(html)")
        }
        let name = String(tag.prefix { $0 != " " })
        require(Self.elements.contains(name), "the element “\(name)”")
        open.append(name)
        let attributes = tag.dropFirst(name.count)
        switch name {
        case "a": checkLink(attributes)
        case "span": checkStyle(attributes)
        default: require(attributes.isEmpty, "attributes of \(name): \(attributes)")
        }
    }

    private func checkLink(_ attributes: Substring) {
        let parts = attributes.split(separator: "\"", omittingEmptySubsequences: false)
        require(parts.count == 5 && parts[0] == " href=" && parts[2] == " rel=", "\(attributes)")
        require(ShownText.isAllowed(String(parts[1])), "a link to \(parts[1])")
        require(parts[3] == "noopener noreferrer" && parts[4].isEmpty, "\(attributes)")
    }

    private func checkStyle(_ attributes: Substring) {
        let parts = attributes.split(separator: "\"", omittingEmptySubsequences: false)
        require(parts.count == 3 && parts[0] == " style=" && parts[2].isEmpty, "\(attributes)")
        for declaration in parts[1].replacing("&#39;", with: "").split(separator: ";") {
            let property = declaration.prefix { $0 != ":" }
            let known = ["color", "background-color", "font-family", "font-size"]
            require(known.contains(String(property)), "\(declaration)")
            let value = declaration.dropFirst(property.count + 1)
            require(
                value.utf8.allSatisfy { $0 < 0x80 && !Array("\\/()<>&:".utf8).contains($0) },
                "\(declaration)")
        }
    }

    private func reference(at position: Int, _ plain: inout [UInt8]) -> Int {
        for (name, text) in Self.references where bytes[position...].starts(with: name.utf8) {
            plain.append(contentsOf: text.utf8)
            return position + name.utf8.count
        }
        violated("an unknown reference: \(html)")
    }
}
