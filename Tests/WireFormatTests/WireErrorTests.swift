import Testing
import WireFormat

/// What errors say, and when two are the same.
struct WireErrorTests {
    @Test func descriptions() {
        let text = WireError(
            .jsonSyntax, pointer: "/a", location: .init(offset: 9, line: 2, column: 3), reason: "no"
        )
        #expect(text.description == "json.syntax at /a (line 2, column 3): no")
        let binary = WireError(.binaryKey, location: .init(offset: 9), reason: "no")
        #expect(binary.description == "binary.key (byte 9): no")
        #expect(WireError(.output, reason: "no").description == "output.failed: no")
    }

    @Test func equality() {
        let one = WireError(.null, pointer: "/\u{E9}", location: .init(offset: 1), reason: "a")
        var other = one
        other.reason = "b"
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
        #expect(twice.code == .duplicateKey && twice.reason.utf8.count < 300)
        #expect(twice.pointer.utf8.count == 100_001)
        let encoding = "<?xml version=\"1.0\" encoding=\"\(key)\"?><plist><true/></plist>"
        #expect(try #require(fault(encoding)).reason.utf8.count < 300)
        #expect(try #require(fault("<plist><\(key)/></plist>")).reason.utf8.count < 300)
    }
}
