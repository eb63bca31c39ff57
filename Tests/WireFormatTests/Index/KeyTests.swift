import Foundation
import Testing
import WireFormat

/// Keys are compared by code point, and ordered by UTF-16 code units.
struct KeyTests {
    /// Orders that differ from the order of bytes, code points or letters.
    @Test(arguments: [
        [
            "", "\n", " ", "!", "0", "A", "a", "aa", "a\u{E9}", "b", "\u{7F}", "\u{80}", "\u{7FF}",
            "\u{800}", "\u{D7FF}",
            "\u{10000}", "\u{1F600}", "\u{10FFFF}", "\u{E000}", "\u{FB01}", "\u{FFFD}",
        ],
        ["e\u{301}", "\u{E9}"], ["/", "/\u{338}", "0"], ["$", "$a", "$\u{301}"],
        ["abcdefgh\u{10000}", "abcdefgh\u{E000}"], ["abcdefghi", "abcdefghij", "abcdefghj"],
    ])
    func keysSortByCodeUnits(_ keys: [String]) throws {
        let expected =
            "{" + keys.map { "\"\($0 == "\n" ? "\\n" : $0)\":1" }.joined(separator: ",") + "}"
        let reversed =
            "{" + keys.reversed().map { "\"\($0 == "\n" ? "\\n" : $0)\":1" }.joined(separator: ",")
            + "}"
        #expect(Array(try canonical(reversed).utf8) == Array(expected.utf8))
        let document = try read(reversed)
        for encoding in WireEncoding.all {
            let again = try WireDocument(document.encoded(as: encoding))
            #expect(try Array(again.encoded(as: .json)) == Array(expected.utf8))
        }
        let dictionary = document.dictionary(at: .root)
        #expect(dictionary.keys.map { Array($0.utf8) } == keys.map { Array($0.utf8) })
    }

    @Test func composedAndDecomposedKeysAreDistinct() throws {
        let document = try read("{\"\u{E9}\":1,\"e\u{301}\":2}")
        let composed = try #require(document.value(of: "\u{E9}", in: .root))
        let decomposed = try #require(document.value(of: "e\u{301}", in: .root))
        #expect(document.number(at: composed) == 1 && document.number(at: decomposed) == 2)
        #expect(document.count(of: .root) == 2)
    }

    /// Few keys and many keys are compared in different ways.
    @Test(arguments: [2, 12, 13, 14, 1_000])
    func duplicateKeysAreRefusedAmongFewAndMany(_ count: Int) throws {
        let keys = (0..<count).reversed().map { "\"k\($0)\":1" }
        #expect(fault("{" + keys.joined(separator: ",") + "}") == nil)
        for twin in [0, count / 2, count - 2] where twin < count - 1 {
            var more = keys
            more[count - 1] = keys[twin].replacing("k", with: "\\u006b")
            let error = try #require(fault("{" + more.joined(separator: ",") + "}"))
            #expect(error.code == .duplicateKey && error.pointer == "/k\(count - 1 - twin)")
        }
    }

    @Test(arguments: ["\u{1}", "a\r", "\u{FFFE}", "b\u{FFFF}", "\u{0}", "\u{1F}"])
    func keysThatXMLCannotRepresentAreReportedAndNotWritten(_ key: String) throws {
        let value = WireValue.dictionary([key: 1])
        let document = try WireDocument(value.encoded(as: .json))
        #expect(document.findings.map(\.code) == [.unsupportedKey])
        #expect(
            try WireDocument(document.encoded(as: .binary)).encoded(as: .json)
                == value.encoded(as: .json))
        let error = #expect(throws: PayloadError.self) { try document.encoded(as: .xml) }
        #expect(error?.code == .unsupportedKey)
    }

    @Test(arguments: ["\t", "a\n", "\u{FFFD}", "\u{7F}", "\u{85}", "\u{2028}"])
    func keysThatXMLCanRepresentAreWrittenWithoutAFinding(_ key: String) throws {
        let value = WireValue.dictionary([key: 1])
        let document = try WireDocument(value.encoded(as: .xml))
        #expect(document.findings.isEmpty && document.value(at: .root) == value)
    }

    @Test func aCharacterReferenceCanFormAnUnsupportedKey() throws {
        let document = try read(plist("<dict><key>a&#13;</key><true/></dict>"))
        #expect(findingTexts(document) == ["key.unsupported /a\r"])
    }
}
