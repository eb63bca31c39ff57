import Testing

@testable import WireFormat

struct SpellingTests {
    private static let words = ["kitten", "sitting", "mitten", "saturday"]

    @Test(
        arguments: [
            ("kitten", "kitten"), ("kiten", "kitten"), ("bitting", "sitting"),
            ("sundaysat", nil), ("", nil), ("saturdax", "saturday"), ("sturdayy", "saturday"),
            ("mtiten", "mitten"), ("asturdya", "saturday"), ("iktt", nil),
        ] as [(String, String?)])
    func aSimilarWordIsSuggested(_ word: String, _ expected: String?) {
        #expect(Spelling.nearest(to: word, in: Self.words) == expected)
    }

    /// Of two words that are equally similar, the first is suggested.
    @Test func theFirstOfTwoEquallySimilarWordsIsSuggested() {
        #expect(Spelling.nearest(to: "hitten", in: Self.words) == "kitten")
        #expect(Spelling.nearest(to: "hitten", in: Self.words.reversed()) == "mitten")
    }
}
