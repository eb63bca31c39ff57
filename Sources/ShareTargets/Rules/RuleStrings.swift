extension StringModifiers {
    /// Whether folding can change a string.
    var fold: Bool { ignoresCase || ignoresDiacritics }

    /// Returns a string without the differences that the modifiers ignore.
    ///
    /// Folding considers each Unicode scalar separately. Its time is therefore linear, however many
    /// marks follow a letter.
    func folded(_ text: String) -> String {
        let text = ignoresCase ? text.lowercased() : text
        guard ignoresDiacritics, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars
        where !Self.marks.contains(scalar.value)
            && scalar.properties.canonicalCombiningClass == .notReordered
        {
            result.append(Self.letters[scalar] ?? scalar)
        }
        return String(result)
    }

    /// The combining marks of clause 33.2.8. The combining class does not identify all of them:
    /// U+034F has class 0.
    private static let marks: ClosedRange<UInt32> = 0x300...0x36F

    /// The ASCII base letters of precomposed characters with one mark.
    private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
        // Characters are equal if their canonical decompositions are equal, so looking up a
        // precomposed character finds the entry of its letter and mark.
        var letters: [Character: Unicode.Scalar] = [:]
        let marks = Self.marks.compactMap(Unicode.Scalar.init)
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

/// A pattern of LIKE: `?` matches one character, and `*` matches any number of them.
package struct LikePattern: Sendable {
    private let pattern: [UInt8]

    package init(_ pattern: [UInt8]) {
        self.pattern = pattern
    }

    /// Returns whether the whole string matches. The number of steps is at most the product of both
    /// lengths, because matching only backtracks to the last `*`.
    package func matches(_ text: [UInt8]) -> Bool {
        var (place, position) = (0, 0)
        var star: (place: Int, position: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                star = (place, position)
                place += 1
            } else if let next = match(at: place, text, position) {
                (place, position) = next
            } else if let last = star {
                star = (last.place, last.position + 1)
                (place, position) = (last.place + 1, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// Matches one byte or one character. Returns the positions after the match, or nil.
    private func match(
        at place: Int, _ text: [UInt8], _ position: Int
    ) -> (place: Int, position: Int)? {
        guard place < pattern.count else { return nil }
        if pattern[place] == UInt8(ascii: "\\"), place + 1 < pattern.count {
            return pattern[place + 1] == text[position] ? (place + 2, position + 1) : nil
        }
        guard pattern[place] == UInt8(ascii: "?") else {
            return pattern[place] == text[position] ? (place + 1, position + 1) : nil
        }
        var next = position + 1
        while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
        return (place + 1, next)
    }

    /// Every string contains the empty string.
    static func isPart(_ part: [UInt8], of text: [UInt8]) -> Bool {
        guard part.count <= text.count else { return false }
        return (0...text.count - part.count).contains {
            text[$0..<$0 + part.count].elementsEqual(part)
        }
    }
}
