import Foundation
import TestSupport
import Testing
import WireFormat

@testable import ConformanceKit

struct VectorFileTests {
    private static let folder = Repository.url("Schemas/conformance")

    private static let others = ["conformance/action.yml", "conformance/run.py"]

    /// The files of Schemas that the kit embeds: all except the sources of the vectors.
    private static var paths: [String] {
        let schemas = Repository.url("Schemas").path
        let names = FileManager.default.enumerator(atPath: schemas)?.allObjects as? [String]
        return (names ?? []).filter {
            $0.hasSuffix(".json") || $0.hasSuffix(".md") || Self.others.contains($0)
        }
    }

    @Test func schemasHaveEveryEncoding() throws {
        func value(_ name: String, _ path: String...) throws -> Any? {
            let file = Repository.url("Schemas/conformance/v1/\(name).schema.json")
            let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
            return (["$defs"] + path).reduce(schema) { ($0 as? [String: Any])?[$1] as Any }
        }
        let names = WireEncoding.all.map(\.description)
        #expect(try value("report", "encodings", "items", "enum") as? [String] == names)
        #expect(try value("vectors", "encoding", "enum") as? [String] == names)
        let canonical = try value("vectors", "vector", "properties", "canonical", "properties")
        #expect((canonical as? [String: Any])?.keys.sorted() == names.sorted())
    }

    /// If this fails, a file of Schemas has no entry in ConformanceFiles.c.
    @Test func everyFileOfSchemasIsEmbedded() throws {
        let embedded = EmbeddedFile.all
        #expect(
            embedded.map(\.path) == Self.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        )
        for file in embedded {
            let bytes = try Data(contentsOf: Repository.url("Schemas/\(file.path)"))
            #expect(Data(file.text.utf8) == bytes, "\(file.path)")
        }
    }

    @Test func filesHavePathsRelativeToKit() {
        let paths = VectorGroup.files.map(\.path)
        #expect(
            paths
                == Self.paths.filter { $0.hasPrefix("conformance/") }.map {
                    String($0.dropFirst(12))
                }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    @Test func filesOfAFolderAreReadByName() throws {
        let folder = try TestFolder()
        for name in ["text", "item"] {
            let file = "Schemas/conformance/v1/vectors/\(name).json"
            try folder.write(Repository.text(file), name + ".json")
        }
        let read = try VectorGroup.read(folder: folder.url.path)
        let embedded = VectorGroup.parseEmbedded { ["item", "text"].contains($0) }
        #expect(read.map(\.name) == ["item", "text"] && embedded.map(\.name) == ["item", "text"])
        #expect(read.map { $0.cases.map(\.id) } == embedded.map { $0.cases.map(\.id) })
    }

    @Test func idsOfCasesAreUnique() {
        let ids = EmbeddedVectors.cases.map(\.id)
        #expect(ids.count > 10_000 && Set(ids).count == ids.count)
    }

    /// Foundation's parser and the library's reader read the same values from the files.
    @Test func foundationReadsTheSame() throws {
        for (path, text) in VectorGroup.files where path.hasPrefix("v1/vectors/") {
            let group = try #require(
                VectorGroup.embedded.first { path == "v1/vectors/\($0.name).json" })
            let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            let vectors = try #require(root?["vectors"] as? [[String: Any]])
            #expect(vectors.compactMap { $0["id"] as? String } == group.vectors.map(\.id))
            for (json, vector) in zip(vectors, group.vectors) {
                guard case .valid(let payload, let meaning, _) = vector.subject,
                    let input = json["input"] as? [String: Any]
                else { continue }
                if let text = input["text"] as? String {
                    #expect(Data(text.utf8) == payload.bytes, "\(vector.id)")
                } else if let base64 = input["base64"] as? String {
                    #expect(Data(base64Encoded: base64) == payload.bytes, "\(vector.id)")
                }
                guard let meaning, let value = json["meaning"] else { continue }
                #expect(Self.describes(value, meaning), "\(vector.id)")
            }
        }
    }

    /// Returns whether JSON parsed by Foundation matches a description, except numbers.
    private static func describes(_ json: Any, _ description: Description) -> Bool {
        switch description {
        case .boolean(let value): return json as? Bool == value
        case .string(let text): return isIdentical(json, text)
        case .array(let elements):
            let values = json as? [Any] ?? []
            return values.count == elements.count
                && zip(values, elements).allSatisfy { describes($0, $1) }
        case .dictionary(let members):
            let pairs = (json as? [String: Any])?["dictionary"] as? [[Any]] ?? []
            return pairs.count == members.count
                && members.allSatisfy { member in
                    pairs.contains {
                        isIdentical($0[0], member.key) && describes($0[1], member.value)
                    }
                }
        case .tag(let key, let content):
            let pair = (json as? [String: Any])?["tag"] as? [Any] ?? []
            return pair.count == 2 && isIdentical(pair[0], key) && describes(pair[1], content)
        case .data(let bytes):
            return (json as? [String: String])?["data"] == bytes.base64EncodedString()
        case .url(let text): return isIdentical((json as? [String: String])?["url"] as Any, text)
        case .date(let text): return (json as? [String: String])?["date"] == text
        case .integer, .real: return (json as? [String: String])?.count == 1
        }
    }

    private static func isIdentical(_ json: Any, _ text: String) -> Bool {
        (json as? String).map { Array($0.utf8) == Array(text.utf8) } ?? false
    }

    /// Every error names the file, the vector, if any, and the field.
    @Test(
        arguments: [
            ("[]", "s.json: expected a JSON object"), ("{", "s.json: invalid JSON: json.truncated"),
            ("{}", "s.json: group: is missing"),
            (Samples.file([#"{"id": 1}"#]), "s.json: vectors/0: id: expected a string"),
            (Samples.file([#"{"id": "sample.a.b"}"#]), "s.json: sample.a.b: clause: is missing"),
            (
                Samples.file([Samples.valid], group: "other"),
                "s.json: sample.hello.is-read: expected an id"
            ),
            (
                Samples.file([Samples.valid, Samples.valid]),
                "s.json: sample.hello.is-read: duplicate id"
            ),
            (
                Samples.file([Samples.invalid], notes: "{}"),
                "s.json: sample.title.is-text: the flag “soft” has no note"
            ),
            (
                Samples.file([Samples.valid]).replacingOccurrences(
                    of: "\"count\": 1", with: "\"count\": 2"),
                "s.json: count: expected 1, the number of vectors"
            ),
            (
                Samples.file([Samples.valid]).replacingOccurrences(of: "MUST", with: "SHALL"),
                "s.json: sample.hello.is-read: level: expected MUST, SHOULD or MAY"
            ),
            (
                Samples.file([Samples.valid]).replacingOccurrences(
                    of: "\"text\": \"{", with: "\"base64\": \"{"),
                "s.json: sample.hello.is-read: input: base64: expected base64"
            ),
            (
                Samples.file([Samples.valid]).replacingOccurrences(
                    of: "[\"version\", \"1.0\"]", with: "[1]"),
                "s.json: sample.hello.is-read: meaning/dictionary/0: expected a pair"
            ),
            (
                Samples.file([Samples.valid]).replacingOccurrences(
                    of: "\"encoding\": \"json\"", with: "\"encoding\": \"yaml\""),
                "s.json: sample.hello.is-read: encoding: expected one of json, xml, binary"
            ),
            (
                Samples.file([Samples.valid]).replacingOccurrences(
                    of: "\"kind\": \"valid\"", with: "\"kind\": \"fine\""),
                "s.json: sample.hello.is-read: kind: unknown kind"
            ),
        ] as [(String, String)])
    func errorsNameFileVectorAndField(_ text: String, _ message: String) {
        #expect {
            try VectorGroup(json: Data(text.utf8), file: "s.json")
        } throws: {
            "\($0)".hasPrefix(message)
        }
    }

    @Test func rejectsFolderWithoutVectors() throws {
        let folder = try TestFolder()
        #expect(throws: FormError.self) { try VectorGroup.read(folder: folder.url.path) }
        #expect(throws: FormError.self) { try VectorGroup.read(folder: "/nowhere") }
        try folder.write(Samples.file([Samples.valid]), "sample.json")
        #expect(try VectorGroup.read(folder: folder.url.path).map(\.name) == ["sample"])
    }

    @Test func repeatsParts() throws {
        let vector = #"""
            {"id": "sample.parts.are-repeated", "clause": "10.1.3", "level": "MUST", "flags": [],
             "kind": "valid", "encoding": "json",
             "input": {"parts": [{"base64": "QUI=", "times": 3}, {"base64": "Qw==", "times": 1}]}}
            """#
        let group = try Samples.group(vector)
        #expect(group.cases.map(\.id) == ["sample.parts.are-repeated/decode-json"])
        #expect(group.cases[0].request.payload == Data("ABABABC".utf8))
        for times in [0, 1, 2, 7, 64, 1000] {
            let input = VectorInput.parts([
                .copies(Data("ab".utf8), times: times), .copies(Data("c".utf8), times: 1),
            ])
            #expect(input.bytes == Data((String(repeating: "ab", count: times) + "c").utf8))
        }
    }

    @Test func numbersParts() throws {
        let vector = #"""
            {"id": "sample.parts.are-numbered", "clause": "24.1.2", "level": "MUST", "flags": [],
             "kind": "scale", "encoding": "json", "operation": "decode",
             "answer": {"outcome": "meaning", "values": 9},
             "input": {"parts": [{"base64": "ayM7", "times": 11, "digits": 3}]},
             "tenth": {"parts": [{"first": 255, "step": 2, "bytes": 2, "times": 3}]}}
            """#
        let one = try #require(try Samples.group(vector).cases.first)
        let numbers = (0...10).map { $0 < 10 ? "k00\($0);" : "k0\($0);" }
        #expect(one.request.payload == Data(numbers.joined().utf8))
        #expect(one.tenth?.payload == Data([0, 255, 1, 1, 1, 3]))
        for (part, message) in [
            (#""first": -1, "step": 2"#, "first: expected 0 to 2^53−1"),
            (#""first": 255, "step": 16777216"#, "step: expected 0 to 2^24−1"),
        ] {
            let wrong = vector.replacing(#""first": 255, "step": 2"#, with: part)
            let error = #expect(throws: FormError.self) { try Samples.group(wrong) }
            #expect(error?.description.hasSuffix(message) == true)
        }
    }
}
