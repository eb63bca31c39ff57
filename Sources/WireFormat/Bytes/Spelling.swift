package enum Spelling {
    /// The maximum length of a name that gets a suggestion, in bytes.
    private static let maxByteCount = 40

    /// Returns `; did you mean “title”?` for a misspelled name in a document. Returns an empty
    /// string if no known name is similar, or if the misspelled name is long. The case of the
    /// misspelled name is ignored; the known names must be in lower case.
    package static func suggestion(
        for name: String, in names: some Sequence<String>
    ) -> String {
        guard name.utf8.count <= maxByteCount else { return "" }
        return nearest(to: name.lowercased(), in: names).map { "; did you mean “\($0)”?" } ?? ""
    }

    /// Returns the known word that is the fewest edits away from `word`. Allows one edit for every
    /// three letters of `word`, and always at least one; nil if no known word is that close.
    package static func nearest(to word: String, in words: some Sequence<String>) -> String? {
        let letters = Array(word.utf8)
        var best: (word: String, distance: Int)?
        for one in words {
            let limit = best?.distance ?? max(1, letters.count / 3) + 1
            // Skip words whose length already requires too many edits.
            guard abs(one.utf8.count - letters.count) < limit else { continue }
            let distance = distance(letters, Array(one.utf8))
            if distance < limit { best = (one, distance) }
        }
        return best?.word
    }

    /// Returns the Levenshtein distance; swapping two adjacent letters counts as one edit. Only
    /// three rows of the table are kept.
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

extension [String] {
    /// The words as a phrase: `json, xml or binary`.
    package var alternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
