import Foundation
import Testing
import WireFormat

/// The character encodings of XML.
struct XMLEncodingTests {
    static func utf16(_ text: String, bigEndian: Bool) -> Data {
        var data = Data(bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE])
        for unit in text.utf16 {
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            data.append(contentsOf: bigEndian ? pair : pair.reversed())
        }
        return data
    }

    @Test(arguments: [true, false])
    func documentsInUTF16AreRead(_ bigEndian: Bool) throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"utf-16\"?>"
            + plist("<array><string>é\u{1F600}</string></array>")
        let document = try WireDocument(Self.utf16(text, bigEndian: bigEndian))
        #expect(document.encoding == .xml)
        #expect(try document.encoded(as: .json) == Data("[\"é\u{1F600}\"]".utf8))
    }

    /// Offsets refer to the input, where a character above U+FFFF takes four bytes.
    @Test(arguments: [true, false])
    func offsetsInUTF16CountInputBytes(_ bigEndian: Bool) throws {
        let text = "<plist>\n<array><string>é\u{1F600}</string><foo/></array></plist>"
        let error = try #require(fault(Self.utf16(text, bigEndian: bigEndian)))
        #expect(error.code == .xmlElement)
        // The two-byte byte order mark and 35 two-byte units precede “<foo/>”.
        #expect(error.location == .init(offset: 2 + 2 * 35, line: 2, column: 27))
    }

    @Test(arguments: [true, false])
    func malformedUTF16IsRefused(_ bigEndian: Bool) throws {
        let good = Self.utf16("<plist>", bigEndian: bigEndian)
        let cut = try #require(fault(good + [0x20]))
        #expect(cut.code == .xmlEncoding && cut.location?.offset == 16)
        let lone: [UInt8] = bigEndian ? [0xD8, 0x00, 0x00, 0x41] : [0x00, 0xD8, 0x41, 0x00]
        #expect(fault(good + lone)?.code == .xmlEncoding)
        let low: [UInt8] = bigEndian ? [0xDC, 0x00] : [0x00, 0xDC]
        #expect(fault(good + low)?.code == .xmlEncoding)
    }

    /// A second byte order mark is read as a character. Characters are not allowed before the root.
    @Test(arguments: [true, false])
    func aSecondByteOrderMarkIsRefused(_ bigEndian: Bool) throws {
        for text in ["\u{FEFF}", "\u{FEFF}<plist><true/></plist>"] {
            let error = try #require(fault(Self.utf16(text, bigEndian: bigEndian)))
            #expect(error.code == .xmlSyntax)
            #expect(error.location == .init(offset: 2, line: 1, column: 1))
        }
    }

    @Test(arguments: [
        ("utf-8", nil), ("UTF-8", nil), ("US-ASCII", nil), ("utf-16", "xml.encoding"),
        ("utf8", "xml.encoding"),
        ("iso-8859-1", "xml.encoding"), ("ascii", "xml.encoding"), ("", "xml.encoding"),
    ])
    func documentsInUTF8MayDeclareOnlyUTF8OrASCII(_ name: String, _ code: String?) {
        let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>" + plist("<true/>")
        #expect(fault(text)?.code.rawValue == code)
    }

    @Test func contentThatContradictsItsDeclaredEncodingIsRefused() {
        let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
        #expect(
            fault(Self.utf16(declaration + plist("<true/>"), bigEndian: true))?.code == .xmlEncoding
        )
        let ascii = "<?xml version=\"1.0\" encoding=\"us-ascii\"?>" + plist("<string>é</string>")
        #expect(fault(ascii)?.code == .xmlEncoding)
        #expect(fault(ascii)?.location?.offset == 41 + 29)
    }

    @Test(arguments: [
        "<?xml version=\"1.1\"?>", "<?xml version=\"2.0\"?>", "<?xml encoding=\"UTF-8\"?>",
        "<?xml ?>",
        "<?xml version=\"1.0\" a=\"b\"?>", "<?xml version=\"1.0\" standalone=\"maybe\"?>",
        "<?xml version=\"1.0\" standalone=\"no\" encoding=\"UTF-8\"?>",
        "<?xml version=\"1.0\" version=\"1.0\"?>", " <?xml version=\"1.0\"?>",
    ])
    func malformedDeclarationsAreRefused(_ declaration: String) {
        #expect(fault(declaration + plist("<true/>"))?.code == .xmlSyntax)
    }

    @Test func bytesThatAreNotUTF8AreRefused() throws {
        let input = Data("<plist><string>".utf8) + [0xE9] + Data("</string></plist>".utf8)
        let error = try #require(fault(input))
        #expect(error.code == .xmlEncoding && error.location?.offset == 15)
    }
}
