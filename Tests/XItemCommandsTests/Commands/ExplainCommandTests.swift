import Testing

@testable import XItemCommands

struct ExplainCommandTests {
    /// The clauses and effects of Appendix A and Appendix C of the specification.
    @Test(
        arguments: [
            ("json.utf-8", "3.1.3", "Reading ends."),
            ("member.unknown", "12.1.2", "The value stays in the item unchanged"),
            ("url.malformed", "18.1.1", "The value is missing, set aside, or replaced"),
            ("data.type-mismatch", "24.2.5", "The payload is valid."),
        ])
    func printsClauseAndEffect(_ code: String, _ clause: String, _ effect: String) async {
        let console = TestConsole()
        #expect(await console.run("explain", code) == 0)
        #expect(console.output.hasPrefix("\(code)\n  clause:  \(clause)\n  effect:  \(effect)"))
    }

    @Test func namesVectorsOfTheClause() async {
        let console = TestConsole()
        #expect(await console.run("explain", "url.malformed") == 0)
        let ids = console.output.components(after: "  vectors: ")
        #expect(!ids.isEmpty && ids.count <= 5)
        for id in ids {
            let shown = TestConsole()
            #expect(await shown.run("conformance", "show", id) == 0)
            #expect(shown.output.contains("18.1.1"))
        }
    }

    @Test func suggestsACode() async {
        let console = TestConsole()
        #expect(await console.run("explain", "url.malforme") == 64)
        #expect(
            console.errors.contains(
                "Unknown code 'url.malforme'; did you mean 'url.malformed'?"))
    }
}

extension String {
    /// Returns the words, separated by commas, of the line with a prefix.
    fileprivate func components(after prefix: String) -> [String] {
        let line = split(separator: "\n").first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
        return line?.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init) ?? []
    }
}
