import Foundation
import Testing
import WireFormat

/// Values that are decoded from bytes, and found by pointer.
struct WireValueDecodingTests {
    @Test(arguments: WireEncoding.all)
    func decodingIsTheInverseOfEncoding(_ encoding: WireEncoding) throws {
        let value: WireValue = ["a": [1, 2.5, "x"], "b": ["c": true]]
        #expect(try WireValue(decoding: value.encoded(as: encoding)) == value)
    }

    @Test func decodingRefusesNullAndEnforcesLimits() {
        let null = #expect(throws: PayloadError.self) {
            try WireValue(decoding: Data("[null]".utf8))
        }
        #expect(null?.code.rawValue == "value.null")
        var limits = WireLimits()
        limits.depth = 1
        let deep = #expect(throws: PayloadError.self) {
            try WireValue(decoding: Data("[[1]]".utf8), limits: limits)
        }
        #expect(deep?.code.rawValue == "limit.depth")
    }

    private static let document = #"""
        {"":{"":0},"/":1,"a":[10,null,{"b":"é"}],"m~n":3,"n":null,"t":{"$date":"2026-11-20T01:02:03Z"}}
        """#

    /// The examples of RFC 6901, section 5, that apply to this document.
    @Test(
        arguments: [
            ("/", ["": 0]), ("//", 0), ("/~1", 1), ("/a/0", 10), ("/a/2/b", "é"), ("/m~0n", 3),
            ("/a", [10, ["b": "é"]]),
        ] as [(String, WireValue)])
    func pointersFindValues(_ pointer: String, _ value: WireValue) throws {
        #expect(try read(Self.document)[pointer] == value)
    }

    @Test func thePointerToTheDocumentIsEmpty() throws {
        let document = try read(Self.document)
        #expect(document[""] == document.value)
        #expect(document.value?.dictionaryValue?.keys == ["", "/", "a", "m~n", "t"])
        #expect(document["/t"]?.dateValue?.description == "2026-11-20T01:02:03Z")
    }

    @Test(arguments: [
        "a", "/b", "/a/3", "/a/1", "/a/-1", "/a/00", "/a/+0", "/a/-", "/a/", "/n", "/m~n", "/m~2n",
        "/a/0/b", "/t/$date", "/a/2/e\u{301}", "/a/99999999999999999999",
    ])
    func otherPointersFindNoValue(_ pointer: String) throws {
        #expect(try read(Self.document)[pointer] == nil)
    }
}
