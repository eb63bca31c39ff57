/// Suggests ids for a misspelled one.
package enum Spelling {
    /// Returns the word with the fewest edits; nil if every word needs edits to more than a third of the letters.
    package static func nearest(to word: String, in words: some Sequence<String>) -> String? {
        let letters = Array(word.utf8)
        var best: (word: String, distance: Int)?
        for one in words {
            let limit = best?.distance ?? max(1, letters.count / 3) + 1
            let distance = distance(letters, Array(one.utf8))
            if distance < limit { best = (one, distance) }
        }
        return best?.word
    }

    /// Levenshtein's distance, of which one row is kept.
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (position, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = position + 1
            for column in other.indices {
                let replaced = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
