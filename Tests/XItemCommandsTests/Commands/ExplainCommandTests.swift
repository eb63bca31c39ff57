import ConformanceKit
import Foundation
import Testing

@testable import XItemCommands

struct ExplainCommandTests {
    /// The rows of Appendix A and Appendix C of the specification.
    @Test(
        arguments: [
            (
                "json.utf-8", "clause 3.1.3 of",
                "  when: The bytes are not UTF-8.\n  lenient reading: Error\n"
            ),
            (
                "url.malformed", "clause 18.1.1 of",
                "  when: A URL is not an absolute URI of RFC 3986 in ASCII.\n"
                    + "  lenient reading: Absent and set aside.\n"
            ),
            (
                "data.type-mismatch", "clause 24.2.5 of",
                "  when: Bytes that begin like those of another type than the one declared.\n"
            ),
        ])
    func printsTheRow(_ code: String, _ clause: String, _ row: String) async {
        let console = TestConsole()
        #expect(await console.run("explain", code) == 0)
        let start = "\(code): \(clause) Schemas/wire-format.md\n\(row)\n  "
        #expect(console.output.hasPrefix(start), "\(console.output)")
    }

    /// Clause 13.1.3, and one of the payloads that break it.
    @Test func printsTheClauseAndAnExample() async throws {
        let console = TestConsole()
        #expect(await console.run("explain", "member.default") == 0)
        let start = "  An optional member that this specification defines MUST NOT have a value"
        #expect(console.output.contains("\n\n" + start))
        #expect(!console.output.contains("**13.1.4**"))
        let example = try #require(console.lines(after: "  example: ").first)
        let validated = TestConsole()
        validated.input = Data(example.utf8)
        #expect(await validated.run("validate", "-") == 1)
        #expect(validated.output.contains("member.default"))
    }

    /// Both specifications define the code.
    @Test func printsEachDefinition() async {
        let console = TestConsole()
        #expect(await console.run("explain", "member.missing") == 0)
        #expect(console.output.contains("of Schemas/wire-format.md\n"))
        #expect(
            console.output.contains(
                """
                member.missing: clause 2.3.2 of Schemas/app-catalog.md
                  when: A required member is absent.
                  kind: finding

                """))
    }

    @Test(arguments: ["rule.syntax", "mapping.lost", "parameter.missing", "catalog.shape"])
    func knowsTheCodesOfAllSpecifications(_ code: String) async {
        let console = TestConsole()
        #expect(await console.run("explain", code) == 0)
        #expect(console.output.hasPrefix("\(code): clause "))
    }

    @Test func listsAllCodes() async {
        let console = TestConsole()
        #expect(await console.run("explain", "all") == 0)
        let codes = console.output.split(separator: "\n").map(String.init)
        #expect(codes == codes.sorted() && Set(codes).count == codes.count)
        #expect(codes.contains("url.malformed") && codes.contains("type.unknown"))
    }

    @Test func namesVectorsOfTheClause() async throws {
        let console = TestConsole()
        #expect(await console.run("explain", "url.malformed") == 0)
        let ids = try #require(console.lines(after: "  vectors: ").first).split(separator: ",")
        #expect(ids.count == 5)
        let vectors = VectorGroup.embedded.flatMap(\.vectors)
        for id in ids {
            let vector = vectors.first { $0.id == id.drop { $0 == " " } }
            #expect(vector?.clause == "18.1.1")
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

extension TestConsole {
    /// Returns the lines of the output that start with a prefix, without the prefix.
    fileprivate func lines(after prefix: String) -> [String] {
        output.split(separator: "\n").filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count)) }
    }
}
