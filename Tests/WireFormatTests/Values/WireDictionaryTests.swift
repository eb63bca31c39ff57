import Testing
import WireFormat

struct WireDictionaryTests {
    @Test func keysAreSortedAndTheLastDuplicateWins() {
        let dictionary = WireDictionary([
            (key: "b", value: 1), (key: "a", value: 2), (key: "b", value: 3),
            (key: "\u{E000}", value: 4),
            (key: "\u{10000}", value: 5), (key: "", value: 6), (key: "a", value: 7),
        ])
        #expect(
            dictionary.keys.map { Array($0.utf8) }
                == ["", "a", "b", "\u{10000}", "\u{E000}"].map { Array($0.utf8) })
        #expect(dictionary.map(\.value) == [6, 7, 3, 5, 4])
    }

    @Test func keysAreComparedByCodePoints() {
        var dictionary = WireDictionary()
        dictionary["\u{E9}"] = 1
        dictionary["e\u{301}"] = 2
        #expect(dictionary.count == 2)
        #expect(dictionary["\u{E9}"] == 1 && dictionary["e\u{301}"] == 2)
        #expect(dictionary != ["\u{E9}": 1] && ["\u{E9}": 1] as WireDictionary != ["e\u{301}": 1])
        dictionary["\u{E9}"] = nil
        #expect(dictionary.count == 1 && dictionary["e\u{301}"] == 2)
    }

    @Test func insertingAndRemovingKeepsKeysSorted() {
        var dictionary: WireDictionary = ["b": 1, "d": 2]
        for key in ["c", "a", "e", "b"] { dictionary[key] = .string(key) }
        #expect(dictionary.keys == ["a", "b", "c", "d", "e"])
        #expect(dictionary["b"] == "b" && dictionary["d"] == 2 && dictionary["x"] == nil)
        for key in ["e", "a", "x", "c"] { dictionary[key] = nil }
        #expect(dictionary.keys == ["b", "d"] && dictionary.count == 2)
        #expect(dictionary.first?.key == "b" && dictionary.last?.value == 2)
    }

    @Test func equalityIgnoresTheOrderOfMembers() {
        let one: WireDictionary = ["a": [1, true, "x"], "b": ["c": 1]]
        let other: WireDictionary = ["b": ["c": 1], "a": [1, true, "x"]]
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(one != ["a": [1, true, "x"]] && one != ["a": [1, true, "x"], "b": ["c": 2]])
    }

    @Test func theLastOfManyDuplicatesWins() {
        let members = (0..<20_000).map {
            (key: "k\($0 % 7)", value: WireValue.number(WireNumber(integerLiteral: Int64($0))))
        }
        let dictionary = WireDictionary(members)
        #expect(dictionary.count == 7 && dictionary["k6"] == 19_998)
    }
}
