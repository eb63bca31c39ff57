import Essentials

/// A document of JSON or XML as tokens, which may be malformed.
struct TextDocument: Sendable {
    /// How the text becomes bytes.
    enum Form: CaseIterable, Sendable { case utf8, utf8WithMark, utf16BigEndian, utf16LittleEndian }

    /// The bytes of each token, in UTF-8 mostly.
    var tokens: [[UInt8]]
    let isXML: Bool
    var form = Form.utf8

    /// The bytes of the document; a text that is no UTF-8 cannot be written otherwise, and stays as it is.
    var bytes: Data {
        let text = tokens.flatMap(\.self)
        switch form {
        case .utf8: return Data(text)
        case .utf8WithMark: return Data([0xEF, 0xBB, 0xBF] + text)
        case .utf16BigEndian, .utf16LittleEndian:
            let isBig = form == .utf16BigEndian
            let units = [0xFEFF] + String(decoding: text, as: UTF8.self).utf16
            return Data(
                units.flatMap {
                    isBig
                        ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
                })
        }
    }

    init(tokens: [[UInt8]], isXML: Bool) {
        (self.tokens, self.isXML) = (tokens, isXML)
    }

    /// Takes a text apart.
    init(_ bytes: [UInt8], isXML: Bool) {
        self.init(tokens: isXML ? Self.elements(bytes) : Self.words(bytes), isXML: isXML)
    }

    // MARK: Lexing

    private static func words(_ bytes: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var position = 0
        while position < bytes.count {
            let start = position
            position += 1
            switch bytes[start] {
            case UInt8(ascii: "\""):
                while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                position = min(position + 1, bytes.count)
            case _ where Self.isMark(bytes[start]): break
            case let first:
                let isSpace = Self.isSpace(first)
                while position < bytes.count, !Self.isMark(bytes[position]),
                    bytes[position] != UInt8(ascii: "\""), Self.isSpace(bytes[position]) == isSpace
                {
                    position += 1
                }
            }
            tokens.append(Array(bytes[start..<position]))
        }
        return tokens
    }

    private static func isMark(_ byte: UInt8) -> Bool { "{}[],:".utf8.contains(byte) }
    static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

    private static func elements(_ bytes: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var position = 0
        while position < bytes.count {
            let rest = bytes[position...]
            var end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            if rest.first == UInt8(ascii: "<") {
                let known = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
                let close = known.first { rest.starts(with: $0.0.utf8) }?.1 ?? ">"
                end = Self.end(of: Array(close.utf8), in: rest) ?? bytes.count
            }
            tokens.append(Array(bytes[position..<end]))
            position = end
        }
        return tokens
    }

    private static func end(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { bytes[$0...].starts(with: mark) }.map { $0 + mark.count }
    }
}
