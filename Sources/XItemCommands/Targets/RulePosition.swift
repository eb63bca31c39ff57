import Essentials
import WireFormat

/// Converts positions in a predicate to positions in the XML property list that contains the
/// predicate.
struct RulePosition {
    private static let path = [
        "NSExtension", "NSExtensionAttributes", "NSExtensionActivationRule",
    ]

    /// The property list, starting at the tag of the rule. Each line ends with a line feed.
    private let text: [Unicode.Scalar]
    /// The line and column of the tag.
    private let start: (line: Int, column: Int)

    /// Finds the rule; nil unless the file is an XML property list in UTF-8 with a predicate.
    init?(_ bytes: Data) {
        guard let document = try? WireDocument(bytes), document.encoding == .xml else {
            return nil
        }
        var node = WireNode.root
        for key in Self.path {
            guard let next = document.value(of: key, in: node) else { return nil }
            node = next
        }
        let location = document.place(of: node).location
        guard document.kind(of: node) == .string, let line = location.line,
            let column = location.column, location.offset < bytes.count,
            let text = String(bytes: bytes.dropFirst(location.offset), encoding: .utf8)
        else { return nil }
        let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        self.text = Array(lines.unicodeScalars)
        start = (line, column)
    }

    func place(line: Int, column: Int) -> (line: Int, column: Int) {
        var (file, rule) = (start, (line: 1, column: 1))
        var rest = text[...]
        var isCharacterData = false
        func skip(_ count: Int) {
            for scalar in rest.prefix(count) { Self.advance(&file, isLineEnd: scalar == "\n") }
            rest = rest.dropFirst(count)
        }
        skip(text.prefix { $0 != ">" }.count + 1)
        while (rule.line, rule.column) < (line, column), let first = rest.first {
            let mark = isCharacterData ? "]]>" : "<![CDATA["
            guard !rest.starts(with: mark.unicodeScalars) else {
                isCharacterData.toggle()
                skip(mark.count)
                continue
            }
            guard isCharacterData || first != "<" else { break }
            let isReference = !isCharacterData && first == "&"
            let reference = isReference ? rest.prefix { $0 != ";" } : []
            let isLineEnd =
                first == "\n"
                || Self.lineEnds.contains { reference.elementsEqual($0.unicodeScalars) }
            skip(reference.count + 1)
            Self.advance(&rule, isLineEnd: isLineEnd)
        }
        return file
    }

    private static let lineEnds = ["&#10", "&#xA", "&#xa", "&#13", "&#xD"]

    private static func advance(_ place: inout (line: Int, column: Int), isLineEnd: Bool) {
        place = isLineEnd ? (place.line + 1, 1) : (place.line, place.column + 1)
    }
}
