import WireFormat

enum Suggestion {
    /// Returns `; did you mean 'validate'?`, or an empty string if no word is similar.
    static func text(for word: String, in words: some Sequence<String>) -> String {
        nearest(to: word, in: words).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// Returns the known word that starts with `word`, if there is exactly one and `word` has more
    /// than two bytes. Otherwise, returns the known word that is the fewest edits away, or nil if
    /// no known word is similar.
    static func nearest(to word: String, in words: some Sequence<String>) -> String? {
        let words = Array(words)
        let longer = words.filter { word.utf8.count > 2 && $0.hasPrefix(word) }
        return longer.count == 1 ? longer[0] : Spelling.nearest(to: word, in: words)
    }
}
