extension StringModifiers {
    /// Returns the bytes of a text without the differences that the modifiers ignore.
    func folded(_ text: String) -> [UInt8] {
        guard ignoresCase || ignoresDiacritics else { return Array(text.utf8) }
        var text = ignoresCase ? text.lowercased() : text
        if ignoresDiacritics, text.utf8.contains(where: { $0 >= 0x80 }) {
            text = Self.withoutMarks(text)
        }
        return Array(text.utf8)
    }

    /// Returns a text without combining marks. Of a letter that one character writes together with
    /// its marks, only Latin letters with one mark are known.
    private static func withoutMarks(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for character in text {
            let scalars = (letters[character] ?? character).unicodeScalars
            result.append(contentsOf: scalars.filter { !isMark($0) })
        }
        return String(result)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.canonicalCombiningClass != .notReordered
    }

    /// The Latin letters by the characters that they make with one mark. Equal characters are those
    /// with the same decomposition.
    private static let letters: [Character: Character] = {
        var letters: [Character: Character] = [:]
        let ascii = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let marks = (0x300...0x36F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        for letter in ascii {
            for mark in marks {
                let text = String(letter) + String(Character(mark))
                if text.count == 1 { letters[Character(text)] = letter }
            }
        }
        return letters
    }()
}
