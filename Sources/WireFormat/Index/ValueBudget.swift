/// The greatest numbers of values for the size of a document, so that its values take memory in
/// proportion to it.
///
/// A value can take one byte of input and fifty bytes of memory. A number of values is therefore
/// free for every document. Beyond it, three kinds are limited by the size of the input: short
/// values, nearly empty containers, and values that a binary property list repeats by reference.
/// Documents with values of usual length are not affected.
struct ValueBudget {
    /// Values of any kind that every document may have.
    let everywhere: Int
    /// Values in total.
    let all: Int
    /// Values that take much more memory than others: arrays, dictionaries, URLs, data.
    let heavy: Int
    /// Values in repeated containers of a binary property list.
    let repeated: Int

    init(_ limits: WireLimits, byteCount: Int) {
        let limit = limits.valueCount
        everywhere = min(limit, max(WireLimits.guaranteed.valueCount, limit / 10))
        all = min(limit, max(everywhere, limit / 4, byteCount / 3))
        heavy = max(limit / 25, byteCount / 32)
        repeated = everywhere
    }
}
