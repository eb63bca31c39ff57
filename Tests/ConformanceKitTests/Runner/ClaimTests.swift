import Foundation
import Testing
import WireFormat

@testable import ConformanceKit

/// Claims for all operations and for one operation.
struct ClaimTests {
    private typealias Claim = TesteeProfile.Claim

    /// A reader that names one finding for every payload.
    private struct Reader: Testee {
        let claims: [String]
        let finding: FindingMark

        func start(seed: UInt64) async throws -> TesteeProfile {
            var profile = TesteeProfile(name: "reader")
            (profile.encodings, profile.operations) = ([.json], [.decode])
            profile.claims = Set(claims.map(Claim.init))
            return profile
        }

        func answer(_ request: TesteeRequest) async throws -> TesteeAnswer { .refused([finding]) }
    }

    private func report(_ claims: [String], column: Int = 95) async throws -> Report.Testee {
        let finding = FindingMark(
            code: "member.type", pointer: "/title", line: 1, column: column, offset: 94)
        return await Runner([try Samples.group(Samples.invalid)]).run("x") {
            Reader(claims: claims, finding: finding)
        }
    }

    @Test(
        arguments: [
            ([], 1, 1), (["findings"], nil, 1), (["findings:decode"], nil, 1),
            (["findings:resolve", "locations:decode"], 1, 1), (["locations"], 1, 1),
            (["findings", "locations"], nil, nil), (["findings:decode", "locations"], nil, nil),
        ] as [([String], Int?, Int?)])
    func countsComparisonsThatAreNotClaimed(
        _ claims: [String], _ findings: Int?, _ locations: Int?
    ) async throws {
        let report = try await report(claims)
        #expect(report.count(.passed) == 1)
        #expect(report.uncompared[.findings] == findings)
        #expect(report.uncompared[.locations] == locations)
        let line = "comparisons left out, because not claimed: 1 of findings, 1 of locations"
        #expect(report.summaryLines(at: .must).map(\.text).contains(line) == (findings != nil))
    }

    @Test(
        arguments: [
            ([], .passed), (["findings", "locations:resolve"], .passed),
            (["locations:decode"], .passed), (["findings:decode", "locations:decode"], .failed),
            (["findings", "locations"], .failed),
        ] as [([String], Runner.Outcome)])
    func comparesWhatIsClaimedForTheOperation(
        _ claims: [String], _ outcome: Runner.Outcome
    ) async throws {
        let report = try await report(claims, column: 94)
        #expect(report.results.map(\.outcome) == [outcome])
        #expect(outcome == .passed || report.uncompared.isEmpty)
    }

    @Test func unknownClaimsAreIgnored() throws {
        let profile = try TesteeProfile(
            FormFields(
                text: Data(
                    #"""
                    {"protocol": 1, "name": "x", "encodings": ["json"], "operations": ["map"],
                     "claims": ["findings:map", "findings:magic", "magic:map", "canonical"]}
                    """#.utf8)))
        #expect(profile.claims == [.canonical, Claim(rawValue: "findings:map")])
        #expect(profile.claims(for: .map) == [.canonical, .findings])
        #expect(profile.claims(for: .encode) == [.canonical])
    }
}
