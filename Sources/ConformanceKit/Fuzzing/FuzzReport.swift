import WireFormat

package struct FuzzReport: Sendable {
    package var label: String
    package var profile: TesteeProfile?
    package var startFailure: TesteeError?
    package var seed: UInt64
    package var documentCounts: [(encoding: String, count: Int)] = []
    package var questionCount = 0
    /// One disagreement for each cause, in the order in which the causes were found.
    package var disagreements: [Disagreement] = []
    /// Whether the run ended early because of too many timeouts.
    package var endedEarly = false
    package var seconds = 0.0

    package var isSuccess: Bool {
        startFailure == nil && questionCount > 0 && disagreements.allSatisfy(\.isKnown)
    }

    package mutating func mark(_ known: KnownFailures) {
        let ids = Set(known.ids)
        for index in disagreements.indices {
            disagreements[index].isKnown = ids.contains(disagreements[index].id)
        }
    }
}

extension FuzzReport {
    package var table: [ReportLine] {
        var lines = [ReportLine(title, .heading)]
        if let failure = startFailure {
            lines.append(ReportLine("did not start: \(failure.message)", .bad))
            lines += failure.standardError.indentedLines("  ").map { ReportLine($0, .faint) }
        }
        for one in disagreements { lines += one.table }
        if endedEarly {
            lines += [
                ReportLine(),
                ReportLine("The run ended early: too many timeouts.", .bad),
            ]
        }
        return lines + [ReportLine(), summary]
    }

    private var title: String {
        var report = Report.Testee(label: label)
        report.profile = profile
        return report.title
    }

    private var summary: ReportLine {
        guard questionCount > 0 else {
            return ReportLine("seed \(seed): no questions in \(seconds.tenths) s", .bad)
        }
        let documents = documentCounts.map { "\($0.count) \($0.encoding)" }.joined(separator: ", ")
        let known = disagreements.count(where: \.isKnown)
        let questions = CountText.text(questionCount, "question")
        var text = "seed \(seed): \(documents) documents, \(questions): "
        text +=
            disagreements.isEmpty
            ? "no disagreement"
            : CountText.text(disagreements.count, "cause") + " of disagreement"
        if known > 0 { text += ", \(known) known" }
        return ReportLine(text + " in \(seconds.tenths) s", isSuccess ? .good : .bad)
    }
}

extension Disagreement {
    fileprivate var table: [ReportLine] {
        let times = count == 1 ? "once" : "\(count) times"
        let known = isKnown ? ", known" : ""
        var lines = [ReportLine(), ReportLine(id, isKnown ? .faint : .bad)]
        lines.append(ReportLine("  \(outcome.name) (\(clause)), seen \(times)\(known)"))
        lines += verdict.lines.map { ReportLine("  " + $0) }
        for (title, text) in [
            (documentTitle, libraryCase.request.displayText), ("the library", verdict.expected),
            ("the testee", verdict.actual),
        ] where !text.isEmpty {
            lines.append(ReportLine("  \(title):", .faint))
            lines += text.indentedLines("    ").map { ReportLine($0) }
        }
        return lines
            + verdict.standardError.indentedLines("  | ").suffix(6).map { ReportLine($0, .faint) }
    }

    private var documentTitle: String {
        var words = [
            libraryCase.request.payload == nil
                ? "value to write or import"
                : "document of " + CountText.text(document.count, "byte")
        ]
        if question.isInFolder { words.append("in a payload folder") }
        if let activity = question.activity { words.append("for the activity \(activity.quoted)") }
        if let target = question.target { words.append("as \(target)") }
        return words.joined(separator: ", ")
    }
}
