import Testing

@testable import WireFormat

/// RFC 4648, section 4, and its test vectors of section 10.
struct Base64Tests {
    static func count(_ text: String, _ filler: Base64.Filler) -> Int? {
        text.withBytes { Base64.checkedByteCount($0, 0..<$0.byteCount, filler: filler) }
    }

    static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        var output = OutputBuffer()
        Base64.encode(bytes.span.bytes, to: &output)
        return output.withBytes { $0.array(0..<$0.byteCount) }
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
    func encodesTheVectorsOfRFC4648(_ plain: String, _ text: String) {
        #expect(Self.encoded(Array(plain.utf8)) == Array(text.utf8))
        #expect(Self.count(text, .none) == plain.utf8.count)
        let count = text.withBytes { Base64.byteCountFromLength($0, 0..<$0.byteCount) }
        #expect(count == plain.utf8.count)
    }

    @Test(arguments: [
        "Q", "QQ", "QQ=", "QQ===", "QR==", "QUI", "QUJ=", "QUI==", "QUJD=", "QUJD====", "=", "====",
        "=QQ=", "Q=Q=", "QQ==QQ==", "Q Q=", "QQ==\n", "QQ\\==", "-_==",
        "QUJ\u{E9}", "QQ=\u{338}=",
    ])
    func malformedTextHasNoByteCount(_ text: String) {
        #expect(Self.count(text, .none) == nil)
    }

    @Test(arguments: ["", " ", "Q\tQ\n=\r= ", " QUJD QQ=="])
    func whiteSpaceIsSkippedButNotVerticalTabs(_ text: String) {
        #expect(Self.count(text, .whiteSpace) != nil)
        #expect(Self.count("\u{B}" + text, .whiteSpace) == nil)
        #expect(Self.count(text + "Q", .whiteSpace) == nil)
    }
}
