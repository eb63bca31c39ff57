import Testing
import UniformTypes

/// Filename extensions and media types.
struct TypeTagTests {
    @Test(arguments: [
        ("png", "public.png"), ("PNG", "public.png"), ("jpg", "public.jpeg"),
        ("jpeg", "public.jpeg"),
        ("heic", "public.heic"), ("md", "net.daringfireball.markdown"),
        ("txt", "public.plain-text"),
        ("pdf", "com.adobe.pdf"), ("docx", "org.openxmlformats.wordprocessingml.document"),
        ("gz", "org.gnu.gnu-zip-archive"), ("vcf", "public.vcard"),
        ("c++", "public.c-plus-plus-source"),
    ])
    func extensionsHaveTheirType(_ name: String, _ type: String) {
        #expect(TypeIdentifier(filenameExtension: name)?.rawValue == type)
    }

    @Test(arguments: [
        "", ".", ".png", "tar.gz", "png ", "example", "p\u{212A}g", "pn\u{FF47}", "\u{212A}ey",
    ])
    func malformedExtensionsHaveNoType(_ name: String) {
        #expect(TypeIdentifier(filenameExtension: name) == nil)
    }

    @Test func preferredTagsComeFirst() {
        #expect(TypeIdentifier.jpeg.filenameExtensions == ["jpeg", "jpg", "jpe"])
        #expect(TypeIdentifier("PUBLIC.jpeg").preferredFilenameExtension == "jpeg")
        #expect(TypeIdentifier.jpeg.preferredMediaType == "image/jpeg")
        #expect(TypeIdentifier.gzip.mediaTypes == ["application/gzip", "application/x-gzip"])
        #expect(TypeIdentifier("image/jpg").preferredFilenameExtension == "jpeg")
        #expect(TypeIdentifier("image/jpg").preferredMediaType == "image/jpeg")
    }

    @Test func familiesHaveNoExtensionOrMediaType() {
        #expect(TypeIdentifier.image.filenameExtensions == [])
        #expect(TypeIdentifier.image.preferredMediaType == nil)
        #expect(TypeIdentifier("com.example.thing").preferredFilenameExtension == nil)
        #expect(TypeIdentifier("com.example.thing").mediaTypes == [])
    }

    @Test func unknownMediaTypesAreTheirOwnMediaType() {
        #expect(TypeIdentifier("image/x-Example; a=b").mediaTypes == ["image/x-example"])
        #expect(TypeIdentifier("image/x-example").filenameExtensions == [])
        #expect(TypeIdentifier("image/").mediaTypes == [])
    }

    /// Every extension that several types share, and its preferred type.
    @Test func sharedExtensionsHaveOnePreferredType() {
        var owners: [String: [TypeIdentifier]] = [:]
        for type in TypeIdentifier.known {
            for name in type.filenameExtensions { owners[name, default: []].append(type) }
        }
        let shared = owners.filter { $0.value.count > 1 }.keys
        let winners = shared.map { ($0, TypeIdentifier(filenameExtension: $0)?.rawValue) }
        #expect(
            Dictionary(uniqueKeysWithValues: winners) == [
                "key": "com.apple.iWork.Keynote.sffkey",
                "pkpass": "com.apple.pkpass-data",
                "mp4": "public.mpeg-4",
                "mpg4": "public.mpeg-4",
                "numbers": "com.apple.iWork.Numbers.sffnumbers",
                "pages": "com.apple.iWork.Pages.sffpages",
                "pic": "com.apple.pict",
                "pkg": "com.apple.installer-package-archive",
                "plist": "com.apple.property-list",
                "ts": "public.mpeg-2-transport-stream",
            ])
    }
}
