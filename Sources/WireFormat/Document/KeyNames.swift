/// The names that members may have, in a form in which a key is found without making a string of it.
package struct KeyNames: Sendable {
    /// The first eight bytes of a name, the eight after these, and the last eight, which overlap; of
    /// fewer than eight bytes the one word that is filled up with zeros.
    private struct Name: Equatable {
        /// The greatest number of bytes of which none is left out.
        static let wholeCount = 24

        let count: Int
        let words: (first: UInt64, middle: UInt64, last: UInt64)

        @inline(__always)
        init(_ bytes: RawSpan, _ range: Range<Int>) {
            count = range.count
            let start = range.lowerBound
            let first = bytes.word(at: start, count: min(8, count))
            let last = count < 8 ? first : bytes.word(at: start + count - 8)
            words = (first, count > 16 ? bytes.word(at: start + 8) : last, last)
        }

        @inline(__always)
        static func == (left: Name, right: Name) -> Bool {
            left.words == right.words && left.count == right.count
        }
    }

    /// The greatest number of names, which are the positions that ``WireDocument/NamedMembers`` has.
    private static let greatestCount = WireDocument.NamedMembers.greatestCount

    private var names: [Name] = []
    private var texts: [String] = []

    /// Makes a table of at most sixteen names, in the order of their numbers.
    package init(_ names: [String] = []) {
        for name in names { append(name) }
    }

    /// Adds a name.
    package mutating func append(_ name: String) {
        precondition(names.count < Self.greatestCount, "a table of more than sixteen names")
        names.append(name.withBytes { Name($0, 0..<$0.byteCount) })
        texts.append(name)
    }

    /// The number of a name; nil for none of them.
    package func number(of name: String) -> Int? {
        name.withBytes { number(of: $0, 0..<$0.byteCount) }
    }

    @inline(__always)
    func number(of bytes: RawSpan, _ range: Range<Int>) -> Int? {
        guard range.count <= Name.wholeCount else { return number(ofLong: bytes, range) }
        let name = Name(bytes, range)
        for number in names.indices where names[number] == name { return number }
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
