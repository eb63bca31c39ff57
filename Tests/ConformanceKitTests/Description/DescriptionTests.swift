import Foundation
import Testing
import WireFormat

@testable import ConformanceKit

struct DescriptionTests {
    private func read(_ json: String) throws -> Description {
        let fields = try FormFields(text: Data(#"{"a": \#(json)}"#.utf8))
        return try fields.required("a", fields.optionalDescription)
    }

    /// Equivalent forms of values (sections 6.3 and 7.1.8 of the specification).
    @Test(
        arguments: [
            (#"{"real": "1"}"#, #"{"integer": "1"}"#, true),
            (#"{"real": "1.0"}"#, #"{"integer": "01"}"#, true),
            (#"{"real": "-0.0"}"#, #"{"integer": "0"}"#, true),
            (#"{"integer": "-0"}"#, #"{"integer": "0"}"#, true),
            (#"{"real": "9007199254740991"}"#, #"{"integer": "9007199254740991"}"#, true),
            (#"{"real": "9007199254740992"}"#, #"{"integer": "9007199254740992"}"#, false),
            (#"{"real": "0.1"}"#, #"{"real": "1e-1"}"#, true),
            (#"{"real": "0.1"}"#, #"{"real": "0.10000000000000001"}"#, true),
            (#"{"real": "0.1"}"#, #"{"real": "0.1000000000000001"}"#, false),
            (#"{"integer": "1"}"#, "true", false), (#""1""#, #"{"integer": "1"}"#, false),
            (#""a:b""#, #"{"url": "a:b"}"#, false),
            (#"{"date": "2026-11-20T08:00:00Z"}"#, #""2026-11-20T08:00:00Z""#, false),
            (#"{"data": "QQ=="}"#, #""A""#, false), ("[]", #"{"dictionary": []}"#, false),
            (#""\u00e9""#, #""e\u0301""#, false),
            (
                #"{"dictionary": [["a", true], ["b", false]]}"#,
                #"{"dictionary": [["b", false], ["a", true]]}"#, true
            ),
            (
                #"{"dictionary": [["\u00e9", true]]}"#, #"{"dictionary": [["e\u0301", true]]}"#,
                false
            ),
            (#"{"dictionary": [["$x", true]]}"#, #"{"tag": ["$x", true]}"#, false),
            (#"{"tag": ["$x", [true]]}"#, #"{"tag": ["$x", [true]]}"#, true),
            (#"[true, false]"#, "[false, true]", false), ("[true]", "[true, true]", false),
        ] as [(String, String, Bool)])
    func equivalentFormsAreEqual(_ one: String, _ other: String, _ isEqual: Bool) throws {
        let (left, right) = (try read(one), try read(other))
        #expect((left == right) == isEqual)
        // Only different values have differences, and their text differs visibly.
        #expect(left.differences(from: right).isEmpty == isEqual)
        #expect(left == left && left.differences(from: left).isEmpty)
        #expect(try Description(json: left.json) == left)
    }

    @Test(
        arguments: [
            "1", "{}", #"{"integer": 1}"#, #"{"integer": "1.0"}"#, #"{"integer": ""}"#,
            #"{"integer": "-"}"#, #"{"integer": "+1"}"#, #"{"real": "inf"}"#, #"{"real": "nan"}"#,
            #"{"real": "0x1p3"}"#, #"{"real": "1e999"}"#, #"{"real": ""}"#, #"{"data": "QQ"}"#,
            #"{"data": "QR=="}"#, #"{"data": "QQ=="  , "x": 1}"#, #"{"text": "a"}"#,
            #"{"dictionary": {"a": true}}"#, #"{"dictionary": [["a"]]}"#,
            #"{"dictionary": [["a", true], ["a", true]]}"#, #"{"dictionary": [[1, true]]}"#,
            #"{"tag": ["$x"]}"#, "[1]",
        ])
    func rejectsMalformedDescriptions(_ json: String) {
        #expect(throws: FormError.self) { try read(json) }
    }

    @Test func errorHasPlace() {
        #expect {
            try read(#"{"dictionary": [["a", true], ["b", [true, {"real": "x"}]]]}"#)
        } throws: {
            $0.localizedDescription == "a/dictionary/1/1/1/real: expected a finite real"
        }
    }

    @Test func differencesHavePointers() throws {
        let expected = try read(
            #"{"dictionary": [["a/b", [{"dictionary": [["bold", true]]}, "x"]], ["c", {"real": "0.5"}]]}"#
        )
        let actual = try read(
            #"{"dictionary": [["a/b", [{"dictionary": []}, "y", "z"]], ["d", {"data": "iVBO"}]]}"#)
        #expect(
            actual.differences(from: expected) == [
                "at /a~1b/0/bold: expected true, got nothing",
                "at /a~1b/1: expected “x”, got “y”", "at /a~1b/2: expected nothing, got “z”",
                "at /c: expected the real 0.5, got nothing",
                "at /d: expected nothing, got 3 bytes 89 50 4E",
            ])
        #expect(actual.differences(from: expected, atMost: 2).count == 2)
        #expect(
            try read("[]").differences(from: read(#"{"tag": ["$x", []]}"#)) == [
                "at the root: expected the unknown tag “$x” whose content is an empty array, got an empty array"
            ])
    }

    @Test func similarLookingTextIsEscaped() throws {
        let lines = try read(#""e\u0301\u202e""#).differences(from: read(#""\u00e9 ""#))
        #expect(lines == ["at the root: expected “é ”, got “e\\u{301}\\u{202E}”"])
    }

    /// The values of the specification's example in 25.1, one per kind, round-trip through the library.
    @Test func describesValues() throws {
        let json = #"""
            {"a": {"$data": "iVBO"}, "b": {"$date": "2026-11-20T01:02:03.250Z"}, "c": [1, 2.5, true],
             "d": {"$integer": "9223372036854775808"}, "e": {"$url": "https://example.com/"},
             "f": {"$$x": 1}, "g": {"$x": 1}, "h": {"$date": "never"}, "i": "\u0001"}
            """#
        let described = try Description(try WireDocument(Data(json.utf8)))
        let expected = try read(
            #"""
            {"dictionary": [["a", {"data": "iVBO"}], ["b", {"date": "2026-11-20T01:02:03.250Z"}],
             ["c", [{"integer": "1"}, {"real": "2.5"}, true]], ["d", {"integer": "9223372036854775808"}],
             ["e", {"url": "https://example.com/"}], ["f", {"dictionary": [["$x", {"integer": "1"}]]}],
             ["g", {"tag": ["$x", {"integer": "1"}]}], ["h", {"tag": ["$date", "never"]}], ["i", "\u0001"]]}
            """#)
        #expect(described == expected)
        #expect(try Description(described.value()) == expected)
    }

    @Test(
        arguments: [
            #"{"date": "2026-02-29T00:00:00Z"}"#, #"{"date": "2026-11-20T08:00:00.000Z"}"#,
            #"{"integer": "18446744073709551616"}"#, #"{"integer": "-9223372036854775809"}"#,
            #"{"url": "a b"}"#,
        ])
    func describesImpossibleValuesButDoesNotCreateThem(_ json: String) throws {
        let description = try read(json)
        #expect(throws: PayloadError.self) { try description.value() }
    }
}
