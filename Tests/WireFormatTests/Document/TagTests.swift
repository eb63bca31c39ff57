import Foundation
import Testing
import WireFormat

/// Tagged values: known tags, unknown and malformed tags, which are kept, and escaped keys.
struct TagTests {
    /// JSON in, canonical JSON out, and the findings with their pointers.
    @Test(
        arguments: [
            (#"{"a":{"$data":"QQ=="}}"#, #"{"a":{"$data":"QQ=="}}"#, []),
            (#"{"a":{"$data":""}}"#, #"{"a":{"$data":""}}"#, []),
            (#"{"a":{"$data":"\/\/\/\/"}}"#, #"{"a":{"$data":"////"}}"#, []),
            (#"{"a":{"$data":"\u0051Q=="}}"#, #"{"a":{"$data":"QQ=="}}"#, []),
            (#"{"a":{"\u0024data":"QQ=="},"b":1}"#, #"{"a":{"$data":"QQ=="},"b":1}"#, []),
            (#"{"a":{"$data":1}}"#, #"{"a":{"$data":1}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$data":"QR=="}}"#, #"{"a":{"$data":"QR=="}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$data":"Q Q=="}}"#, #"{"a":{"$data":"Q Q=="}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$data":"\\QQ="}}"#, #"{"a":{"$data":"\\QQ="}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$data":["QQ=="]}}"#, #"{"a":{"$data":["QQ=="]}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$data":{}}}"#, #"{"a":{"$data":{}}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$$data":"QQ=="}}"#, #"{"a":{"$$data":"QQ=="}}"#, []),
            (#"{"a":{"$$$data":1}}"#, #"{"a":{"$$$data":1}}"#, []),
            (#"{"a":{"\u0024$x":1}}"#, #"{"a":{"$$x":1}}"#, []),
            (#"{"a":{"$data":"QQ==","$x":1}}"#, #"{"a":{"$data":"QQ==","$x":1}}"#, []),
            (#"{"a":{"$$data":1,"x":1}}"#, #"{"a":{"$$data":1,"x":1}}"#, []),
            (#"{"a":{"$point":[1,2]}}"#, #"{"a":{"$point":[1,2]}}"#, ["tag.unknown /a"]),
            (#"{"a":{"$":1}}"#, #"{"a":{"$":1}}"#, ["tag.unknown /a"]),
            (#"{"a":{"$Data":"QQ=="}}"#, #"{"a":{"$Data":"QQ=="}}"#, ["tag.unknown /a"]),
            ("{\"a\":{\"$\u{301}data\":1}}", "{\"a\":{\"$\u{301}data\":1}}", ["tag.unknown /a"]),
            (
                #"{"a":{"$p":{"$date":"2026-11-20T01:02:03Z"}}}"#,
                #"{"a":{"$p":{"$date":"2026-11-20T01:02:03Z"}}}"#, ["tag.unknown /a"]
            ),
            (
                #"{"a":{"$p":{"$q":{"$integer":"7"}}}}"#, #"{"a":{"$p":{"$q":7}}}"#,
                ["tag.unknown /a", "tag.unknown /a/$p", "tag.needless /a/$p/$q"]
            ),
            (
                #"{"a":{"$integer":"18446744073709551615"}}"#,
                #"{"a":{"$integer":"18446744073709551615"}}"#, []
            ),
            (
                #"{"a":{"$integer":"-9223372036854775808"}}"#,
                #"{"a":{"$integer":"-9223372036854775808"}}"#, []
            ),
            (
                #"{"a":{"$integer":"9007199254740992"}}"#,
                #"{"a":{"$integer":"9007199254740992"}}"#, []
            ),
            (
                #"{"a":{"$integer":"9007199254740991"}}"#, #"{"a":9007199254740991}"#,
                ["tag.needless /a"]
            ),
            (#"{"a":{"$integer":"7"}}"#, #"{"a":7}"#, ["tag.needless /a"]),
            (
                #"{"a":[{"$integer":"7"},{"$integer":"8"}]}"#, #"{"a":[7,8]}"#,
                ["tag.needless /a/0", "tag.needless /a/1"]
            ),
            (#"{"a":{"$integer":"007"}}"#, #"{"a":{"$integer":"007"}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$integer":"-0"}}"#, #"{"a":{"$integer":"-0"}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$integer":"+1"}}"#, #"{"a":{"$integer":"+1"}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$integer":"1.0"}}"#, #"{"a":{"$integer":"1.0"}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$integer":""}}"#, #"{"a":{"$integer":""}}"#, ["tag.malformed /a"]),
            (
                #"{"a":{"$integer":"18446744073709551616"}}"#,
                #"{"a":{"$integer":"18446744073709551616"}}"#, ["tag.malformed /a"]
            ),
            (#"{"a":{"$integer":7}}"#, #"{"a":{"$integer":7}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$string":"AQ=="}}"#, #"{"a":"\u0001"}"#, ["tag.needless /a"]),
            (#"{"a":{"$string":"/w=="}}"#, #"{"a":{"$string":"/w=="}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$string":"7aCA"}}"#, #"{"a":{"$string":"7aCA"}}"#, ["tag.malformed /a"]),
            (#"{"a":{"$string":"a"}}"#, #"{"a":{"$string":"a"}}"#, ["tag.malformed /a"]),
            (
                #"{"a":{"$url":"https://example.com/"}}"#,
                #"{"a":{"$url":"https://example.com/"}}"#, []
            ),
            (
                #"{"a":{"$url":"https:\/\/example.com\/"}}"#,
                #"{"a":{"$url":"https://example.com/"}}"#, []
            ),
            (#"{"a":{"$url":"/relative"}}"#, #"{"a":{"$url":"/relative"}}"#, ["tag.malformed /a"]),
            (
                #"{"a":{"$url":"\tfile:///a"}}"#, #"{"a":{"$url":"\tfile:///a"}}"#,
                ["tag.malformed /a"]
            ),
            (
                #"{"a":{"$date":"2026-11-20T01:02:03.250Z"}}"#,
                #"{"a":{"$date":"2026-11-20T01:02:03.250Z"}}"#, []
            ),
            (
                #"{"a":{"$date":"2026-02-29T00:00:00Z"}}"#,
                #"{"a":{"$date":"2026-02-29T00:00:00Z"}}"#, ["tag.malformed /a"]
            ),
            (#"{"CF$UID":3,"a":1}"#, #"{"CF$UID":3,"a":1}"#, []),
            (
                #"{"$version":1,"$top":{},"$objects":[]}"#,
                #"{"$objects":[],"$top":{},"$version":1}"#, []
            ),
            // Content that is a tag is decoded first; only a string is valid content.
            (
                #"{"a":{"$date":{"$date":"2026-11-20T01:02:03Z"}}}"#,
                #"{"a":{"$date":{"$date":"2026-11-20T01:02:03Z"}}}"#, ["tag.malformed /a"]
            ),
            (
                #"{"a":{"$data":{"$data":"QQ=="}}}"#, #"{"a":{"$data":{"$data":"QQ=="}}}"#,
                ["tag.malformed /a"]
            ),
            (
                #"{"a":{"$url":{"$url":"a:b"}}}"#, #"{"a":{"$url":{"$url":"a:b"}}}"#,
                ["tag.malformed /a"]
            ),
            (
                #"{"a":{"$date":{"$string":"AQ=="}},"b":[]}"#, #"{"a":{"$date":"\u0001"},"b":[]}"#,
                ["tag.malformed /a", "tag.needless /a/$date"]
            ),
            (
                #"{"a":{"$integer":{"$string":"Nw=="}},"b":[]}"#, #"{"a":7,"b":[]}"#,
                ["tag.needless /a"]
            ),
            (
                #"{"a":{"$data":{"$string":"UVE9PQ=="}},"b":1}"#, #"{"a":{"$data":"QQ=="},"b":1}"#,
                ["tag.needless /a"]
            ),
        ] as [(String, String, [String])])
    func tagsInJSONAreReadOrKeptWithAFinding(
        _ text: String, _ expected: String, _ findings: [String]
    ) throws {
        let document = try read(text)
        #expect(String(decoding: try document.encoded(as: .json), as: UTF8.self) == expected)
        #expect(findingTexts(document) == findings)
    }

    static func tag(_ name: String, _ content: String) -> String {
        "<dict><key>\(name)</key><string>\(content)</string></dict>"
    }

    /// XML represents everything natively except URLs, fractional seconds and a few characters.
    @Test(
        arguments: [
            (tag("$data", "QQ=="), "{\"$data\":\"QQ==\"}", ["tag.needless /0"]),
            (tag("$data", " QQ=="), "{\"$data\":\" QQ==\"}", ["tag.malformed /0"]),
            (
                tag("$integer", "9007199254740993"), "{\"$integer\":\"9007199254740993\"}",
                ["tag.needless /0"]
            ),
            (
                tag("$date", "2026-11-20T01:02:03Z"), "{\"$date\":\"2026-11-20T01:02:03Z\"}",
                ["tag.needless /0"]
            ),
            (
                tag("$date", "2026-11-20T01:02:03.250Z"),
                "{\"$date\":\"2026-11-20T01:02:03.250Z\"}", []
            ),
            (tag("$string", "YQ=="), "\"a\"", ["tag.needless /0"]),
            (tag("$string", "AQ=="), "\"\\u0001\"", []),
            (tag("$string", "DQ=="), "\"\\r\"", []), (tag("$string", "77+/"), "\"\u{FFFF}\"", []),
            (tag("$string", "77+9"), "\"\u{FFFD}\"", ["tag.needless /0"]),
            (tag("$string", "Cg=="), "\"\\n\"", ["tag.needless /0"]),
            (tag("$url", "a:b"), "{\"$url\":\"a:b\"}", []),
            (tag("$$url", "a:b"), "{\"$$url\":\"a:b\"}", []),
            (tag("&#36;url", "a&#58;b"), "{\"$url\":\"a:b\"}", []),
        ] as [(String, String, [String])])
    func tagsInXMLAreReadOrKeptWithAFinding(
        _ element: String, _ expected: String, _ findings: [String]
    ) throws {
        let document = try read(plist("<array>" + element + "</array>"))
        #expect(String(decoding: try document.encoded(as: .json), as: UTF8.self) == "[\(expected)]")
        #expect(findingTexts(document) == findings)
    }

    /// A binary list represents everything natively except URLs.
    @Test(
        arguments: [
            ("$data", "QQ==", "{\"$data\":\"QQ==\"}", ["tag.needless /0"]),
            ("$integer", "7", "7", ["tag.needless /0"]),
            ("$string", "AQ==", "\"\\u0001\"", ["tag.needless /0"]),
            ("$url", "a:b", "{\"$url\":\"a:b\"}", []), ("$$url", "a:b", "{\"$$url\":\"a:b\"}", []),
            ("$data", "QR==", "{\"$data\":\"QR==\"}", ["tag.malformed /0"]),
            ("$x", "", "{\"$x\":\"\"}", ["tag.unknown /0"]),
        ] as [(String, String, String, [String])])
    func tagsInBinaryListsAreReadOrKeptWithAFinding(
        _ key: String, _ content: String, _ expected: String, _ findings: [String]
    ) throws {
        for wide in [false, true] {
            let utf16: [UInt8] =
                [0x60 | UInt8(content.utf8.count)] + content.utf8.flatMap { [0, $0] as [UInt8] }
            let string = wide ? utf16 : ascii(content)
            let document = try WireDocument(
                BinaryList([[0xA1, 1], [0xD1, 2, 3], ascii(key), string]).data)
            #expect(
                String(decoding: try document.encoded(as: .json), as: UTF8.self) == "[\(expected)]")
            #expect(findingTexts(document) == findings)
        }
    }

    /// In memory, an unknown tag is not a dictionary.
    @Test func unknownTagsAreNotDictionaries() throws {
        let document = try read(#"[{"$x":1},{"$$x":1},{"x":1},{"$data":1}]"#)
        let values = document.elements(of: .root).compactMap(document.value(at:))
        #expect(
            values == [
                .unknownTag("$x", 1), ["$x": 1], ["x": 1], .unknownTag("$data", 1),
            ])
        #expect(values[0] != values[1])
        let kinds = document.elements(of: .root).map(document.kind(of:))
        #expect(kinds == [.unknownTag, .dictionary, .dictionary, .unknownTag])
    }

    @Test func theRootMayBeATag() throws {
        let document = try read(#"{"$foo":1}"#)
        #expect(document.kind(of: .root) == .unknownTag)
        #expect(findingTexts(document) == ["tag.unknown "])
        #expect(try read(#"{"$data":"QQ=="}"#).data(at: .root)?.byteCount == 1)
    }
}
