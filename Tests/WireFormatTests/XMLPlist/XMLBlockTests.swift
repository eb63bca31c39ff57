import Foundation
import TestSupport
import Testing
import WireFormat

/// Text is examined many bytes at a time; its value does not depend on its position.
struct XMLBlockTests {
    /// Lengths of up to two blocks of 64 bytes and a few more bytes.
    // A step of three is coprime to the block lengths, so every position in a block is tested.
    private static let counts = stride(from: 0, through: 140, by: TestExtent.step(3))
    private static let start = "<plist version=\"1.0\"><string>".utf8.count

    /// Returns the decoded string of XML text.
    private func string(_ text: String) throws -> String? {
        let document = try read(plist("<string>\(text)</string>"))
        return document.string(at: .root)
    }

    @Test(arguments: [
        ("&lt;", "<"), ("&#x1F600;", "\u{1F600}"), ("<!-- > -->", ""), ("<?a ]]> ?>", ""),
        ("<![CDATA[<&\r\n]]>", "<&\n"), ("\r\n", "\n"), ("\r", "\n"), ("]]", "]]"), ("é", "é"),
        ("日", "日"), ("\u{10FFFF}", "\u{10FFFF}"), ("\t\n", "\t\n"), (">", ">"),
        ("\u{7F}", "\u{7F}"),
    ])
    func markupAndReferencesInTextAreReadAtEveryPlace(_ text: String, _ meaning: String) throws {
        for count in Self.counts {
            let before = String(repeating: "a", count: count)
            for after in ["", "b", String(repeating: "c", count: 70)] {
                let found = try #require(try string(before + text + after))
                #expect(Array(found.utf8) == Array((before + meaning + after).utf8), "\(count)")
            }
        }
    }

    /// The bytes, the index of the first faulty byte, and the expected error.
    @Test(
        arguments: [
            ([0x1F], 0, "xml.character"), ([0x00], 0, "xml.character"),
            ([0x0B], 0, "xml.character"),
            ([0xEF, 0xBF, 0xBE], 0, "xml.character"), ([0x80], 0, "xml.encoding"),
            ([0xFF], 0, "xml.encoding"), ([0xC0, 0x80], 0, "xml.encoding"),
            ([0xE2, 0x82], 0, "xml.encoding"), ([0xC3, 0xA9, 0xE2, 0x82, 0x20], 2, "xml.encoding"),
            ([0xED, 0xA0, 0x80], 0, "xml.encoding"), ([0xF4, 0x90, 0x80, 0x80], 0, "xml.encoding"),
            ([0xF0, 0x9F, 0x98], 0, "xml.encoding"), (Array("&a;".utf8), 0, "xml.entity"),
            (Array("&a ".utf8), 2, "xml.syntax"), (Array("]]>".utf8), 2, "xml.syntax"),
            (Array("<a/>".utf8), 0, "xml.element"),
        ] as [([UInt8], Int, String)])
    func faultsInTextAreFoundAtEveryPlace(_ bytes: [UInt8], _ place: Int, _ code: String) throws {
        for count in Self.counts {
            let before = plist("<string>" + String(repeating: "a", count: count))
            let end = before.utf8.count - "</plist>".utf8.count
            let input = Data(before.utf8.prefix(end)) + bytes + Data("b</string></plist>".utf8)
            let error = try #require(fault(input))
            #expect(error.code.rawValue == code, "\(count): \(error)")
            #expect(error.location?.offset == Self.start + count + place, "\(count): \(error)")
        }
    }

    /// Input that ends inside a long text is reported as truncated at its end.
    @Test func textCutAnywhereIsRefusedAtItsEnd() throws {
        let text = plist("<string>" + String(repeating: "é&amp;a\r\n", count: 20) + "</string>")
        for count in Self.start..<text.utf8.count {
            let input = Data(text.utf8.prefix(count))
            let isCut = input.last == 0xC3
            let error = try #require(fault(input))
            #expect(error.code == (isCut ? .xmlEncoding : .xmlTruncated), "\(count): \(error)")
            #expect(error.location?.offset == count - (isCut ? 1 : 0), "\(count): \(error)")
        }
    }

    /// White space between tags, of every length and kind.
    @Test func whiteSpaceBetweenTagsIsSkipped() throws {
        for count in 0...40 {
            for space in [" ", "\t", "\r", "\n"] {
                let gap = String(repeating: space, count: count)
                let text = plist("\(gap)<dict>\(gap)<key>a</key>\(gap)<true/>\(gap)</dict>\(gap)")
                #expect(try canonical(text + gap) == "{\"a\":true}")
                let error = try #require(fault(plist("<array>\(gap)x</array>")))
                #expect(error.code == .xmlElement)
                #expect(error.location?.offset == Self.start - 1 + count, "\(count): \(error)")
            }
        }
    }

    /// Text of every length is read equally in UTF-16 and UTF-8.
    @Test(arguments: [true, false])
    func textInUTF16ReadsLikeUTF8(_ bigEndian: Bool) throws {
        for count in Self.counts {
            let content = String(repeating: "aé日\u{1F600}&amp;", count: count).prefix(count)
            let text = plist("<array><string>\(content.prefix { $0 != "&" })</string></array>")
            let wide = try WireDocument(XMLEncodingTests.utf16(text, bigEndian: bigEndian))
            #expect(try wide.encoded(as: .json) == Data(try canonical(text).utf8))
        }
    }
}

/// Base64 in `data` elements is checked many characters at a time.
struct XMLDataBlockTests {
    private static let bytes = Data((0..<150).map { UInt8(truncatingIfNeeded: $0 * 89) })

    private func data(_ text: String) throws -> Data? {
        try read(plist("<data>\(text)</data>")).data(at: .root)?.load()
    }

    @Test func dataOfEveryLengthIsRead() throws {
        for count in 0...Self.bytes.count {
            let bytes = Self.bytes.prefix(count)
            #expect(try data(bytes.base64EncodedString()) == bytes)
        }
    }

    /// White space is allowed before every character, and after the last.
    @Test(arguments: [" ", "\n\t\t\t", "\r\n"])
    func whiteSpaceInDataIsSkippedAtEveryPlace(_ space: String) throws {
        for bytes in [Self.bytes, Self.bytes.prefix(100), Self.bytes.prefix(98)] {
            let text = bytes.base64EncodedString()
            for count in stride(from: text.utf8.count, through: 0, by: -TestExtent.step(3)) {
                let (start, end) = (text.prefix(count), text.dropFirst(count))
                #expect(try data(start + space + end) == bytes)
            }
            #expect(try data(text.map { "\(space)\($0)" }.joined()) == bytes)
        }
    }

    @Test(arguments: [
        "=", "-", "_", "\u{7F}", "é", ".", "@", "[", "`", "{", ":", "*", ",", "Q", "",
    ])
    func wrongCharactersInDataAreRefused(_ wrong: String) throws {
        let text = Self.bytes.base64EncodedString()
        for place in stride(from: 0, to: text.utf8.count, by: TestExtent.step(3)) {
            // Replacing a character is valid; adding or removing one is not.
            let tail = text.dropFirst(wrong == "Q" ? place : place + 1)
            let error = try #require(
                fault(plist("<data>\(text.prefix(place))\(wrong)\(tail)</data>")))
            #expect(error.code.rawValue == "xml.data", "\(error)")
            #expect(error.location?.offset == 21, "\(error)")
        }
    }
}
