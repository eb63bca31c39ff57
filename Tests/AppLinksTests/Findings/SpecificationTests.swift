import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// The tables in the code match the specification, and its examples are valid or invalid as marked.
struct SpecificationTests {
    @Test func findingsMatchAppendixA() throws {
        let codes: [CatalogCode] = [
            .catalogShape, .unsupportedVersion, .entryLimit, .textLimit, .memberType,
            .missingMember, .null, .memberValue, .braces, .character, .scheme, .excludedScheme,
            .unknownPlaceholder, .unknownAction, .noScheme, .malformedProbe, .fallbackScheme,
            .singleBraces, .verbatimInQuery, .verbatimInChoosy, .hostPlaceholder, .placeholderInKey,
            .secondQuestionMark, .unknownType, .duplicateType, .duplicateApp, .otherType,
            .unknownApp, .noLinks, .duplicateAction, .duplicateParameter, .unusedAction,
            .unusedParameter, .unknownRole, .otherScheme, .schemesOverLimit, .undeclaredScheme,
            .unknownMember, .missingIcon, .controlCharacter, .bidirectionalControl,
        ]
        let rows = Specification.rows(below: "Appendix A.")
        #expect(rows.count == codes.count)
        for row in rows {
            let code = try #require(codes.first { $0.rawValue == row[0] }, "\(row[0])")
            #expect(code.clause == row[1], "\(row[0])")
            #expect(code.severity.rawValue == row[3], "\(row[0])")
        }
    }

    @Test func linkErrorsMatchAppendixB() {
        let codes: [Finding.Code] = [
            .unknownType, .unknownAction, .unknownApp, .unsupportedAction, .malformedTemplate,
            .missingParameter, .valueControlCharacter, .host, .dotSegment, .structure, .urlScheme,
            .malformedURL, .urlLimit,
        ]
        #expect(Specification.rows(below: "Appendix B.").map { $0[0] } == codes.map(\.rawValue))
    }

    @Test func everyCitedClauseExists() {
        let cited =
            Specification.rows(below: "Appendix A.") + Specification.rows(below: "Appendix B.")
        for row in cited {
            #expect(Specification.text.contains("\n**\(row[1])** "), "\(row)")
        }
    }

    @Test func handlersMatchTheTable() {
        let rows = Specification.rows(below: "6. Other formats")
        #expect(rows.map { $0[0] } == IntentKitHandler.all.map(\.className))
        for (row, handler) in zip(rows, IntentKitHandler.all) {
            #expect(row[1] == handler.emptyType.key && row[2] == handler.emptyType.group)
            for command in handler.commands {
                #expect(row[3].contains(command.name), "\(command.name)")
                for argument in command.arguments { #expect(row[3].contains(argument)) }
            }
        }
    }

    @Test func validExamplesHaveNoFindings() throws {
        let blocks = Specification.blocks("catalog")
        #expect(!blocks.isEmpty)
        for block in blocks {
            let (catalog, findings) = Catalogs.read(["catalog": block.text])
            #expect(findings.allSatisfy { $0.severity == .notice }, "\(findings)")
            let document = try WireDocument(Data(block.text.utf8))
            #expect(
                try WireDocument(catalog.encoded()).encoded(as: .json)
                    == document.encoded(as: .json))
        }
    }

    @Test func invalidExamplesHaveTheFindingAboveThem() {
        let blocks = Specification.blocks("catalog-invalid")
        #expect(blocks.count >= 12)
        for block in blocks {
            let words = block.before.split(separator: "`").map(String.init)
            let pointer = words.count > 2 && words[2].hasPrefix("/") ? words[2] : ""
            let findings = Catalogs.read(["catalog": block.text]).findings
            #expect(
                findings.contains { $0.code.rawValue == words[0] && $0.pointer == pointer },
                "\(block.before) \(findings)")
        }
    }

    @Test func theExampleOfDefaultsIsRead() throws {
        let block = try #require(Specification.blocks("defaults").first)
        let defaults = try DefaultApps(decoding: Data(block.text.utf8))
        #expect(defaults["maps"] == .init(app: "waze", knownApps: ["waze", "googlemaps"]))
    }
}
