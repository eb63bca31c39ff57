import Foundation
import SeededRandom
import Testing

@testable import WireFormat

/// Compares block-wise base64 coding with Foundation's encoder and with the base64 alphabet.
struct Base64VectorTests {
    static let alphabet = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }

    /// Decodes text; nil if it is malformed.
    static func decoded(_ text: [UInt8], _ filler: Base64.Filler = .none) -> [UInt8]? {
        let data = WireData(base64: Data(text), filler: filler, byteCount: text.count / 4 * 3)
        return (try? data.load()).map { Array($0) }
    }

    static func count(_ text: [UInt8], _ filler: Base64.Filler = .none) -> Int? {
        Base64.checkedByteCount(text.span.bytes, 0..<text.count, filler: filler)
    }

    /// Every length up to several vectors, with and without a remainder.
    @Test func everyLengthIsCodedAsInFoundation() {
        for count in 0...200 {
            let bytes = Self.bytes(count, seed: UInt64(count))
            let text = Array(Data(bytes).base64EncodedData())
            #expect(Base64Tests.encoded(bytes) == text, "seed \(count)")
            #expect(Self.decoded(text) == bytes, "seed \(count)")
            #expect(Self.count(text) == count, "seed \(count)")
        }
    }

    /// All six-bit values at every position of a vector.
    @Test func everySixBitValueIsCodedAtEveryPlace() {
        for value in UInt8(0)..<64 {
            for place in 0..<16 {
                var bits = [UInt8](repeating: 0, count: 96)
                for bit in 0..<6 { bits[place * 6 + bit] = value >> UInt8(5 - bit) & 1 }
                let bytes = stride(from: 0, to: 96, by: 8).map { start in
                    bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
                }
                let text = Array(Data(bytes + bytes).base64EncodedData())
                #expect(Base64Tests.encoded(bytes + bytes) == text)
                #expect(Self.decoded(text) == bytes + bytes)
            }
        }
    }

    /// Every byte at every position of base64 text, which is malformed if the byte is not in the
    /// alphabet.
    @Test func onlyBytesOfTheAlphabetAreDecoded() {
        let text = Array(Data(Self.bytes(33, seed: 1)).base64EncodedData())
        for place in text.indices {
            for byte in UInt8.min ... .max {
                var text = text
                text[place] = byte
                let isGood = Self.alphabet.contains(byte)
                #expect((Self.count(text) == 33) == isGood, "\(byte) at \(place)")
                #expect((Self.decoded(text) != nil) == isGood, "\(byte) at \(place)")
            }
        }
    }

    /// The place of a fault is reported for the first chunk and for later chunks.
    @Test(arguments: [0, 15, 16, 17, 70_001, 140_000])
    func errorsNameTheFaultyCharacter(_ place: Int) throws {
        var text = [UInt8](repeating: 0x41, count: 140_004)
        text[place] = 0x2A
        let data = WireData(base64: Data(text), filler: .none, byteCount: 105_003)
        let errors = [
            #expect(throws: PayloadError.self) { try data.load() },
            #expect(throws: PayloadError.self) { try WireValue.data(data).encoded(as: .json) },
            #expect(throws: PayloadError.self) { try WireValue.data(data).encoded(as: .binary) },
        ]
        for error in errors {
            #expect(error?.code == .malformedBase64)
            #expect(
                error?.message.contains("character \(place) ") == true, "\(error?.message ?? "")")
        }
    }

    @Test func paddingIsOnlyAtTheEndAndHidesNoBits() {
        for count in stride(from: 4, through: 72, by: 4) {
            let start = [UInt8](repeating: 0x41, count: count - 4)
            for end in ["QQ==", "QUI="] {
                #expect(Self.count(start + Array(end.utf8)) != nil)
                #expect(Self.count(start + Array((end + "AAAA").utf8)) == nil)
                #expect(
                    Self.count(start + Array((end + String(repeating: "A", count: 32)).utf8)) == nil
                )
            }
            for end in ["QR==", "QUJ=", "QQ=", "QQ", "Q", "Q===", "===="] {
                #expect(Self.count(start + Array(end.utf8)) == nil)
                #expect(Self.decoded(start + Array(end.utf8)) == nil)
            }
        }
    }

    /// Fillers between characters, at every position.
    @Test func fillersAreSkippedAtEveryPlaceIfAllowed() {
        let bytes = Self.bytes(50, seed: 2)
        let text = Array(Data(bytes).base64EncodedData())
        for place in 0...text.count {
            for filler in [" ", "\n", "\r\n\t\t"] {
                let filled = text[..<place] + filler.utf8 + text[place...]
                #expect(Self.decoded(Array(filled), .whiteSpace) == bytes)
                #expect(Self.count(Array(filled), .whiteSpace) == 50)
                #expect(Self.decoded(Array(filled)) == nil)
            }
        }
        let slashes = [UInt8](repeating: 0xFF, count: 48)
        let escaped = Array(Data(slashes).base64EncodedString().replacing("/", with: "\\/").utf8)
        #expect(Self.decoded(escaped, .backslash) == slashes)
    }

    @Test func dataIsTheSameInChunksOfEverySize() throws {
        let bytes = Self.bytes(2_000, seed: 3)
        let text = Data(bytes).base64EncodedData(options: .lineLength76Characters)
        let data = WireData(base64: text, filler: .whiteSpace, byteCount: bytes.count)
        for size in [3, 4, 47, 48, 49, 1_000, 1 << 20] {
            var found: [UInt8] = []
            var sizes: [Int] = []
            try data.forEachChunk(ofAtMost: size) { chunk throws(PayloadError) in
                found += chunk.array(0..<chunk.byteCount)
                sizes.append(chunk.byteCount)
            }
            #expect(found == bytes)
            #expect(sizes.dropLast().allSatisfy { $0 == size / 3 * 3 })
        }
    }

    /// Data is written in chunks of 48 KiB.
    @Test func dataOfTwoChunksIsTheSameInEveryEncoding() throws {
        let bytes = Self.bytes(48 << 10 | 1, seed: 3)
        let text = Data(bytes).base64EncodedData(options: .lineLength76Characters)
        let data = WireData(base64: text, filler: .whiteSpace, byteCount: bytes.count)
        for encoding in WireEncoding.all {
            let document = try WireDocument(WireValue.data(data).encoded(as: encoding))
            #expect(try document.data(at: .root)?.load() == Data(bytes))
        }
    }
}
