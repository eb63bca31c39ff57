// What things are of, besides bytes.
extension TypeIdentifier {
    /// Anything with a place in a file system: bytes or a folder.
    public static let item: Self = "public.item"
    /// What a person looks at, reads or hears.
    public static let content: Self = "public.content"
    /// Content made of several kinds of content, as most documents are.
    public static let compositeContent: Self = "public.composite-content"
    /// Bytes of any kind.
    public static let data: Self = "public.data"
    /// A URL, the only type of a representation that holds one.
    public static let url: Self = "public.url"
    /// A URL of a file, which no representation may be of; clause 14.3.3.
    public static let fileURL: Self = "public.file-url"
    /// A folder, a bundle or a package.
    public static let directory: Self = "public.directory"
    /// A folder that people see as one.
    public static let folder: Self = "public.folder"
    /// A folder that people see as a file.
    public static let package: Self = "com.apple.package"
    /// Anything that can be run.
    public static let executable: Self = "public.executable"
    /// Any number of things in one, archives of any format.
    public static let archive: Self = "public.archive"
    /// An archive in ZIP.
    public static let zip: Self = "public.zip-archive"
    /// Bytes in GZIP.
    public static let gzip: Self = "org.gnu.gnu-zip-archive"
    /// A disk in a file.
    public static let diskImage: Self = "public.disk-image"
    /// A store of records.
    public static let database: Self = "public.database"
    /// A property list.
    public static let propertyList: Self = "com.apple.property-list"
    /// A property list in XML.
    public static let xmlPropertyList: Self = "com.apple.xml-property-list"
    /// A property list in its binary form.
    public static let binaryPropertyList: Self = "com.apple.binary-property-list"
}

// Images, movies and sounds.
extension TypeIdentifier {
    /// An image of any format.
    public static let image: Self = "public.image"
    /// An image in PNG.
    public static let png: Self = "public.png"
    /// An image in JPEG.
    public static let jpeg: Self = "public.jpeg"
    /// An image or animation in GIF.
    public static let gif: Self = "com.compuserve.gif"
    /// An image in TIFF.
    public static let tiff: Self = "public.tiff"
    /// An image in BMP.
    public static let bmp: Self = "com.microsoft.bmp"
    /// Icons in one file of Windows.
    public static let ico: Self = "com.microsoft.ico"
    /// An image in WebP.
    public static let webP: Self = "org.webmproject.webp"
    /// An image in a HEIF container, the compression not being said.
    public static let heif: Self = "public.heif"
    /// An image in HEIF, compressed with HEVC: what iPhones take.
    public static let heic: Self = "public.heic"
    /// An image in HEIF, compressed with AV1.
    public static let avif: Self = "public.avif"
    /// An image in SVG, which is XML too.
    public static let svg: Self = "public.svg-image"
    /// An image as a camera's sensor saw it, of any make.
    public static let rawImage: Self = "public.camera-raw-image"
    /// Anything that takes time to play.
    public static let audiovisualContent: Self = "public.audiovisual-content"
    /// A movie of any format, with or without sound.
    public static let movie: Self = "public.movie"
    /// A movie in QuickTime's format.
    public static let quickTimeMovie: Self = "com.apple.quicktime-movie"
    /// A movie in MPEG-4.
    public static let mpeg4Movie: Self = "public.mpeg-4"
    /// Moving images without sound.
    public static let video: Self = "public.video"
    /// Sound of any format.
    public static let audio: Self = "public.audio"
    /// Sound in MP3.
    public static let mp3: Self = "public.mp3"
    /// Sound in MPEG-4.
    public static let mpeg4Audio: Self = "public.mpeg-4-audio"
    /// Sound in WAV.
    public static let wav: Self = "com.microsoft.waveform-audio"
}

// Text, documents and records.
extension TypeIdentifier {
    /// Text of any kind, styled text and markup included.
    public static let text: Self = "public.text"
    /// Text without styling.
    public static let plainText: Self = "public.plain-text"
    /// Text without styling, in UTF-8.
    public static let utf8PlainText: Self = "public.utf8-plain-text"
    /// Text in Markdown.
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
    /// Rows of values with commas between them.
    public static let commaSeparatedText: Self = "public.comma-separated-values-text"
    /// Source code in any language.
    public static let sourceCode: Self = "public.source-code"
    /// A document in PDF.
    public static let pdf: Self = "com.adobe.pdf"
    /// A book in EPUB.
    public static let epub: Self = "org.idpf.epub-container"
    /// Slides of any program.
    public static let presentation: Self = "public.presentation"
    /// A spreadsheet of any program.
    public static let spreadsheet: Self = "public.spreadsheet"
    /// A font of any format.
    public static let font: Self = "public.font"
    /// A person or company to reach, in any format.
    public static let contact: Self = "public.contact"
    /// A contact in vCard.
    public static let vCard: Self = "public.vcard"
    /// An event in any format.
    public static let calendarEvent: Self = "public.calendar-event"
    /// Events in iCalendar.
    public static let iCalendar: Self = "com.apple.ical.ics"
    /// A message of any kind.
    public static let message: Self = "public.message"
    /// A message of electronic mail.
    public static let emailMessage: Self = "public.email-message"
    /// A shape in space, in any format.
    public static let threeDimensionalContent: Self = "public.3d-content"
    /// A scene in USDZ.
    public static let usdz: Self = "com.pixar.universal-scene-description-mobile"
}
