import Testing

/// Work on styled text and on parameters grows linearly with its input.
@Suite(.enabled(if: WorkCounter.isAvailable))
struct TextGrowthTests {
    @Test func workOnMarkdownGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(MarkdownShapes.all, TextOperations.ofMarkdown)
        }
    }

    @Test func workOnRunsGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(RunShapes.all, TextOperations.ofRuns)
        }
    }

    @Test func workOnParametersGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check([Shape("keys", count: 400) { $0 }], ParameterOperations.all)
        }
    }
}
