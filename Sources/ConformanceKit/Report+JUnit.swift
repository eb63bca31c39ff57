extension Report {
    /// The report as JUnit XML, for continuous integration.
    ///
    /// Each group of each testee is a suite. Known failures, and failures of cases below the
    /// report's level, are reported as skipped.
    public var junit: String {
        let suites = testees.flatMap { testee in
            let results = testee.resultsByGroup
            return [startSuite(testee)].compactMap(\.self)
                + groups.compactMap { suite($0, results[$0.name] ?? [], testee) }
        }
        let totals = Totals(testees.flatMap(\.results).map { verdict($0) })
        let starts = testees.count { $0.startFailure != nil }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="conformance" tests="\(totals.tests + starts)" \
            failures="\(totals.failures)" errors="\(totals.errors + starts)" \
            skipped="\(totals.skipped)" time="\(testees.compactMap(\.seconds).reduce(0, +))">
            \(suites.joined())</testsuites>

            """
    }

    private typealias Verdict = (kind: Kind, message: String)

    private enum Kind { case passed, failure, error, skipped }

    private struct Totals {
        let tests, failures, errors, skipped: Int

        init(_ verdicts: [Verdict]) {
            func count(_ kind: Kind) -> Int { verdicts.count { $0.kind == kind } }
            (tests, failures, errors) = (verdicts.count, count(.failure), count(.error))
            skipped = count(.skipped)
        }

        var attributes: String {
            "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
        }
    }

    private func verdict(_ result: Report.Case) -> Verdict {
        let first = result.lines.first ?? ""
        switch result.outcome {
        case .skipped: return (.skipped, first)
        case .passed:
            return result.isKnownFailure
                ? (.failure, "listed as a known failure, but passed") : (.passed, "")
        // Every other outcome is a failure.
        default:
            if result.isKnownFailure { return (.skipped, "known failure: \(first)") }
            guard result.level >= level else {
                return (.skipped, "\(result.level.rawValue), not counted: \(first)")
            }
            let isError = [.crashed, .timedOut, .grows, .protocolError].contains(result.outcome)
            return (isError ? .error : .failure, first)
        }
    }

    private func suite(
        _ group: Group, _ results: [Report.Case], _ testee: Report.Testee
    ) -> String? {
        guard !results.isEmpty else { return nil }
        let name = Markup.escaped("\(testee.name): \(group.title)")
        let attributes = Totals(results.map { verdict($0) }).attributes
        let classname = Markup.escaped("\(testee.name).\(group.name)")
        let cases = results.map { testCase($0, classname) }
        return "  <testsuite name=\"\(name)\" \(attributes) time=\"0\">\n\(cases.joined())"
            + "  </testsuite>\n"
    }

    private func testCase(_ result: Report.Case, _ classname: String) -> String {
        let name = Markup.escaped(result.id)
        let head = "    <testcase classname=\"\(classname)\" name=\"\(name)\" time=\"0\""
        let (kind, message) = verdict(result)
        return switch kind {
        case .passed: head + "/>\n"
        case .skipped: head + "><skipped message=\"\(Markup.escaped(message))\"/></testcase>\n"
        case .failure, .error: head + element("\(kind)", message, result)
        }
    }

    private func element(_ name: String, _ message: String, _ result: Report.Case) -> String {
        var text = "clause \(result.clause)\n" + result.lines.joined(separator: "\n")
        if let evidence = result.evidence {
            text += "\n\ninput:\n\(evidence.input)\n\nexpected:\n\(evidence.expected)"
            text += "\n\ngot:\n\(evidence.actual)"
            if !evidence.standardError.isEmpty {
                text += "\n\nstandard error:\n\(evidence.standardError)"
            }
        }
        return """
            >
                  <\(name) type="\(result.outcome.name)" message="\(Markup.escaped(message))">\
            \(Markup.escaped(text))</\(name)>
                </testcase>

            """
    }

    private func startSuite(_ testee: Report.Testee) -> String? {
        guard let failure = testee.startFailure else { return nil }
        let name = Markup.escaped(testee.name)
        return """
              <testsuite name="\(name): start" tests="1" failures="0" errors="1" skipped="0" time="0">
                <testcase classname="\(name)" name="start" time="0">
                  <error type="\(failure.kind.rawValue)" message="\(Markup.escaped(failure.message))">\
            \(Markup.escaped(failure.standardError))</error>
                </testcase>
              </testsuite>

            """
    }
}
