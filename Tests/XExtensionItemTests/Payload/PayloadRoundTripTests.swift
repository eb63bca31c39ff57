import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The example payloads round-trip through every encoding, and through the item.
struct PayloadRoundTripTests {
    @Test func thereAreExamples() {
        #expect(Repository.payloads.count >= 8)
    }

    @Test(arguments: Repository.payloads)
    func isStrictlyValid(_ name: String) throws {
        #expect(FindingCase.findings(in: try Repository.payload(name)) == [])
    }

    @Test(arguments: Repository.payloads)
    func roundTripsThroughAllEncodings(_ name: String) throws {
        let bytes = try Repository.payload(name)
        let canonical = try WireDocument(bytes).encoded(as: .json)
        let xml = try WireDocument(canonical).encoded(as: .xml)
        let binary = try WireDocument(xml).encoded(as: .binary)
        #expect(try WireDocument(binary).encoded(as: .json) == canonical)
        #expect(try WireDocument(canonical).encoded(as: .json) == canonical)
    }

    /// Converting the document gives the same bytes as encoding the item.
    @Test(arguments: Repository.payloads, WireEncoding.all)
    func anItemIsEncodedLikeItsDocument(_ name: String, _ encoding: WireEncoding) throws {
        let bytes = try Repository.payload(name)
        let item = try ExtensionItem(decoding: bytes, reading: .strict)
        let written = try item.encoded(as: encoding)
        #expect(written == (try WireDocument(bytes).encoded(as: encoding)))
        #expect(try ExtensionItem(decoding: written, reading: .strict) == item)
    }

    /// The JSON examples have the format's indented form.
    @Test(arguments: Repository.payloads.filter { $0.hasSuffix(".json") })
    func prettyOutputIsTheExampleFile(_ name: String) throws {
        let bytes = try Repository.payload(name)
        let item = try ExtensionItem(decoding: bytes)
        #expect(
            String(decoding: try item.encoded(as: .json, isPretty: true), as: UTF8.self)
                == String(decoding: bytes, as: UTF8.self))
    }

    @Test func dataOfAnAttachmentLoadsCompletely() throws {
        let item = try ExtensionItem(decoding: Repository.payload("photo.xitem.plist"))
        let jpeg = try #require(
            item.mainAttachment.representations.first { $0.typeIdentifier == .jpeg })
        guard case .data(let data) = jpeg.content else {
            Issue.record("expected data")
            return
        }
        #expect(try data.load().starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(try data.load().count == data.byteCount)
    }
}
