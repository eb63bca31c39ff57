/// The letters of a text in lower case and without accents, for comparing names of devices.
struct PlainLetters {
    private let letters: [Unicode.Scalar]

    init(_ text: String) {
        letters = text.lowercased().unicodeScalars.filter { !$0.properties.isDiacritic }
            .filter { $0.properties.generalCategory != .nonspacingMark }.map(Self.base)
    }

    func begins(with other: PlainLetters) -> Bool { letters.starts(with: other.letters) }

    /// Returns a letter without its accent, by its Unicode name: `LATIN SMALL LETTER E WITH ACUTE`.
    private static func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let start = "LATIN SMALL LETTER "
        guard !scalar.isASCII, let name = scalar.properties.name, name.hasPrefix(start) else {
            return scalar
        }
        let words = name.dropFirst(start.count).split(separator: " ")
        guard words.count > 2, words[1] == "WITH", words[0].unicodeScalars.count == 1,
            let letter = words[0].lowercased().unicodeScalars.first
        else { return scalar }
        return letter
    }
}
