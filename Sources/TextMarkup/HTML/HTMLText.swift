import WireFormat
import XExtensionItem

/// Escapes text for HTML, as content or as an attribute value in double quotation marks, and
/// unescapes HTML.
package enum HTMLText {
    package static func escaped(_ text: String, lineBreak: String = "\n") -> String {
        guard text.utf8.contains(where: special.contains) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + text.utf8.count / 8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): result.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): result.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): result.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): result.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): result.append(contentsOf: "&#39;".utf8)
            case UInt8(ascii: "\n"): result.append(contentsOf: lineBreak.utf8)
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Resolves the character references that `AttributedText(markdown:)` supports, and replaces
    /// U+0000.
    static func unescaped(_ source: [UInt8]) -> [UInt8] {
        guard source.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0 }) else { return source }
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var position = 0
        while position < source.count {
            let byte = source[position]
            if byte == UInt8(ascii: "&"), let reference = MarkdownReference(source, at: position) {
                result += reference.text.utf8
                position = reference.end
                continue
            }
            if byte == 0 { result += "\u{FFFD}".utf8 } else { result.append(byte) }
            position += 1
        }
        return result
    }

    private static let special = ASCIISet("&<>\"'\n")
}
