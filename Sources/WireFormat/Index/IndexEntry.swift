/// An entry of the flat index: one value or one key, in sixteen bytes. Entries are in document
/// order.
///
///     head  63            16 15     8 7      0
///          +----------------+--------+--------+
///          | offset         | form   | kind   |
///          +----------------+--------+--------+
///     tail  64 bits: string, url, data: the length of the stored content, in bytes
///                    boolean, number, date: the value itself
///                    array, dictionary, unknown tag: end (high half), count (low half)
///
/// The entries of a container's content follow its entry; in a dictionary, keys and values
/// alternate. `end` is the position after the last entry. `offset` is the start of the stored
/// content, in the input or in the arena. For a container, and for a value that is stored in the
/// entry itself, `offset` is the first byte of the value.
struct IndexEntry {
    /// How the content is stored; for a number, its representation; for a dictionary, whether its
    /// keys are sorted.
    enum Form: UInt8 {
        /// UTF-8 or bytes that the input contains unchanged; also every value to which no other
        /// form applies.
        case plain
        /// UTF-8 in the arena, decoded once while reading.
        case arena
        case jsonEscapes
        /// UTF-8 in the input with XML references, CDATA sections, comments or carriage returns.
        case xmlEscapes
        /// Big-endian UTF-16 in the input.
        case utf16
        case base64
        case base64WhiteSpace
        /// Base64 in the input with slashes escaped as `\/`.
        case base64Backslash
        case base64Arena
        case signed
        /// The bits of an unsigned integer above `Int64.max`.
        case unsigned
        case real
        /// A dictionary whose keys are in canonical order.
        case sorted
    }

    /// The bit that marks a key. The raw values of ``WireKind`` do not use this bit.
    static let keyKind: UInt8 = 0x20

    var head: UInt64
    var tail: UInt64

    init(kind: UInt8, form: Form, offset: Int, tail: UInt64) {
        head = UInt64(truncatingIfNeeded: offset) &<< 16 | UInt64(form.rawValue) << 8 | UInt64(kind)
        self.tail = tail
    }

    init(_ kind: WireKind, form: Form = .plain, offset: Int, tail: UInt64) {
        self.init(kind: kind.rawValue, form: form, offset: offset, tail: tail)
    }

    init(_ kind: WireKind, form: Form = .plain, _ range: Range<Int>) {
        self.init(
            kind, form: form, offset: range.lowerBound,
            tail: UInt64(truncatingIfNeeded: range.count))
    }

    init(key range: Range<Int>, form: Form) {
        self.init(
            kind: WireKind.string.rawValue | Self.keyKind, form: form, offset: range.lowerBound,
            tail: UInt64(truncatingIfNeeded: range.count))
    }

    init(_ number: WireNumber, offset: Int) {
        switch number.storage {
        case .signed(let value):
            self.init(.number, form: .signed, offset: offset, tail: UInt64(bitPattern: value))
        case .unsigned(let value):
            self.init(.number, form: .unsigned, offset: offset, tail: value)
        case .real(let value):
            self.init(.number, form: .real, offset: offset, tail: value.bitPattern)
        }
    }

    /// A key has the kind of a string.
    var kind: WireKind { WireKind(rawValue: UInt8(truncatingIfNeeded: head) & 0x1F) ?? .string }
    var form: Form { Form(rawValue: UInt8(truncatingIfNeeded: head >> 8)) ?? .plain }
    var isInArena: Bool { UInt8(truncatingIfNeeded: head >> 8) == Form.arena.rawValue }
    var offset: Int { Int(truncatingIfNeeded: head >> 16) }
    var isKey: Bool { UInt8(truncatingIfNeeded: head) & Self.keyKind != 0 }
    var isContainer: Bool {
        let kind = UInt8(truncatingIfNeeded: head)
        return kind >= WireKind.array.rawValue && kind < Self.keyKind
    }
    /// False for keys.
    @inline(__always)
    func isKind(_ kind: WireKind) -> Bool { UInt8(truncatingIfNeeded: head) == kind.rawValue }

    /// The range of the stored content, for kinds with a length.
    ///
    /// The bounds are checked where the bytes are read.
    var range: Range<Int> {
        Range(uncheckedBounds: (offset, max(offset, offset &+ byteCount)))
    }
    var byteCount: Int { Int(truncatingIfNeeded: tail) }
    var end: Int { Int(truncatingIfNeeded: tail >> 32) }
    var count: Int { Int(truncatingIfNeeded: tail & 0xFFFF_FFFF) }

    mutating func dropFirstByte() {
        head += 1 << 16
        tail -= 1
    }

    @inline(__always)
    mutating func close(_ form: Form, end: Int, count: Int) {
        head = head & ~0xFF00 | UInt64(form.rawValue) << 8
        tail = UInt64(truncatingIfNeeded: end) &<< 32 | UInt64(truncatingIfNeeded: count)
    }
}

/// The entries of an index, in memory that the list owns.
///
/// The list cannot be copied, frees its memory when it is destroyed, and lets no pointer escape. An
/// array would check uniqueness on every append, and retain and release on every read.
struct IndexEntries: ~Copyable, @unchecked Sendable {
    // Sendable: the list is the only owner of its memory, and changes the memory only in mutating
    // functions.
    private var memory: UnsafeMutablePointer<IndexEntry>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(1, capacity)
        memory = .allocate(capacity: self.capacity)
    }

    deinit {
        memory.deallocate()
    }

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

    /// Doubles the capacity, so that adding n entries moves at most 2n.
    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<IndexEntry>.allocate(capacity: 2 * capacity)
        larger.moveInitialize(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity *= 2
    }

    mutating func removeAll(after position: Int) {
        precondition(position >= -1)
        count = min(count, position + 1)
    }
}
