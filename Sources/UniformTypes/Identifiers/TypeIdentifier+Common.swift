// Basic types.
extension TypeIdentifier {
    /// An item in a file system: a file or a folder.
    public static let item: Self = "public.item"
    /// Content that can be viewed, read or heard.
    public static let content: Self = "public.content"
    /// Content of several kinds, as in most documents.
    public static let compositeContent: Self = "public.composite-content"
    /// Bytes of any kind.
    public static let data: Self = "public.data"
    /// A URL. A representation with a URL has this type.
    public static let url: Self = "public.url"
    /// The URL of a file. Representations must not have this type (clause 14.3.3).
    public static let fileURL: Self = "public.file-url"
    /// A folder, a bundle or a package.
    public static let directory: Self = "public.directory"
    /// A folder that the system shows as a folder.
    public static let folder: Self = "public.folder"
    /// A folder that the system shows as a file.
    public static let package: Self = "com.apple.package"
    /// An executable of any kind.
    public static let executable: Self = "public.executable"
    /// An archive of any format: a file that contains other files.
    public static let archive: Self = "public.archive"
    /// A ZIP archive.
    public static let zip: Self = "public.zip-archive"
    /// GZIP data.
    public static let gzip: Self = "org.gnu.gnu-zip-archive"
    /// A disk image.
    public static let diskImage: Self = "public.disk-image"
    /// A database of any kind.
    public static let database: Self = "public.database"
    /// A property list.
    public static let propertyList: Self = "com.apple.property-list"
    /// An XML property list.
    public static let xmlPropertyList: Self = "com.apple.xml-property-list"
    /// A binary property list.
    public static let binaryPropertyList: Self = "com.apple.binary-property-list"
}

// Images, movies and audio.
extension TypeIdentifier {
    /// An image of any format.
    public static let image: Self = "public.image"
    /// A PNG image.
    public static let png: Self = "public.png"
    /// A JPEG image.
    public static let jpeg: Self = "public.jpeg"
    /// A GIF image or animation.
    public static let gif: Self = "com.compuserve.gif"
    /// A TIFF image.
    public static let tiff: Self = "public.tiff"
    /// A BMP image.
    public static let bmp: Self = "com.microsoft.bmp"
    /// A Windows icon file.
    public static let ico: Self = "com.microsoft.ico"
    /// A WebP image.
    public static let webP: Self = "org.webmproject.webp"
    /// An image in a HEIF container, with any compression.
    public static let heif: Self = "public.heif"
    /// A HEIF image compressed with HEVC, the format of iPhone photos.
    public static let heic: Self = "public.heic"
    /// A HEIF image compressed with AV1.
    public static let avif: Self = "public.avif"
    /// An SVG image, which is also XML.
    public static let svg: Self = "public.svg-image"
    /// A raw image from any camera.
    public static let rawImage: Self = "public.camera-raw-image"
    /// Content that plays over time: audio, video or both.
    public static let audiovisualContent: Self = "public.audiovisual-content"
    /// A movie of any format, with or without sound.
    public static let movie: Self = "public.movie"
    /// A QuickTime movie.
    public static let quickTimeMovie: Self = "com.apple.quicktime-movie"
    /// An MPEG-4 movie.
    public static let mpeg4Movie: Self = "public.mpeg-4"
    /// Video without sound.
    public static let video: Self = "public.video"
    /// Audio of any format.
    public static let audio: Self = "public.audio"
    /// MP3 audio.
    public static let mp3: Self = "public.mp3"
    /// MPEG-4 audio.
    public static let mpeg4Audio: Self = "public.mpeg-4-audio"
    /// WAV audio.
    public static let wav: Self = "com.microsoft.waveform-audio"
}

// Text, documents and records.
extension TypeIdentifier {
    /// Text of any kind, including styled text and markup.
    public static let text: Self = "public.text"
    /// Unstyled text.
    public static let plainText: Self = "public.plain-text"
    /// Unstyled text in UTF-8.
    public static let utf8PlainText: Self = "public.utf8-plain-text"
    /// Markdown text.
    public static let markdown: Self = "net.daringfireball.markdown"
    /// Styled text in RTF.
    public static let rtf: Self = "public.rtf"
    /// HTML.
    public static let html: Self = "public.html"
    /// XML.
    public static let xml: Self = "public.xml"
    /// JSON.
    public static let json: Self = "public.json"
    /// YAML.
    public static let yaml: Self = "public.yaml"
    /// Comma-separated values.
    public static let commaSeparatedText: Self = "public.comma-separated-values-text"
    /// Source code in any language.
    public static let sourceCode: Self = "public.source-code"
    /// A PDF document.
    public static let pdf: Self = "com.adobe.pdf"
    /// An EPUB book.
    public static let epub: Self = "org.idpf.epub-container"
    /// A presentation from any program.
    public static let presentation: Self = "public.presentation"
    /// A spreadsheet from any program.
    public static let spreadsheet: Self = "public.spreadsheet"
    /// A font of any format.
    public static let font: Self = "public.font"
    /// A contact of any format.
    public static let contact: Self = "public.contact"
    /// A vCard contact.
    public static let vCard: Self = "public.vcard"
    /// A calendar event of any format.
    public static let calendarEvent: Self = "public.calendar-event"
    /// iCalendar events.
    public static let iCalendar: Self = "com.apple.ical.ics"
    /// A message of any kind.
    public static let message: Self = "public.message"
    /// An email message.
    public static let emailMessage: Self = "public.email-message"
    /// Three-dimensional content of any format.
    public static let threeDimensionalContent: Self = "public.3d-content"
    /// A USDZ scene.
    public static let usdz: Self = "com.pixar.universal-scene-description-mobile"
}
