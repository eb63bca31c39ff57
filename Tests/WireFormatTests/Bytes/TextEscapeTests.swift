import Foundation
import TestSupport
import Testing

@testable import WireFormat

/// Text is copied in words; an escaped character may occur at any position of a word, and after any
/// byte.
struct TextEscapeTests {
    /// RFC 8785 section 3.2.2.2, byte by byte.
    static func json(_ text: [UInt8]) -> [UInt8] { text.flatMap { jsonEscapes[Int($0)] } }

    static func xml(_ text: [UInt8]) -> [UInt8] { text.flatMap { xmlEscapes[Int($0)] } }

    private static let jsonEscapes = (UInt8.min ... .max).map { byte -> [UInt8] in
        switch byte {
        case 0x22: Array("\\\"".utf8)
        case 0x5C: Array("\\\\".utf8)
        case 0x08: Array("\\b".utf8)
        case 0x09: Array("\\t".utf8)
        case 0x0A: Array("\\n".utf8)
        case 0x0C: Array("\\f".utf8)
        case 0x0D: Array("\\r".utf8)
        case 0..<0x20: Array(String(format: "\\u%04x", byte).utf8)
        default: [byte]
        }
    }

    private static let xmlEscapes = (UInt8.min ... .max).map { byte -> [UInt8] in
        switch byte {
        case 0x26: Array("&amp;".utf8)
        case 0x3C: Array("&lt;".utf8)
        case 0x3E: Array("&gt;".utf8)
        default: [byte]
        }
    }

    /// Bytes adjacent to escaped bytes, and some non-ASCII bytes.
    static let plain = Array("!#[] ~\u{7F}é%';=?😀".utf8)

    static func escaped<Escapes: TextEscapes>(_ text: [UInt8], _: Escapes.Type) -> [UInt8] {
        var output = OutputBuffer()
        output.append(text.span.bytes, escaping: Escapes.self)
        return output.withBytes { $0.array(0..<$0.byteCount) }
    }

    /// Every byte at every position of a string, by itself and after another byte.
    @Test func everyByteIsEscapedAtEveryPlace() {
        for count in [1, 7, 8, 9, 15, 16, 71] {
            let text = (0..<count).map { Self.plain[$0 % Self.plain.count] }
            for place in stride(from: 0, to: count, by: count > 16 ? TestExtent.step(5) : 1) {
                for byte in UInt8.min ... .max {
                    var text = text
                    text[place] = byte
                    #expect(Self.escaped(text, JSONEscapes.self) == Self.json(text))
                    #expect(Self.escaped(text, XMLEscapes.self) == Self.xml(text))
                    if place > 0, byte > 0 { text[place - 1] = byte - 1 }
                    #expect(Self.escaped(text, JSONEscapes.self) == Self.json(text))
                    #expect(Self.escaped(text, XMLEscapes.self) == Self.xml(text))
                }
            }
        }
    }

    /// Texts about as long as one or more chunks, full of escaped characters.
    @Test(arguments: [4094, 4095, 4096, 4097, 8192, 8200, 30_000])
    func longTextsAreEscapedAcrossChunks(_ count: Int) {
        for text in [[UInt8](repeating: 1, count: count), (0..<count).map { UInt8($0 % 0x60) }] {
            #expect(Self.escaped(text, JSONEscapes.self) == Self.json(text))
            #expect(Self.escaped(text, XMLEscapes.self) == Self.xml(text))
        }
    }

    /// The drained output equals the collected output, at every chunk boundary.
    @Test func chunksSplitAnywhereFormTheEscapedText() throws {
        for lead in stride(from: 0, to: 20, by: TestExtent.step(4)) {
            let text = [UInt8](repeating: 0x61, count: lead) + [UInt8](repeating: 1, count: 33_000)
            var pieces: [[UInt8]] = []
            var output = OutputBuffer { (piece: RawSpan) throws(PayloadError) in
                pieces.append(piece.array(0..<piece.byteCount))
            }
            output.append(text.span.bytes, escaping: JSONEscapes.self)
            try output.flush()
            #expect(Array(pieces.joined()) == Self.json(text))
            #expect(pieces.allSatisfy { 1...65_536 ~= $0.count })
        }
    }

    /// A character that XML cannot represent is found wherever it is in the string.
    @Test func charactersForbiddenInXMLAreFoundAtEveryPlace() throws {
        let forbidden: [String] = [
            "\u{0}", "\u{8}", "\u{B}", "\r", "\u{1F}", "\u{FFFE}", "\u{FFFF}",
        ]
        let allowed: [String] = ["\t", "\n", " ", "\u{FFFD}", "\u{FEFF}", "\u{F000}", "\u{10FFFF}"]
        for count in 0..<24 {
            for place in 0...count {
                let start = String(repeating: "a", count: place)
                let end = String(repeating: "b", count: count - place)
                for text in forbidden.map({ start + $0 + end }) {
                    let isRefused = text.withBytes { !XMLText.canRepresent($0) }
                    #expect(isRefused, "\(text.debugDescription)")
                }
                for text in allowed.map({ start + $0 + end }) {
                    let isAllowed = text.withBytes { XMLText.canRepresent($0) }
                    #expect(isAllowed, "\(text.debugDescription)")
                }
            }
        }
    }

    /// Text of every length between marks, including at the end of the buffer.
    @Test(arguments: 0...40) func marksAreWrittenAroundTextOfEveryLength(count: Int) {
        let text = (0..<count).map { Self.plain[$0 % Self.plain.count] }
        let (first, last) = (Array(",\"".utf8), Array("\": ".utf8))
        for start in [0, 3, 4096 - count, 4096 - count - 5] {
            let before = [UInt8](repeating: 0x2E, count: start)
            var output = OutputBuffer()
            output.append(before.span.bytes)
            output.append(
                text.span.bytes, escaping: XMLEscapes.self,
                between: TextMark(",\""), and: TextMark("\": "))
            let written = output.withBytes { $0.array(0..<$0.byteCount) }
            #expect(written == before + first + Self.xml(text) + last)
        }
    }

    /// Unchanged short text of every length between marks, including at the end of the buffer.
    @Test(arguments: 0...32) func shortTextsAreWrittenUnchanged(count: Int) {
        let text = (0..<count).map { Self.plain[$0 % Self.plain.count] }
        let (first, last) = (Array(",\"".utf8), Array("\": ".utf8))
        for start in [0, 3, 4096 - 64, 4096 - count - 5, 4096 - count - 6] {
            let before = [UInt8](repeating: 0x2E, count: start)
            var output = OutputBuffer()
            output.append(before.span.bytes)
            output.append(short: text.span.bytes, between: TextMark(",\""), and: TextMark("\": "))
            let written = output.withBytes { $0.array(0..<$0.byteCount) }
            #expect(written == before + first + text + last)
        }
    }

    /// Every byte at every position of a short key: the key is written only if the byte is ASCII,
    /// needs no escape in JSON and is not the byte to avoid.
    @Test(arguments: [1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32])
    func onlyPlainShortTextsAreWritten(count: Int) {
        for place in 0..<count {
            for byte in UInt8.min ... .max {
                var text = [UInt8](repeating: 0x61, count: count)
                text[place] = byte
                let isPlain =
                    0x20..<0x80 ~= byte && byte != 0x22 && byte != 0x5C && byte != 0x2E
                var output = OutputBuffer()
                let isWritten = output.append(
                    short: text.span.bytes, between: TextMark("\""), and: TextMark("\":")
                ) { JSONEscapes.marks($0, and: 0x2E) }
                #expect(isWritten == isPlain, "byte \(byte) at \(place)")
                let written = output.withBytes { $0.array(0..<$0.byteCount) }
                #expect(written == (isPlain ? [0x22] + text + [0x22, 0x3A] : []))
            }
        }
    }

    /// Long unescaped runs with an escape before, between or after them.
    @Test func escapesBetweenLongRunsAreFound() {
        for count in 0..<70 {
            for places in [[0], [count / 2], [count - 1], [0, count - 1], [count / 3, count / 2]] {
                var text = (0..<count).map { Self.plain[$0 % Self.plain.count] }
                for place in places where text.indices.contains(place) { text[place] = 0x0A }
                #expect(Self.escaped(text, JSONEscapes.self) == Self.json(text))
            }
        }
    }

    /// Text that is escaped in several chunks has only one mark before it and one after it.
    @Test func textOfSeveralChunksHasItsMarksOnce() {
        let text = [UInt8](repeating: 0x61, count: 10_000)
        var output = OutputBuffer()
        output.append(
            text.span.bytes, escaping: JSONEscapes.self, between: TextMark(",\""),
            and: TextMark("\""))
        let written = output.withBytes { $0.array(0..<$0.byteCount) }
        #expect(written == [0x2C, 0x22] + text + [0x22])
    }
}
