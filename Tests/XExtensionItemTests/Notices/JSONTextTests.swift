import Testing

@testable import XExtensionItem

/// The search for hidden characters in the strings of JSON documents.
struct JSONTextTests {
    /// Searches a string between quotation marks, which `rest` follows.
    private func isAbsent(
        _ text: String, isOneLine: Bool, rest: String = #","tags":["a","b"]}"#
    ) -> Bool {
        let document = Array(#"{"title":""#.utf8)
        let place = document.count..<document.count + text.utf8.count
        let bytes = document + Array(text.utf8) + Array(("\"" + rest).utf8)
        return bytes.withUnsafeBytes {
            HiddenCharacter.areAbsent(fromJSONText: place, of: $0.bytes, isOneLine: isOneLine)
        }
    }

    /// Tests a string at each position of a block and of the two adjacent blocks.
    private func isAbsent(everywhere text: String, isOneLine: Bool) -> Set<Bool> {
        Set(
            (0..<48).map { position in
                let start = String(repeating: "a", count: position)
                let end = String(repeating: "z", count: 48 - position)
                return isAbsent(start + text + end, isOneLine: isOneLine)
            })
    }

    @Test func hiddenCharactersAreFoundAtEachPosition() {
        for scalar in (0x7F...0x2070).lazy.compactMap(Unicode.Scalar.init) {
            for isOneLine in [true, false] {
                let text = String(scalar)
                guard
                    HiddenCharacter.control(in: text, isOneLine: isOneLine) != nil
                        || HiddenCharacter.direction(in: text) != nil
                else { continue }
                #expect(
                    isAbsent(everywhere: text, isOneLine: isOneLine) == [false], "U+\(scalar.value)"
                )
                #expect(!isAbsent("a" + text, isOneLine: isOneLine), "U+\(scalar.value)")
            }
        }
    }

    @Test(arguments: [#"\b"#, #"\f"#, #"\u0000"#, #"\u202e"#, #"\n"#, #"\r"#, #"\t"#])
    func escapesAreFoundAtEachPosition(_ escape: String) {
        #expect(isAbsent(everywhere: escape, isOneLine: true) == [false])
        let isLineBreak = [#"\n"#, #"\r"#, #"\t"#].contains(escape)
        #expect(isAbsent(everywhere: escape, isOneLine: false) == [isLineBreak])
    }

    @Test(arguments: [
        "é", "’", "“Studio”", "…", "—", "€", "写真", "😀", "\u{A0}", "«»", "\u{202F}", "Größe", #"\""#,
        #"\\ "#, #"\/"#, "\u{AD}", "\u{2030}", "\u{205F}",
    ])
    func frequentCharactersPassTheFastSearch(_ text: String) {
        // U+202F is adjacent to U+202E, so the fast search reports a false positive.
        let isCertain = text != "\u{202F}"
        #expect(isAbsent(everywhere: text, isOneLine: true) == [isCertain])
        #expect(isAbsent(everywhere: text, isOneLine: false) == [isCertain])
    }

    @Test func stringsNearTheEndOfTheDocumentAreLeftToAnotherSearch() {
        #expect(isAbsent("", isOneLine: true, rest: ""))
        #expect(!isAbsent("a", isOneLine: true, rest: "}"))
        #expect(!isAbsent("a\u{7F}", isOneLine: true, rest: "}"))
    }

    /// The members after a string rarely cause false positives.
    @Test func followingMembersRarelyCauseFalsePositives() {
        #expect(isAbsent("a", isOneLine: true, rest: ",\n  \"version\": \"1.0\"\n}"))
        #expect(isAbsent("a", isOneLine: true, rest: #","title":"é’…\"\\""}"#))
    }
}
