import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// The table of notices in the code matches the specification.
struct NoticeCatalogTests {
    private func rows(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> [[String]] {
        let text = try Repository.text("Schemas/wire-format.md")
        let appendix = try #require(
            text.range(of: "\n## Appendix C."), sourceLocation: sourceLocation)
        return text[appendix.upperBound...].split(separator: "\n").compactMap {
            let cells = $0.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
            return cells.count == 3 && cells[0].contains(".") ? cells : nil
        }
    }

    @Test func catalogIsTheSpecificationsAppendix() throws {
        let rows = try rows()
        #expect(rows.count == 3)
        #expect(Set(rows.map { $0[0] }) == Set(FindingCatalog.notices.keys.map(\.rawValue)))
        let text = try Repository.text("Schemas/wire-format.md")
        for row in rows {
            #expect(FindingCatalog.notices[.init(rawValue: row[0])] == row[1])
            #expect(text.contains("\n**\(row[1])** "), "\(row[0])")
        }
    }

    /// No id is both a notice and a finding.
    @Test func noNoticeIsAFinding() {
        for id in FindingCatalog.notices.keys {
            #expect(FindingCatalog.entries[id] == nil)
        }
    }
}
