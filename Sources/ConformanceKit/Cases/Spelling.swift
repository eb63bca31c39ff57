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

    /// Levenshtein's distance, where two letters in the wrong order count as one edit. Three rows are
    /// kept.
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var before: [Int] = []
        var last = Array(0...other.count)
        for (position, letter) in one.enumerated() {
            var row = [position + 1]
            for column in other.indices {
                let replaced = last[column] + (letter == other[column] ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, row[column] + 1)
                if position > 0, column > 0, letter == other[column - 1],
                    one[position - 1] == other[column]
                {
                    best = min(best, before[column - 1] + 1)
                }
                row.append(best)
            }
            (before, last) = (last, row)
        }
        return last[other.count]
    }
}
