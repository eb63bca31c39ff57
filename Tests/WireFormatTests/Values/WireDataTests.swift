import Foundation
import Testing

@testable import WireFormat

/// Data that is read in place, in every form that a document can store.
struct WireDataTests {
    /// The same bytes in every form that a document can store.
    static func forms(_ bytes: Data) throws -> [WireData] {
        let text = bytes.base64EncodedString()
        let escaped = text.replacing("/", with: "\\/")
        let letters = text.utf8.map { "\\u00" + String($0, radix: 16) }.joined()
        let spaced = text.map { "\($0)\n " }.joined()
        let value = WireValue.array([.data(WireData(bytes))])
        let documents = [
            try read("[{\"$data\":\"\(text)\"}]"), try read("[{\"$data\":\"\(escaped)\"}]"),
            try read("[{\"$data\":\"\(letters)\"}]"),
            try read(plist("<array><data>\(spaced)</data></array>")),
            try read(plist("<array><data>\(text)</data></array>")),
            try read(plist("<array><data><!-- -->\(spaced)</data></array>")),
            try read(plist("<array><dict><key>$data</key><string>\(text)</string></dict></array>")),
            try WireDocument(value.encoded(as: .binary)),
            try read("[{\"$data\":\"\(text)\"}]", checksBase64: false),
        ]
        return [WireData(bytes)]
            + documents.compactMap { document in
                document.elements(of: .root).first { _ in true }.flatMap(document.data(at:))
            }
    }

    @Test(arguments: [0, 1, 2, 3, 4, 47, 48, 49, 50, 97])
    func equalBytesAreEqualInEveryForm(_ count: Int) throws {
        let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 251 &+ $0 >> 8 | 0xFB) })
        let forms = try Self.forms(bytes)
        #expect(forms.count == 10)
        let hash = forms[0].hashValue
        for data in forms {
            #expect(data.byteCount == count)
            #expect(try data.load() == bytes)
            #expect(data == forms[0] && forms[9] == data)
            #expect(data.hashValue == hash)
        }
    }

    @Test func dataThatDiffersInOneByteIsUnequal() throws {
        let bytes = Data(repeating: 7, count: 100)
        var other = bytes
        other[99] = 8
        for one in try Self.forms(bytes) {
            for two in try Self.forms(other) { #expect(one != two) }
            #expect(one != WireData(bytes.dropLast()))
        }
    }

    /// Data is compared in chunks of 48 KiB.
    @Test func laterChunksAreCompared() {
        let bytes = Data(repeating: 7, count: 48 << 10 | 1)
        let text = WireData(
            base64: bytes.base64EncodedData(), filler: .none, byteCount: bytes.count)
        #expect(text == WireData(bytes))
        #expect(text != WireData(bytes.dropLast() + [8]))
    }

    @Test(arguments: [1, 3, 4, 100, .max])
    func chunksJoinToAllBytesAndRespectTheLimit(_ most: Int) throws {
        let bytes = Data((0..<1_000).map { UInt8(truncatingIfNeeded: $0) })
        for data in try Self.forms(bytes) {
            var whole = Data()
            var longest = 0
            try data.forEachChunk(ofAtMost: most) { (chunk: RawSpan) throws(PayloadError) in
                #expect(chunk.byteCount > 0)
                longest = max(longest, chunk.byteCount)
                chunk.withUnsafeBytes { whole.append(contentsOf: $0) }
            }
            #expect(whole == bytes && longest <= max(3, most))
        }
    }

    /// The offsets of a slice start at its own first byte.
    @Test func slicesBeginAtTheirOwnFirstByte() throws {
        let slice = Data("xx[{\"$data\":\"QUJD\"}]".utf8).dropFirst(2)
        let document = try WireDocument(slice)
        let node = try #require(Array(document.elements(of: .root)).first)
        #expect(try document.data(at: node)?.load() == Data("ABC".utf8))
        #expect(try WireData(Data([1, 2, 3]).dropFirst()).load() == Data([2, 3]))
        #expect(WireData(Data([1, 2, 3]).dropFirst()) == WireData(Data([2, 3])))
    }

    /// If base64 is not checked, reading checks only the length and the end of the text; loading
    /// finds other malformed text.
    @Test func uncheckedTextIsFoundMalformedOnLoading() throws {
        let document = try read("[{\"$data\":\"Q?JDQUJD\"}]", checksBase64: false)
        let node = try #require(Array(document.elements(of: .root)).first)
        let data = try #require(document.data(at: node))
        #expect(data.byteCount == 6)
        #expect(#expect(throws: PayloadError.self) { try data.load() }?.code == .malformedBase64)
        #expect(
            #expect(throws: PayloadError.self) { try document.encoded(as: .binary) }?.code
                == .malformedBase64)
        // Escapes do not change the result.
        for text in ["Q?JDQUJD", "Q\\u003fJDQUJD", "Q?JDQU\\/D", "Q\\/?DQUJD"] {
            let document = try read("[{\"$data\":\"\(text)\"}]", checksBase64: false)
            #expect(findingTexts(document) == [], "\(text)")
            let node = try #require(Array(document.elements(of: .root)).first)
            #expect(document.data(at: node)?.byteCount == 6, "\(text)")
            #expect(throws: PayloadError.self) { try document.data(at: node)?.load() }
        }
        for text in ["QUJ", "QR==", "QQ=", "QUJDQ==="] {
            #expect(
                findingTexts(try read("[{\"$data\":\"\(text)\"}]", checksBase64: false)) == [
                    "tag.malformed /0"
                ]
            )
        }
    }

    /// Replaces each character of a base64 string with escaped slashes. The string can be decoded
    /// only if the replacement is the same character, escaped or not.
    @Test(arguments: [false, true])
    func escapesInBase64MustEncodeItsCharacters(_ checksBase64: Bool) throws {
        let bytes = Data((0..<60).map { UInt8(truncatingIfNeeded: $0 &* 167 | 0x8F) })
        let text = bytes.base64EncodedString()
        let pieces = text.map { $0 == "/" ? "\\/" : String($0) }
        #expect(text.contains("/"))
        for place in pieces.indices {
            let value = try #require(text.utf8.dropFirst(place).first)
            for (part, isData) in [
                (pieces[place], true), ("\\u00" + String(value, radix: 16), true),
                ("\\\\", false), ("\\n", false), ("\\\"", false), ("?", false), ("é", false),
                ("", false), ("\\/\\/", false), ("\\u005c\\/", false), ("\\\\/", false),
            ] {
                var changed = pieces
                changed[place] = part
                let document = try read(
                    "[{\"$data\":\"\(changed.joined())\"}]", checksBase64: checksBase64)
                let node = try #require(Array(document.elements(of: .root)).first)
                let data = document.data(at: node)
                // Unchecked text is checked on loading.
                #expect((data != nil) == isData || !checksBase64, "\(part) at \(place)")
                #expect((try? data?.load()) == (isData ? bytes : nil), "\(part) at \(place)")
                #expect(data == nil || data?.byteCount == bytes.count)
            }
        }
    }

    /// Nothing is copied: the bytes are in the input.
    @Test func dataAndStringsAreNotCopiedFromTheInput() throws {
        let text = "[{\"$data\":\"" + String(repeating: "QUJD", count: 1_000) + "\"}]"
        let document = try read(text)
        #expect(document.index.arena.isEmpty)
        let slashes = try read(
            "[{\"$data\":\"" + String(repeating: "\\/\\/\\/\\/", count: 1_000) + "\"}]")
        #expect(slashes.index.arena.isEmpty)
        let lines = try read(
            plist("<data>\r\n" + String(repeating: "QUJD\r\n", count: 1_000) + "</data>"))
        #expect(lines.index.arena.isEmpty && lines.data(at: .root)?.byteCount == 3_000)
        #expect(try read("[\"\\n a long string with an escape\"]").index.arena.isEmpty)
    }
}
