import Foundation
import Testing

@testable import ConformanceKit

/// The outcome of each kind of answer to each kind of request.
struct AnswerCheckTests {
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
        AnswerCheck(claims: claims).verdict(on: answer, in: try one(suffix))
    }

    private func meaning(_ json: String = Samples.meaning) throws -> TesteeAnswer.Content {
        let fields = try FormFields(text: Data(#"{"a": \#(json)}"#.utf8))
        return .meaning(try fields.required("a", fields.optionalDescription), losses: [])
    }

    private let payload = TesteeAnswer.Content.payload(Data(Samples.hello.utf8))

    @Test func comparesMeaningOfReading() throws {
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

    @Test func comparesVerdicts() throws {
        #expect(try verdict("evaluate-rule", .verdict(.yes)) == .passed)
        let wrong = try verdict("evaluate-rule", .verdict(.undecided))
        #expect(wrong.outcome == .failed && wrong.lines == ["expected yes, got undecided"])
        #expect(try verdict("evaluate-rule", .refused(nil)).outcome == .wronglyRefused)
        #expect(try verdict("evaluate-rule", payload).outcome == .protocolError)
    }

    @Test func comparesNotices() throws {
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

    @Test func comparesMeaningOfEncodingUnlessCanonicalIsClaimed() throws {
        #expect(try verdict("encode-json", payload, claims: everything) == .passed)
        #expect(try verdict("encode-json", .refused(nil)).outcome == .wronglyRefused)
        #expect(try verdict("encode-json", meaning()).outcome == .protocolError)
        // Any form with the same meaning passes, unless canonical output is claimed.
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

    @Test func rejectsPayloadThatBreaksRule() throws {
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

    @Test func rejectsWriteBackThatBreaksRule() throws {
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

    private let expectedMark = FindingMark(
        code: "member.type", pointer: "/title", line: 1, column: 95, offset: 94)

    @Test func invalidDocumentMustBeRefused() throws {
        let case_ = "is-text/decode-json"
        #expect(try verdict(case_, .refused(nil)) == .passed)
        #expect(try verdict(case_, .refused([])) == .passed)
        let accepted = try verdict(case_, meaning(), claims: everything)
        #expect(accepted.outcome == .wronglyAccepted)
        #expect(
            accepted.lines
                == ["expected a refusal, got a meaning", "the input breaks member.type at /title"])
    }

    @Test func comparesFindingsIfClaimed() throws {
        let case_ = "is-text/decode-json"
        func lines(_ marks: [FindingMark]?, _ claims: Set<TesteeProfile.Claim>) throws -> [String] {
            try verdict(case_, .refused(marks), claims: claims).lines
        }
        #expect(try lines([expectedMark], everything).isEmpty)
        #expect(try lines(nil, [.findings]) == ["the testee claims findings, but names none"])
        #expect(try lines([], [.findings]) == ["missing finding: member.type at /title"])
        #expect(
            try lines([expectedMark, expectedMark], [.findings])
                == ["finding named twice: member.type at /title"]
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
                == ["member.type at /title: expected location 1:95@94, got 1:94@94"])
        #expect(
            try lines([FindingMark(code: "member.type", pointer: "/title")], everything).count == 1)
    }

    /// If a finding ends reading, any one of the findings suffices.
    @Test func oneErrorSuffices() throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "3.1.1", "level": "MUST", "flags": [], "kind": "invalid",
             "encoding": "json", "input": {"text": "{"}, "error": true, "ends": true,
             "findings": [{"id": "a.b", "pointer": ""}, {"id": "c.d", "pointer": "/x"}]}
            """#
        let one = try Samples.group(vector).cases[0]
        let check = AnswerCheck(claims: [.findings])
        for marks in [
            [FindingMark(code: "c.d", pointer: "/x")],
            [FindingMark(code: "e.f", pointer: ""), FindingMark(code: "a.b", pointer: "")],
        ] {
            #expect(check.verdict(on: .refused(marks), in: one) == .passed)
        }
        let other = check.verdict(on: .refused([FindingMark(code: "e.f", pointer: "")]), in: one)
        #expect(other.lines == ["expected a.b at the root or c.d at /x, got e.f at the root"])
    }

    /// A reader with higher limits may exceed another limit, or one at another location.
    @Test func readersChooseTheirOwnLimits() throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "10.1.1", "level": "MUST", "flags": [], "kind": "invalid",
             "encoding": "json", "input": {"text": "["}, "error": true, "ends": true,
             "findings": [{"id": "limit.depth", "pointer": "/0", "offset": 1}]}
            """#
        let one = try Samples.group(vector).cases[0]
        let check = AnswerCheck(claims: everything)
        #expect(
            check.verdict(on: .refused([FindingMark(code: "limit.text", pointer: "/0/0")]), in: one)
                == .passed)
        let other = check.verdict(
            on: .refused([FindingMark(code: "json.syntax", pointer: "/0")]), in: one)
        #expect(other.outcome == .failed)
    }

    @Test func comparesConversionsByteByByte() throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "9.1.2", "level": "MUST", "flags": [], "kind": "convert",
             "encoding": "json", "input": {"text": "{ }"}, "to": "json", "output": {"text": "{}"}}
            """#
        let one = try Samples.group(vector).cases[0]
        let check = AnswerCheck(claims: [])
        #expect(check.verdict(on: .payload(Data("{}".utf8)), in: one) == .passed)
        let wrong = check.verdict(on: .payload(Data("{ }".utf8)), in: one)
        #expect(wrong.lines == ["at byte 1: expected “}”, got “ }”"])
    }

    @Test func comparesLosses() throws {
        let vector = #"""
            {"id": "sample.a.b", "clause": "23.1.1", "level": "MUST", "flags": [], "kind": "user-info",
             "direction": "import", "userInfo": {"dictionary": []}, "meaning": {"dictionary": []},
             "losses": [{"id": "member.type", "pointer": "/a"}]}
            """#
        let one = try Samples.group(vector).cases[0]
        let check = AnswerCheck(claims: [])
        let loss = FindingMark(code: "member.type", pointer: "/a")
        #expect(check.verdict(on: .meaning(.dictionary([]), losses: [loss]), in: one) == .passed)
        #expect(
            check.verdict(on: .meaning(.dictionary([]), losses: []), in: one).lines
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
            return AnswerCheck(claims: claims).verdict(on: answer, in: one).lines
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
        #expect(AnswerCheck(claims: []).verdict(on: answer, in: one).lines == lines)
    }
}
