import Foundation
import TestSupport
import Testing

@testable import ConformanceKit

/// The library, held against every vector: whoever writes another one is held to no more.
///
/// A debug build takes long for the large documents of `scale`: `.ci/run` asks for these with the tool.
struct LibraryTests {
    @Test func passesEverything() async throws {
        let groups = VectorGroup.embedded.filter { TestExtent.isWhole || $0.name != "scale" }
        let runner = Runner(groups, jobs: ProcessInfo.processInfo.activeProcessorCount)
        let report = await runner.run("library") { LibraryTestee() }
        #expect(report.startFailure == nil)
        // It reads every encoding, so that it is not asked about those that a reader does not read.
        #expect(report.results.count == groups.flatMap(\.cases).count { !$0.isUnread })
        #expect(report.standings.count == ConformanceProfile.Role.allCases.count)
        #expect(report.standings.filter { !$0.isConforming }.isEmpty)
        for result in report.results where result.outcome != .passed {
            Issue.record(
                "\(result.id): \(result.outcome.rawValue) (\(result.clause)) \(result.lines)")
        }
    }
}
