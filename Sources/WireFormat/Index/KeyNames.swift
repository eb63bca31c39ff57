/// The names that members may have, in a form in which a key is found without making a string of it.
package struct KeyNames: Sendable {
    /// A name of at most 24 bytes, in words that are filled up with zeros.
    private struct Name: Equatable {
        var count: Int
        var words: SIMD3<UInt64>

        @inline(__always)
        init(_ bytes: RawSpan, _ range: Range<Int>) {
            count = range.count
            words = SIMD3(
                bytes.word(at: range.lowerBound, count: min(8, count)),
                count > 8 ? bytes.word(at: range.lowerBound + 8, count: min(8, count - 8)) : 0,
                count > 16 ? bytes.word(at: range.lowerBound + 16, count: count - 16) : 0)
        }
    }

    /// The greatest number of bytes in a name.
    package static let greatestCount = 24
    private var names: [Name] = []

    /// Makes a table of names, in the order of their numbers; none may have more than 24 bytes.
    package init(_ names: [String] = []) {
        for name in names { append(name) }
    }

    /// Adds a name.
    package mutating func append(_ name: String) {
        precondition(name.utf8.count <= Self.greatestCount)
        names.append(name.withBytes { Name($0, 0..<$0.byteCount) })
    }

    @inline(__always)
    func number(of bytes: RawSpan, _ range: Range<Int>) -> Int? {
        guard range.count <= Self.greatestCount else { return nil }
        let key = Name(bytes, range)
        for number in names.indices {
            let name = names[number]
            if name.words.x == key.words.x, name.count == key.count, name.words.y == key.words.y,
                name.words.z == key.words.z
            {
                return number
            }
        }
        return nil
    }
}
