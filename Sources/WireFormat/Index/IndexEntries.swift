/// The entries of an index, in memory of their own.
///
/// The list cannot be copied, and frees its memory at its end. No pointer leaves it. An array would
/// ask each time that an entry is added whether it is its only owner, and would count its owners
/// wherever an entry is read.
struct IndexEntries: ~Copyable, @unchecked Sendable {
    // Sendable: the list is the only owner of its memory, and changes it only when it is changed
    // itself.
    private var memory: UnsafeMutablePointer<IndexEntry>
    private var capacity: Int
    /// The number of entries.
    private(set) var count = 0

    /// Creates an empty list with room for a number of entries.
    init(capacity: Int) {
        self.capacity = max(1, capacity)
        memory = .allocate(capacity: self.capacity)
    }

    deinit {
        memory.deallocate()
    }

    /// The entry at a position, which must be less than ``count``.
    subscript(position: Int) -> IndexEntry {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
            return memory[position]
        }
        @inline(__always)
        set {
            precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
            memory[position] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ entry: IndexEntry) {
        if count == capacity { grow() }
        (memory + count).initialize(to: entry)
        count &+= 1
    }

    /// Doubles the room, so that adding n entries moves at most 2n.
    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<IndexEntry>.allocate(capacity: 2 * capacity)
        larger.moveInitialize(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity *= 2
    }

    /// Removes all entries after a position.
    mutating func removeAll(after position: Int) {
        precondition(position >= -1)
        count = min(count, position + 1)
    }
}
