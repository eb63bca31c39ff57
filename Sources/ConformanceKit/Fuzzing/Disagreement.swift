package import Essentials
import WireFormat
import XExtensionItem

/// A question that a testee and the library answer differently.
package struct Disagreement: Sendable {
    /// The cause: the operation, the encoding, the outcome, and the words of the first difference without its values and pointers.
    ///
    /// Disagreements with the same cause have the same id.
    package let id: String
    /// The smallest document found that shows the disagreement.
    package let document: Data
    /// The number of questions in the run that showed it.
    package var count = 1
    /// Whether the list of known causes has the id.
    package var isKnown = false
    /// The clause concerned, as far as the answers tell.
    package let clause: String
    /// The question, with the library's answer as the right one.
    let asked: Case
    let question: FuzzQuestion
    let verdict: Verdict

    /// The outcome of the question.
    package var outcome: Runner.Outcome { verdict.outcome }
    /// The differences, one per line.
    package var lines: [String] { verdict.lines }
    /// The library's answer.
    package var expected: String { verdict.expected }
    /// The testee's answer.
    package var got: String { verdict.got }
    /// The end of the testee's standard error.
    package var standardError: String { verdict.standardError }

    init(_ document: Data, _ question: FuzzQuestion, _ asked: Case, _ verdict: Verdict) {
        (self.document, self.question, self.asked, self.verdict) = (
            document, question, asked, verdict
        )
        id = Self.id(asked, verdict)
        clause = Self.clause(asked, verdict)
    }

    // MARK: Causes

    /// Returns the same id for questions that fail for the same reason, judged by the words of the differences.
    static func id(_ asked: Case, _ verdict: Verdict) -> String {
        let name = asked.id.drop { $0 != "/" }.dropFirst()
        let count = verdict.outcome == .failed ? 1 : 2
        let words = verdict.lines.prefix(count).flatMap(words)
        return
            ([String(name), verdict.outcome.rawValue.replacingSpaces] + [
                words.prefix(16).joined(separator: "-")
            ])
            .joined(separator: "/")
    }

    /// Returns the words of a line without quotations, pointers, places and numbers.
    private static func words(_ line: String) -> [String] {
        var isQuoted = false
        var text = ""
        for scalar in line.unicodeScalars {
            if scalar == "“" || scalar == "”" {
                isQuoted = scalar == "“"
            } else if !isQuoted {
                text.unicodeScalars.append(scalar)
            }
        }
        // What differs in bytes differs anywhere.
        if text.hasPrefix("at byte") { return ["other-bytes"] }
        if let end = text.firstRange(of: "canonical: ") { text = String(text[..<end.upperBound]) }
        // Of the findings that were reported instead of an error, most have nothing to do with it.
        if text.hasPrefix("expected "), text.contains(" at "),
            let end = text.firstRange(of: ", got ")
        {
            text = String(text[..<end.lowerBound])
        }
        return text.split { " ,;()`".contains($0) }.filter { $0 != "at" }.compactMap { word in
            let word = word.hasSuffix(":") ? word.dropLast() : word
            let isPlain = word.utf8.allSatisfy {
                0x61...0x7A ~= $0 || 0x41...0x5A ~= $0 || $0 == 0x2D || $0 == 0x2E
            }
            return isPlain && !word.isEmpty ? String(word) : nil
        }
    }

    /// Returns the clause of the first finding that differs, or the clause of the operation.
    private static func clause(_ asked: Case, _ verdict: Verdict) -> String {
        for line in verdict.lines {
            for word in line.split(whereSeparator: { " :,".contains($0) }) {
                if let clause = FindingCatalog.clause(of: .init(rawValue: String(word))) {
                    return clause
                }
            }
        }
        if case .refusal(let marks, _) = asked.expectation,
            let clause = marks.lazy.compactMap({
                FindingCatalog.clause(of: .init(rawValue: $0.code))
            }).first
        {
            return clause
        }
        return asked.operation.clause
    }
}

extension TesteeOperation {
    /// The clause that defines the operation.
    fileprivate var clause: String {
        switch self {
        case .decode: "21.1.1"
        case .encode: "1.2.1"
        case .resolve: "19.3.1"
        case .writeBack: "21.3.1"
        case .convert: "8.1.1"
        case .userInfo: "23.1.1"
        case .notices: "24.2.1"
        case .evaluate: "31.1.2"
        case .map: "35.1.1"
        // The fuzzer asks for known operations alone.
        default: "1.2"
        }
    }
}

extension String {
    var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}
