import WireFormat

/// How an implementation stands in one profile: how much of it was asked, and whether it conforms.
public struct Standing: Hashable, Sendable {
    /// The profile.
    public let profile: ConformanceProfile
    /// How many cases of the profile decide.
    public let caseCount: Int
    /// How many of these were passed.
    public let passedCount: Int
    /// Whether every case of the profile was asked, and every one that decides was passed.
    public let conforms: Bool
}

extension TesteeReport {
    /// How the testee stands in each of its profiles.
    ///
    /// A case that was skipped, or is known to fail, is not passed.
    ///
    /// - Parameter level: cases of this level and those that bind more decide.
    /// - Returns: the standings, readers first; none for a testee that did not start.
    public func standings(at level: Vector.Level = .must) -> [Standing] {
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
                conforms: isComplete && isAllowed && !own.isEmpty && passed == own.count)
        }
    }
}

extension CaseResult {
    /// What the testee was asked to do, as the end of the id has it.
    var operation: Operation? {
        let name = id.split(separator: "/").last ?? ""
        return Operation.allCases.first { name.hasPrefix($0.rawValue + "-") }
    }
}
