import TestSupport
import Testing
import UniformTypes

/// The spelling, comparison and syntax of identifiers (clauses 14.3.1, 14.3.2 and 14.3.4).
struct TypeIdentifierTests {
    @Test func comparesWithoutCase() {
        #expect(TypeIdentifier.png == "PUBLIC.PNG")
        #expect(Set<TypeIdentifier>([.png, "Public.Png", .jpeg]).count == 2)
        #expect(TypeIdentifier.png != .jpeg)
        #expect(TypeIdentifier.png != "public.png.")
        #expect(TypeIdentifier(rawValue: "PUBLIC.PNG").description == "PUBLIC.PNG")
    }

    @Test(arguments: [("a.k", "a.\u{212A}"), ("a.\u{E9}", "a.e\u{301}"), ("a.\u{C9}", "a.\u{E9}")])
    func nonASCIILettersAreNotFolded(_ one: String, _ other: String) {
        #expect(TypeIdentifier(rawValue: one) != TypeIdentifier(rawValue: other))
    }

    @Test(arguments: ["public.png", "a.b", "com.Example-1.x", "image/png", "application/x-a+b"])
    func acceptsWellFormedIdentifiers(_ text: String) {
        #expect(TypeIdentifier(rawValue: text).isWellFormed)
    }

    @Test(arguments: [
        "", "png", ".png", "public.", "public..png", "public.p_g", "public.p\u{E9}", "public.png ",
        "Image/png", "image/", "/png", "image/png/x", "image/png;q=1", "image/p ng", "a.b/\u{301}",
    ])
    func refusesMalformedIdentifiers(_ text: String) {
        #expect(!TypeIdentifier(rawValue: text).isWellFormed)
    }

    @Test func mapsMediaTypesByAppendixB() throws {
        let rows = try Repository.appendixB()
        #expect(rows.count >= 60)
        #expect(MediaTypes.typeIdentifiers == rows)
        for (mediaType, type) in rows {
            for text in [mediaType.uppercased(), mediaType + "; a=b/c", "\t\(mediaType) ;a"] {
                #expect(TypeIdentifier(mediaType: text)?.rawValue == type, "\(text)")
            }
        }
    }

    @Test(
        arguments: [
            ("IMAGE/X-Example", "image/x-example"), ("image/jpg", "image/jpg"), ("a/b;c", "a/b"),
            (" ; x", nil), ("", nil), ("public.png", nil), ("a;b/c", nil),
        ] as [(String, String?)])
    func keepsOtherMediaTypes(_ text: String, _ expected: String?) {
        #expect(TypeIdentifier(mediaType: text)?.rawValue == expected)
    }

    @Test func recognizesMediaTypes() {
        #expect(TypeIdentifier("image/x-example").isMediaType)
        #expect(!TypeIdentifier.png.isMediaType)
    }
}
