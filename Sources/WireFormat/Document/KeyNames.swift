/// The names that members may have, in a form in which a key is found without making a string of it.
package struct KeyNames: Sendable {
    /// A name of at most 24 bytes: its first, middle and last eight, which overlap; of fewer than
    /// eight bytes the one word that is filled up with zeros.
    private struct Name: Equatable {
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

    /// The number of a name; nil for none of them.
    package func number(of name: String) -> Int? {
        name.withBytes { number(of: $0, 0..<$0.byteCount) }
    }

    @inline(__always)
    func number(of bytes: RawSpan, _ range: Range<Int>) -> Int? {
        guard range.count <= Self.greatestCount else { return nil }
        let name = Name(bytes, range)
        for number in names.indices where names[number] == name { return number }
        return nil
    }
}
