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
        let start = bytes.count
        write(&bytes)
        let (hash, _) = bytes.withBytes { $0.extracting(start...).hash(seed: seed) }
        return takeOver(from: start, hash)
    }

    /// Adds a string of well-formed UTF-8; returns its number, and whether it is new.
    ///
    /// One of ASCII is looked for before it is written: it is the end of what it is written as.
    mutating func add(string text: RawSpan) -> (number: Int, isNew: Bool) {
        let (hash, isASCII) = text.hash(seed: seed)
        guard isASCII else {
            let start = bytes.count
            bytes.append(binaryUTF16: text)
            return takeOver(from: start, hash)
        }
        let (slot, known) = find(hash) { isString($0, text) }
        if let known { return (known, false) }
        bytes.append(binaryASCII: text)
        return (enter(at: slot, hash), true)
    }

    /// Keeps a scalar that was written, unless it is known.
    private mutating func takeOver(from start: Int, _ hash: UInt64) -> (number: Int, isNew: Bool) {
        let added = start..<bytes.count
        let (slot, known) = find(hash) { isSame($0, added) }
        if let known {
            bytes.removeLast(added.count)
            return (known, false)
        }
        return (enter(at: slot, hash), true)
    }

    /// Enters the scalar that was written last into a free slot; returns its number.
    private mutating func enter(at slot: Int, _ hash: UInt64) -> Int {
        let number = starts.count - 1
        starts.append(bytes.count)
        slots[slot] = hash & Self.hashBits | UInt64(number + 1)
        if starts.count > slots.count / 4 * 3 { enlarge() }
        return number
    }

    private static let hashBits: UInt64 = 0xFFFF_FFFF_0000_0000

    /// The slot of the scalar with a hash that a closure knows again, or the free one for it.
    @inline(__always)
    private func find(
        _ hash: UInt64, _ isIt: (Range<Int>) -> Bool
    ) -> (slot: Int, known: Int?) {
        var slot = Int(hash >> 32) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot] & ~Self.hashBits) - 1
            if (slots[slot] ^ hash) & Self.hashBits == 0, isIt(range(of: number)) {
                return (slot, number)
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, nil)
    }

    private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        bytes.withBytes { $0.extracting(one).isIdentical(to: $0.extracting(other)) }
    }

    /// Whether a scalar is a string of ASCII.
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
