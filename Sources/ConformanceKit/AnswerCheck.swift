import Essentials
import WireFormat
import XExtensionItem

/// Checks an answer against the vector's expectation and the testee's claims.
struct AnswerCheck {
    let claims: Set<TesteeProfile.Claim>

    func verdict(on answer: TesteeAnswer.Content, in one: Case) -> Verdict {
        let wanted = one.expectation
        switch (wanted, answer) {
        case (_, .skipped(let reason)): return .skipped(reason)
        case (.refusal(let marks, let ends), _): return refusalVerdict(answer, marks, ends: ends)
        case (.size(let size), _): return sizeVerdict(answer, size)
        case (
            .meaning(let expected, let losses, let findings),
            .meaning(let actual, let actualLosses, let actualFindings)
        ):
            var lines = expected.map { actual.differences(from: $0) } ?? []
            if let losses { lines += Self.difference(of: actualLosses, from: losses, "loss") }
            if let findings, claims.contains(.findings) {
                lines +=
                    actualFindings.map { difference($0, findings) }
                    ?? ["the testee claims findings, but names none"]
            }
            return verdict(lines, wanted.text, actual.pretty)
        case (.userInfo(let expected, let losses), .userInfo(let actual, let actualLosses)):
            let lines =
                actual.described.differences(from: expected.described)
                + Self.difference(of: actualLosses, from: losses, "loss")
            return verdict(lines, wanted.text, actual.described.pretty)
        case (.notices(let expected), .notices(let actual)):
            let lines = Self.difference(of: actual, from: expected, "notice")
            return verdict(lines, wanted.text, answer.text)
        case (.verdict(let expected), .verdict(let actual)):
            let line = "expected \(expected.rawValue), got \(actual.rawValue)"
            return verdict(actual == expected ? [] : [line], wanted.text, answer.text)
        case (.payload(let meaning, let canonical), .payload(let bytes)):
            return payloadVerdict(bytes, one, meaning, canonical)
        case (.rewritten(let meaning), .payload(let bytes)):
            return verdict(compare(bytes, one, meaning), wanted.text, answer.text)
        case (.bytes(let expected), .payload(let bytes)):
            let lines = bytes == expected ? [] : [bytes.difference(from: expected)]
            return verdict(lines, wanted.text, answer.text)
        case (.meaning, _), (.userInfo, _), (.notices, _), (.verdict, _), (.payload, _),
            (.rewritten, _), (.bytes, _):
            return wrongKind(answer, wanted.kind, wanted.text)
        }
    }

    private func sizeVerdict(_ answer: TesteeAnswer.Content, _ expected: AnswerSize) -> Verdict {
        if expected.outcome == "refused" { return refusalVerdict(answer, [], ends: true) }
        let wanted = expected.text(of: expected)
        do throws(PayloadError) {
            let actual = try AnswerSize(answer)
            guard actual.outcome == expected.outcome else {
                return wrongKind(answer, expected.kind, wanted)
            }
            return verdict(
                actual.differences(from: expected), wanted, actual.text(of: expected))
        } catch {
            return verdict(["the payload cannot be read: \(error)"], wanted, answer.summary)
        }
    }

    // MARK: Writing

    private func payloadVerdict(
        _ bytes: Data, _ one: Case, _ expected: Description, _ canonical: Data?
    ) -> Verdict {
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
            return verdict(lines, canonical.displayText, bytes.displayText)
        }
        return verdict(lines, expected.pretty, bytes.displayText)
    }

    private func compare(_ bytes: Data, _ one: Case, _ expected: Description) -> [String] {
        do throws(PayloadError) {
            let document = try WireDocument(bytes)
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

    // MARK: Refusing

    private func refusalVerdict(
        _ answer: TesteeAnswer.Content, _ expected: [FindingMark], ends: Bool
    ) -> Verdict {
        let wanted = Case.Expectation.refusal(expected, ends: ends).text
        guard case .refused(let marks) = answer else {
            let line = "expected a refusal, got \(answer.summary)"
            return Verdict(
                outcome: .wronglyAccepted,
                lines: [line] + expected.map { "the input breaks \($0.name)" },
                expected: wanted, actual: answer.text)
        }
        guard claims.contains(.findings), !expected.isEmpty else { return .passed }
        guard let marks else {
            return verdict(["the testee claims findings, but names none"], wanted, "a refusal")
        }
        let lines = ends ? errorDifference(marks, expected) : difference(marks, expected)
        return verdict(lines, wanted, answer.text)
    }

    /// Accepts any of the expected errors. A reader may report any error that ends reading (clause
    /// 21.1.3).
    private func errorDifference(_ actual: [FindingMark], _ expected: [FindingMark]) -> [String] {
        let same = expected.filter { one in actual.contains { $0.isSame(as: one) } }
        guard !same.isEmpty else {
            let names = expected.map(\.name).joined(separator: " or ")
            return ["expected \(names), got " + Self.list(actual.map(\.name))]
        }
        return locationDifference(actual, same)
    }

    private func difference(_ actual: [FindingMark], _ expected: [FindingMark]) -> [String] {
        let lines = Self.difference(of: actual, from: expected, "finding")
        return lines.isEmpty ? locationDifference(actual, expected) : lines
    }

    private func locationDifference(_ actual: [FindingMark], _ expected: [FindingMark]) -> [String]
    {
        guard claims.contains(.locations) else { return [] }
        return expected.filter(\.hasComparableLocation).compactMap { one in
            let same = actual.filter { $0.isSame(as: one) }
            guard !same.contains(where: one.matchesLocation(of:)) else { return nil }
            let places = same.map(\.fullLocationText).joined(separator: ", ")
            return "\(one.name): expected location \(one.fullLocationText), got \(places)"
        }
    }

    // MARK: Verdicts

    /// Renders both answers only if they differ, because rendering takes longer than comparing.
    private func verdict(
        _ lines: [String], _ expected: @autoclosure () -> String,
        _ actual: @autoclosure () -> String
    ) -> Verdict {
        guard !lines.isEmpty else { return .passed }
        return Verdict(outcome: .failed, lines: lines, expected: expected(), actual: actual())
    }

    private func wrongKind(_ answer: TesteeAnswer.Content, _ kind: String, _ expected: String)
        -> Verdict
    {
        guard case .refused(let marks) = answer else {
            return Verdict(
                outcome: .protocolError, lines: ["expected \(kind), got \(answer.summary)"],
                expected: expected, actual: answer.text)
        }
        let names = (marks ?? []).map { "the refusal names \($0.name)" }
        return Verdict(
            outcome: .wronglyRefused, lines: ["expected \(kind), got a refusal"] + names,
            expected: expected, actual: answer.text)
    }

    /// A name that is expected twice must occur twice.
    private static func difference(
        of actual: [FindingMark], from expected: [FindingMark], _ what: String
    ) -> [String] {
        let names = expected.map(\.name)
        var surplus = actual.map(\.name)
        var lines: [String] = []
        for name in names {
            if let position = surplus.firstIndex(where: { $0.isIdentical(to: name) }) {
                surplus.remove(at: position)
            } else {
                lines.append("missing \(what): \(name)")
            }
        }
        return lines
            + surplus.map { name in
                names.contains { $0.isIdentical(to: name) }
                    ? "\(what) named twice: \(name)" : "unexpected \(what): \(name)"
            }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.prefix(6).joined(separator: ", ")
    }
}

struct Verdict: Equatable {
    var outcome: Runner.Outcome
    /// The differences from the expected answer, one per line, or the reason for skipping the case.
    var lines: [String] = []
    var expected = ""
    var actual = ""
    var standardError = ""

    static let passed = Verdict(outcome: .passed)

    static func skipped(_ reason: String) -> Verdict {
        Verdict(outcome: .skipped, lines: [reason])
    }
}

extension Verdict {
    init(_ failure: TesteeError) {
        self.init(
            outcome: Runner.Outcome(name: failure.kind.rawValue), lines: [failure.message],
            standardError: failure.standardError)
    }
}
