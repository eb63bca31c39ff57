import Testing

@testable import ConformanceKit

/// The library, held against every vector: whoever writes another one is held to no more.
struct LibraryTests {
    @Test func passesEverything() async throws {
        let groups = try VectorGroup.embedded()
        let report = await Runner(groups).run("library") { LibraryTestee() }
        #expect(report.startFailure == nil)
        #expect(report.results.count == groups.flatMap(\.cases).count)
        for result in report.results where result.outcome != .passed {
            Issue.record(
                "\(result.id): \(result.outcome.rawValue) (\(result.clause)) \(result.lines)")
        }
    }
}
