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
            HiddenCharacter.areAbsent(
                from: place, of: $0.bytes, isOneLine: isOneLine, hasEscapes: true)
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
    func frequentCharactersPass(_ text: String) {
        #expect(isAbsent(everywhere: text, isOneLine: true) == [true])
        #expect(isAbsent(everywhere: text, isOneLine: false) == [true])
    }

    @Test func stringsNearTheEndOfTheDocumentAreSearched() {
        #expect(isAbsent("", isOneLine: true, rest: ""))
        #expect(isAbsent("a", isOneLine: true, rest: "}"))
        #expect(!isAbsent("a\u{7F}", isOneLine: true, rest: "}"))
    }

    @Test func followingMembersDoNotMatter() {
        #expect(isAbsent("a", isOneLine: true, rest: ",\n  \"version\": \"1.0\"\n}"))
        #expect(isAbsent("a", isOneLine: true, rest: ",\"title\":\"\u{7F}\u{202E}\"}"))
    }

    @Test func controlCharactersAreFoundInTextOfOtherEncodings() {
        for scalar in (0..<0x20).lazy.compactMap(Unicode.Scalar.init) {
            let isBreak = ["\t", "\n", "\r"].contains(scalar)
            #expect(isAbsent(everywhere: String(scalar), isOneLine: true) == [false])
            #expect(isAbsent(everywhere: String(scalar), isOneLine: false) == [isBreak])
        }
    }
}
