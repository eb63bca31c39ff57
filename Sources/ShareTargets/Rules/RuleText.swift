import WireFormat

/// The bytes of a predicate.
struct RuleText: Hashable, Sendable {
    let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    func place(of range: Range<Int>) -> RulePlace {
        let location = Finding.Location(of: range.lowerBound, in: bytes)
        return .text(range, line: location.line ?? 1, column: location.column ?? 1)
    }

    /// Returns a part in one line, truncated to 60 characters.
    func excerpt(_ range: Range<Int>) -> String {
        var line: [UInt8] = []
        var count = 0
        for byte in bytes[range] where byte > 0x20 || line.last != 0x20 {
            if byte & 0xC0 != 0x80 { count += 1 }
            guard count <= 60 else {
                return String(String(decoding: line, as: UTF8.self).unicodeScalars.prefix(57))
                    + "..."
            }
            line.append(max(byte, 0x20))
        }
        return String(decoding: line, as: UTF8.self)
    }
}

struct RuleToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case string(String)
        case number(RuleNumber)
        /// A name or a keyword.
        case word(String)
        /// `#name`, which is never a keyword.
        case escapedWord(String)
        /// `$name`.
        case variable(String)
        /// `@name`.
        case function(String)
        /// An operator or a punctuation mark.
        case mark(String)
        case end
    }

    let kind: Kind
    let range: Range<Int>

    /// The name in upper case, or nil if the token is not a name.
    var keyword: String? {
        if case .word(let name) = kind { name.uppercased() } else { nil }
    }

    func isMark(_ mark: String) -> Bool { kind == .mark(mark) }

    var words: String {
        switch kind {
        case .string: "a string"
        case .number: "a number"
        case .word(let name), .escapedWord(let name): "“\(name.cut(to: 40))”"
        case .variable(let name): "“$\(name.cut(to: 40))”"
        case .function(let name): "“@\(name.cut(to: 40))”"
        case .mark(let mark): "“\(mark)”"
        case .end: "the end of the rule"
        }
    }
}

extension TargetError {
    init(
        _ message: String, code: Finding.Code = .ruleSyntax, _ range: Range<Int>, in text: RuleText
    ) {
        let location = Finding.Location(of: range.lowerBound, in: text.bytes)
        self.init(message, code: code, line: location.line, column: location.column)
    }
}
