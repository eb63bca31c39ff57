extension StringModifiers {
    /// Whether strings differ from their folded forms at all.
    var fold: Bool { ignoresCase || ignoresDiacritics }

    /// Returns a text without the differences that the modifiers ignore.
    ///
    /// This looks at each Unicode scalar alone, so that its time grows as the text does, however many
    /// marks follow a letter.
    func folded(_ text: String) -> String {
        let text = ignoresCase ? text.lowercased() : text
        guard ignoresDiacritics, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars
        where scalar.properties.canonicalCombiningClass == .notReordered {
            result.append(Self.letters[scalar] ?? scalar)
        }
        return String(result)
    }

    /// The ASCII letters by the characters that write them together with one mark.
    private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
        // Characters are equal if their decompositions are.
        var letters: [Character: Unicode.Scalar] = [:]
        let marks = (0x300...0x36F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars {
            for mark in marks {
                let text = String(String.UnicodeScalarView([letter, mark]))
                if text.count == 1 { letters[Character(text)] = letter }
            }
        }
        // Latin-1, Latin Extended-A and -B, Latin Extended Additional, and the Angstrom sign.
        let ranges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x1E00...0x1EFF, 0x212B...0x212B]
        var known: [Unicode.Scalar: Unicode.Scalar] = [:]
        for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
            known[scalar] = letters[Character(scalar)]
        }
        return known
    }()
}
