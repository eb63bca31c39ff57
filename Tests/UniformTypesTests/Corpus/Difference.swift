import UniformTypes

/// The deliberate differences between the table and the corpus, each with the reason.
enum Difference {
    struct MediaTypes {
        var added: Set<String> = []
        var left: Set<String> = []
        var preferred: String?
    }

    /// Differences by type. A changed preferred media type is always from Appendix B or an RFC.
    static let mediaTypes: [TypeIdentifier: MediaTypes] = [
        // Listed in Appendix B.
        .rtf: MediaTypes(added: ["application/rtf"]),
        "com.netscape.javascript-source": MediaTypes(added: ["application/javascript"]),
        // Appendix B prefers another media type.
        .gzip: MediaTypes(preferred: "application/gzip"),
        "public.avi": MediaTypes(preferred: "video/x-msvideo"),
        // Audio in these containers is audio: the media type conforms to `public.audio`.
        "public.3gpp": MediaTypes(left: ["audio/3gpp"]),
        "public.3gpp2": MediaTypes(left: ["audio/3gpp2"]),
        "org.webmproject.webm": MediaTypes(left: ["audio/webm"]),
        // Registered with IANA later, for example by RFC 9512 and RFC 8081.
        .yaml: MediaTypes(added: ["application/yaml", "text/yaml"], preferred: "application/yaml"),
        "public.truetype-collection-font": MediaTypes(added: ["font/collection"]),
        "public.geometry-definition-format": MediaTypes(added: ["model/obj"]),
        "public.standard-tesselated-geometry-format": MediaTypes(added: ["model/stl"]),
        "org.khronos.collada.digital-asset-exchange": MediaTypes(added: ["model/vnd.collada+xml"]),
        // Widely used by servers.
        .bmp: MediaTypes(added: ["image/x-ms-bmp"]),
        .ico: MediaTypes(added: ["image/x-icon"]),
        // macOS assigns this media type to the folder type, which cannot be sent as bytes.
        "com.apple.pkpass-data": MediaTypes(added: ["application/vnd.apple.pkpass"]),
    ]

    /// Types whose ancestors differ in the two sources of the corpus; the table has the larger set.
    static let trees: [TypeIdentifier: String] = [
        "com.microsoft.word.doc": "no composite content there",
        "org.oasis-open.opendocument.presentation": "no presentation there",
    ]

    /// Types with another preferred extension: the corpus has the first in alphabetical order, the
    /// table the usual one.
    static let preferredExtensions: [TypeIdentifier: String] = [
        "public.radiance": "hdr", "org.xiph.ogv": "ogv",
    ]
}
