import Testing
import WireFormat

/// What errors say, and when two are the same.
struct WireErrorTests {
    @Test func descriptionsShowCodePlaceAndMessage() {
        let text = WireError(
            code: .jsonSyntax, pointer: "/a", location: .init(offset: 9, line: 2, column: 3),
            message: "no"
        )
        #expect(text.description == "json.syntax at /a (line 2, column 3): no")
        let binary = WireError(code: .binaryKey, location: .init(offset: 9), message: "no")
        #expect(binary.description == "binary.key (byte 9): no")
        #expect(WireError(code: .output, message: "no").description == "output.failed: no")
    }

    @Test func equalityIgnoresTheMessage() {
        let one = WireError(
            code: .null, pointer: "/\u{E9}", location: .init(offset: 1), message: "a")
        var other = one
        other.message = "b"
        #expect(one == other && one.hashValue == other.hashValue)
        other.pointer = "/e\u{301}"
        #expect(one != other)
        other = one
        other.location?.offset = 2
        #expect(one != other)
        other = one
        other.code = .uid
        #expect(one != other)
    }

    /// A reason does not repeat what was read at any length.
    @Test func reasonsAreShort() throws {
        let key = String(repeating: "k", count: 100_000)
        let twice = try #require(fault("{\"b\":0,\"\(key)\":1,\"\(key)\":2}"))
        #expect(twice.code == .duplicateKey && twice.message.utf8.count < 300)
        #expect(twice.pointer.utf8.count == 100_001)
        let encoding = "<?xml version=\"1.0\" encoding=\"\(key)\"?><plist><true/></plist>"
        #expect(try #require(fault(encoding)).message.utf8.count < 300)
        #expect(try #require(fault("<plist><\(key)/></plist>")).message.utf8.count < 300)
    }
}
