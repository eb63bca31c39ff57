extension Finding {
    /// The stable name of the rule that a finding reports. The specification lists all codes and
    /// their clauses.
    public struct Code: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        /// The name in the specification, for example `json.syntax`.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a code from a string literal.
        public init(stringLiteral value: String) {
            rawValue = value
        }

        init(_ name: String) {
            rawValue = name
        }
    }
}

// Only the codes that programs branch on are public. Appendixes A and C of the specification define
// all codes.
extension Finding.Code {
    package static let unrecognizedEncoding = Self("encoding.unrecognized")
    package static let openStepList = Self("encoding.openstep")
    package static let unsupportedEncoding = Self("encoding.unsupported")

    package static let jsonByteOrderMark = Self("json.byte-order-mark")
    package static let jsonSyntax = Self("json.syntax")
    package static let jsonTruncated = Self("json.truncated")
    package static let jsonTrailing = Self("json.trailing")
    package static let jsonUTF8 = Self("json.utf-8")
    package static let jsonSurrogate = Self("json.surrogate")

    package static let xmlSyntax = Self("xml.syntax")
    package static let xmlTruncated = Self("xml.truncated")
    package static let xmlTrailing = Self("xml.trailing")
    package static let xmlEncoding = Self("xml.encoding")
    package static let xmlCharacter = Self("xml.character")
    package static let xmlEntity = Self("xml.entity")
    package static let xmlDocumentType = Self("xml.doctype")
    package static let xmlElement = Self("xml.element")
    package static let xmlAttribute = Self("xml.attribute")
    package static let xmlInteger = Self("xml.integer")
    package static let xmlReal = Self("xml.real")
    package static let xmlDate = Self("xml.date")
    package static let xmlData = Self("xml.data")

    package static let binaryHeader = Self("binary.header")
    package static let binaryTrailer = Self("binary.trailer")
    package static let binaryOffset = Self("binary.offset")
    package static let binaryTruncated = Self("binary.truncated")
    package static let binaryReference = Self("binary.reference")
    package static let binaryCycle = Self("binary.cycle")
    package static let binaryObject = Self("binary.object")
    package static let binaryInteger = Self("binary.integer")
    package static let binaryString = Self("binary.string")
    package static let binaryDate = Self("binary.date")
    package static let binaryKey = Self("binary.key")

    package static let numberOverflow = Self("number.overflow")
    package static let duplicateKey = Self("value.duplicate-key")
    package static let uid = Self("value.uid")

    package static let documentLimit = Self("limit.document")
    package static let depthLimit = Self("limit.depth")
    package static let valueLimit = Self("limit.values")
    package static let stringLimit = Self("limit.string")
    package static let textLimit = Self("limit.text")
    package static let dataLimit = Self("limit.data")
    package static let numberLimit = Self("limit.number")

    package static let malformedURL = Self("url.malformed")
    package static let excludedScheme = Self("url.scheme")

    package static let null = Self("value.null")
    package static let needlessTag = Self("tag.needless")
    package static let malformedTag = Self("tag.malformed")
    package static let unknownTag = Self("tag.unknown")
    package static let impreciseNumber = Self("number.imprecise")
    package static let unsupportedKey = Self("key.unsupported")

    /// `data.base64`: data has malformed base64. Loading or writing the data throws this error.
    public static let malformedBase64 = Self("data.base64")
    /// `input.failed`: a document or a file could not be read.
    public static let input = Self("input.failed")
    /// `output.failed`: the output could not be written.
    public static let output = Self("output.failed")

    // MARK: Items

    package static let notDictionary = Self("document.not-dictionary")
    package static let missingVersion = Self("version.missing")
    package static let malformedVersion = Self("version.malformed")
    /// `version.unsupported`: the reader does not know the major version.
    public static let unsupportedVersion = Self("version.unsupported")
    /// `must-understand.unknown`: `must-understand` names a feature that the reader does not know.
    public static let unknownFeature = Self("must-understand.unknown")
    /// `main-attachment.missing`: the main attachment is missing, or nothing in it is usable.
    public static let missingMainAttachment = Self("main-attachment.missing")
    package static let filePath = Self("file.path")
    package static let fileOutsideFolder = Self("file.outside-folder")
    package static let fileByteCount = Self("file.byte-count")
    package static let unknownMember = Self("member.unknown")
    package static let reservedMember = Self("member.reserved")
    package static let memberType = Self("member.type")
    package static let missingMember = Self("member.missing")
    package static let writtenDefault = Self("member.default")
    package static let representationContent = Self("representation.content")
    package static let duplicateType = Self("representation.duplicate-type")
    package static let malformedTypeIdentifier = Self("type-identifier.malformed")
    package static let mediaType = Self("type-identifier.media-type")
    package static let urlTypeIdentifier = Self("type-identifier.url")
    package static let unsafeName = Self("suggested-name.unsafe")
    package static let emptyRun = Self("text.empty-run")
    package static let equalRuns = Self("text.equal-runs")
    package static let malformedColor = Self("color.malformed")
    package static let fontSize = Self("font-size.range")
    package static let activityName = Self("activity.name")
    package static let activityMember = Self("activity.member")
    /// `namespace.name`: a namespace is not a reverse-DNS name.
    public static let namespaceName = Self("namespace.name")
    /// `parameter.key`: a parameter key is empty or contains a dot.
    public static let parameterKey = Self("parameter.key")
    package static let reservedUserInfo = Self("user-info.reserved")

    // MARK: Notices

    /// A control character, or a line break in one-line text.
    package static let controlCharacter = Self("text.control-character")
    /// A character that overrides the direction of text, or an embedding or isolate that is never
    /// closed.
    package static let bidirectionalControl = Self("text.bidirectional-control")
    package static let typeMismatch = Self("data.type-mismatch")
}
