/// The encoded strings, numbers, dates and booleans of a binary property list, each stored once.
///
/// A scalar is appended, and removed again if the table already contains it. Scalars with the same
/// bytes are equal, because the bytes start with the kind and the length. The table uses open
/// addressing. Its hash has a random seed in each process, to resist collision attacks.
struct BinaryScalarTable: ~Copyable {
    private(set) var bytes = OutputBuffer()
    /// The start of each scalar in ``bytes``, followed by the end of the last scalar.
    private var starts = [0]
    /// One entry per slot: the hash in the upper half, and the number of a scalar plus one in the
    /// lower half; 0 marks a free slot.
    private var slots = [UInt64](repeating: 0, count: 256)
    private let seed: UInt64

    init() {
        var hasher = Hasher()
        hasher.combine(0)
        seed = UInt64(bitPattern: Int64(hasher.finalize())) | 1
    }

    func range(of number: Int) -> Range<Int> { starts[number]..<starts[number + 1] }

    @inline(__always)
    mutating func add(_ write: (inout OutputBuffer) -> Void) -> (number: Int, isNew: Bool) {
        let start = bytes.count
        write(&bytes)
        let (hash, _) = bytes.withBytes { $0.extracting(start...).hash(seed: seed) }
        return commit(from: start, hash)
    }

    /// The text must be well-formed UTF-8. An ASCII string is looked up before it is encoded. This
    /// is possible because the encoding of an ASCII string ends with the bytes of the string
    /// itself, so `text` can be compared with the strings in the table.
    mutating func add(string text: RawSpan) -> (number: Int, isNew: Bool) {
        let (hash, isASCII) = text.hash(seed: seed)
        guard isASCII else {
            let start = bytes.count
            bytes.append(binaryUTF16: text)
            return commit(from: start, hash)
        }
        let (slot, known) = find(hash, where: { isString($0, text) })
        if let known { return (known, false) }
        bytes.append(binaryASCII: text)
        return (enter(at: slot, hash), true)
    }

    private mutating func commit(from start: Int, _ hash: UInt64) -> (number: Int, isNew: Bool) {
        let added = start..<bytes.count
        let (slot, known) = find(hash, where: { isSame($0, added) })
        if let known {
            bytes.removeLast(added.count)
            return (known, false)
        }
        return (enter(at: slot, hash), true)
    }

    private mutating func enter(at slot: Int, _ hash: UInt64) -> Int {
        let number = starts.count - 1
        starts.append(bytes.count)
        slots[slot] = hash & Self.hashBits | UInt64(number + 1)
        if starts.count > slots.count / 4 * 3 { enlarge() }
        return number
    }

    private static let hashBits: UInt64 = 0xFFFF_FFFF_0000_0000

    /// Returns the slot and the number of the scalar that has the hash and satisfies `predicate`.
    /// If there is no such scalar, returns a free slot and nil.
    @inline(__always)
    private func find(
        _ hash: UInt64, where predicate: (Range<Int>) -> Bool
    ) -> (slot: Int, known: Int?) {
        var slot = Int(hash >> 32) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot] & ~Self.hashBits) - 1
            if (slots[slot] ^ hash) & Self.hashBits == 0, predicate(range(of: number)) {
                return (slot, number)
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, nil)
    }

    private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        bytes.withBytes { $0.extracting(one).isIdentical(to: $0.extracting(other)) }
    }

    private func isString(_ scalar: Range<Int>, _ text: RawSpan) -> Bool {
        let count = text.byteCount
        guard scalar.count == OutputBuffer.markerCount(ofCount: count) + count else {
            return false
        }
        return bytes.withBytes { bytes in
            bytes.byte(at: scalar.lowerBound) >> 4 == 5
                && bytes.extracting(scalar.upperBound - count..<scalar.upperBound)
                    .isIdentical(to: text)
        }
    }

    private mutating func enlarge() {
        let old = slots
        slots = [UInt64](repeating: 0, count: 4 * old.count)
        for entry in old where entry != 0 {
            var slot = Int(entry >> 32) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }
}
