import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// The code, the schemas and the canonical order have the same names.
struct MemberNameTests {
    struct Schema: Decodable {
        struct Property: Decodable {}
        var properties: [String: Property]
    }

    private func properties(_ name: String) throws -> [String] {
        let data = try Repository.data("Schemas/v1/\(name).schema.json")
        return try JSONDecoder().decode(Schema.self, from: data).properties.keys.sorted()
    }

    private func names<Name: MemberName>(_ type: Name.Type) -> [String] {
        Name.allCases.map(\.rawValue)
    }

    @Test func schemasHaveTheNamesOfTheCode() throws {
        #expect(try properties("payload") == names(ItemMember.self))
        #expect(
            try properties("overlay")
                == OverlayMember.allCases.map(\.rawValue))
        #expect(try properties("attachment") == names(AttachmentMember.self))
        #expect(try properties("representation") == names(RepresentationMember.self))
        #expect(try properties("thumbnail") == ["data", "file", "type-identifier", "url"])
        #expect(try properties("file") == names(FileMember.self))
        #expect(try properties("text-run") == names(RunMember.self))
        #expect(try properties("referrer") == names(ReferrerMember.self))
    }

    /// 14.2.1: a representation has exactly one content. The schema has an alternative for each
    /// member, and one for unknown content, which excludes these members.
    @Test func schemaHasEachContentAsAlternative() throws {
        struct Alternative: Decodable {
            var required: [String]?
            var not: [String: [Alternative]]?
        }
        struct Schema: Decodable {
            var oneOf: [Alternative]
        }
        let data = try Repository.data("Schemas/v1/representation.schema.json")
        let alternatives = try JSONDecoder().decode(Schema.self, from: data).oneOf
        let contents = Set(names(RepresentationMember.self)).subtracting(["type-identifier"])
        #expect(Set(alternatives.compactMap(\.required?.first)) == contents)
        let known = try #require(alternatives.last?.not?["anyOf"])
        #expect(Set(known.compactMap(\.required?.first)) == contents)
    }

    /// The writer uses the order of the cases, which must be canonical.
    @Test func casesAreInCanonicalOrder() {
        for names in [
            names(ItemMember.self), OverlayMember.allCases.map(\.rawValue),
            names(AttachmentMember.self), names(RepresentationMember.self),
            names(FileMember.self), names(RunMember.self), names(ReferrerMember.self),
        ] {
            #expect(names == names.sorted())
        }
    }
}
