import WireFormat

/// The standing of an implementation in one profile: the cases it passed, and whether it conforms.
public struct Standing: Hashable, Sendable {
    /// The profile.
    public let profile: ConformanceProfile
    /// The number of cases in the profile that count.
    public let caseCount: Int
    /// The number of those cases that passed.
    public let passedCount: Int
    /// Whether every case of the profile ran, and every case that counts passed.
    public let conforms: Bool
}

extension TesteeReport {
    /// Returns the testee's standing in each of its profiles, readers first.
    ///
    /// A case that was skipped or is a known failure has not passed.
    ///
    /// - Parameter level: The lowest level that counts; cases that bind more count too. The default
    ///   is MUST.
    /// - Returns: The standings; empty for a testee that did not start.
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
    /// The operation of the case, from the end of its id.
    var operation: Operation? {
        let name = id.split(separator: "/").last ?? ""
        return Operation.allCases.first { name.hasPrefix($0.rawValue + "-") }
    }
}
