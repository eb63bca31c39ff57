/// The encoded strings, numbers, dates and booleans of a binary property list, each stored once.
///
/// A scalar is appended, and removed again if the table already contains it. Scalars with the same
/// bytes are equal, because the bytes start with the kind and the length.
struct BinaryScalarTable: ~Copyable {
    private(set) var bytes = OutputBuffer()
    /// The start of each scalar in ``bytes``, followed by the end of the last scalar.
    private var starts = [0]
    private var numbers = HashedNumbers(capacity: 192)

    func range(of number: Int) -> Range<Int> { starts[number]..<starts[number + 1] }

    @inline(__always)
    mutating func add(_ write: (inout OutputBuffer) -> Void) -> (number: Int, isNew: Bool) {
        let start = bytes.count
        write(&bytes)
        let (hash, _) = bytes.withBytes { $0.extracting(start...).hash(seed: HashedNumbers.seed) }
        return commit(from: start, hash)
    }

    /// The text must be well-formed UTF-8. An ASCII string is looked up before it is encoded. This
    /// is possible because the encoding of an ASCII string ends with the bytes of the string
    /// itself, so `text` can be compared with the strings in the table.
    mutating func add(string text: RawSpan) -> (number: Int, isNew: Bool) {
        let (hash, isASCII) = text.hash(seed: HashedNumbers.seed)
        guard isASCII else {
            let start = bytes.count
            bytes.append(binaryUTF16: text)
            return commit(from: start, hash)
        }
        let (slot, known) = numbers.find(hash) { isString(range(of: $0), text) }
        if let known { return (known, false) }
        bytes.append(binaryASCII: text)
        return (enter(at: slot, hash), true)
    }

    private mutating func commit(from start: Int, _ hash: UInt64) -> (number: Int, isNew: Bool) {
        let added = start..<bytes.count
        let (slot, known) = numbers.find(hash) { isSame(range(of: $0), added) }
        if let known {
            bytes.removeLast(added.count)
            return (known, false)
        }
        return (enter(at: slot, hash), true)
    }

    private mutating func enter(at slot: Int, _ hash: UInt64) -> Int {
        let number = starts.count - 1
        starts.append(bytes.count)
        numbers.enter(number, at: slot, hash)
        return number
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
}
