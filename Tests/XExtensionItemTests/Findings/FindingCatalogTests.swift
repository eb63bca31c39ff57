import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// The table of findings in the code matches the specification.
struct FindingCatalogTests {
    /// The rows of Appendix A: id, clause, and the effect on lenient reading.
    private func rows(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> [(
        id: String, clause: String, lenient: String
    )] {
        let text = try Repository.text("Schemas/wire-format.md")
        let appendix = try #require(
            text.range(of: "\n## Appendix A."), sourceLocation: sourceLocation)
        let end = try #require(text.range(of: "\n## Appendix B."), sourceLocation: sourceLocation)
        return text[appendix.lowerBound..<end.lowerBound].split(separator: "\n").compactMap {
            let cells = $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, cells[0].hasPrefix("`") else { return nil }
            return (cells[0].trimmingCharacters(in: ["`"]), cells[1], cells[3])
        }
    }

    @Test func catalogIsTheSpecificationsAppendix() throws {
        let rows = try rows()
        #expect(rows.count > 70)
        #expect(Set(rows.map(\.id)) == Set(FindingCatalog.entries.keys.map(\.rawValue)))
        for row in rows {
            let entry = try #require(FindingCatalog.entries[.init(rawValue: row.id)])
            #expect(entry.clause == row.clause, "\(row.id)")
            let failsToLoad = ["data.base64", "input.failed", "output.failed"].contains(row.id)
            #expect(
                FindingCatalog.isError(.init(rawValue: row.id))
                    == (row.lenient == "Error" || failsToLoad), "\(row.id)")
            let stays =
                row.lenient.hasPrefix("Kept") || row.lenient.contains("and kept")
                || row.lenient.contains("is kept;")
            #expect((entry.effect == .kept) == stays, "\(row.id): \(row.lenient)")
        }
    }

    /// 21.1.3: the errors of sections 2 to 5, the limits, and the codes that the clause names.
    @Test func errorsThatEndReadingAreThoseOfTheClause() throws {
        let text = try Repository.text("Schemas/wire-format.md")
        let sentence = try #require(text.firstMatch(of: /\*\*21\.1\.3\*\* ([^:]+) end reading:/))
        let named = sentence.1.matches(of: /`([^`]+)`/).map { String($0.1) }
        #expect(named.count > 3)
        for row in try rows() {
            let section = row.clause.prefix { $0 != "." }
            let isOfSection = row.lenient == "Error" && ["2", "3", "4", "5"].contains(section)
            #expect(
                FindingCatalog.endsReading(.init(rawValue: row.id))
                    == (isOfSection || row.id.hasPrefix("limit.") || named.contains(row.id)),
                "\(row.id)")
        }
    }

    /// Each constant of a code is in the catalog, and each code of the catalog has a constant.
    @Test func catalogHasEveryConstant() throws {
        let text = try Repository.text("Sources/WireFormat/Findings/Finding+Code.swift")
        let names = text.matches(of: /static let \w+ = Self\("([^"]+)"\)/).map { String($0.1) }
        let listed = Array(FindingCatalog.entries.keys) + FindingCatalog.notices.keys
        #expect(names.sorted() == listed.map(\.rawValue).sorted())
    }

    /// Programs branch on these codes, and Appendix A lists each of them.
    @Test func publicConstantsAreInTheAppendix() throws {
        let codes: [Finding.Code] = [
            .input, .output, .malformedBase64, .unsupportedVersion, .unknownFeature,
            .missingMainAttachment, .namespaceName, .parameterKey,
        ]
        let ids = Set(try rows().map(\.id))
        #expect(codes.allSatisfy { ids.contains($0.rawValue) })
        let text = try Repository.text("Sources/WireFormat/Findings/Finding+Code.swift")
        #expect(text.matches(of: /public static let/).count == codes.count)
    }

    @Test func everyClauseExists() throws {
        let text = try Repository.text("Schemas/wire-format.md")
        for (id, entry) in FindingCatalog.entries {
            #expect(text.contains("\n**\(entry.clause)** "), "\(id.rawValue)")
        }
    }
}
