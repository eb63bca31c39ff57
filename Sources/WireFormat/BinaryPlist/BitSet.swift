/// A set of small numbers, one bit each.
struct BitSet {
    private var words: [UInt64]

    init(count: Int = 0) {
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    func contains(_ number: Int) -> Bool {
        words[number >> 6] >> UInt64(number & 63) & 1 == 1
    }

    mutating func insert(_ number: Int) {
        words[number >> 6] |= 1 << UInt64(number & 63)
    }

    mutating func remove(_ number: Int) {
        words[number >> 6] &= ~(1 << UInt64(number & 63))
    }
}
