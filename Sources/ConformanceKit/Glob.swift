import ShareTargets

/// A pattern of case ids: `*` matches any text, and `?` matches one character.
///
/// A pattern without a slash is matched against the ids of vectors, and selects all their cases.
///
///     Glob("text.*").matches("text.runs.text-is-their-texts-in-order/decode-json")  // true
package struct Glob: Sendable {
    private let pattern: LikePattern
    /// The bytes before the first wildcard.
    private let start: [UInt8]
    private let hasSlash: Bool

    package init(_ pattern: String) {
        // LIKE has the same wildcards, but a backslash begins an escape there.
        let backslash = UInt8(ascii: "\\")
        self.pattern = LikePattern(
            pattern.utf8.flatMap { $0 == backslash ? [backslash, backslash] : [$0] })
        start = Array(pattern.utf8.prefix { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") })
        hasSlash = pattern.utf8.contains(UInt8(ascii: "/"))
    }

    package func matches(_ id: String) -> Bool {
        let bytes = Array(id.utf8)
        return pattern.matches(hasSlash ? bytes : Array(bytes.prefix { $0 != UInt8(ascii: "/") }))
    }

    /// Whether the pattern can match the id of a vector of a group; never false if one matches.
    package func canMatch(inGroup name: String) -> Bool {
        let prefix = Array(name.utf8) + [UInt8(ascii: ".")]
        return start.starts(with: prefix) || prefix.starts(with: start)
    }
}
