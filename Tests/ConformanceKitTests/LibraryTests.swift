import Foundation
import Testing

@testable import ConformanceKit

/// The library, held against every vector: whoever writes another one is held to no more.
struct LibraryTests {
    @Test func passesEverything() async throws {
        let groups = try VectorGroup.embedded()
        var options = RunOptions()
        options.jobs = ProcessInfo.processInfo.activeProcessorCount
        let runner = Runner(groups, options: options)
        let report = await runner.run("library") { LibraryTestee() }
        #expect(report.startFailure == nil)
        #expect(report.results.count == groups.flatMap(\.cases).count)
        for result in report.results where result.outcome != .passed {
            Issue.record(
                "\(result.id): \(result.outcome.rawValue) (\(result.clause)) \(result.lines)")
        }
    }
}
