/// A pattern of case ids: `*` matches any text, and `?` matches one character.
///
/// A pattern without a slash is matched against the ids of vectors, and selects all their cases.
///
///     Glob("text.*").matches("text.runs.text-is-their-texts-in-order/decode-json")  // true
package struct Glob: Hashable, Sendable {
    private let pattern: [UInt8]
    private let hasSlash: Bool

    package init(_ pattern: String) {
        self.pattern = Array(pattern.utf8)
        hasSlash = pattern.utf8.contains(UInt8(ascii: "/"))
    }

    package func matches(_ id: String) -> Bool {
        let bytes = Array(id.utf8)
        let vector = bytes.prefix { $0 != UInt8(ascii: "/") }
        return matches(hasSlash ? bytes[...] : vector)
    }

    /// Whether the pattern can match the id of a vector of a group; never false if one matches.
    package func canMatch(inGroup name: String) -> Bool {
        let start = pattern.prefix { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") }
        let prefix = Array(name.utf8) + [UInt8(ascii: ".")]
        return start.starts(with: prefix) || prefix.starts(with: start)
    }

    /// Only backtracks to the last `*`, so the cost is at most the pattern length times the text
    /// length.
    private func matches(_ text: ArraySlice<UInt8>) -> Bool {
        var (position, next) = (text.startIndex, 0)
        var star: (pattern: Int, text: Int)?
        while position < text.endIndex {
            if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
                star = (next, position)
                next += 1
            } else if next < pattern.count,
                pattern[next] == UInt8(ascii: "?") || pattern[next] == text[position]
            {
                next += 1
                position += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                (next, position) = (last.pattern + 1, last.text + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
