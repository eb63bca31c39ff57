extension WireError {
    /// The stable name of an error; the specification lists every one with the clause it breaks.
    public struct Code: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        /// The name as findings and the specification spell it, for example `json.syntax`.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a code from a literal.
        public init(stringLiteral value: String) {
            rawValue = value
        }

        init(_ name: String) {
            rawValue = name
        }
    }
}

extension WireError.Code {
    /// The first bytes are those of none of the three encodings.
    public static let unrecognizedEncoding = Self("encoding.unrecognized")
    /// The input is an OpenStep property list, which is not one of the three encodings.
    public static let openStepList = Self("encoding.openstep")

    /// JSON that begins with a byte order mark (RFC 8259, section 8.1).
    public static let jsonByteOrderMark = Self("json.byte-order-mark")
    /// Bytes that RFC 8259's grammar does not allow where they stand.
    public static let jsonSyntax = Self("json.syntax")
    /// JSON that ends inside a value.
    public static let jsonTruncated = Self("json.truncated")
    /// JSON followed by something other than white space.
    public static let jsonTrailing = Self("json.trailing")
    /// JSON with bytes that are not UTF-8.
    public static let jsonUTF8 = Self("json.utf-8")
    /// JSON with an escaped surrogate that has no partner.
    public static let jsonSurrogate = Self("json.surrogate")

    /// Bytes that XML's grammar does not allow where they stand.
    public static let xmlSyntax = Self("xml.syntax")
    /// XML that ends inside an element.
    public static let xmlTruncated = Self("xml.truncated")
    /// XML with content after its root element.
    public static let xmlTrailing = Self("xml.trailing")
    /// XML whose character encoding is not supported or not followed.
    public static let xmlEncoding = Self("xml.encoding")
    /// A character that XML 1.0 forbids.
    public static let xmlCharacter = Self("xml.character")
    /// An entity other than XML's five predefined ones.
    public static let xmlEntity = Self("xml.entity")
    /// A document type declaration that is malformed or has an internal subset.
    public static let xmlDocumentType = Self("xml.doctype")
    /// An element that a property list does not have, or not there.
    public static let xmlElement = Self("xml.element")
    /// An attribute that a property list does not have.
    public static let xmlAttribute = Self("xml.attribute")
    /// The content of an `integer` element is not an integer.
    public static let xmlInteger = Self("xml.integer")
    /// The content of a `real` element is not a decimal number.
    public static let xmlReal = Self("xml.real")
    /// The content of a `date` element is not a date.
    public static let xmlDate = Self("xml.date")
    /// The content of a `data` element is not base64.
    public static let xmlData = Self("xml.data")

    /// A binary property list of a version other than `00`, or too short to be one.
    public static let binaryHeader = Self("binary.header")
    /// A trailer whose numbers do not fit the input.
    public static let binaryTrailer = Self("binary.trailer")
    /// An object's offset points outside the object table.
    public static let binaryOffset = Self("binary.offset")
    /// An object that is longer than what is left of the object table.
    public static let binaryTruncated = Self("binary.truncated")
    /// A reference to an object that does not exist.
    public static let binaryReference = Self("binary.reference")
    /// A container that holds itself.
    public static let binaryCycle = Self("binary.cycle")
    /// An object of a kind that payloads do not use.
    public static let binaryObject = Self("binary.object")
    /// An integer, or a length, that is out of range or of an impossible width.
    public static let binaryInteger = Self("binary.integer")
    /// A string whose bytes are not ASCII or not UTF-16.
    public static let binaryString = Self("binary.string")
    /// A date that is not a number, or outside the years 0001 to 9999.
    public static let binaryDate = Self("binary.date")
    /// A dictionary key that is not a string.
    public static let binaryKey = Self("binary.key")

    /// A real that is not finite, or an integer beyond the range of the format.
    public static let numberOverflow = Self("number.overflow")
    /// A dictionary with the same key twice.
    public static let duplicateKey = Self("value.duplicate-key")
    /// A keyed archive's UID, or a dictionary that would be read as one.
    public static let uid = Self("value.uid")

    /// More bytes of input than the limit.
    public static let documentLimit = Self("limit.document")
    /// Dictionaries and arrays nested deeper than the limit.
    public static let depthLimit = Self("limit.depth")
    /// More values than the limit.
    public static let valueLimit = Self("limit.values")
    /// A string or key longer than the limit.
    public static let stringLimit = Self("limit.string")
    /// More bytes in all strings and keys than the limit.
    public static let textLimit = Self("limit.text")
    /// More bytes in all data than the limit.
    public static let dataLimit = Self("limit.data")
    /// A number written with more bytes than the limit.
    public static let numberLimit = Self("limit.number")

    /// Not an absolute URL.
    public static let malformedURL = Self("url.malformed")
    /// A URL whose scheme is not one to share.
    public static let excludedScheme = Self("url.scheme")

    /// A null, which no property list has.
    public static let null = Self("value.null")
    /// A tagged value where this encoding has a native form.
    public static let needlessTag = Self("tag.needless")
    /// A known tag with content that is not what it promises.
    public static let malformedTag = Self("tag.malformed")
    /// A dictionary with one key that looks like a tag, but is none that is known.
    public static let unknownTag = Self("tag.unknown")
    /// An integer literal that its double does not hold, or that is not that double's spelling.
    public static let impreciseNumber = Self("number.imprecise")
    /// A key that XML 1.0 cannot hold unchanged.
    public static let unsupportedKey = Self("key.unsupported")

    /// Base64 found to be malformed when its bytes were loaded.
    public static let malformedBase64 = Self("data.base64")
    /// A document or a file that could not be read.
    public static let input = Self("input.failed")
    /// Output that could not be written.
    public static let output = Self("output.failed")
}
