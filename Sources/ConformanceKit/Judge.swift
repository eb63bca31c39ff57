import Essentials
import WireFormat
import XExtensionItem

/// Judges an answer by the vector's expectation and the testee's claims.
struct Judge {
    let claims: Set<TesteeProfile.Claim>

    func verdict(on answer: TesteeAnswer.Content, in one: Case) -> Verdict {
        if case .skipped(let reason) = answer { return .skipped(reason) }
        switch one.expectation {
        case .meaning(let meaning, let losses, let findings):
            return read(answer, meaning, losses, findings)
        case .userInfo(let userInfo, let losses): return exported(answer, userInfo, losses)
        case .notices(let notices): return noticed(answer, notices)
        case .verdict(let verdict): return evaluated(answer, verdict)
        case .payload(let meaning, let canonical): return written(answer, one, meaning, canonical)
        case .rewritten(let meaning): return rewritten(answer, one, meaning)
        case .bytes(let bytes): return converted(answer, bytes)
        case .size(let size): return counted(answer, size)
        case .refusal(let marks, let ends): return refused(answer, marks, ends: ends)
        }
    }

    // MARK: Reading

    private func read(
        _ answer: TesteeAnswer.Content, _ expected: Description?, _ losses: [FindingMark]?,
        _ findings: [FindingMark]?
    ) -> Verdict {
        guard case .meaning(let got, let gotLosses, let gotFindings) = answer else {
            return unlike(answer, "a meaning", expected.map(\.pretty) ?? "a meaning")
        }
        var lines = expected.map { got.differences(from: $0) } ?? []
        if let losses {
            lines += Self.difference(
                of: gotLosses.map(\.name), from: losses.map(\.name), "loss")
        }
        if let findings, claims.contains(.findings) {
            lines +=
                gotFindings.map { difference($0, findings) }
                ?? ["the testee claims findings, but names none"]
        }
        return verdict(lines, expected?.pretty ?? "", got.pretty)
    }

    /// Compares the size of an answer to a large input.
    private func counted(_ answer: TesteeAnswer.Content, _ expected: AnswerSize) -> Verdict {
        if expected.outcome == "refused" { return refused(answer, [], ends: true) }
        let wanted = expected.text(of: expected)
        do throws(WireFault) {
            let got = try AnswerSize(answer)
            guard got.outcome == expected.outcome else {
                return unlike(answer, expected.kind, wanted)
            }
            return verdict(got.differences(from: expected), wanted, got.text(of: expected))
        } catch {
            return verdict(["the payload cannot be read: \(error)"], wanted, answer.summary)
        }
    }

    private func exported(
        _ answer: TesteeAnswer.Content, _ expected: UserInfo, _ losses: [FindingMark]
    ) -> Verdict {
        guard case .userInfo(let got, let gotLosses) = answer else {
            return unlike(answer, "a userInfo", expected.described.pretty)
        }
        let lines =
            got.described.differences(from: expected.described)
            + Self.difference(of: gotLosses.map(\.name), from: losses.map(\.name), "loss")
        return verdict(lines, expected.described.pretty, got.described.pretty)
    }

    private func noticed(_ answer: TesteeAnswer.Content, _ expected: [FindingMark]) -> Verdict {
        let wanted = expected.isEmpty ? "no notice" : expected.map(\.name).joined(separator: "\n")
        guard case .notices(let got) = answer else { return unlike(answer, "notices", wanted) }
        let lines = Self.difference(
            of: got.map(\.name), from: expected.map(\.name), "notice")
        return verdict(lines, wanted, answer.text)
    }

    private func evaluated(
        _ answer: TesteeAnswer.Content, _ expected: RuleEvaluation.Verdict
    ) -> Verdict {
        guard case .verdict(let got) = answer else {
            return unlike(answer, "a verdict", expected.rawValue)
        }
        let lines = got == expected ? [] : ["expected \(expected.rawValue), got \(got.rawValue)"]
        return verdict(lines, expected.rawValue, got.rawValue)
    }

    // MARK: Writing

    private func written(
        _ answer: TesteeAnswer.Content, _ one: Case, _ expected: Description, _ canonical: Data?
    ) -> Verdict {
        guard case .payload(let bytes) = answer else {
            return unlike(answer, "a payload", expected.pretty)
        }
        var reading = ExtensionItem.Reading.strict
        reading.isInPayloadFolder = one.request.isInFolder
        let findings = ExtensionItem.findings(in: bytes, reading: reading)
        var lines = findings.prefix(12).map { "the payload breaks a rule: \($0)" }
        if findings.isEmpty { lines = compare(bytes, one, expected) }
        if lines.isEmpty, let canonical, claims.contains(.canonical), bytes != canonical {
            lines = [
                "the meaning is right, but the output is not canonical: "
                    + bytes.difference(from: canonical)
            ]
            return verdict(lines, canonical.shown, bytes.shown)
        }
        return verdict(lines, expected.pretty, bytes.shown)
    }

    private func rewritten(
        _ answer: TesteeAnswer.Content, _ one: Case, _ expected: Description
    ) -> Verdict {
        guard case .payload(let bytes) = answer else {
            return unlike(answer, "a payload", expected.pretty)
        }
        return verdict(compare(bytes, one, expected), expected.pretty, bytes.shown)
    }

    /// Returns the differences between a payload and the expected description, value by value.
    private func compare(_ bytes: Data, _ one: Case, _ expected: Description) -> [String] {
        do throws(WireFault) {
            let document = try WireDocument(opening: bytes)
            guard document.encoding == one.request.encoding else {
                let wanted = one.request.encoding.map { "\($0)" } ?? "a payload"
                return ["expected \(wanted), got \(document.encoding)"]
            }
            let wrong = document.findings.filter { [.null, .needlessTag].contains($0.code) }
            let lines = wrong.prefix(4).map { finding in
                "the payload breaks a rule: \(finding.code.rawValue) at "
                    + document.place(of: finding.node).pointer
            }
            return lines + (try Description(document).differences(from: expected))
        } catch {
            return ["the payload cannot be read: \(error)"]
        }
    }

    private func converted(_ answer: TesteeAnswer.Content, _ expected: Data) -> Verdict {
        guard case .payload(let bytes) = answer else {
            return unlike(answer, "a payload", expected.shown)
        }
        let lines = bytes == expected ? [] : [bytes.difference(from: expected)]
        return verdict(lines, expected.shown, bytes.shown)
    }

    // MARK: Refusing

    private func refused(
        _ answer: TesteeAnswer.Content, _ expected: [FindingMark], ends: Bool
    ) -> Verdict {
        let wanted = (["a refusal"] + expected.map(\.described)).joined(separator: "\n")
        guard case .refused(let marks) = answer else {
            let line = "expected a refusal, got \(answer.summary)"
            return Verdict(
                outcome: .wronglyAccepted, lines: [line] + expected.map { "it breaks \($0.name)" },
                expected: wanted, got: answer.text)
        }
        guard claims.contains(.findings), !expected.isEmpty else { return .passed }
        guard let marks else {
            return Verdict(
                outcome: .failed, lines: ["the testee claims findings, but names none"],
                expected: wanted, got: "a refusal")
        }
        let lines = ends ? errorDifference(marks, expected) : difference(marks, expected)
        return verdict(lines, wanted, answer.text)
    }

    /// Accepts any one of the expected errors: a reader chooses which error ends reading (clause
    /// 21.1.3).
    private func errorDifference(_ got: [FindingMark], _ expected: [FindingMark]) -> [String] {
        let same = expected.filter { one in got.contains { $0.isSame(as: one) } }
        guard !same.isEmpty else {
            let names = expected.map(\.name).joined(separator: " or ")
            return ["expected \(names), got " + Self.list(got.map(\.name))]
        }
        return placeDifference(got, same)
    }

    private func difference(_ got: [FindingMark], _ expected: [FindingMark]) -> [String] {
        let lines = Self.difference(
            of: got.map(\.name), from: expected.map(\.name), "finding")
        return lines.isEmpty ? placeDifference(got, expected) : lines
    }

    private func placeDifference(_ got: [FindingMark], _ expected: [FindingMark]) -> [String] {
        guard claims.contains(.locations) else { return [] }
        return expected.filter { $0.hasPlace && !$0.isLimit }.compactMap { one in
            let same = got.filter { $0.isSame(as: one) }
            guard !same.contains(where: one.isPlace(of:)) else { return nil }
            let places = same.map(\.fullPlaceText).joined(separator: ", ")
            return "\(one.name): expected the place \(one.fullPlaceText), got \(places)"
        }
    }

    // MARK: Verdicts

    private func verdict(_ lines: [String], _ expected: String, _ got: String) -> Verdict {
        guard !lines.isEmpty else { return .passed }
        return Verdict(outcome: .failed, lines: lines, expected: expected, got: got)
    }

    /// Returns the verdict on an answer of another kind than `kind`.
    private func unlike(_ answer: TesteeAnswer.Content, _ kind: String, _ expected: String)
        -> Verdict
    {
        guard case .refused(let marks) = answer else {
            return Verdict(
                outcome: .protocolError, lines: ["expected \(kind), got \(answer.summary)"],
                expected: expected, got: answer.text)
        }
        let names = (marks ?? []).map { "it names \($0.name)" }
        return Verdict(
            outcome: .wronglyRefused, lines: ["expected \(kind), got a refusal"] + names,
            expected: expected, got: answer.text)
    }

    /// Returns one line for each surplus and each missing name; a name may occur several times.
    private static func difference(
        of got: [String], from expected: [String], _ what: String
    ) -> [String] {
        var surplus = got
        var lines: [String] = []
        for name in expected {
            if let position = surplus.firstIndex(where: { $0.hasSameBytes(as: name) }) {
                surplus.remove(at: position)
            } else {
                lines.append("missing \(what): \(name)")
            }
        }
        return lines
            + surplus.map { name in
                expected.contains { $0.hasSameBytes(as: name) }
                    ? "\(what) named twice: \(name)" : "unexpected \(what): \(name)"
            }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.prefix(6).joined(separator: ", ")
    }
}

/// The judgement of one answer.
struct Verdict: Equatable {
    var outcome: Runner.Outcome
    /// The differences from the expected answer, one a line, or the reason for skipping the case.
    var lines: [String] = []
    /// The expected answer, as text.
    var expected = ""
    /// The testee's answer, as text.
    var got = ""
    /// The testee's output on standard error.
    var standardError = ""

    static let passed = Verdict(outcome: .passed)

    static func skipped(_ reason: String) -> Verdict {
        Verdict(outcome: .skipped, lines: [reason])
    }

    init(outcome: Runner.Outcome, lines: [String] = [], expected: String = "", got: String = "") {
        (self.outcome, self.lines, self.expected, self.got) = (outcome, lines, expected, got)
    }

    init(_ failure: TesteeError) {
        self.init(
            outcome: Runner.Outcome(rawValue: failure.kind.rawValue), lines: [failure.message])
        standardError = failure.standardError
    }
}
