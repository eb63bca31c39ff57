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
    func aNearWordIsSuggested(_ word: String, _ expected: String?) {
        #expect(Spelling.nearest(to: word, in: Self.words) == expected)
    }

    /// Of two words as near, the first one.
    @Test func theFirstOfTwoEquallyNearWordsIsSuggested() {
        #expect(Spelling.nearest(to: "hitten", in: Self.words) == "kitten")
        #expect(Spelling.nearest(to: "hitten", in: Self.words.reversed()) == "mitten")
    }
}
