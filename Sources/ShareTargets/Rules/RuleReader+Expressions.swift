import WireFormat

extension RuleReader {
    /// Reads a sum. Pass `first` if the first operand is an expression in parentheses that was
    /// already read.
    mutating func sum(beginningWith first: RuleExpression? = nil) throws(TargetError)
        -> RuleExpression
    {
        try arithmetic(Self.signs[...], beginningWith: first)
    }

    /// The signs of sums, then those of products, which bind tighter.
    private static let signs = [["+", "-"], ["*", "/"]]

    private mutating func arithmetic(
        _ levels: ArraySlice<[String]>, beginningWith first: RuleExpression? = nil
    ) throws(TargetError) -> RuleExpression {
        guard let signs = levels.first else { return try postfix(of: first) }
        let start = first?.range.lowerBound ?? token.range.lowerBound
        let operand = try arithmetic(levels.dropFirst(), beginningWith: first)
        var terms: [RuleExpression.Term] = []
        while let sign = signs.first(where: { take(mark: $0) }) {
            terms.append(.init(sign: sign, value: try arithmetic(levels.dropFirst())))
        }
        guard !terms.isEmpty else { return operand }
        return RuleExpression(kind: .arithmetic(operand, terms), range: start..<end)
    }

    /// Each key or index after the operand is a level of nesting.
    private mutating func postfix(
        of first: RuleExpression? = nil
    ) throws(TargetError) -> RuleExpression {
        let start = first?.range.lowerBound ?? token.range.lowerBound
        var value = if let first { first } else { try primary() }
        var levels = 0
        defer { leave(levels) }
        while true {
            let kind: RuleExpression.Kind
            if take(mark: ".") {
                kind = try key(of: value)
            } else if take(mark: "[") {
                kind = .element(value, try index())
            } else {
                return value
            }
            levels += 1
            try enter()
            value = RuleExpression(kind: kind, range: start..<end)
        }
    }

    private mutating func key(of value: RuleExpression) throws(TargetError) -> RuleExpression.Kind {
        switch token.kind {
        case .word(let name) where Self.reserved.contains(name.uppercased()):
            throw unexpected("a key (write “#” before a keyword)")
        case .word(let name), .escapedWord(let name): return take(as: .key(value, name))
        case .function(let name): return take(as: .function(value, name))
        // No other token begins a key.
        default: throw unexpected("a key")
        }
    }

    private mutating func index() throws(TargetError) -> RuleExpression.Element {
        let element: RuleExpression.Element
        switch token.keyword {
        case "FIRST": element = .first
        case "LAST": element = .last
        case "SIZE": element = .size
        default:
            try enter()
            defer { leave() }
            let index = try sum()
            try expect("]")
            return .at(index)
        }
        advance()
        try expect("]")
        return element
    }

    /// Takes a token that completes an operand of this kind.
    private mutating func take(as kind: RuleExpression.Kind) -> RuleExpression.Kind {
        advance()
        return kind
    }

    private mutating func primary() throws(TargetError) -> RuleExpression {
        try enter()
        defer { leave() }
        let start = token.range.lowerBound
        let kind = try primaryKind()
        return RuleExpression(kind: kind, range: start..<end)
    }

    private mutating func primaryKind() throws(TargetError) -> RuleExpression.Kind {
        let root = RuleExpression(kind: .root, range: token.range)
        switch token.kind {
        case .string(let text): return take(as: .string(text))
        case .number(let number): return take(as: .number(number))
        case .variable(let name): return take(as: .variable(name))
        case .function(let name): return take(as: .function(root, name))
        case .escapedWord(let name): return take(as: .key(root, name))
        case .word(let name): return try word(name, root)
        case .mark("-"):
            advance()
            return .negated(try primary())
        case .mark("("):
            advance()
            let inner = try sum()
            try expect(")")
            return inner.kind
        case .mark("{"): return try list()
        // No other token begins an operand.
        default: throw unexpected("an operand")
        }
    }

    /// Reads a name: a constant, a subquery, a function call, or a key of the root.
    private mutating func word(
        _ name: String, _ root: RuleExpression
    ) throws(TargetError) -> RuleExpression.Kind {
        let keyword = name.uppercased()
        if let constant = Self.constants[keyword] { return take(as: constant) }
        if take(keyword: "SUBQUERY") { return try subquery() }
        guard !Self.reserved.contains(keyword) else { throw unexpected("an operand") }
        let function = token
        advance()
        guard take(mark: "(") else { return .key(root, name) }
        if Spelling.nearest(to: keyword, in: ["SUBQUERY"]) != nil {
            throw TargetError(
                "unknown function \(function.words); did you mean SUBQUERY?", function.range,
                in: text)
        }
        if !token.isMark(")") { _ = try list(until: ")") } else { advance() }
        return .call(name)
    }

    private static let constants: [String: RuleExpression.Kind] = [
        "SELF": .root, "NULL": .null, "NIL": .null, "TRUE": .number(RuleNumber(1)),
        "YES": .number(RuleNumber(1)),
        "FALSE": .number(RuleNumber(0)), "NO": .number(RuleNumber(0)),
    ]

    /// The keywords that cannot be a key without `#`.
    private static let reserved: Set<String> = [
        "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "IN", "BETWEEN", "CONTAINS",
        "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "UTI-CONFORMS-TO", "UTI-EQUALS",
        "TRUEPREDICATE", "FALSEPREDICATE", "SELF", "NULL", "NIL", "TRUE", "YES", "FALSE", "NO",
        "FIRST", "LAST", "SIZE", "SUBQUERY",
    ]

    private mutating func list() throws(TargetError) -> RuleExpression.Kind {
        advance()
        return take(mark: "}") ? .list([]) : .list(try list(until: "}"))
    }

    private mutating func list(until mark: String) throws(TargetError) -> [RuleExpression] {
        var elements = [try sum()]
        while take(mark: ",") { elements.append(try sum()) }
        try expect(mark)
        return elements
    }

    private mutating func subquery() throws(TargetError) -> RuleExpression.Kind {
        try expect("(")
        let collection = try sum()
        try expect(",")
        guard case .variable(let variable) = token.kind else {
            throw unexpected("a variable such as $attachment")
        }
        advance()
        try expect(",")
        let predicate = try predicate()
        try expect(")")
        return .subquery(
            .init(collection: collection, variable: variable, predicate: predicate))
    }
}
