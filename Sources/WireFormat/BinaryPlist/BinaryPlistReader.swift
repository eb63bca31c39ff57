/// Reads a binary property list where it lies, without recursion: data is not even looked at.
///
///      0         8                                   table          size − 32      size
///     +----------+----------------------------------+--------------+--------------+
///     | bplist00 | objects                          | offsets      | trailer      |
///     +----------+----------------------------------+--------------+--------------+
///                 marker: kind (high 4 bits), length (low 4; 15: an integer object follows)
///                 0 null, false, true   1 integer   2 real   3 date   4 data
///                 5 ASCII   6 UTF-16   A array of references   D keys' references, then values'
///
///     trailer: 6 unused bytes, size of an offset, size of a reference,
///              count of objects, number of the root object, offset of the table: 8 bytes each
///
/// A shared object is indexed as often as it is referred to, so that limits count the tree.
struct BinaryPlistReader {
    var builder: IndexBuilder
    private var layout = BinaryLayout()
    private var pending: [Pending] = []
    /// The containers open now, by object number, one bit each: a reference to one is a cycle.
    private var isOpen = BitSet()

    /// A container whose references have not all been followed.
    private struct Pending {
        let object: Int
        let isDictionary: Bool
        /// Where its references begin.
        let references: Int
        let count: Int
        var next = 0
        /// In a dictionary: whether the key of the next member has been added.
        var hasKey = false
    }

    init(_ builder: IndexBuilder) {
        self.builder = builder
    }

    /// Reads the whole input; returns what is wrong with it, if anything is.
    mutating func read(_ bytes: RawSpan) -> Fault? {
        do throws(Fault) {
            layout = try BinaryLayout(bytes)
            isOpen = BitSet(count: layout.objectCount)
            try readObject(layout.root, referredAt: bytes.byteCount - 16, bytes)
            while let last = pending.last {
                try follow(last, bytes)
            }
            return nil
        } catch {
            return error
        }
    }

    /// Follows the next reference of the innermost container, or closes it.
    private mutating func follow(_ last: Pending, _ bytes: RawSpan) throws(Fault) {
        guard last.next < last.count else {
            pending.removeLast()
            isOpen.remove(last.object)
            if last.isDictionary { try builder.endDictionary(bytes) } else { builder.endArray() }
            return
        }
        let level = pending.count - 1
        let offset = last.references + last.next * layout.referenceSize
        if last.isDictionary, !last.hasKey {
            pending[level].hasKey = true
            try readKey(layout.reference(at: offset, bytes), bytes)
        } else {
            pending[level].hasKey = false
            pending[level].next += 1
            let values = last.isDictionary ? last.count * layout.referenceSize : 0
            let object = try layout.reference(at: offset + values, bytes)
            builder.isReading = true
            try readObject(object, referredAt: offset + values, bytes)
        }
    }

    private mutating func readObject(
        _ number: Int, referredAt place: Int, _ bytes: RawSpan
    ) throws(Fault) {
        let object = try BinaryObject(number, layout, bytes)
        switch object.kind {
        case .null: try builder.null(at: object.offset)
        case .boolean(let value): try builder.boolean(value, at: object.offset)
        case .integer(let value): try builder.number(value, at: object.offset)
        case .real(let value): try builder.real(value, at: object.offset)
        case .date(let value): try builder.date(value, at: object.offset)
        case .data(let range):
            try builder.data(range, form: .plain, byteCount: range.count, at: object.offset)
        case .ascii(let range):
            try checkASCII(range, bytes)
            try builder.string(
                range, form: .plain, byteCount: range.count, at: object.offset)
        case .utf16(let range):
            let count = try utf8Count(range, bytes)
            try builder.string(range, form: .utf16, byteCount: count, at: object.offset)
        case .array(let references, let count):
            try begin(number, false, references, count, at: object.offset, place)
        case .dictionary(let references, let count):
            try begin(number, true, references, count, at: object.offset, place)
        }
    }

    private mutating func begin(
        _ number: Int, _ isDictionary: Bool, _ references: Int, _ count: Int, at offset: Int,
        _ place: Int
    ) throws(Fault) {
        guard !isOpen.contains(number) else {
            throw Fault(.binaryCycle, at: place, "a reference to a container around it")
        }
        if isDictionary {
            try builder.beginDictionary(at: offset)
        } else {
            try builder.beginArray(at: offset)
        }
        isOpen.insert(number)
        pending.append(
            Pending(
                object: number, isDictionary: isDictionary, references: references, count: count))
    }

    private mutating func readKey(_ number: Int, _ bytes: RawSpan) throws(Fault) {
        let place = layout.offset(of: number, bytes)
        guard 5...6 ~= bytes.byte(at: place) >> 4 else {
            throw Fault(.binaryKey, at: place, "a key that is not a string")
        }
        let object = try BinaryObject(number, layout, bytes)
        switch object.kind {
        case .ascii(let range):
            try checkASCII(range, bytes)
            try builder.key(range, at: object.offset, bytes)
        case .utf16(let range):
            _ = try utf8Count(range, bytes)
            try builder.key(UTF16Text.utf8(bytes, range), at: object.offset, bytes)
        default: return
        }
    }

    private func checkASCII(_ range: Range<Int>, _ bytes: RawSpan) throws(Fault) {
        try checkLength(range.count, at: range.lowerBound)
        for position in range where bytes.byte(at: position) >= 0x80 {
            throw Fault(.binaryString, at: position, "a byte beyond ASCII in an ASCII string")
        }
    }

    private func utf8Count(_ range: Range<Int>, _ bytes: RawSpan) throws(Fault) -> Int {
        try checkLength(range.count / 2, at: range.lowerBound)
        do throws(UTF16Text.Malformed) {
            return try UTF16Text.utf8Count(bytes, range)
        } catch {
            throw Fault(.binaryString, at: error.offset, "the string is not UTF-16")
        }
    }

    /// Refuses a string that is too long before its characters are looked at.
    private func checkLength(_ count: Int, at offset: Int) throws(Fault) {
        guard !builder.isTagContent, count > builder.limits.stringByteCount else { return }
        throw Fault(
            .stringLimit, at: offset,
            "a string of \(count) characters; \(builder.limits.stringByteCount) bytes are allowed")
    }
}
