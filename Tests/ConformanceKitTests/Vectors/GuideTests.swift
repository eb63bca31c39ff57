import Foundation
import Testing
import WireFormat

@testable import ConformanceKit

/// The guide shows what runs of the kit print: the numbers are those of the cases that there are.
struct GuideTests {
    /// A row of a table of outcomes as the guide shows it.
    private struct Row {
        let group: String
        let passed: Int
        /// Nil in a table without skipped cases.
        let skipped: Int?

        init?(_ line: Substring) {
            let fields = line.split(separator: " ").map { $0 == "·" ? "0" : String($0) }
            guard (3...4).contains(fields.count), let passed = Int(fields[1]), fields[2] == "0"
            else { return nil }
            group = fields[0]
            self.passed = passed
            skipped = fields.count == 4 ? Int(fields[3]) : nil
        }

        func contains(_ one: Case) -> Bool { group == "all" || group == one.group }
    }

    private static let guide = Repository.url("Schemas/conformance/README.md")

    private static func rows() throws -> [Row] {
        try String(contentsOf: guide, encoding: .utf8).split(separator: "\n").compactMap(Row.init)
    }

    private static func cases() throws -> [Case] {
        try VectorGroup.embedded().flatMap(\.cases)
    }

    /// The library is asked everything in one group.
    @Test func theFirstRunIsOfAllCasesOfAGroup() throws {
        let rows = try Self.rows().filter { $0.skipped == nil }
        #expect(rows.map(\.group) == ["referrer", "all"])
        let count = try Self.cases().count { $0.group == "referrer" }
        #expect(rows.map(\.passed) == [count, count])
    }

    /// The encoder in Perl is asked to encode JSON, but for what must not be written; the rest is skipped.
    @Test func theRunOfAnEncoderIsOfWhatItDoes() throws {
        let rows = try Self.rows().filter { $0.skipped != nil }
        #expect(rows.last?.group == "all" && rows.count > 2)
        let writing = Glob("*.writing.*")
        let asked = try Self.cases().filter { !writing.matches($0.id) }
        for row in rows {
            let own = asked.filter(row.contains)
            let does = own.count { $0.operation == .encode && $0.encodings == [.json] }
            #expect(row.passed == does, "\(row.group)")
            #expect(row.skipped == own.count - does, "\(row.group)")
        }
    }

    /// The last line of a report counts like its table.
    @Test func lastLinesCountLikeTheTables() throws {
        let text = try String(contentsOf: Self.guide, encoding: .utf8)
        for row in try Self.rows() where row.group == "all" {
            let skipped = row.skipped.map { ", \($0) skipped" } ?? ""
            #expect(text.contains(": \(row.passed) passed\(skipped): success"))
        }
    }
}
