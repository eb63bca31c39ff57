/// How many values a document may hold for its size, so that what is made of them takes memory in
/// proportion to it.
///
/// A value may take one byte of input and fifty of memory. So beyond the number that is taken
/// everywhere, values that are short, containers that hold next to nothing, and what a binary
/// property list says once and refers to again and again are taken only as far as the input is long.
/// Documents whose values are as long as values mostly are never notice.
struct ValueBudget {
    /// Values that are taken whatever they are.
    let everywhere: Int
    /// Values in all.
    let all: Int
    /// Values that take much more memory than others: arrays, dictionaries, URLs, data.
    let heavy: Int
    /// Values in containers of a binary property list that were read before.
    let repeated: Int

    init(_ limits: WireLimits, byteCount: Int) {
        let limit = limits.valueCount
        everywhere = min(limit, max(WireLimits.guaranteed.valueCount, limit / 10))
        all = min(limit, max(everywhere, limit / 4, byteCount / 3))
        heavy = max(limit / 25, byteCount / 32)
        repeated = everywhere
    }
}
