import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The complete example of the specification, clause 25.1: three blocks of text, one document.
struct SpecificationExampleTests {
    /// The contents of the first block after a line of the specification.
    private func block(_ fence: String, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> String
    {
        let text = try Repository.text("Schemas/wire-format.md")
        let section = try #require(text.range(of: "### 25.1 "), sourceLocation: sourceLocation)
        let start = try #require(
            text.range(of: "\n```\(fence)\n", range: section.upperBound..<text.endIndex),
            sourceLocation: sourceLocation)
        let end = try #require(
            text.range(of: "\n```\n", range: start.upperBound..<text.endIndex),
            sourceLocation: sourceLocation)
        return String(text[start.upperBound..<end.lowerBound]) + "\n"
    }

    private func json() throws -> Data { Data(try block("json payload").utf8) }
    private func xml() throws -> Data { Data(try block("xml").utf8) }

    /// The bytes of a hex dump, whose lines have an offset and bytes.
    private func binary(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> Data {
        var bytes = Data()
        for line in try block("text").split(separator: "\n") {
            let groups = line.split(separator: " ")
            #expect(Int(groups[0], radix: 16) == bytes.count, sourceLocation: sourceLocation)
            for digits in groups.dropFirst() {
                var rest = digits
                while !rest.isEmpty {
                    bytes.append(
                        try #require(
                            UInt8(rest.prefix(2), radix: 16), sourceLocation: sourceLocation))
                    rest = rest.dropFirst(2)
                }
            }
        }
        return bytes
    }

    /// The blocks are complete: Foundation can parse the JSON, and the binary sizes match.
    @Test func theBlocksAreComplete() throws {
        #expect(try JSONSerialization.jsonObject(with: json()) is [String: Any])
        #expect(try xml().count == 3554)
        #expect(try binary().count == 1364)
        for bytes in [try xml(), try binary()] {
            let list = try PropertyListSerialization.propertyList(from: bytes, format: nil)
            #expect(list is [String: Any])
        }
    }

    @Test func theThreeFormsAreOneDocument() throws {
        let canonical = try WireDocument(json()).encoded(as: .json)
        #expect(canonical.count == 1457)
        for bytes in [try xml(), try binary()] {
            #expect(try WireDocument(bytes).encoded(as: .json) == canonical)
        }
        let item = try ExtensionItem(decoding: json(), reading: .strict)
        for bytes in [try xml(), try binary()] {
            #expect(try ExtensionItem(decoding: bytes, reading: .strict) == item)
        }
    }

    /// From each form, both the document and the item produce the printed forms.
    @Test func theWritersProduceThePrintedForms() throws {
        for bytes in [try json(), try xml(), try binary()] {
            let document = try WireDocument(bytes)
            let item = try ExtensionItem(decoding: bytes)
            #expect(try document.encoded(as: .xml) == xml())
            #expect(try document.encoded(as: .binary) == binary())
            #expect(try item.encoded(as: .xml) == xml())
            #expect(try item.encoded(as: .binary) == binary())
        }
    }
}
