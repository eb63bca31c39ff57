import WireFormat

/// The result of an implementation for one profile: how many cases it passed, and whether it
/// conforms.
public struct Standing: Hashable, Sendable {
    package let profile: ConformanceProfile
    /// The number of the profile's cases that decide conformance.
    public let caseCount: Int
    /// The number of the cases in ``caseCount`` that passed.
    public let passedCount: Int
    /// Whether the testee conforms to the profile.
    ///
    /// The run must include every case of the testee's profiles. ``caseCount`` must not be 0, and
    /// each of these cases must pass. A reader must read JSON (clause 1.2.6). An editor must also
    /// conform as a reader and as a producer (clause 1.2.5), and a mapper must pass the cases of
    /// lenient reading (clause 35.1.1).
    public let isConforming: Bool
    /// The line of the report that states why the testee does not conform, or nil.
    fileprivate let obstacle: String?

    /// The name of the profile, for example "JSON producer".
    public var name: String { "\(profile)" }
}

extension Report.Testee {
    /// The testee's result for each of its profiles, readers first; empty if the testee did not
    /// start.
    ///
    /// Only cases at the level `MUST` decide conformance. Skipped cases and known failures do not
    /// count as passed.
    public var standings: [Standing] { standings(at: .must) }

    /// Counts the cases at this level and at stricter levels.
    package func standings(at level: Vector.Level) -> [Standing] {
        (profile?.conformanceProfiles ?? []).map { profile in
            let own = counted(profile.operations, level)
            let obstacle = obstacle(to: profile, level)
            return Standing(
                profile: profile, caseCount: own.count,
                passedCount: own.count { $0.outcome == .passed },
                isConforming: isComplete && obstacle == nil, obstacle: obstacle)
        }
    }

    private func counted(_ operations: [TesteeOperation], _ level: Vector.Level) -> [Report.Case] {
        results.filter { result in
            result.level >= level && result.operation.map(operations.contains) == true
        }
    }

    private func obstacle(to profile: ConformanceProfile, _ level: Vector.Level) -> String? {
        let supported = self.profile?.operations ?? []
        for operations in profile.requirements where supported.isDisjoint(with: operations) {
            let names = operations.map { "`\($0.rawValue)`" }.joined(separator: " or ")
            return "not claimed: \(profile): it requires \(names), which was not tested"
        }
        let required = profile.requirements.joined().filter(supported.contains)
        let reason =
            counted(profile.operations, level).shortfall
            ?? (readsNoJSON(profile) ? "a reader must read JSON (1.2.6)" : nil)
            ?? required.lazy.compactMap { operation in
                counted([operation], level).shortfall.map {
                    "it requires `\(operation.rawValue)`: \($0)"
                }
            }.first
        return reason.map { "does not conform: \(profile): \($0)" }
    }

    private func readsNoJSON(_ profile: ConformanceProfile) -> Bool {
        profile.includesReading && self.profile?.encodings.contains(.json) != true
    }

    /// The summary at the end of the testee's part of the report.
    func summaryLines(at level: Vector.Level) -> [ReportLine] {
        [summary(at: level)] + uncomparedLines + standingLines(at: level)
    }

    private var uncomparedLines: [ReportLine] {
        let counts = TesteeProfile.Claim.ofFindings.compactMap { claim in
            uncompared[claim].map { "\($0) of \(claim.rawValue)" }
        }
        guard !counts.isEmpty else { return [] }
        let text = counts.joined(separator: ", ")
        return [ReportLine("comparisons left out, because not claimed: \(text)", .faint)]
    }

    func standingLines(at level: Vector.Level) -> [ReportLine] {
        guard isComplete else { return [] }
        let standings = standings(at: level)
        let good = standings.filter(\.isConforming)
        var lines: [ReportLine] = []
        if !good.isEmpty {
            let text = ConformanceProfile.text(good.map(\.profile))
            lines.append(ReportLine("conforms: \(text)", .good))
        }
        return lines + standings.compactMap(\.obstacle).map { ReportLine($0, .bad) }
    }
}

extension [Report.Case] {
    /// The reason why the cases do not show conformance; nil if all passed.
    fileprivate var shortfall: String? {
        if isEmpty { return "no case was run" }
        let missed = count { $0.outcome != .passed }
        guard missed > 0 else { return nil }
        let text = "\(missed) of \(count) cases"
        return contains(where: \.isTest)
            ? "\(text) not passed" : "nothing was tested: \(text) skipped"
    }
}

extension Report.Case {
    /// Whether the outcome shows that the testee implements something. A correct refusal does not,
    /// because a testee that refuses everything passes every case that expects a refusal.
    fileprivate var isTest: Bool {
        outcome != .skipped && !(expectsRefusal && outcome == .passed)
    }
}
