/// The limits that keep a hostile rule from taking time or stack.
enum RuleLimits {
    /// The greatest number of UTF-8 bytes of a predicate.
    static let byteCount = 64 << 10
    /// The greatest number of tokens of a predicate.
    static let tokenCount = 16_384
    /// The greatest depth of parentheses, subqueries, negations and key paths.
    static let depth = 64
    /// The greatest number of steps of one evaluation, and of one explanation.
    static let stepCount = 200_000
}
