/// Positions of keys by a hash that is seeded anew in every process: nobody can prepare keys that
/// collide.
struct KeyTable {
    /// Positions; 0, which is never that of a key, in free places. At least half of them are free.
    private var slots: [UInt32]
    private let mask: Int

    private static let seed = UInt64.random(in: .min ... .max)
    /// Odd, so that no bit is lost.
    private static let factor = UInt64.random(in: .min ... .max) | 1

    /// Makes a table for a number of keys.
    init(count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        mask = size - 1
    }

    /// Adds a key unless it is there; says whether it was not.
    mutating func insert(_ position: Int, hash: UInt64, isSame: (Int) -> Bool) -> Bool {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if isSame(Int(slots[slot])) { return false }
            slot = (slot + 1) & mask
        }
        slots[slot] = UInt32(position)
        return true
    }

    /// The hash of some bytes, eight at a time.
    static func hash(_ bytes: RawSpan, _ range: Range<Int>) -> UInt64 {
        let factor = Self.factor
        var hash = seed ^ UInt64(range.count)
        var position = range.lowerBound
        while position + 8 <= range.upperBound {
            hash = mix(hash ^ bytes.word(at: position), factor)
            position += 8
        }
        return mix(hash ^ bytes.word(at: position, count: range.upperBound - position), factor)
    }

    private static func mix(_ value: UInt64, _ factor: UInt64) -> UInt64 {
        let (high, low) = value.multipliedFullWidth(by: factor)
        return high ^ low
    }
}
