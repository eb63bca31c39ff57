/// A hash table of key positions. Its seed is new in every process, so that nobody can prepare keys
/// that collide.
struct KeyTable {
    /// The positions; 0 marks a free slot, because no key has position 0. At least half of the
    /// slots are free.
    private var slots: [UInt32]
    private let mask: Int

    private static let seed = UInt64.random(in: .min ... .max)
    /// Odd, so that multiplication loses no bits.
    private static let factor = UInt64.random(in: .min ... .max) | 1

    /// Creates a table for a number of keys.
    init(count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        mask = size - 1
    }

    /// Inserts a key unless the table has it; returns whether it was new.
    mutating func insert(_ position: Int, hash: UInt64, isSame: (Int) -> Bool) -> Bool {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if isSame(Int(slots[slot])) { return false }
            slot = (slot + 1) & mask
        }
        slots[slot] = UInt32(position)
        return true
    }

    /// Returns the hash of some bytes, eight at a time.
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
