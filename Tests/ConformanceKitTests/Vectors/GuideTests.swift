import Foundation
import TestSupport
import Testing
import WireFormat

@testable import ConformanceKit

/// The guide shows the output of runs: its numbers must match the embedded cases.
struct GuideTests {
    /// A row of a table of outcomes in the guide.
    private struct Row {
        let group: String
        let passed: Int

        init?(_ line: Substring) {
            let fields = line.split(separator: " ").map { $0 == "·" ? "0" : String($0) }
            guard fields.count == 3, let passed = Int(fields[1]), fields[2] == "0"
            else { return nil }
            group = fields[0]
            self.passed = passed
        }

        func contains(_ one: Case) -> Bool { group == "all" || group == one.group }
    }

    private static let guide = Repository.url("Schemas/conformance/README.md")

    /// Returns the rows and the whole output of the run whose output starts with a title.
    private static func run(_ title: String, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> (rows: [Row], text: String)
    {
        let text = try String(contentsOf: guide, encoding: .utf8)
        let start = try #require(
            text.range(of: "```text\n\(title)"), sourceLocation: sourceLocation)
        let rest = text[start.upperBound...]
        let end = try #require(rest.range(of: "```"), sourceLocation: sourceLocation)
        let block = rest[..<end.lowerBound]
        return (block.split(separator: "\n").compactMap(Row.init), String(block))
    }

    private static func cases() throws -> [Case] {
        EmbeddedVectors.cases
    }

    /// The first run tests the library with all cases of one group.
    @Test func firstRunIncludesAllCasesOfGroup() throws {
        let (rows, text) = try Self.run("XExtensionItem, Swift")
        #expect(rows.map(\.group) == ["referrer", "all"])
        let count = try Self.cases().count { $0.group == "referrer" }
        #expect(rows.map(\.passed) == [count, count])
        #expect(text.contains("\nXExtensionItem: \(count) passed: success"))
        let profiles = TesteeProfile(name: "x").conformanceProfiles
        #expect(text.contains("tested as: \(ConformanceProfile.text(profiles))\n"))
    }

    /// The Perl encoder runs the cases that encode JSON, except for payloads that must not be
    /// written.
    @Test func encoderOnlyEncodesJSON() throws {
        let (rows, text) = try Self.run("Perl encoder")
        #expect(rows.last?.group == "all" && rows.count > 2)
        let writing = Glob("*.writing.*")
        let asked = try Self.cases().filter { !writing.matches($0.id) }
        for row in rows {
            let does = asked.filter(row.contains)
                .count { $0.operation == .encode && $0.encodings == [.json] }
            #expect(row.passed == does, "\(row.group)")
        }
        let count = try #require(rows.last?.passed)
        #expect(text.contains("\nPerl encoder: \(count) passed: success"))
        #expect(text.contains("tested as: JSON producer\n"))
    }
}
