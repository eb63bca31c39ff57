/// Reads a binary property list in place, without recursion and without reading the contents of
/// data.
///
///      0         8                                   table          size − 32      size
///     +----------+----------------------------------+--------------+--------------+
///     | bplist00 | objects                          | offsets      | trailer      |
///     +----------+----------------------------------+--------------+--------------+
///                 marker: kind (high 4 bits), length (low 4 bits; if 15, an integer follows)
///                 0 null, false, true   1 integer   2 real   3 date   4 data
///                 5 ASCII   6 UTF-16   A array of references
///                 D dictionary: references to keys, then references to values
///
///     trailer: 6 unused bytes; 1 byte each: size of an offset, size of a reference;
///              8 bytes each: count of objects, number of the root object, offset of the table
///
/// An object that is referenced several times is indexed once per reference, so that the limits
/// apply to the expanded tree.
struct BinaryPlistReader: ~Copyable {
    var builder: IndexBuilder
    private(set) var layout = BinaryLayout()
    private var innermost = Pending()
    /// The containers around ``innermost``, outermost first. The first element is the sentinel
    /// around the root.
    private var outer: [Pending] = []
    /// A cache of recent ASCII keys. The low bits of an object's number select its slot.
    var keys = [KnownKey()]
    /// For each object number, whether the object is an open container. A reference to an open
    /// container is a cycle.
    private var isOpen: [Bool] = []
    /// For each object number, whether the object is a container or a long string that was already
    /// read.
    private var wasRead: [Bool] = []
    /// The level of the outermost open container that is being read again, or nil.
    private var repeatLevel: Int?
    /// The total size in bytes of the long strings that were read again.
    private var repeatedByteCount = 0
    /// The ranges of decoded UTF-16 keys in the arena of the index, by object number.
    var decodedKeys: [Int: Range<Int>] = [:]

    /// An open container, and its references that have not been followed yet.
    private struct Pending {
        var object = 0
        var isDictionary = false
        /// The offset of the next reference; in a dictionary, of the next reference to a key.
        var next = 0
        /// The offset after the last reference; in a dictionary, after the last reference to a key.
        var end = 0
        /// In a dictionary, the offset in bytes from a key's reference to its value's reference.
        var valueDistance = 0
    }

    init(_ builder: consuming IndexBuilder) {
        self.builder = builder
    }

    mutating func read(_ bytes: RawSpan) -> Fault? {
        do throws(Fault) {
            layout = try BinaryLayout(bytes)
            isOpen = [Bool](repeating: false, count: layout.objectCount)
            wasRead = isOpen
            if layout.objectCount > KnownKey.fewObjects {
                keys = [KnownKey](repeating: KnownKey(), count: KnownKey.placeCount)
            }
            try readObject(layout.root, referredAt: bytes.byteCount - 16, bytes)
            while !builder.isComplete {
                if innermost.next < innermost.end {
                    try readNext(bytes)
                } else {
                    try end(bytes)
                }
            }
            if repeatedByteCount > WireIndex.unsharedByteCount {
                builder.index.shareStrings(bytes)
            }
            return nil
        } catch {
            return error
        }
    }

    @inline(__always)
    private mutating func readNext(_ bytes: RawSpan) throws(Fault) {
        let place = innermost.next
        if innermost.isDictionary {
            try readKey(layout.reference(at: place, bytes), bytes)
        }
        innermost.next += layout.referenceSize
        let value = place + innermost.valueDistance
        let object = try layout.reference(at: value, bytes)
        builder.isReading = true
        try readObject(object, referredAt: value, bytes)
    }

    private mutating func readObject(
        _ number: Int, referredAt place: Int, _ bytes: RawSpan
    ) throws(Fault) {
        let object = BinaryObject(number, layout, bytes)
        switch object.kind {
        case 0x5: noteString(number, byteCount: try readASCII(object, bytes))
        case 0x6: noteString(number, byteCount: try readUTF16(object, bytes))
        case 0xA, 0xD: try begin(object, number, referredAt: place, bytes)
        case 0x1: try builder.number(object.integer(bytes), at: object.offset)
        case 0x2: try builder.real(object.real(bytes), at: object.offset)
        case 0x3: try builder.date(object.date(bytes), at: object.offset)
        case 0x4:
            let (range, count) = try object.items(ofSize: 1, bytes)
            try builder.data(range, form: .plain, byteCount: count, at: object.offset)
        case 0x8:
            throw Fault(
                .uid, at: object.offset, "a UID of a keyed archive, which a payload cannot contain")
        default: try readSimple(object)
        }
    }

    private mutating func readSimple(_ object: BinaryObject) throws(Fault) {
        switch object.marker {
        case 0x00: try builder.null(at: object.offset)
        case 0x08: try builder.boolean(false, at: object.offset)
        case 0x09: try builder.boolean(true, at: object.offset)
        default: throw object.unsupported()
        }
    }

    @inline(__always)
    mutating func noteString(_ number: Int, byteCount: Int) {
        guard byteCount > WireIndex.shortByteCount else { return }
        if wasRead[number] { repeatedByteCount += byteCount }
        wasRead[number] = true
    }

    // MARK: Containers

    private mutating func begin(
        _ object: BinaryObject, _ number: Int, referredAt place: Int, _ bytes: RawSpan
    ) throws(Fault) {
        let size = layout.referenceSize
        let isDictionary = object.kind == 0xD
        let (range, count) = try object.items(ofSize: isDictionary ? 2 * size : size, bytes)
        guard !isOpen[number] else {
            // Attribute the fault to the container with the reference, because no value has
            // begun.
            builder.isReading = false
            throw Fault(.binaryCycle, at: place, "a reference to a container that encloses it")
        }
        try builder.begin(isDictionary ? .dictionary : .array, at: object.offset)
        isOpen[number] = true
        if wasRead[number], repeatLevel == nil {
            repeatLevel = outer.count
            builder.tally.setRepeating(true)
        }
        wasRead[number] = true
        outer.append(innermost)
        innermost = Pending(
            object: number, isDictionary: isDictionary, next: range.lowerBound,
            end: range.lowerBound + count * size, valueDistance: isDictionary ? count * size : 0)
    }

    private mutating func end(_ bytes: RawSpan) throws(Fault) {
        isOpen[innermost.object] = false
        if innermost.isDictionary { try builder.endDictionary(bytes) } else { builder.endArray() }
        innermost = outer.removeLast()
        if repeatLevel == outer.count {
            repeatLevel = nil
            builder.tally.setRepeating(false)
        }
    }
}
