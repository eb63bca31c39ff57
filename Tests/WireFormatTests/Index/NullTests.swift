import Foundation
import Testing
import WireFormat

/// Nulls are dropped from dictionaries and arrays, and so are containers with only nulls.
struct NullTests {
    @Test(
        arguments: [
            (
                #"{"tags":["a",null],"title":"b"}"#, #"{"tags":["a"],"title":"b"}"#,
                ["value.null /tags/1"]
            ),
            (
                #"{"a":[[],{},[null,{"b":null}],1]}"#, #"{"a":[[],{},1]}"#,
                ["value.null /a/2/0", "value.null /a/2/1/b"]
            ),
            (#"{"u":{"a":{"b":[[null]]},"c":1}}"#, #"{"u":{"c":1}}"#, ["value.null /u/a/b/0/0"]),
            (
                #"{"d":{"e":null,"f":1},"u":{"a":{"b":null,"c":null}}}"#, #"{"d":{"f":1}}"#,
                ["value.null /d/e", "value.null /u/a/b", "value.null /u/a/c"]
            ),
            (#"[null,1]"#, "[1]", ["value.null /0"]),
            (
                #"{"a":{"$data":null},"b":1}"#, #"{"b":1}"#,
                ["tag.malformed /a", "value.null /a/$data"]
            ),
            (#"{"a":{"$x":[null]},"b":1}"#, #"{"b":1}"#, ["tag.unknown /a", "value.null /a/$x/0"]),
            (
                #"{"a":{"$x":{"b":null}},"c":1}"#, #"{"c":1}"#,
                ["tag.unknown /a", "value.null /a/$x/b"]
            ),
            (
                #"{"a":[{"$x":{"$y":null}}],"b":1}"#, #"{"b":1}"#,
                ["tag.unknown /a/0", "tag.unknown /a/0/$x", "value.null /a/0/$x/$y"]
            ),
            (#"{"a":{"$$x":null},"b":1}"#, #"{"b":1}"#, ["value.null /a/$x"]),
            (#"{"a":{"$x":1,"b":null}}"#, #"{"a":{"$$x":1}}"#, ["value.null /a/b"]),
            // Without the null, only one key remains, so it is escaped.
            (#"{"a":{"$data":"QQ==","b":null}}"#, #"{"a":{"$$data":"QQ=="}}"#, ["value.null /a/b"]),
        ] as [(String, String, [String])])
    func nullsAndContainersWithOnlyNullsAreDropped(
        _ text: String, _ expected: String, _ findings: [String]
    ) throws {
        let document = try read(text)
        #expect(findingTexts(document) == findings)
        let value = try #require(document.value(at: .root))
        #expect(String(decoding: try value.encoded(as: .json), as: UTF8.self) == expected)
        // JSON output keeps nulls on request; otherwise a null is refused.
        let same = try document.encoded(as: .json, keepsNulls: true)
        #expect(String(decoding: same, as: UTF8.self) == text)
        for encoding in WireEncoding.all {
            let error = #expect(throws: PayloadError.self) { try document.encoded(as: encoding) }
            #expect(error?.code == .null)
            #expect(
                error?.pointer
                    == findings.first { $0.hasPrefix("value.null") }?.dropFirst(11).description)
        }
    }

    @Test func membersOmitNullsAndElementsKeepThem() throws {
        let document = try read(#"{"a":null,"b":[null]}"#)
        #expect(document.members(of: .root).map { document.key(of: $0) } == ["b"])
        #expect(document.value(of: "a", in: .root) == nil)
        let array = try #require(document.value(of: "b", in: .root))
        #expect(document.elements(of: array).map { document.kind(of: $0) } == [.null])
    }

    @Test func documentsOfOnlyNullsHaveNoValue() throws {
        for text in ["null", "[null]", #"{"a":null}"#, #"{"a":[{"$x":null}]}"#] {
            #expect(try read(text).value(at: .root) == nil)
        }
        #expect(try read("null").kind(of: .root) == .null)
        #expect(
            try WireDocument(BinaryList([[0xD1, 1, 2], ascii("a"), [0x00]]).data).encoded(
                as: .json, keepsNulls: true)
                == Data("{\"a\":null}".utf8))
    }
}
