import Foundation
import Testing

@testable import ConformanceKit

/// Which outcome each kind of answer has to each kind of question.
struct JudgeTests {
    private let everything = Set(TesteeProfile.Claim.all)

    private func cases() throws -> [Case] {
        try Samples.group(Samples.valid, Samples.invalid, Samples.noticed, Samples.rule).cases
    }

    private func one(_ suffix: String, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> Case
    {
        try #require(try cases().first { $0.id.hasSuffix(suffix) }, sourceLocation: sourceLocation)
    }

    private func verdict(
        _ suffix: String, _ answer: TesteeAnswer.Content, claims: Set<TesteeProfile.Claim> = []
    ) throws -> Verdict {
        Judge(claims: claims).verdict(on: answer, in: try one(suffix))
    }

    private func meaning(_ json: String = Samples.meaning) throws -> TesteeAnswer.Content {
        let fields = try FormFields(text: Data(#"{"a": \#(json)}"#.utf8))
        return .meaning(try fields.required("a", fields.optionalDescription), losses: [])
    }

    private let payload = TesteeAnswer.Content.payload(Data(Samples.hello.utf8))

    @Test func readingIsJudgedByItsMeaning() throws {
        #expect(try verdict("is-read/decode-json", meaning()) == .passed)
        let wrong = try verdict(
            "is-read/decode-json", meaning(#"{"dictionary": [["version", "1.0"]]}"#))
        #expect(wrong.outcome == .failed)
        #expect(
            wrong.lines == [
                "at /main-attachment: expected a dictionary with “representations”, got nothing"
            ])
        #expect(try verdict("is-read/decode-json", .refused(nil)).outcome == .wronglyRefused)
        #expect(try verdict("is-read/decode-json", payload).outcome == .protocolError)
        let skipped = try verdict("is-read/decode-json", .skipped("not yet"))
        #expect(skipped.outcome == .skipped && skipped.lines == ["not yet"])
    }

    @Test func aVerdictIsComparedWithTheExpectedOne() throws {
        #expect(try verdict("evaluate-rule", .verdict(.yes)) == .passed)
        let wrong = try verdict("evaluate-rule", .verdict(.undecided))
        #expect(wrong.outcome == .failed && wrong.lines == ["expected yes, got undecided"])
        #expect(try verdict("evaluate-rule", .refused(nil)).outcome == .wronglyRefused)
        #expect(try verdict("evaluate-rule", payload).outcome == .protocolError)
    }

    @Test func noticesAreComparedWithTheExpectedOnes() throws {
        let (title, other) = (
            FindingMark(code: "text.control-character", pointer: "/title"),
            FindingMark(code: "text.bidirectional-control", pointer: "/title")
        )
        #expect(try verdict("notices-json", .notices([title])) == .passed)
        let more = try verdict("notices-json", .notices([other, title]))
        #expect(more.outcome == .failed)
        #expect(more.lines == ["unexpected notice: text.bidirectional-control at /title"])
        #expect(
            try verdict("notices-json", .notices([])).lines
                == ["missing notice: text.control-character at /title"])
        #expect(try verdict("notices-json", .refused(nil)).outcome == .wronglyRefused)
        #expect(try verdict("notices-json", payload).outcome == .protocolError)
    }

    @Test func encodingIsJudgedByMeaningUnlessCanonicalIsClaimed() throws {
        #expect(try verdict("encode-json", payload, claims: everything) == .passed)
        #expect(try verdict("encode-json", .refused(nil)).outcome == .wronglyRefused)
        #expect(try verdict("encode-json", meaning()).outcome == .protocolError)
        // What means the same is right, unless canonical output is claimed.
        let spaced = TesteeAnswer.Content.payload(Data((Samples.hello + " ").utf8))
        #expect(try verdict("encode-json", spaced) == .passed)
        let claimed = try verdict("encode-json", spaced, claims: [.canonical])
        #expect(claimed.outcome == .failed)
        #expect(
            claimed.lines == [
                "the meaning is right, but the output is not canonical: "
                    + "at byte \(Samples.hello.utf8.count): expected the end, got “ ”"
            ])
    }

    @Test func aPayloadThatBreaksARuleIsNoPayload() throws {
        let broken = Samples.hello.replacingOccurrences(of: "Hello", with: "Hullo")
        #expect(
            try verdict("encode-json", .payload(Data(broken.utf8))).lines
                == ["at /main-attachment/representations/0/text: expected “Hello”, got “Hullo”"])
        let invalid = Samples.hello.replacingOccurrences(of: "}],", with: "}],")
            .replacingOccurrences(
                of: #""version":"1.0""#, with: #""tags":[],"version":"1.0""#)
        let lines = try verdict("encode-json", .payload(Data(invalid.utf8))).lines
        #expect(lines.count == 1 && lines[0].hasPrefix("the payload breaks a rule: member.default"))
        let xml = Data("<plist><dict/></plist>".utf8)
        #expect(try verdict("write-back-json", .payload(xml)).lines == ["expected json, got xml"])
    }

    @Test func aWriteBackThatBreaksARuleFails() throws {
        #expect(try verdict("write-back-json", payload, claims: everything) == .passed)
        let spaced = TesteeAnswer.Content.payload(Data((Samples.hello + " ").utf8))
        #expect(try verdict("write-back-json", spaced, claims: everything) == .passed)
        for member in [#""a.b":null"#, #""a.b":{"$integer":"1"}"#] {
            let text = Samples.hello.replacingOccurrences(
                of: #""version""#, with: member + #","version""#)
            let verdict = try verdict("write-back-json", .payload(Data(text.utf8)))
            #expect(verdict.outcome == .failed)
            #expect(verdict.lines[0].hasPrefix("the payload breaks a rule: "))
        }
        let garbage = try verdict("write-back-json", .payload(Data("{".utf8)))
        #expect(garbage.lines[0].hasPrefix("the payload cannot be read: json.truncated"))
    }

    private let right = FindingMark(
        code: "member.type", pointer: "/title", line: 1, column: 95, offset: 94)

    @Test func anInvalidDocumentMustBeRefused() throws {
        let case_ = "is-text/decode-json"
        #expect(try verdict(case_, .refused(nil)) == .passed)
        #expect(try verdict(case_, .refused([])) == .passed)
        let accepted = try verdict(case_, meaning(), claims: everything)
        #expect(accepted.outcome == .wronglyAccepted)
        #expect(
            accepted.lines
                == ["expected a refusal, got a meaning", "it breaks member.type at /title"])
    }

    @Test func claimedFindingsAreCompared() throws {
        let case_ = "is-text/decode-json"
        func lines(_ marks: [FindingMark]?, _ claims: Set<TesteeProfile.Claim>) throws -> [String] {
            try verdict(case_, .refused(marks), claims: claims).lines
        }
        #expect(try lines([right], everything).isEmpty)
        #expect(try lines(nil, [.findings]) == ["the testee claims findings, but names none"])
        #expect(try lines([], [.findings]) == ["missing finding: member.type at /title"])
        #expect(
            try lines([right, right], [.findings]) == ["finding named twice: member.type at /title"]
        )
        #expect(
            try lines([FindingMark(code: "member.type", pointer: "/Title")], [.findings]) == [
                "missing finding: member.type at /title",
                "unexpected finding: member.type at /Title",
            ])
        let elsewhere = FindingMark(
            code: "member.type", pointer: "/title", line: 1, column: 94, offset: 94)
        #expect(try lines([elsewhere], [.findings]).isEmpty)
        #expect(
            try lines([elsewhere], everything)
                == ["member.type at /title: expected the place 1:95@94, got 1:94@94"])
        #expect(
            try lines([FindingMark(code: "member.type", pointer: "/title")], everything).count == 1)
    }

    /// Where one finding ends the reading, any one of them suffices.
    @Test func oneErrorSuffices() throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "3.1.1", "level": "MUST", "flags": [], "kind": "invalid",
             "encoding": "json", "input": {"text": "{"}, "error": true, "ends": true,
             "findings": [{"id": "a.b", "pointer": ""}, {"id": "c.d", "pointer": "/x"}]}
            """#
        let one = try Samples.group(vector).cases[0]
        let judge = Judge(claims: [.findings])
        for marks in [
            [FindingMark(code: "c.d", pointer: "/x")],
            [FindingMark(code: "e.f", pointer: ""), FindingMark(code: "a.b", pointer: "")],
        ] {
            #expect(judge.verdict(on: .refused(marks), in: one) == .passed)
        }
        let other = judge.verdict(on: .refused([FindingMark(code: "e.f", pointer: "")]), in: one)
        #expect(other.lines == ["expected a.b at the root or c.d at /x, got e.f at the root"])
    }

    /// A reader that takes more than it has to breaks another limit, or one in another place.
    @Test func limitsAreTheReadersOwn() throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "10.1.1", "level": "MUST", "flags": [], "kind": "invalid",
             "encoding": "json", "input": {"text": "["}, "error": true, "ends": true,
             "findings": [{"id": "limit.depth", "pointer": "/0", "offset": 1}]}
            """#
        let one = try Samples.group(vector).cases[0]
        let judge = Judge(claims: everything)
        #expect(
            judge.verdict(on: .refused([FindingMark(code: "limit.text", pointer: "/0/0")]), in: one)
                == .passed)
        let other = judge.verdict(
            on: .refused([FindingMark(code: "json.syntax", pointer: "/0")]), in: one)
        #expect(other.outcome == .failed)
    }

    @Test func conversionsAreComparedByteByByte() throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "9.1.2", "level": "MUST", "flags": [], "kind": "convert",
             "encoding": "json", "input": {"text": "{ }"}, "to": "json", "output": {"text": "{}"}}
            """#
        let one = try Samples.group(vector).cases[0]
        let judge = Judge(claims: [])
        #expect(judge.verdict(on: .payload(Data("{}".utf8)), in: one) == .passed)
        let wrong = judge.verdict(on: .payload(Data("{ }".utf8)), in: one)
        #expect(wrong.lines == ["at byte 1: expected “}”, got “ }”"])
    }

    @Test func lossesAreCompared() throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "23.1.1", "level": "MUST", "flags": [], "kind": "user-info",
             "direction": "import", "userInfo": {"dictionary": []}, "meaning": {"dictionary": []},
             "losses": [{"id": "member.type", "pointer": "/a"}]}
            """#
        let one = try Samples.group(vector).cases[0]
        let judge = Judge(claims: [])
        let loss = FindingMark(code: "member.type", pointer: "/a")
        #expect(judge.verdict(on: .meaning(.dictionary([]), losses: [loss]), in: one) == .passed)
        #expect(
            judge.verdict(on: .meaning(.dictionary([]), losses: []), in: one).lines
                == ["missing loss: member.type at /a"])
    }

    @Test func findingsOfLenientReadingAreComparedIfTheyAreClaimed() throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "21.2.1", "level": "MUST", "flags": [], "kind": "invalid",
             "encoding": "json", "input": {"text": "{}"}, "lenient": {"dictionary": []},
             "findings": [{"id": "member.type", "pointer": "/a"}]}
            """#
        let one = try Samples.group(vector).cases[1]
        let finding = FindingMark(code: "member.type", pointer: "/a")
        func lines(_ findings: [FindingMark]?, _ claims: Set<TesteeProfile.Claim>) -> [String] {
            let answer = TesteeAnswer.Content.meaning(
                .dictionary([]), losses: [], findings: findings)
            return Judge(claims: claims).verdict(on: answer, in: one).lines
        }
        #expect(lines([finding], [.findings]).isEmpty)
        #expect(lines(nil, []).isEmpty)
        #expect(lines([], []).isEmpty)
        #expect(lines([], [.findings]) == ["missing finding: member.type at /a"])
        #expect(lines(nil, [.findings]) == ["the testee claims findings, but names none"])
    }

    @Test(arguments: [
        (#"{"outcome": "meaning", "values": 5, "text": 4}"#, []),
        (
            #"{"outcome": "meaning", "values": 6, "text": 3}"#,
            [
                "values: expected 6, got 5", "text: expected 3, got 4",
            ]
        ),
        (#"{"outcome": "notices", "notices": 0}"#, ["expected notices, got a meaning"]),
        (#"{"outcome": "refused"}"#, ["expected a refusal, got a meaning"]),
    ])
    func answersToLargeInputsAreComparedBySize(expected: String, lines: [String]) throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "24.1.2", "level": "MUST", "flags": [], "kind": "scale",
             "encoding": "json", "input": {"text": "{}"}, "tenth": {"text": "{}"},
             "operation": "decode", "answer": \#(expected)}
            """#
        let one = try Samples.group(vector).cases[0]
        let answer = try meaning(
            #"{"dictionary": [["a", ["b", {"integer": "1"}]], ["cd", true]]}"#)
        #expect(Judge(claims: []).verdict(on: answer, in: one).lines == lines)
    }
}
