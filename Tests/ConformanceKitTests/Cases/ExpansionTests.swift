import Foundation
import Testing
import WireFormat

@testable import ConformanceKit

/// The cases of each kind of vector.
struct ExpansionTests {
    private func ids(_ vector: String) throws -> [String] {
        try Samples.group(vector).cases.map {
            String($0.id.split(separator: "/")[1])
        }
    }

    private func vector(_ members: String) -> String {
        #"{"id": "sample.a.b", "clause": "1", "level": "MUST", "flags": [], \#(members)}"#
    }

    private let payload = #""encoding": "xml", "input": {"text": "<"}"#
    private let nothing = #"{"dictionary": []}"#

    @Test func validVectorsAreReadWrittenAndWrittenBack() throws {
        let canonical = #""canonical": {"json": "{}", "xml": "<>", "binary": "QQ=="}"#
        let members = #""kind": "valid", \#(payload), "meaning": \#(nothing), \#(canonical)"#
        #expect(
            try ids(vector(members)) == [
                "decode-xml", "decode-json", "decode-binary", "encode-json", "encode-xml",
                "encode-binary", "write-back-xml", "write-back-json", "write-back-binary",
            ])
        let cases = try Samples.group(vector(members)).cases
        #expect(cases[0].request.payload == Data("<".utf8))
        #expect(cases[1].request.payload == Data("{}".utf8))
        #expect(cases[6].request.payload == Data("<".utf8))
        #expect(cases[3].request.payload == nil)
    }

    @Test func invalidVectorsAreRefusedOrDelivered() throws {
        let findings = #""findings": [{"id": "a.b", "pointer": ""}]"#
        let lenient = vector(
            #""kind": "invalid", \#(payload), \#(findings), "lenient": \#(nothing)"#)
        #expect(try ids(lenient) == ["decode-xml", "resolve-xml"])
        let error = vector(#""kind": "invalid", \#(payload), \#(findings), "error": true"#)
        #expect(try ids(error) == ["decode-xml", "resolve-xml"])
        guard case .refusal(let marks, _) = try Samples.group(error).cases[1].expectation else {
            Issue.record("expected a refusal of a payload that lenient reading refuses")
            return
        }
        #expect(marks.map(\.code) == ["a.b"])
        let delivery = try Samples.group(lenient).cases[1].expectation
        guard case .meaning(_, losses: nil, let reported?) = delivery else {
            Issue.record("expected the meaning that lenient reading delivers")
            return
        }
        #expect(reported.map(\.code) == ["a.b"])
    }

    @Test func otherKindsHaveOneCase() throws {
        #expect(
            try ids(
                vector(
                    #""kind": "resolve", \#(payload), "activity": "a.b", "meaning": \#(nothing)"#))
                == ["resolve-xml"])
        #expect(
            try ids(vector(#""kind": "write-back", \#(payload), "meaning": \#(nothing)"#))
                == ["write-back-xml"])
        #expect(try ids(vector(#""kind": "notices", \#(payload)"#)) == ["notices-xml"])
        let convert = vector(
            #""kind": "convert", \#(payload), "to": "binary", "output": {"base64": "QQ=="}"#)
        #expect(try ids(convert) == ["convert-xml"])
        #expect(try Samples.group(convert).cases[0].encodings == [.xml, .binary])
        #expect(
            try ids(
                vector(
                    #""kind": "encode-refused", "description": \#(nothing), "encodings": ["xml", "json"]"#
                ))
                == ["encode-xml", "encode-json"])
    }

    @Test func evaluatesRule() throws {
        let one = try #require(try Samples.group(Samples.rule).cases.first)
        #expect(one.id == "sample.rule.holds/evaluate-rule" && one.encodings.isEmpty)
        let message = String(decoding: TesteeMessage.run(one.request, sequence: 1), as: UTF8.self)
        #expect(message.contains(#""rule":"TRUEPREDICATE""#))
        #expect(message.contains(#""items":[[["public.url"]]]"#))
        let refused = Samples.rule.replacingOccurrences(
            of: #""verdict": "yes""#,
            with: #""findings": [{"id": "rule.syntax", "pointer": "", "line": 1, "column": 2}]"#)
        guard
            case .refusal(let marks, ends: true)? = try Samples.group(refused).cases.first?
                .expectation
        else {
            Issue.record("expected a refusal")
            return
        }
        #expect(marks.map(\.locationText) == ["1:2"])
    }

    @Test func mapsToAndFromReceiver() throws {
        let content = #""content": {"dictionary": [["url", "mailto:"]]}"#
        let export =
            #""kind": "map", "direction": "export", "receiver": "mailto", \#(payload), "activity": null, \#(content)"#
        #expect(try ids(vector(export)) == ["map-export"])
        let back =
            #""kind": "map", "direction": "import", "receiver": "mailto", \#(content), "meaning": \#(nothing)"#
        #expect(try ids(vector(back)) == ["map-import"])
        let request = try #require(try Samples.group(vector(back)).cases.first).request
        let message = String(decoding: TesteeMessage.run(request, sequence: 1), as: UTF8.self)
        #expect(message.contains(#""content":{"dictionary":[["url","mailto:"]]}"#))
        #expect(message.contains(#""receiver":"mailto""#))
    }

    @Test func mapsBothWays() throws {
        let info = #""kind": "user-info", "userInfo": {"dictionary": []}"#
        let both =
            #"\#(info), "direction": "both", \#(payload), "activity": null, "meaning": \#(nothing)"#
        #expect(try ids(vector(both)) == ["user-info-import", "user-info-export"])
        let refused =
            #"\#(info), "direction": "import", "findings": [{"id": "a.b", "pointer": ""}]"#
        #expect(try ids(vector(refused)) == ["user-info-import"])
        let export = #"\#(info), "direction": "export", \#(payload), "activity": "a.b""#
        #expect(try ids(vector(export)) == ["user-info-export"])
        #expect(try Samples.group(vector(export)).cases[0].request.activity == "a.b")
    }
}
