import Foundation
import Testing
import WireFormat

@testable import ConformanceKit

struct JSONLayoutTests {
    private func value(_ json: String, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> WireValue
    {
        try #require(
            try WireDocument(Data(json.utf8)).value(at: .root), sourceLocation: sourceLocation)
    }

    @Test func shortValueIsOnOneLine() throws {
        #expect(
            JSONLayout.text(try value(#"{"b": [1, "x", {}], "a": true}"#))
                == #"{"a": true, "b": [1, "x", {}]}"#)
    }

    @Test func bracketsShareLine() throws {
        let long = String(repeating: "y", count: 60)
        let json = #"""
            {"dictionary": [["main", {"dictionary": [["one", "\#(long)"], ["two", "\#(long)"]]}], ["version", "1.0"]]}
            """#
        #expect(
            JSONLayout.text(try value(json)) == """
                {"dictionary": [
                  ["main", {"dictionary": [
                    ["one", "\(long)"],
                    ["two", "\(long)"]
                  ]}],
                  ["version", "1.0"]
                ]}
                """)
    }

    /// The layout does not change the JSON, but truncates very long text.
    @Test func keepsValueAndTruncatesLongText() throws {
        let long = String(repeating: "é", count: 60)
        for json in [
            #"[["\#(long)", ["\#(long)"]], {"a": ["\#(long)"], "b": [[["\#(long)\#(long)"]]]}]"#,
            #"{"a": {"b": {"c": ["\#(long)", 1, 2], "d": ["\#(long)", "\#(long)"]}}}"#, "[]", "{}",
        ] {
            let value = try value(json)
            #expect(try self.value(JSONLayout.text(value)) == value)
        }
        let many = WireValue.array(Array(repeating: .string(long), count: 1000))
        let cut = JSONLayout.text(many)
        #expect(cut.hasSuffix("\n…") && 4000...4400 ~= cut.utf8.count)
        // Lines only exceed the width if a single word does.
        let deep = try self.value(
            #"{"a": ["key", {"b": ["word", "word"], "c": ["\#(long.prefix(40))", "x"]}]}"#)
        #expect(JSONLayout.text(deep).split(separator: "\n").allSatisfy { $0.utf8.count <= 110 })
    }
}
