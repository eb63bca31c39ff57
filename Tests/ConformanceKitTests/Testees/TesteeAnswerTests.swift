import Foundation
import Testing
import WireFormat

@testable import ConformanceKit

/// A custom testee that creates its answers with the public factory methods.
private struct ScriptedTestee: Testee {
    struct Trouble: Error {}

    let reply: @Sendable (TesteeRequest) throws -> TesteeAnswer

    func answer(_ request: TesteeRequest) async throws -> TesteeAnswer { try reply(request) }
}

struct TesteeAnswerTests {
    private func outcomes(
        _ vectors: String..., only patterns: [String] = ["*"],
        reply: @escaping @Sendable (TesteeRequest) throws -> TesteeAnswer
    ) async throws -> [Report.Case] {
        let file = Data(Samples.file(vectors).utf8)
        let groups = [try VectorGroup(json: file, file: "sample.json")]
        let runner = Runner(groups, only: patterns)
        return await runner.run("scripted") { ScriptedTestee(reply: reply) }.results
    }

    /// Descriptions are JSON in requests and answers.
    @Test func meaningOfRequestIsValidAnswer() async throws {
        let results = try await outcomes(Samples.valid, only: ["*/decode-json", "*/encode-json"]) {
            request in
            if request.operation == .encode { return .payload(Data(Samples.hello.utf8)) }
            return .meaning(try WireDocument(Data(Samples.meaning.utf8)).value(at: .root) ?? [:])
        }
        #expect(results.map(\.outcome) == [.passed, .passed])
    }

    @Test func errorOfTesteeIsCrash() async throws {
        let results = try await outcomes(Samples.valid, only: ["*/decode-json"]) { _ in
            throw ScriptedTestee.Trouble()
        }
        #expect(results.map(\.outcome) == [.crashed] && results[0].lines == ["Trouble()"])
    }

    @Test(
        arguments: [
            (.meaning(["integer": 5]), "is invalid at `meaning/integer`: expected a string"),
            (.json("x"), "is invalid: expected an object"), (.json([:]), "lacks `outcome`"),
            (.json(["outcome": "fine"]), "is invalid at `outcome`: unknown outcome"),
        ] as [(TesteeAnswer, String)])
    func malformedAnswerIsProtocolError(_ answer: TesteeAnswer, _ message: String) async throws {
        let results = try await outcomes(Samples.valid, only: ["*/decode-json"]) { _ in answer }
        #expect(results.map(\.outcome) == [.protocolError])
        #expect(results[0].lines == ["the testee's answer to `decode` \(message)"])
    }

    /// A request has no property for the rule, only its JSON. An answer can be JSON too.
    @Test func rulesUseJSONRequestsAndAnswers() async throws {
        let results = try await outcomes(Samples.rule) { request in
            #expect(request.json.dictionaryValue?["rule"] == "TRUEPREDICATE")
            #expect(request.json.dictionaryValue?["case"] == "sample.rule.holds/evaluate-rule")
            return .json(["outcome": "verdict", "verdict": "yes"])
        }
        #expect(results.map(\.outcome) == [.passed])
    }

    @Test func testeeHasDefaultProfile() async throws {
        let profile = try await ScriptedTestee { _ in .skipped("") }.start(seed: 0)
        #expect(profile.name == "ScriptedTestee" && profile.claims.isEmpty)
        #expect(profile.operations == Set(TesteeOperation.all) && profile.encodings.count == 3)
    }
}
