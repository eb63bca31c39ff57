package import Essentials
import WireFormat
import XExtensionItem

/// A question that a testee and the library answer differently.
package struct Disagreement: Sendable {
    /// The id names the cause: the operation, the encoding, the outcome, and the words of the first
    /// difference without values and pointers.
    ///
    /// Disagreements with the same cause have the same id.
    package let id: String
    /// The smallest document found that shows the disagreement.
    package let document: Data
    /// The number of questions in the run that showed the disagreement.
    package var count = 1
    package var isKnown = false
    /// The violated clause, derived from the answers.
    package let clause: String
    /// The case, with the library's answer as the expected answer.
    let libraryCase: Case
    let question: TesteeRequest
    let verdict: Verdict

    package var outcome: Runner.Outcome { verdict.outcome }

    init(_ document: Data, _ question: TesteeRequest, _ libraryCase: Case, _ verdict: Verdict) {
        (self.document, self.question, self.libraryCase, self.verdict) = (
            document, question, libraryCase, verdict
        )
        id = Self.id(libraryCase, verdict)
        clause = Self.clause(libraryCase, verdict)
    }

    // MARK: Causes

    static func id(_ libraryCase: Case, _ verdict: Verdict) -> String {
        let name = libraryCase.id.drop { $0 != "/" }.dropFirst()
        let count = verdict.outcome == .failed ? 1 : 2
        let words = verdict.lines.prefix(count).flatMap(words)
        return [
            String(name), verdict.outcome.name.replacing(" ", with: "-"),
            words.prefix(16).joined(separator: "-"),
        ].joined(separator: "/")
    }

    /// Returns the words of a line without quotations, pointers, locations and numbers.
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
        // Byte offsets vary, so all byte differences have one cause.
        if text.hasPrefix("at byte") { return ["other-bytes"] }
        if let end = text.firstRange(of: "canonical: ") { text = String(text[..<end.upperBound]) }
        // Ignore the findings after “got”: most are unrelated to the expected error.
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

    /// Returns the clause of the first code that the differences name. If they name none, returns
    /// the clause of the first expected finding, or else of the operation.
    private static func clause(_ libraryCase: Case, _ verdict: Verdict) -> String {
        for line in verdict.lines {
            for word in line.split(whereSeparator: { " :,".contains($0) }) {
                if let clause = FindingCatalog.clause(of: .init(rawValue: String(word))) {
                    return clause
                }
            }
        }
        if case .refusal(let marks, _) = libraryCase.expectation,
            let clause = marks.lazy.compactMap({
                FindingCatalog.clause(of: .init(rawValue: $0.code))
            }).first
        {
            return clause
        }
        return libraryCase.operation.clause
    }
}

extension TesteeOperation {
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
        // This case does not occur, because the fuzzer only uses known operations.
        default: "1.2"
        }
    }
}
