import Testing

@testable import UniformTypes

/// The declared types that the first bytes of data can contradict.
struct ConsistencyTests {
    @Test(
        "The same type, a supertype, a subtype, or a derived format",
        arguments: [
            ("public.png", .png), ("public.image", .png), ("public.data", .png),
            ("PUBLIC.PNG", .png), ("image/png", .png),
            ("public.item", .pdf), ("public.content", .jpeg), ("public.composite-content", .pdf),
            ("public.zip-archive", .zip), ("org.idpf.epub-container", .zip),
            ("org.openxmlformats.wordprocessingml.document", .zip), ("public.3d-content", .zip),
            ("com.apple.iWork.Pages.pages", .zip), ("vnd.android.package-archive", .zip),
            ("org.gnu.gnu-zip-tar-archive", .gzip), ("public.svg-image", .gzip),
            ("public.disk-image", .gzip),
            ("com.adobe.raw-image", .tiff), ("com.nikon.raw-image", .tiff),
            ("com.adobe.illustrator.ai-image", .pdf),
            ("public.heif", .heic), ("public.heics", .heif), ("public.avif", .heif),
            ("public.mpeg-4-audio", .mpeg4Movie), ("com.apple.m4a-audio", .quickTimeMovie),
            ("public.audio", .mpeg4Movie), ("public.movie", "com.apple.m4a-audio"),
            ("com.apple.m4v-video", .quickTimeMovie), ("public.3gpp", .mpeg4Movie),
            ("com.apple.protected-mpeg-4-audio-b", "com.apple.m4a-audio"),
            ("com.canon.cr3-raw-image", .mpeg4Movie),
        ] as [(TypeIdentifier, TypeIdentifier)])
    func relatedTypesAreConsistent(_ declared: TypeIdentifier, _ found: TypeIdentifier) {
        #expect(declared.isConsistent(withDetected: found))
    }

    @Test(
        "Types that do not determine the first bytes",
        arguments: [
            "com.example.drawing", "dyn.age80", "image/x-example", "application/x-example", "",
            "public.executable", "public.contact", "com.apple.property-list",
        ] as [TypeIdentifier])
    func unknownTypesAreConsistentWithAnyType(_ declared: TypeIdentifier) {
        for found in [.png, .zip, .pdf, .mpeg4Movie] as [TypeIdentifier] {
            #expect(declared.isConsistent(withDetected: found))
        }
    }

    @Test(
        "A format other than the declared one",
        arguments: [
            ("public.png", .jpeg), ("public.jpeg", .heic), ("public.heic", .jpeg),
            ("image/jpeg", .png), ("com.compuserve.gif", .webP), ("public.tiff", .png),
            ("public.plain-text", .pdf), ("public.html", .zip), ("public.html", .gif),
            ("com.adobe.pdf", .zip), ("com.adobe.pdf", .png), ("public.image", .pdf),
            ("public.image", .zip), ("public.image", .mpeg4Movie), ("public.png", .gzip),
            ("public.mp3", .mpeg4Movie), ("public.avi", .quickTimeMovie), ("public.movie", .png),
            ("public.heic", .mpeg4Movie), ("public.zip-archive", .png),
            ("org.openxmlformats.wordprocessingml.document", .pdf),
            ("public.vcard", .jpeg), ("com.microsoft.waveform-audio", .webP),
            ("com.adobe.raw-image", .png), ("public.svg-image", .png), ("public.svg-image", .zip),
        ] as [(TypeIdentifier, TypeIdentifier)])
    func otherFormatsAreInconsistent(_ declared: TypeIdentifier, _ found: TypeIdentifier) {
        #expect(!declared.isConsistent(withDetected: found))
    }
}
