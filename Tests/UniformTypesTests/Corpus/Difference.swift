import UniformTypes

/// Where the table differs from the corpus on purpose, each with the reason.
enum Difference {
    struct MediaTypes {
        var added: Set<String> = []
        var left: Set<String> = []
        var preferred: String?
    }

    /// By type. A change of the preferred one is always to that of Appendix B or of an RFC.
    static let mediaTypes: [TypeIdentifier: MediaTypes] = [
        // Appendix B has them.
        .rtf: MediaTypes(added: ["application/rtf"]),
        "com.netscape.javascript-source": MediaTypes(added: ["application/javascript"]),
        // Appendix B has another one than the first.
        .gzip: MediaTypes(preferred: "application/gzip"),
        "public.avi": MediaTypes(preferred: "video/x-msvideo"),
        // A sound in these containers is a sound: the media type conforms to `public.audio`.
        "public.3gpp": MediaTypes(left: ["audio/3gpp"]),
        "public.3gpp2": MediaTypes(left: ["audio/3gpp2"]),
        "org.webmproject.webm": MediaTypes(left: ["audio/webm"]),
        // Registered with IANA since, RFC 9512 and RFC 8081 among others.
        .yaml: MediaTypes(added: ["application/yaml", "text/yaml"], preferred: "application/yaml"),
        "public.truetype-collection-font": MediaTypes(added: ["font/collection"]),
        "public.geometry-definition-format": MediaTypes(added: ["model/obj"]),
        "public.standard-tesselated-geometry-format": MediaTypes(added: ["model/stl"]),
        "org.khronos.collada.digital-asset-exchange": MediaTypes(added: ["model/vnd.collada+xml"]),
        // In wide use on servers.
        .bmp: MediaTypes(added: ["image/x-ms-bmp"]),
        .ico: MediaTypes(added: ["image/x-icon"]),
        // macOS gives it to the folder of the same extension, which cannot be sent as bytes.
        "com.apple.pkpass-data": MediaTypes(added: ["application/vnd.apple.pkpass"]),
    ]

    /// Types whose tree the two sources of the corpus give differently: the table has the fuller one.
    static let trees: [TypeIdentifier: String] = [
        "com.microsoft.word.doc": "there no composite content",
        "org.oasis-open.opendocument.presentation": "there no presentation",
    ]

    /// Types with another preferred extension: there the first of an alphabet, here the usual one.
    static let preferredExtensions: [TypeIdentifier: String] = [
        "public.radiance": "hdr", "org.xiph.ogv": "ogv",
    ]
}
