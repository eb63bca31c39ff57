import WireFormat

/// One token of a predicate.
struct RuleToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case string(String)
        case number(RuleNumber)
        /// A name, which may be a keyword in any case.
        case word(String)
        /// `#name`: a name that is never a keyword.
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

    /// The keyword in upper case; nil if the token is not a name.
    var keyword: String? {
        if case .word(let name) = kind { name.uppercased() } else { nil }
    }

    func isMark(_ mark: String) -> Bool { kind == .mark(mark) }

    /// The token as a message names it.
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
