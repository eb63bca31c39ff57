import Foundation
import TestSupport
import Testing

@testable import WireFormat

/// The law of the three encodings: every conversion path preserves the canonical bytes.
struct RoundTripTests {
    /// Checks 300 documents (3,000 with `TESTS=all`) in twenty parts. Each document has its own seed.
    @Test(arguments: 1...20)
    func randomDocumentsKeepTheirBytesThroughAllEncodings(_ part: Int) throws {
        for number in 0..<TestExtent.count(15, of: 150) {
            let seed = UInt64(part * 1_000 + number)
            var source = RandomDocument(seed: seed)
            let value = source.document()
            let json = try value.encoded(as: .json)
            let first = try WireDocument(json)
            let xml = try first.encoded(as: .xml)
            let second = try WireDocument(xml)
            let binary = try second.encoded(as: .binary)
            let third = try WireDocument(binary)
            #expect(try third.encoded(as: .json) == json, "seed \(seed)")
            #expect(try first.encoded(as: .json) == json, "seed \(seed)")
            #expect(first.value(at: .root) == value, "seed \(seed)")
            #expect(second.value(at: .root) == value, "seed \(seed)")
            #expect(third.value(at: .root) == value, "seed \(seed)")
            #expect(try value.encoded(as: .xml) == xml, "seed \(seed)")
            #expect(try value.encoded(as: .binary) == binary, "seed \(seed)")
            #expect(
                try WireDocument(value.encoded(as: .json, isPretty: true)).encoded(as: .json)
                    == json, "seed \(seed)")
            for document in [first, second, third] {
                let codes = Set(document.findings.map(\.code))
                #expect(codes.isSubset(of: [.unknownTag, .malformedTag]), "seed \(seed): \(codes)")
            }
        }
    }

    @Test func theSameSeedGivesTheSameDocument() throws {
        var (one, other) = (RandomDocument(seed: 7), RandomDocument(seed: 7))
        #expect(one.document() == other.document())
    }
}
