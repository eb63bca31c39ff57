/// A table of member names that finds a key without creating a string for it.
package struct KeyNames: Sendable {
    /// Three words of a name: the first eight bytes, the next eight, and the last eight, which
    /// overlap. A name of fewer than eight bytes has one word, filled up with zeros.
    private struct Name: Equatable {
        /// The greatest length at which the three words hold every byte.
        static let wholeCount = 24

        let count: Int
        let words: (first: UInt64, middle: UInt64, last: UInt64)

        @inline(__always)
        init(_ bytes: RawSpan, _ range: Range<Int>) {
            count = range.count
            let start = range.lowerBound
            let first = bytes.word(at: start, count: min(8, count))
            let last = count < 8 ? first : bytes.word(at: start &+ count &- 8)
            words = (first, count > 16 ? bytes.word(at: start &+ 8) : last, last)
        }

        @inline(__always)
        static func == (left: Name, right: Name) -> Bool {
            left.words == right.words && left.count == right.count
        }
    }

    private var names: [Name] = []
    private var texts: [String] = []

    /// Creates a table of names, numbered in their order.
    package init(_ names: [String] = []) {
        for name in names { append(name) }
    }

    /// The number of names.
    package var count: Int { names.count }

    /// Appends a name to the table.
    package mutating func append(_ name: String) {
        names.append(name.withBytes { Name($0, 0..<$0.byteCount) })
        texts.append(name)
    }

    /// Returns the number of a name; nil if it is not in the table.
    package func number(of name: String) -> Int? {
        name.withBytes { number(of: $0, 0..<$0.byteCount) }
    }

    /// Returns the number of a name; nil if it is not in the table.
    ///
    /// Most dictionaries have their members in canonical order, so the search begins at `start`, and
    /// then continues from the first name. `start` is at most the number of names.
    @inline(__always)
    func number(of bytes: RawSpan, _ range: Range<Int>, from start: Int = 0) -> Int? {
        guard range.count <= Name.wholeCount else { return number(ofLong: bytes, range) }
        let name = Name(bytes, range)
        for number in start..<names.count where names[number] == name { return number }
        for number in 0..<start where names[number] == name { return number }
        return nil
    }

    @inline(never)
    private func number(ofLong bytes: RawSpan, _ range: Range<Int>) -> Int? {
        let name = Name(bytes, range)
        return names.indices.first { number in
            names[number] == name
                && texts[number].withBytes { $0.isIdentical(to: bytes.extracting(range)) }
        }
    }
}
