import Foundation
import TestSupport
import Testing
import WireFormat

@testable import ConformanceKit

struct FuzzDocumentTests {
    private static func inputs(_ encoding: WireEncoding) throws -> [Data] {
        let inputs = EmbeddedVectors.cases.compactMap { one -> Data? in
            guard one.operation == .decode, one.request.encoding == encoding,
                case .bytes(let payload) = one.request.input, payload.count < 4096
            else { return nil }
            return payload
        }
        return stride(from: 0, to: inputs.count, by: TestExtent.step(5)).map { inputs[$0] }
    }

    /// Even malformed text is reproduced exactly.
    @Test(arguments: [WireEncoding.json, .xml])
    func tokensJoinToOriginalBytes(_ encoding: WireEncoding) throws {
        let inputs = try Self.inputs(encoding)
        #expect(inputs.count > 100)
        for bytes in inputs {
            let document = TextDocument(Array(bytes), isXML: encoding == .xml)
            #expect(document.bytes == bytes)
            #expect(!document.tokens.contains([]))
        }
    }

    /// The written property list has the same value, possibly with another layout.
    @Test func parsesBinaryPropertyLists() throws {
        var count = 0
        for bytes in try Self.inputs(.binary) {
            guard let document = BinaryDocument(Array(bytes)), let before = try? WireDocument(bytes)
            else { continue }
            // Overlapping objects are written separately, so the result can be invalid.
            guard let after = try? WireDocument(document.bytes) else { continue }
            count += 1
            #expect(try Description(after) == Description(before))
        }
        #expect(count > 50)
    }

    @Test func partsOfJSONAreItsMembersAndElements() throws {
        let document = TextDocument(Array(#"{"a": [1,{"b":2}], "c":"x,y"}"#.utf8), isXML: false)
        func text(_ range: Range<Int>) -> String {
            String(decoding: document.tokens[range].flatMap(\.self), as: UTF8.self)
        }
        #expect(
            document.parts.map { text($0.value) } == [
                #" [1,{"b":2}]"#, #""x,y""#, "1", #"{"b":2}"#, "2",
            ])
        #expect(document.parts.map(\.depth) == [1, 1, 2, 2, 3])
        var smaller = document
        smaller.tokens.removeSubrange(document.removal(of: document.parts[1]))
        #expect(String(decoding: smaller.bytes, as: UTF8.self) == #"{"a": [1,{"b":2}]}"#)
    }

    @Test func partsOfXMLAreItsMembersAndElements() throws {
        let source =
            "<plist><dict><key>a</key><array><true/><integer>1</integer></array></dict></plist>"
        let document = TextDocument(Array(source.utf8), isXML: true)
        func text(_ range: Range<Int>) -> String {
            String(decoding: document.tokens[range].flatMap(\.self), as: UTF8.self)
        }
        #expect(
            document.parts.map { text($0.range) } == [
                String(source.dropFirst(7).dropLast(8)),
                "<key>a</key><array><true/><integer>1</integer></array>", "<true/>",
                "<integer>1</integer>",
            ])
        #expect(text(document.parts[1].value) == "<array><true/><integer>1</integer></array>")
    }

    /// Foundation reads the same value from each form as from the plain text.
    @Test func spellingsHaveSameValue() throws {
        let plain = #"{"a":["é\u0001",true,12,3,0.25,{}],"b<&>]]>":{"c":"  ","d":[]}}"#
        let value = FuzzValue.dictionary([
            (
                "a",
                .array([
                    .string("é\u{1}"), .boolean(true), .integer("12"), .integer("3"),
                    .real(0.25), .dictionary([]),
                ])
            ),
            ("b<&>]]>", .dictionary([("c", .string("  ")), ("d", .array([]))])),
        ])
        let expected = try JSONSerialization.jsonObject(with: Data(plain.utf8)) as? NSDictionary
        for number in 0..<200 {
            var random = Random(seed: 3, number: UInt64(number))
            let json = FuzzDocument(value, .json, &random).bytes
            let object = try JSONSerialization.jsonObject(with: json) as? NSDictionary
            #expect(object == expected, "\(String(decoding: json, as: UTF8.self))")
            let binary = FuzzDocument(value, .binary, &random)
            guard case .binary(var document) = binary else { continue }
            // Foundation reads references of 1, 2, 4 and 8 bytes, but not negative 16-byte
            // integers.
            document.referenceSize = 1
            let list =
                try PropertyListSerialization.propertyList(from: document.bytes, format: nil)
                as? NSDictionary
            #expect(list == expected)
        }
    }

    /// Every document can be reduced, so shrinking progresses.
    @Test func everyDocumentHasShorterReduction() throws {
        for encoding in WireEncoding.all {
            for number in 0..<TestExtent.count(5, of: 20) {
                var random = Random(seed: 9, number: UInt64(number))
                let document = FuzzDocument(random.payload(), encoding, &random)
                let byteCount = document.bytes.count
                #expect(document.simpler.contains { $0().bytes.count < byteCount })
            }
        }
    }

    /// Random payloads have every member that the schemas define, so that fuzzing reaches its rules.
    @Test func randomPayloadsHaveEveryMember() throws {
        var missing: Set<String> = []
        for name in ["payload", "attachment", "representation", "file", "text-run", "referrer"] {
            let schema = try JSONSerialization.jsonObject(
                with: Data(contentsOf: Repository.url("Schemas/v1/\(name).schema.json")))
            let members = (schema as? [String: Any])?["properties"] as? [String: Any]
            missing.formUnion(try #require(members).keys)
        }
        #expect(missing.count > 30)
        for number in 0..<1000 where !missing.isEmpty {
            var random = Random(seed: 5, number: UInt64(number))
            missing.subtract(random.payload().keys)
        }
        #expect(missing == [])
    }

    /// Generating and mutating documents never traps, and depends only on the seed.
    @Test func equalSeedsProduceEqualDocuments() throws {
        let source = FuzzSource(VectorGroup.embedded)
        for encoding in WireEncoding.all {
            for number in 0..<TestExtent.count(100, of: 500) {
                func draw(_ seed: UInt64) -> Data {
                    var random = Random(seed: seed, number: UInt64(number))
                    return source.document(encoding, &random).bytes
                }
                #expect(draw(4) == draw(4))
            }
        }
    }
}

extension FuzzValue {
    /// The keys of all dictionaries in the value.
    fileprivate var keys: [String] {
        switch self {
        case .dictionary(let members): members.flatMap { [$0.key] + $0.value.keys }
        case .array(let elements): elements.flatMap(\.keys)
        default: []  // No other value has parts.
        }
    }
}
