import Essentials
import WireFormat

/// Formats JSON. A value that fits is written on one line, any other value with one line per member
/// or element.
enum JSONLayout {
    private static let width = 100
    /// The maximum length of the text, in bytes. Longer text is truncated.
    private static let byteCount = 4000

    static func text(_ json: WireValue) -> String {
        var text = ""
        append(json, indentation: 0, to: &text)
        return text.utf8.count > byteCount ? text + "\n…" : text
    }

    private static func append(_ json: WireValue, indentation: Int, to text: inout String) {
        guard text.utf8.count <= byteCount else { return }
        if let line = line(json, width - text.lastLineByteCount) {
            text += line
            return
        }
        switch json {
        case .array(let elements):
            append(elements.map { ("", $0) }, "[", "]", indentation, to: &text)
        case .dictionary(let members):
            let parts = members.map { (scalar(.string($0.key)) + ": ", $0.value) }
            append(parts, "{", "}", indentation, to: &text)
        // Other values have no parts.
        default: text += scalar(json)
        }
    }

    private static func append(
        _ parts: [(key: String, value: WireValue)], _ open: String, _ close: String,
        _ indentation: Int, to text: inout String
    ) {
        if sharesBrackets(parts, column: text.lastLineByteCount) {
            text += open + (parts.count == 2 ? scalar(parts[0].value) + ", " : parts[0].key)
            append(parts[parts.count - 1].value, indentation: indentation, to: &text)
            text += close
            return
        }
        let start = "\n" + String(repeating: " ", count: indentation + 2)
        text += open
        for (position, part) in parts.enumerated() where text.utf8.count <= byteCount {
            text += (position == 0 ? "" : ",") + start + part.key
            append(part.value, indentation: indentation + 2, to: &text)
        }
        text += "\n" + String(repeating: " ", count: indentation) + close
    }

    /// Whether the brackets of the last part are on the same line as the enclosing brackets, as in
    /// `["key", [` and `{"dictionary": [`.
    ///
    /// This applies to a single member or element, and to the second element of a pair.
    private static func sharesBrackets(
        _ parts: [(key: String, value: WireValue)], column: Int
    ) -> Bool {
        guard let first = parts.first else { return false }
        if parts.count == 1 { return true }
        return parts.count == 2 && first.key.isEmpty && first.value.stringValue != nil
            && column + scalar(first.value).utf8.count < width
    }

    /// Returns nil if the value needs more than `width` bytes.
    private static func line(_ json: WireValue, _ width: Int) -> String? {
        var line = ""
        switch json {
        case .array(let elements):
            for element in elements {
                guard let part = Self.line(element, width - line.utf8.count) else { return nil }
                line += (line.isEmpty ? "" : ", ") + part
            }
            line = "[" + line + "]"
        case .dictionary(let members):
            for (key, value) in members {
                guard let part = Self.line(value, width - line.utf8.count) else { return nil }
                line += (line.isEmpty ? "" : ", ") + scalar(.string(key)) + ": " + part
            }
            line = "{" + line + "}"
        // Other values have no parts.
        default: line = scalar(json)
        }
        return line.utf8.count <= width ? line : nil
    }

    private static func scalar(_ json: WireValue) -> String {
        String(decoding: (try? json.encoded(as: .json)) ?? Data(), as: UTF8.self)
    }
}

extension String {
    fileprivate var lastLineByteCount: Int {
        utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    }
}
