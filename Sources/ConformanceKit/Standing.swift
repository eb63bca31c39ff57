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
    /// each of these cases must pass. A reader must read JSON (clause 1.2.6).
    public let isConforming: Bool
    /// False if the testee only skipped cases or correctly refused input.
    fileprivate let isTested: Bool

    /// The name of the profile, for example "JSON producer".
    public var name: String { "\(profile)" }

    fileprivate var reason: String {
        if passedCount == caseCount {
            return caseCount == 0 ? "no case was run" : "a reader must read JSON (1.2.6)"
        }
        let count = "\(caseCount - passedCount) of \(caseCount) cases"
        return isTested ? "\(count) not passed" : "nothing was tested: \(count) skipped"
    }
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
            let own = results.filter { result in
                result.level >= level
                    && result.operation.map(profile.operations.contains) == true
            }
            let passed = own.count { $0.outcome == .passed }
            // Clause 1.2.6: every reader reads JSON.
            let isAllowed = profile.role != .reader || profile.encodings.contains(.json)
            return Standing(
                profile: profile, caseCount: own.count, passedCount: passed,
                isConforming: isComplete && isAllowed && !own.isEmpty && passed == own.count,
                isTested: own.contains(where: \.isTest))
        }
    }

    func summaryLines(at level: Vector.Level) -> [ReportLine] {
        [summary(at: level)] + standingLines(at: level)
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
        for bad in standings where !bad.isConforming {
            lines.append(ReportLine("does not conform: \(bad.name): \(bad.reason)", .bad))
        }
        if mapsWithoutReader {
            lines.append(
                ReportLine(
                    "lenient reading (21.2) is not tested, but “map” requires it; add “resolve” to "
                        + "the operations"))
        }
        return lines
    }

    /// Whether the testee maps payloads, but the kit does not test how it reads them.
    private var mapsWithoutReader: Bool {
        let operations = profile?.operations ?? []
        return operations.contains(.map) && !operations.contains(.resolve)
    }
}

extension Report.Case {
    /// Whether the outcome shows that the testee implements something. A correct refusal does not,
    /// because a testee that refuses everything passes every case that expects a refusal.
    fileprivate var isTest: Bool {
        outcome != .skipped && !(expectsRefusal && outcome == .passed)
    }
}
