import Foundation
import TestSupport
import Testing

@testable import ConformanceKit

/// Runs the library against every vector.
///
/// The large documents of `scale` and `limits` take a long time in a debug build; `.ci/run` tests
/// them with the tool.
struct LibraryTests {
    @Test func passesEverything() async throws {
        let groups = VectorGroup.embedded.filter {
            TestExtent.isWhole || !["limits", "scale"].contains($0.name)
        }
        let runner = Runner(groups, jobs: ProcessInfo.processInfo.activeProcessorCount)
        let report = await runner.run("library") { LibraryTestee() }
        #expect(report.startFailure == nil)
        // The library supports every encoding, so the cases for unsupported encodings do not apply.
        #expect(
            report.results.count == groups.flatMap(\.cases).count { !$0.testsUnsupportedEncoding })
        let standings = report.standings
        #expect(standings.count == ConformanceProfile.Role.allCases.count)
        #expect(standings.filter { !$0.isConforming }.isEmpty)
        for result in report.results where result.outcome != .passed {
            Issue.record(
                "\(result.id): \(result.outcome.name) (\(result.clause)) \(result.lines)")
        }
    }
}
