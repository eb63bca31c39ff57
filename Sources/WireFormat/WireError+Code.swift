extension WireError {
    /// The stable name of an error. The specification lists all codes and their clauses.
    public struct Code: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        /// The name as the specification has it, for example `json.syntax`.
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

extension WireError.Code {
    /// `encoding.unrecognized`: the first bytes match none of the three encodings.
    public static let unrecognizedEncoding = Self("encoding.unrecognized")
    /// `encoding.openstep`: the input is an OpenStep property list, which is not one of the three
    /// encodings.
    public static let openStepList = Self("encoding.openstep")
    /// `encoding.unsupported`: the reader does not read the input's encoding. This library reads all
    /// three.
    public static let unsupportedEncoding = Self("encoding.unsupported")

    /// `json.byte-order-mark`: JSON starts with a byte order mark (RFC 8259, section 8.1).
    public static let jsonByteOrderMark = Self("json.byte-order-mark")
    /// `json.syntax`: the bytes do not follow the grammar of RFC 8259.
    public static let jsonSyntax = Self("json.syntax")
    /// `json.truncated`: the JSON text ends inside a value.
    public static let jsonTruncated = Self("json.truncated")
    /// `json.trailing`: something other than white space follows the JSON value.
    public static let jsonTrailing = Self("json.trailing")
    /// `json.utf-8`: JSON contains bytes that are not valid UTF-8.
    public static let jsonUTF8 = Self("json.utf-8")
    /// `json.surrogate`: JSON contains an escaped surrogate without a partner.
    public static let jsonSurrogate = Self("json.surrogate")

    /// `xml.syntax`: the bytes do not follow the grammar of XML.
    public static let xmlSyntax = Self("xml.syntax")
    /// `xml.truncated`: the XML text ends inside an element.
    public static let xmlTruncated = Self("xml.truncated")
    /// `xml.trailing`: content follows the root element.
    public static let xmlTrailing = Self("xml.trailing")
    /// `xml.encoding`: the character encoding of the XML text is not supported, or its bytes
    /// violate it.
    public static let xmlEncoding = Self("xml.encoding")
    /// `xml.character`: XML 1.0 forbids the character.
    public static let xmlCharacter = Self("xml.character")
    /// `xml.entity`: the entity is not one of XML's five predefined entities.
    public static let xmlEntity = Self("xml.entity")
    /// `xml.doctype`: the document type declaration is malformed or has an internal subset.
    public static let xmlDocumentType = Self("xml.doctype")
    /// `xml.element`: the element is unknown to property lists, or in the wrong place.
    public static let xmlElement = Self("xml.element")
    /// `xml.attribute`: property lists do not allow the attribute.
    public static let xmlAttribute = Self("xml.attribute")
    /// `xml.integer`: the content of an `integer` element is not an integer.
    public static let xmlInteger = Self("xml.integer")
    /// `xml.real`: the content of a `real` element is not a decimal number.
    public static let xmlReal = Self("xml.real")
    /// `xml.date`: the content of a `date` element is not a date.
    public static let xmlDate = Self("xml.date")
    /// `xml.data`: the content of a `data` element is not base64.
    public static let xmlData = Self("xml.data")

    /// `binary.header`: the binary property list has a version other than `00`, or is too short.
    public static let binaryHeader = Self("binary.header")
    /// `binary.trailer`: the numbers of the trailer do not fit the input.
    public static let binaryTrailer = Self("binary.trailer")
    /// `binary.offset`: the offset of an object is outside the objects.
    public static let binaryOffset = Self("binary.offset")
    /// `binary.truncated`: the object is longer than the rest of the objects.
    public static let binaryTruncated = Self("binary.truncated")
    /// `binary.reference`: the reference refers to an object that does not exist.
    public static let binaryReference = Self("binary.reference")
    /// `binary.cycle`: the container contains itself.
    public static let binaryCycle = Self("binary.cycle")
    /// `binary.object`: payloads do not use objects of this kind.
    public static let binaryObject = Self("binary.object")
    /// `binary.integer`: the integer or length is out of range, or has an impossible width.
    public static let binaryInteger = Self("binary.integer")
    /// `binary.string`: the bytes of the string are not valid ASCII or UTF-16.
    public static let binaryString = Self("binary.string")
    /// `binary.date`: the date is not a number, or outside the years 0001 to 9999.
    public static let binaryDate = Self("binary.date")
    /// `binary.key`: the key of a dictionary is not a string.
    public static let binaryKey = Self("binary.key")

    /// `number.overflow`: the real is not finite, or the integer is out of the format's range.
    public static let numberOverflow = Self("number.overflow")
    /// `value.duplicate-key`: the dictionary has the same key twice.
    public static let duplicateKey = Self("value.duplicate-key")
    /// `value.uid`: the value is the UID of a keyed archive, or a dictionary that would be read as
    /// one.
    public static let uid = Self("value.uid")

    /// `limit.document`: the input exceeds the limit of its byte count.
    public static let documentLimit = Self("limit.document")
    /// `limit.depth`: dictionaries and arrays are nested deeper than the limit.
    public static let depthLimit = Self("limit.depth")
    /// `limit.values`: the number of values exceeds the limit.
    public static let valueLimit = Self("limit.values")
    /// `limit.string`: the string or key exceeds the limit of its byte count.
    public static let stringLimit = Self("limit.string")
    /// `limit.text`: all strings and keys together exceed the limit of their byte count.
    public static let textLimit = Self("limit.text")
    /// `limit.data`: all data together exceeds the limit of its byte count.
    public static let dataLimit = Self("limit.data")
    /// `limit.number`: the text of the number exceeds the limit of its byte count.
    public static let numberLimit = Self("limit.number")

    /// `url.malformed`: the text is not an absolute URL.
    public static let malformedURL = Self("url.malformed")
    /// `url.scheme`: the scheme of the URL must not be shared (clause 18.1.2).
    public static let excludedScheme = Self("url.scheme")

    /// `value.null`: the value is null, which payloads and property lists do not have.
    public static let null = Self("value.null")
    /// `tag.needless`: the value is tagged, although the encoding has a native representation.
    public static let needlessTag = Self("tag.needless")
    /// `tag.malformed`: the content of a known tag is malformed.
    public static let malformedTag = Self("tag.malformed")
    /// `tag.unknown`: the dictionary has one key, which looks like a tag but is not a known tag.
    public static let unknownTag = Self("tag.unknown")
    /// `number.imprecise`: the integer literal differs from its double, or from the canonical text
    /// of that double.
    public static let impreciseNumber = Self("number.imprecise")
    /// `key.unsupported`: XML 1.0 cannot hold the key unchanged.
    public static let unsupportedKey = Self("key.unsupported")

    /// `data.base64`: the base64 of the data is malformed, which was found while loading it.
    public static let malformedBase64 = Self("data.base64")
    /// `input.failed`: a document or a file could not be read.
    public static let input = Self("input.failed")
    /// `output.failed`: the output could not be written.
    public static let output = Self("output.failed")
}
