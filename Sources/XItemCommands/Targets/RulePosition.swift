import Essentials
import WireFormat

/// Converts positions in a predicate to positions in the XML property list that contains the
/// predicate.
struct RulePosition {
    private static let path = [
        "NSExtension", "NSExtensionAttributes", "NSExtensionActivationRule",
    ]

    /// The property list, starting at the tag of the rule.
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
        self.text = Array(text.unicodeScalars)
        start = (line, column)
    }

    func place(line: Int, column: Int) -> (line: Int, column: Int) {
        var walk = Walk(text: text, file: start)
        walk.skip(past: ">")
        while (walk.rule.line, walk.rule.column) < (line, column), walk.next() {}
        return walk.file
    }

    /// Walks through the content of the rule's XML element, and tracks the position in the file and
    /// in the rule.
    private struct Walk {
        let text: [Unicode.Scalar]
        private var position = 0
        private(set) var file: (line: Int, column: Int)
        private(set) var rule = (line: 1, column: 1)
        private var isCharacterData = false

        init(text: [Unicode.Scalar], file: (line: Int, column: Int)) {
            (self.text, self.file) = (text, file)
        }

        mutating func skip(past end: Unicode.Scalar) {
            while position < text.count {
                let scalar = text[position]
                step()
                if scalar == end { return }
            }
        }

        /// Moves past one character of the rule; returns false at its end.
        mutating func next() -> Bool {
            if !isCharacterData, hasPrefix("<![CDATA[") {
                for _ in 0..<9 { step() }
                isCharacterData = true
            }
            if isCharacterData, hasPrefix("]]>") {
                for _ in 0..<3 { step() }
                isCharacterData = false
            }
            guard position < text.count, isCharacterData || text[position] != "<" else {
                return false
            }
            if !isCharacterData, text[position] == "&" {
                let isLineEnd = ["&#10;", "&#xA;", "&#xa;", "&#13;", "&#xD;"].contains {
                    hasPrefix($0)
                }
                skip(past: ";")
                rule = isLineEnd ? (rule.line + 1, 1) : (rule.line, rule.column + 1)
                return true
            }
            let line = file.line
            step()
            rule = file.line > line ? (rule.line + 1, 1) : (rule.line, rule.column + 1)
            return true
        }

        private func hasPrefix(_ prefix: String) -> Bool {
            text[position...].starts(with: prefix.unicodeScalars)
        }

        /// Moves past one character of the file, or past CR LF.
        private mutating func step() {
            guard position < text.count else { return }
            if text[position] == "\r", position + 1 < text.count, text[position + 1] == "\n" {
                position += 1
            }
            let isLineEnd = text[position] == "\n" || text[position] == "\r"
            file = isLineEnd ? (file.line + 1, 1) : (file.line, file.column + 1)
            position += 1
        }
    }
}
