import Testing

@testable import UniformTypes

struct DynamicTypeTests {
    /// The bits of `?0=6:1=conf` and other texts in groups of five, computed with Python.
    @Test(arguments: [
        ("dyn.ah62d4rv4ge80g55sq2", "conf"), ("dyn.ah62d4rv4ge8043a", "md"),
        ("dyn.ah62d4rv4ge8027pb", "lua"),
        ("dyn.ah62d4rv4ge80s4pyqf4hk6xmqm41k3px", "gitattributes"),
        ("DYN.AH62D4RV4GE81G5PF", "sme"), ("dyn.ch62d4rv4ge81g5pf", nil),
    ])
    func decodesAFilenameExtension(_ text: TypeIdentifier, _ name: String?) {
        let type = DynamicType(text)
        #expect(type?.filenameExtensions == name.map { [$0] })
        #expect(text.conforms(to: .data) == (name != nil))
        #expect(!text.conforms(to: .text) && !text.isDeclared)
    }

    @Test func decodesAMediaType() throws {
        let type = try #require(DynamicType("dyn.ah62d4rv4gq80c6durvy0g2pyrf106p5"))
        #expect(type.mediaTypes == ["application/"] && type.filenameExtensions.isEmpty)
        #expect(type.parents == [.data])
    }

    @Test(arguments: ["", "dyn.a", "dyn.age80", "dyn.b62", "dyn.ah6l", "dyn.ah", "public.png"])
    func otherIdentifiersAreNotDynamic(_ text: String) {
        #expect(DynamicType(TypeIdentifier(rawValue: text)) == nil)
    }

    @Test func aLongTextIsRefused() {
        let text = "dyn.ah62d4rv4ge80" + String(repeating: "g", count: 1_024)
        #expect(DynamicType(TypeIdentifier(rawValue: text)) == nil)
    }

    @Test func onlyTypesOfTheCatalogAreDeclared() {
        #expect(TypeIdentifier("public.AC3-audio").isDeclared)
        #expect(TypeIdentifier("image/png").isDeclared)
        #expect(!TypeIdentifier("public.plan-text").isDeclared)
        #expect(!TypeIdentifier("image/x-example").isDeclared)
    }

    @Test func addingTypesKeepsExistingDeclarations() {
        let more = TypeCatalog.shared.adding([
            .init(identifier: "com.example.note", parents: ["com.example.document"]),
            .init(identifier: "com.example.document", parents: [.png]),
            .init(identifier: .png, parents: [.text]),
        ])
        #expect(more.conforms("com.example.note", to: .image))
        #expect(!more.conforms("com.example.note", to: .text) && !more.conforms(.png, to: .text))
        #expect(!TypeCatalog.shared.conforms("com.example.note", to: .image))
        #expect(more.conforms("image/png", to: .image))
    }
}
