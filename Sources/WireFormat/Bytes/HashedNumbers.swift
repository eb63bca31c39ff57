/// A hash table of numbers. The caller keeps the content that a number stands for, and compares it.
///
/// The table uses open addressing. Its hash has a random seed in each process, to resist collision
/// attacks.
struct HashedNumbers {
    /// The seed of the callers' hashes. Odd, so that multiplication loses no bits. It comes from a
    /// hasher, so that counts of instructions are repeatable with deterministic hashing.
    static let seed: UInt64 = {
        var hasher = Hasher()
        hasher.combine(0)
        return UInt64(bitPattern: Int64(hasher.finalize())) | 1
    }()

    private static let hashBits: UInt64 = 0xFFFF_FFFF_0000_0000

    /// One entry per slot: the hash in the upper half, and a number plus one in the lower half; 0
    /// marks a free slot.
    private var slots: [UInt64]
    private var count = 0

    /// The capacity is the count of numbers for which the table does not grow.
    init(capacity: Int) {
        var size = 16
        while size / 4 * 3 < capacity { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
    }

    /// Returns the slot and the number that has the hash and satisfies `predicate`. If there is no
    /// such number, returns a free slot and nil.
    @inline(__always)
    func find(_ hash: UInt64, where predicate: (Int) -> Bool) -> (slot: Int, known: Int?) {
        var slot = firstSlot(hash)
        while slots[slot] != 0 {
            let number = Int(slots[slot] & ~Self.hashBits) - 1
            if (slots[slot] ^ hash) & Self.hashBits == 0, predicate(number) {
                return (slot, number)
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, nil)
    }

    /// Enters a number below 2^32−1 in the free slot that ``find(_:where:)`` returned.
    mutating func enter(_ number: Int, at slot: Int, _ hash: UInt64) {
        slots[slot] = hash & Self.hashBits | UInt64(number + 1)
        count += 1
        if count > slots.count / 4 * 3 { enlarge() }
    }

    private mutating func enlarge() {
        let old = slots
        slots = [UInt64](repeating: 0, count: 4 * old.count)
        for entry in old where entry != 0 {
            var slot = firstSlot(entry)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }

    @inline(__always)
    private func firstSlot(_ hash: UInt64) -> Int { Int(hash >> 32) & (slots.count - 1) }
}
