/// Media types, and the type identifiers that stand for them.
enum MediaTypes {
    private static let token = ASCIISet(
        "abcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+-.^_`{|}~")

    /// Whether a text is two tokens joined by a slash, in lower case; clause 14.3.1.
    static func isWellFormed(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(token.has) }
    }

    /// The specification's Appendix B: types that are never written as their media type.
    static let typeIdentifiers: [String: String] = [
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
