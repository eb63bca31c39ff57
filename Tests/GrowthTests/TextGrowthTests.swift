import Testing

/// Nothing that is done with styled text, or with parameters, grows faster than these.
@Suite(.enabled(if: WorkCounter.isAvailable))
struct TextGrowthTests {
    @Test func markdown() async {
        await #expect(processExitsWith: .success) {
            await check(MarkdownShapes.all, TextOperations.ofMarkdown)
        }
    }

    @Test func runs() async {
        await #expect(processExitsWith: .success) {
            await check(RunShapes.all, TextOperations.ofRuns)
        }
    }

    @Test func parameters() async {
        await #expect(processExitsWith: .success) {
            await check([Shape("keys", count: 400) { $0 }], ParameterOperations.all)
        }
    }
}
