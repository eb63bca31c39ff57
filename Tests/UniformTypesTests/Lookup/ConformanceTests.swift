import TestSupport
import Testing
import UniformTypes

struct ConformanceTests {
    static let conforming: [(TypeIdentifier, TypeIdentifier)] = [
        ("public.png", "public.image"), ("public.png", "public.data"),
        ("public.png", "public.item"),
        ("public.png", "public.content"), ("public.heic", "public.image"),
        ("public.avif", "public.image"), ("com.adobe.raw-image", "public.camera-raw-image"),
        ("public.svg-image", "public.image"), ("public.svg-image", "public.text"),
        ("public.html", "public.text"), ("public.plain-text", "public.text"),
        ("public.swift-source", "public.plain-text"),
        ("public.python-script", "public.source-code"),
        ("com.apple.m4a-audio", "public.audio"), ("public.mpeg-4", "public.audiovisual-content"),
        ("public.file-url", "public.url"), ("public.url", "public.data"),
        ("com.apple.binary-property-list", "com.apple.property-list"),
        ("org.openxmlformats.presentationml.presentation", "public.presentation"),
        ("com.apple.iWork.Numbers.sffnumbers", "public.spreadsheet"),
        ("public.zip-archive", "public.archive"), ("com.sun.java-archive", "public.zip-archive"),
        ("public.vcard", "public.contact"), ("com.apple.ical.ics", "public.calendar-event"),
        ("com.apple.application-bundle", "public.directory"),
    ]

    @Test(arguments: conforming)
    func typesConformToTheirAncestorsInAnyCase(_ type: TypeIdentifier, to other: TypeIdentifier) {
        #expect(type.conforms(to: other))
        #expect(!other.conforms(to: type))
        #expect(TypeIdentifier(rawValue: type.rawValue.uppercased()).conforms(to: other))
        #expect(type.conforms(to: TypeIdentifier(rawValue: other.rawValue.uppercased())))
    }

    @Test func theCatalogMatchesTheSpecification() throws {
        let rows = try Repository.appendixD()
        let named = Set(rows.flatMap(\.types))
        #expect(rows.count == 12 && named.count == 47)
        for (types, parents) in rows {
            for type in types {
                for parent in parents {
                    #expect(
                        TypeIdentifier(rawValue: type).conforms(to: .init(rawValue: parent)),
                        "\(type) and \(parent)")
                }
            }
        }
        for type in try Repository.appendixB().values where !named.contains(type) {
            #expect(TypeIdentifier(rawValue: type).conforms(to: .data), "\(type)")
        }
    }

    static let unrelated: [(TypeIdentifier, TypeIdentifier)] = [
        ("public.png", "public.jpeg"), ("public.png", "public.text"),
        ("public.folder", "public.data"),
        ("public.audio", "public.movie"), ("public.html", "public.plain-text"),
        ("com.adobe.pdf", "public.image"), ("com.adobe.pdf", "public.text"),
        ("public.contact", "public.data"), ("com.apple.rtfd", "public.rtf"),
        ("com.apple.property-list", "public.xml"), ("public.json", "public.plain-text"),
    ]

    @Test(arguments: unrelated)
    func unrelatedTypesDoNotConform(_ type: TypeIdentifier, to other: TypeIdentifier) {
        #expect(!type.conforms(to: other))
    }

    @Test(arguments: [
        "com.example.thing", "dyn.age80", "x", "", "a/b/c",
    ])
    func unknownTypesConformOnlyToThemselves(_ text: String) {
        let type = TypeIdentifier(rawValue: text)
        #expect(type.conforms(to: TypeIdentifier(rawValue: text.uppercased())))
        #expect(type.supertypes.isEmpty)
        #expect(!type.conforms(to: .data) && !type.conforms(to: .item) && !type.conforms(to: .png))
    }

    @Test func supertypesAreNearestFirst() {
        #expect(TypeIdentifier.jpeg.supertypes == [.image, .data, .content, .item])
        #expect(TypeIdentifier.item.supertypes == [])
        #expect(
            TypeIdentifier("PUBLIC.HTML").supertypes.map(\.rawValue)
                == ["public.text", "public.data", "public.content", "public.item"])
        #expect(
            TypeIdentifier("com.apple.xml-property-list").supertypes
                == [.xml, .propertyList, .text, .data, .content, .item])
    }

    static let tableMediaTypes: [(TypeIdentifier, TypeIdentifier)] = [
        ("image/png", "public.png"), ("IMAGE/PNG; q=1", "public.png"), ("image/jpg", "public.jpeg"),
        ("application/octet-stream", "public.data"), ("text/plain", "public.plain-text"),
        ("audio/mpeg", "public.mp3"),
    ]

    @Test(arguments: tableMediaTypes)
    func mediaTypesOfTheTableConformLikeTheirType(_ media: TypeIdentifier, _ type: TypeIdentifier) {
        #expect(media.conforms(to: type) && type.conforms(to: media))
        #expect(media.supertypes == type.supertypes)
        #expect(media.conforms(to: .data))
        #expect(media != type)
        for other in TypeIdentifier.known {
            #expect(media.conforms(to: other) == type.conforms(to: other), "\(other)")
            #expect(other.conforms(to: media) == other.conforms(to: type), "\(other)")
        }
    }

    static let otherMediaTypes: [(TypeIdentifier, [TypeIdentifier])] = [
        ("image/x-example", [.image, .data, .content, .item]),
        ("audio/webm", [.audio, .data, .audiovisualContent, .item, .content]),
        ("VIDEO/x-example", [.movie, .data, .audiovisualContent, .item, .content]),
        ("text/x-example", [.text, .data, .content, .item]),
        ("font/x-example", [.font, .data, .item]),
        ("model/x-example", [.threeDimensionalContent, .data, .content, .item]),
        ("application/x-example", [.data, .item]),
        ("application/x-example+json", [.json, .data, .text, .item, .content]),
        ("image/x-example+xml", [.xml, .image, .data, .text, .content, .item]),
    ]

    @Test(arguments: otherMediaTypes)
    func otherMediaTypesConformByTheirName(_ type: TypeIdentifier, _ expected: [TypeIdentifier]) {
        #expect(type.supertypes == expected)
        #expect(expected.allSatisfy(type.conforms(to:)))
        #expect(type.conforms(to: type) && !type.conforms(to: .png))
    }
}
