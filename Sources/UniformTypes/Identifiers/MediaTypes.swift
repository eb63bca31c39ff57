package enum MediaTypes {
    private static let marks = Array("!#$%&'*+-.^_`{|}~".utf8)

    /// Returns whether a string is two tokens separated by a slash, in lower case (clause 14.3.1).
    package static func isWellFormed(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isOfToken) }
    }

    private static func isOfToken(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit ? byte == byte.lowercased : marks.contains(byte)
    }

    /// Returns the type identifier to write instead of a media type (clause 14.3.2), or nil.
    ///
    /// A long string is not hashed, because hashing takes quadratic time for a sequence of
    /// combining marks.
    package static func preferred(to text: String) -> String? {
        text.utf8.count <= 128 && text.utf8.contains(UInt8(ascii: "/"))
            ? typeIdentifiers[text] : nil
    }

    /// Whether a type is a media type of Appendix B, ignoring case.
    static func isListed(_ type: TypeIdentifier) -> Bool {
        type.isMediaType && preferred(to: bare(type.rawValue)) != nil
    }

    /// Returns a media type in lower case, without its parameters and surrounding white space.
    static func bare(_ text: String) -> String {
        let name = text.utf8.prefix { $0 != UInt8(ascii: ";") }.map(\.lowercased)
        let trimmed = name.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        return String(decoding: trimmed, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Returns the types that a media type outside the catalog conforms to.
    ///
    /// The types follow from the suffix and the top-level type: `model/x-box+xml` conforms to
    /// `public.xml` and `public.3d-content`. Every media type describes bytes, and therefore
    /// conforms to `public.data`.
    static func parents(of text: String) -> [TypeIdentifier] {
        let name = bare(text)
        guard isWellFormed(name) else { return [] }
        let suffix = name.lastIndex(of: "+").flatMap { suffixes[String(name[$0...])] }
        let family = families[String(name.prefix { $0 != "/" })]
        return [suffix, family].compactMap(\.self) + [.data]
    }

    private static let families: [String: TypeIdentifier] = [
        "audio": .audio, "font": .font, "image": .image, "model": .threeDimensionalContent,
        "text": .text, "video": .movie,
    ]
    private static let suffixes: [String: TypeIdentifier] = ["+json": .json, "+xml": .xml]

    /// The type identifiers of Appendix B, by the media types that they replace.
    package static let typeIdentifiers: [String: String] = [
        "application/epub+zip": "org.idpf.epub-container",
        "application/gzip": "org.gnu.gnu-zip-archive",
        "application/javascript": "com.netscape.javascript-source",
        "application/json": "public.json",
        "application/msword": "com.microsoft.word.doc",
        "application/octet-stream": "public.data",
        "application/pdf": "com.adobe.pdf",
        "application/postscript": "com.adobe.postscript",
        "application/rtf": "public.rtf",
        "application/vnd.ms-excel": "com.microsoft.excel.xls",
        "application/vnd.ms-powerpoint": "com.microsoft.powerpoint.ppt",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation":
            "org.openxmlformats.presentationml.presentation",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet":
            "org.openxmlformats.spreadsheetml.sheet",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document":
            "org.openxmlformats.wordprocessingml.document",
        "application/x-bzip2": "public.bzip2-archive",
        "application/x-tar": "public.tar-archive",
        "application/xhtml+xml": "public.xhtml",
        "application/xml": "public.xml",
        "application/zip": "public.zip-archive",
        "audio/aac": "public.aac-audio",
        "audio/aiff": "public.aiff-audio",
        "audio/flac": "org.xiph.flac",
        "audio/midi": "public.midi-audio",
        "audio/mp4": "public.mpeg-4-audio",
        "audio/mpeg": "public.mp3",
        "audio/vnd.wave": "com.microsoft.waveform-audio",
        "audio/wav": "com.microsoft.waveform-audio",
        "audio/x-m4a": "com.apple.m4a-audio",
        "image/avif": "public.avif",
        "image/bmp": "com.microsoft.bmp",
        "image/gif": "com.compuserve.gif",
        "image/heic": "public.heic",
        "image/heif": "public.heif",
        "image/jp2": "public.jpeg-2000",
        "image/jpeg": "public.jpeg",
        "image/png": "public.png",
        "image/svg+xml": "public.svg-image",
        "image/tiff": "public.tiff",
        "image/vnd.adobe.photoshop": "com.adobe.photoshop-image",
        "image/vnd.microsoft.icon": "com.microsoft.ico",
        "image/webp": "org.webmproject.webp",
        "model/vnd.usdz+zip": "com.pixar.universal-scene-description-mobile",
        "text/calendar": "com.apple.ical.ics",
        "text/css": "public.css",
        "text/csv": "public.comma-separated-values-text",
        "text/html": "public.html",
        "text/javascript": "com.netscape.javascript-source",
        "text/markdown": "net.daringfireball.markdown",
        "text/plain": "public.plain-text",
        "text/rtf": "public.rtf",
        "text/tab-separated-values": "public.tab-separated-values-text",
        "text/vcard": "public.vcard",
        "text/xml": "public.xml",
        "video/3gpp": "public.3gpp",
        "video/mp4": "public.mpeg-4",
        "video/mpeg": "public.mpeg",
        "video/quicktime": "com.apple.quicktime-movie",
        "video/webm": "org.webmproject.webm",
        "video/x-m4v": "com.apple.m4v-video",
        "video/x-msvideo": "public.avi",
    ]
}
