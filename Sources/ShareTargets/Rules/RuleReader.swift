/// Parses a predicate from its tokens, in one pass without backtracking.
struct RuleReader {
    let text: RuleText
    private let tokens: [RuleToken]
    private var position = 0
    private var depth = 0
    /// The connectives, the one that binds tighter last.
    private let connectives: [Connective]
    /// The first place where AND and OR are mixed without parentheses.
    private(set) var mixture: Range<Int>?

    init(_ text: RuleText, orBindsTighter: Bool = false) throws(TargetError) {
        self.text = text
        connectives = orBindsTighter ? [.and, .or] : [.or, .and]
        tokens = try RuleScanner.tokens(of: text)
    }

    /// The content of parentheses: a predicate, or the first operand of a comparison.
    enum Part {
        case predicate(RulePredicate)
        case expression(RuleExpression)
    }

    mutating func rule() throws(TargetError) -> RulePredicate {
        let predicate = try predicate()
        guard token.kind == .end else {
            throw unexpected("AND, OR or the end of the rule")
        }
        return predicate
    }

    // MARK: Tokens

    var token: RuleToken { tokens[position] }

    mutating func advance() {
        if position < tokens.count - 1 { position += 1 }
    }

    /// The end of the token before the current one.
    var end: Int { position == 0 ? 0 : tokens[position - 1].range.upperBound }

    mutating func take(mark: String) -> Bool {
        guard token.isMark(mark) else { return false }
        advance()
        return true
    }

    mutating func take(keyword: String) -> Bool {
        guard token.keyword == keyword else { return false }
        advance()
        return true
    }

    mutating func expect(_ mark: String) throws(TargetError) {
        guard take(mark: mark) else { throw unexpected("“\(mark)”") }
    }

    func unexpected(_ expected: String) -> TargetError {
        TargetError("expected \(expected), found \(token.words)", token.range, in: text)
    }

    /// Enters a level of nesting. Balance each call with ``leave(_:)``.
    mutating func enter() throws(TargetError) {
        depth += 1
        guard depth <= RuleLimits.depth else {
            throw TargetError(
                "nested deeper than \(RuleLimits.depth) levels", code: .ruleLimit, token.range,
                in: text)
        }
    }

    mutating func leave(_ levels: Int = 1) { depth -= levels }

    // MARK: Predicates

    mutating func predicate() throws(TargetError) -> RulePredicate {
        try predicate(in: part(isLoose: false))
    }

    private func predicate(in part: Part) throws(TargetError) -> RulePredicate {
        guard case .predicate(let predicate) = part else { throw unexpected("a comparison") }
        return predicate
    }

    /// Reads a predicate. If `isLoose` is true, this also accepts an operand without an operator,
    /// because parentheses can contain the first operand of a comparison.
    private mutating func part(isLoose: Bool) throws(TargetError) -> Part {
        try enter()
        defer { leave() }
        return try chain(connectives[...], isLoose)
    }

    private enum Connective {
        case or, and

        var words: (keyword: String, mark: String) { self == .or ? ("OR", "||") : ("AND", "&&") }
    }

    /// Reads a chain of the first connective, whose clauses are chains of the other one. Without a
    /// connective, reads a negation or a comparison.
    private mutating func chain(
        _ connectives: ArraySlice<Connective>, _ isLoose: Bool
    ) throws(TargetError) -> Part {
        guard let connective = connectives.first else { return try negation(isLoose) }
        let start = token.range.lowerBound
        let first = try chain(connectives.dropFirst(), isLoose)
        guard case .predicate(let clause) = first else { return first }
        var clauses = [clause]
        while take(keyword: connective.words.keyword) || take(mark: connective.words.mark) {
            clauses.append(try predicate(in: chain(connectives.dropFirst(), false)))
        }
        guard clauses.count > 1 else { return first }
        let range = start..<end
        if mixture == nil, connectives.count > 1, clauses.contains(where: isBareChain) {
            mixture = range
        }
        let kind: RulePredicate.Kind = connective == .or ? .any(clauses) : .all(clauses)
        return .predicate(RulePredicate(kind: kind, range: range))
    }

    /// Whether a clause of the outer chain is an inner chain without parentheses.
    private func isBareChain(_ clause: RulePredicate) -> Bool {
        switch clause.kind {
        case .any(let clauses), .all(let clauses):
            clauses.first?.range.lowerBound == clause.range.lowerBound
        // A clause of any other kind has no connective.
        default: false
        }
    }

    private mutating func negation(_ isLoose: Bool) throws(TargetError) -> Part {
        let start = token.range.lowerBound
        guard take(keyword: "NOT") || take(mark: "!") else { return try comparison(isLoose) }
        try enter()
        defer { leave() }
        let inner = try predicate(in: negation(false))
        return .predicate(RulePredicate(kind: .not(inner), range: start..<end))
    }

    private mutating func comparison(_ isLoose: Bool) throws(TargetError) -> Part {
        let start = token.range.lowerBound
        for value in [true, false] where take(keyword: value ? "TRUEPREDICATE" : "FALSEPREDICATE") {
            return .predicate(RulePredicate(kind: .constant(value), range: start..<end))
        }
        let quantifier = takeQuantifier()
        guard quantifier == nil, take(mark: "(") else {
            return try comparison(quantifier, try sum(), start, isLoose)
        }
        let inner = try part(isLoose: true)
        try expect(")")
        switch inner {
        case .predicate(let predicate):
            return .predicate(RulePredicate(kind: predicate.kind, range: start..<end))
        case .expression(let expression):
            let left = try sum(beginningWith: expression)
            return try comparison(nil, left, start, isLoose)
        }
    }

    private mutating func takeQuantifier() -> RuleComparison.Quantifier? {
        guard let keyword = token.keyword else { return nil }
        let quantifier = RuleComparison.Quantifier(rawValue: keyword == "SOME" ? "ANY" : keyword)
        if quantifier != nil { advance() }
        return quantifier
    }

    private mutating func comparison(
        _ quantifier: RuleComparison.Quantifier?, _ left: RuleExpression, _ start: Int,
        _ isLoose: Bool
    ) throws(TargetError) -> Part {
        guard let comparator = takeOperator() else {
            if isLoose, quantifier == nil { return .expression(left) }
            throw unexpected("an operator such as == or UTI-CONFORMS-TO")
        }
        let modifiers = try modifiers()
        let right = try sum()
        let comparison = RuleComparison(
            quantifier: quantifier, left: left, comparator: comparator, modifiers: modifiers,
            right: right)
        return .predicate(RulePredicate(kind: .comparison(comparison), range: start..<end))
    }

    private mutating func takeOperator() -> RuleOperator? {
        var found: RuleOperator?
        if case .mark(let mark) = token.kind { found = RuleOperator(mark) }
        if let keyword = token.keyword { found = RuleOperator(keyword) }
        if found != nil { advance() }
        return found
    }

    /// Reads modifiers such as `[cd]`. The modifier `n`, for normalized strings, overrides `c` and
    /// `d`.
    private mutating func modifiers() throws(TargetError) -> StringModifiers {
        guard take(mark: "[") else { return StringModifiers() }
        var letters = ""
        if case .word(let word) = token.kind {
            letters = word.lowercased()
            guard letters.utf8.allSatisfy("cdn".utf8.contains) else {
                throw unexpected("the modifiers c, d or n")
            }
            advance()
        }
        try expect("]")
        guard !letters.contains("n") else { return StringModifiers() }
        return StringModifiers(
            ignoresCase: letters.contains("c"), ignoresDiacritics: letters.contains("d"))
    }
}
