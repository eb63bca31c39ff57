import Foundation
import Testing
import WireFormat

/// RFC 8259, with the place of each fault.
struct JSONSyntaxTests {
    @Test(arguments: [
        FaultCase("[1,]", "json.syntax", at: 3), FaultCase("[,1]", "json.syntax", at: 1),
        FaultCase("[1 2]", "json.syntax", at: 3), FaultCase("{\"a\" 1}", "json.syntax", at: 5),
        FaultCase("{\"a\":1,}", "json.syntax", at: 7),
        FaultCase("{\"a\":1 \"b\":2}", "json.syntax", at: 7),
        FaultCase("{\"a\":}", "json.syntax", at: 5),
        FaultCase("{\"a\":[1,{\"b\":tru}]}", "json.syntax", at: 16, "/a/1/b"),
        FaultCase("{\"a\":[1,{\"b\":x}]}", "json.syntax", at: 13, "/a/1"),
        FaultCase("[True]", "json.syntax", at: 1), FaultCase("[nul]", "json.syntax", at: 4, "/0"),
        FaultCase("[1] 2", "json.trailing", at: 4), FaultCase("{}}", "json.trailing", at: 2),
        FaultCase("[1]//", "json.trailing", at: 3),
        FaultCase("[]\u{0}", "json.trailing", at: 2),
        FaultCase("[01]", "json.syntax", at: 2), FaultCase("[-]", "json.syntax", at: 2, "/0"),
        FaultCase("[1.]", "json.syntax", at: 3, "/0"), FaultCase("[.5]", "json.syntax", at: 1),
        FaultCase("[1e]", "json.syntax", at: 3, "/0"),
        FaultCase("[1e+]", "json.syntax", at: 4, "/0"),
        FaultCase("[0x1]", "json.syntax", at: 2), FaultCase("[+1]", "json.syntax", at: 1),
        FaultCase("[NaN]", "json.syntax", at: 1),
        FaultCase("[-Infinity]", "json.syntax", at: 2, "/0"),
        FaultCase("[\u{A0}1]", "json.syntax", at: 1), FaultCase("[1}", "json.syntax", at: 2),
        FaultCase("[1e400]", "number.overflow", at: 1, "/0"),
        FaultCase("[-1e400]", "number.overflow", at: 1, "/0"),
        FaultCase("{\"a\":1,\"b\":2,\"a\":3}", "value.duplicate-key", at: 13, "/a"),
        FaultCase("{\"a\":1,\"\\u0061\":2}", "value.duplicate-key", at: 7, "/a"),
        FaultCase("[{\"CF$UID\":1}]", "value.uid", at: 1, "/0"),
    ])
    func syntaxErrorsAreReportedAtTheirPlace(_ one: FaultCase) throws {
        try one.check()
    }

    /// Every proper prefix of a document is reported as truncated at its end.
    @Test func everyPrefixOfADocumentIsTruncated() throws {
        let text = "{\"a\": [true, false, null, -1.5e+3, \"\\u00e9\\ud83d\\ude00\\n\"]}"
        #expect(fault(text) == nil)
        for count in 1..<text.utf8.count {
            let error = try #require(fault(String(text.prefix(count))))
            #expect(error.code == .jsonTruncated, "\(count): \(error)")
            #expect(error.location?.offset == count)
        }
    }

    @Test func errorsHaveLineAndColumn() throws {
        let cases: [(String, Int, Int)] = [
            ("[\n1,\n ?]", 3, 2), ("[\r\n1,\r\n ?]", 3, 2), ("[\r1,\r ?]", 3, 2),
            ("[\"é\u{1F600}\", ?]", 1, 8), ("[\"e\u{301}\", ?]", 1, 8), ("[?", 1, 2),
        ]
        for (text, line, column) in cases {
            let location = try #require(fault(text)?.location)
            #expect(location.line == line && location.column == column, "\(text.debugDescription)")
        }
    }

    @Test func whiteSpaceBetweenTokensIsIgnored() throws {
        #expect(try canonical(" \t\r\n[ 1 ,\n{ \"a\" : [ ] } ] \n") == "[1,{\"a\":[]}]")
        #expect(try canonical("{\"b\":1,\"a\":{}}") == "{\"a\":{},\"b\":1}")
    }
}
