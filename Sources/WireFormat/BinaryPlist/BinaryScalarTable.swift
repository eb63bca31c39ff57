/// The strings, numbers, dates and booleans of a binary property list as they are written, each once.
///
/// A scalar is appended to what there is, and taken back if it has been there: its bytes, which begin
/// with kind and length, tell it from all others. A table of open addressing finds it by a hash with
/// a seed that changes from process to process, so that nobody can choose scalars that collide.
struct BinaryScalarTable: ~Copyable {
    /// The scalars one after the other.
    private(set) var bytes = OutputBuffer()
    /// Where each begins, and where the last ends.
    private var starts = [0]
    /// For each slot the number of a scalar plus one, and in the upper half its hash; or 0.
    private var slots = [UInt64](repeating: 0, count: 256)
    private let seed: UInt64

    init() {
        var hasher = Hasher()
        hasher.combine(0)
        seed = UInt64(bitPattern: Int64(hasher.finalize())) | 1
    }

    /// Where a scalar stands in ``bytes``.
    func range(of number: Int) -> Range<Int> { starts[number]..<starts[number + 1] }

    /// Adds what a closure writes, one scalar; returns its number, and whether it is new.
    @inline(__always)
    mutating func add(_ write: (inout OutputBuffer) -> Void) -> (number: Int, isNew: Bool) {
        write(&bytes)
        return takeOver()
    }

    private mutating func takeOver() -> (number: Int, isNew: Bool) {
        let added = starts[starts.count - 1]..<bytes.count
        let hash = bytes.withBytes { $0.extracting(added).hash(seed: seed) } & Self.hashBits
        let (slot, known) = find(added, hash)
        if let known {
            bytes.removeLast(added.count)
            return (known, false)
        }
        let number = starts.count - 1
        starts.append(added.upperBound)
        slots[slot] = hash | UInt64(number + 1)
        if 2 * starts.count > slots.count { enlarge() }
        return (number, true)
    }

    private static let hashBits: UInt64 = 0xFFFF_FFFF_0000_0000

    /// The slot of a scalar with some bytes, or the free one for it.
    private func find(_ added: Range<Int>, _ hash: UInt64) -> (slot: Int, known: Int?) {
        var slot = Int(hash >> 32) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot] & ~Self.hashBits) - 1
            if slots[slot] & Self.hashBits == hash, isSame(range(of: number), added) {
                return (slot, number)
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, nil)
    }

    private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        bytes.withBytes { $0.extracting(one).isIdentical(to: $0.extracting(other)) }
    }

    private mutating func enlarge() {
        let old = slots
        slots = [UInt64](repeating: 0, count: 2 * old.count)
        for entry in old where entry != 0 {
            var slot = Int(entry >> 32) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }
}
