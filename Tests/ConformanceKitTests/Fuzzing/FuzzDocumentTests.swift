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
    func partsJoinToOriginalBytes(_ encoding: WireEncoding) throws {
        let inputs = try Self.inputs(encoding)
        #expect(inputs.count > 100)
        for bytes in inputs {
            #expect(FuzzDocument(bytes, encoding).bytes == bytes)
        }
    }

    /// A misspelled name ends the test process.
    @Test func everyNameOfTheGrammarHasText() {
        var random = Random(seed: 1)
        let texts = FuzzGrammar.names.map { FuzzGrammar.text(of: $0, &random) }
        #expect(texts.count > 60)
    }

    /// A developer can add a vector that is deeper than any payload.
    @Test func depthIsLimited() throws {
        let opened = [("[", WireEncoding.json), ("<array>", .xml)]
        for (mark, encoding) in opened {
            let bytes = Data(String(repeating: mark, count: 2000).utf8)
            let document = FuzzDocument(bytes, encoding)
            #expect(document.bytes == bytes)
            let depths = document.root.paths.map(\.count)
            // In JSON, each element is a group of its own.
            #expect((100...260).contains(depths.max() ?? 0))
        }
        var deep = WireLimits()
        deep.depth = WireLimits.maximumDepth
        // An array of one byte with a reference of two bytes, 200 times.
        var list = Array("bplist00".utf8)
        for number in 1...200 { list += [0xA1, 0, UInt8(number)] }
        list.append(0x08)
        let table = list.count
        for number in 0...200 { list += FuzzPart.integer(8 + 3 * number, 2) }
        list += [0, 0, 0, 0, 0, 0, 2, 2]
        for number in [201, 0, table] { list += FuzzPart.integer(number, 8) }
        #expect(try WireDocument(Data(list), limits: deep).kind(of: .root) == .array)
        #expect(FuzzDocument(Data(list), .binary).form == .bytes)
    }

    /// The written property list has the same value, possibly with another layout.
    @Test func parsesBinaryPropertyLists() throws {
        var count = 0
        for bytes in try Self.inputs(.binary) {
            let document = FuzzDocument(bytes, .binary)
            guard document.form == .binary, let before = try? WireDocument(bytes)
            else { continue }
            // Overlapping objects are written separately, so the result can be invalid.
            guard let after = try? WireDocument(document.bytes) else { continue }
            count += 1
            #expect(try Description(after) == Description(before))
        }
        #expect(count > 50)
    }

    @Test func membersOfJSONAreGroups() throws {
        let document = FuzzPart(json: Array(#"{"a": [1,{"b":2}], "c":"x,y"}"#.utf8))
        #expect(
            document.members.map { text(document[document.value(of: $0)]) } == [
                #"[1,{"b":2}]"#, #""x,y""#, "1", #"{"b":2}"#, "2",
            ])
        var smaller = document
        smaller[[0]].removeParts(0..<1)
        #expect(text(smaller) == #"{ "c":"x,y"}"#)
        smaller[[0]].repeatPart(0)
        #expect(text(smaller) == #"{ "c":"x,y", "c":"x,y"}"#)
    }

    @Test func membersOfXMLAreGroups() throws {
        let source =
            "<plist><dict><key>a</key><array><true/><integer>1</integer></array></dict></plist>"
        let document = FuzzPart(xml: Array(source.utf8))
        #expect(
            document.members.map { text(document[$0]) } == [
                String(source.dropFirst(7).dropLast(8)),
                "<key>a</key><array><true/><integer>1</integer></array>", "<true/>",
                "<integer>1</integer>",
            ])
        let value = document.value(of: document.members[1])
        #expect(text(document[value]) == "<array><true/><integer>1</integer></array>")
    }

    private func text(_ part: FuzzPart) -> String { String(decoding: part.bytes, as: UTF8.self) }

    /// Foundation reads the same value from each spelling.
    @Test func spellingsHaveSameValue() throws {
        let plain = #"{"a":["é\u0001",true,12,3,0.25,{}],"b<&>]]>":{"c":"  ","d":[]}}"#
        let expected = try JSONSerialization.jsonObject(with: Data(plain.utf8)) as? NSDictionary
        let list = try #require(try WireDocument(Data(plain.utf8)).value?.encoded(as: .binary))
        for number in 0..<200 {
            var random = Random(seed: 3, number: UInt64(number))
            var json = FuzzDocument(Data(plain.utf8), .json)
            for _ in 0..<8 { json.respell(&random) }
            let object = try JSONSerialization.jsonObject(with: json.bytes) as? NSDictionary
            #expect(object == expected, "\(String(decoding: json.bytes, as: UTF8.self))")
            var binary = FuzzDocument(list, .binary)
            for _ in 0..<8 { binary.respell(&random) }
            // Foundation reads references of 1, 2, 4 and 8 bytes.
            binary.referenceSize = 1
            let read =
                try PropertyListSerialization.propertyList(from: binary.bytes, format: nil)
                as? NSDictionary
            #expect(read == expected)
        }
    }

    /// Every document can be reduced, so shrinking progresses.
    @Test func everyDocumentHasShorterReduction() throws {
        for encoding in WireEncoding.all {
            for number in 0..<TestExtent.count(5, of: 20) {
                var random = Random(seed: 9, number: UInt64(number))
                let document = FuzzDocument(FuzzSource.payload(encoding, &random), encoding)
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
            let json = FuzzDocument(FuzzSource.payload(.json, &random), .json)
            let keys = json.root.paths.map { json.root[$0] }.filter(\.isGroup).compactMap { group in
                group.parts.first { $0.start.first == UInt8(ascii: "\"") }?.start
            }
            missing.subtract(
                keys.map { String(decoding: $0.dropFirst().dropLast(), as: UTF8.self) })
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
