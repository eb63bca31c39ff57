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
    /// The first bytes match none of the three encodings.
    public static let unrecognizedEncoding = Self("encoding.unrecognized")
    /// The input is an OpenStep property list, which is not one of the three encodings.
    public static let openStepList = Self("encoding.openstep")

    /// JSON starts with a byte order mark (RFC 8259, section 8.1).
    public static let jsonByteOrderMark = Self("json.byte-order-mark")
    /// The bytes do not follow the grammar of RFC 8259.
    public static let jsonSyntax = Self("json.syntax")
    /// The JSON text ends inside a value.
    public static let jsonTruncated = Self("json.truncated")
    /// Something other than white space follows the JSON value.
    public static let jsonTrailing = Self("json.trailing")
    /// JSON contains bytes that are not valid UTF-8.
    public static let jsonUTF8 = Self("json.utf-8")
    /// JSON contains an escaped surrogate without a partner.
    public static let jsonSurrogate = Self("json.surrogate")

    /// The bytes do not follow the grammar of XML.
    public static let xmlSyntax = Self("xml.syntax")
    /// The XML text ends inside an element.
    public static let xmlTruncated = Self("xml.truncated")
    /// Content follows the root element.
    public static let xmlTrailing = Self("xml.trailing")
    /// The character encoding of the XML text is not supported, or its bytes violate it.
    public static let xmlEncoding = Self("xml.encoding")
    /// XML 1.0 forbids the character.
    public static let xmlCharacter = Self("xml.character")
    /// The entity is not one of XML's five predefined entities.
    public static let xmlEntity = Self("xml.entity")
    /// The document type declaration is malformed or has an internal subset.
    public static let xmlDocumentType = Self("xml.doctype")
    /// The element is unknown to property lists, or in the wrong place.
    public static let xmlElement = Self("xml.element")
    /// Property lists do not allow the attribute.
    public static let xmlAttribute = Self("xml.attribute")
    /// The content of an `integer` element is not an integer.
    public static let xmlInteger = Self("xml.integer")
    /// The content of a `real` element is not a decimal number.
    public static let xmlReal = Self("xml.real")
    /// The content of a `date` element is not a date.
    public static let xmlDate = Self("xml.date")
    /// The content of a `data` element is not base64.
    public static let xmlData = Self("xml.data")

    /// The binary property list has a version other than `00`, or is too short.
    public static let binaryHeader = Self("binary.header")
    /// The numbers of the trailer do not fit the input.
    public static let binaryTrailer = Self("binary.trailer")
    /// The offset of an object is outside the objects.
    public static let binaryOffset = Self("binary.offset")
    /// The object is longer than the rest of the objects.
    public static let binaryTruncated = Self("binary.truncated")
    /// The reference refers to an object that does not exist.
    public static let binaryReference = Self("binary.reference")
    /// The container contains itself.
    public static let binaryCycle = Self("binary.cycle")
    /// Payloads do not use objects of this kind.
    public static let binaryObject = Self("binary.object")
    /// The integer or length is out of range, or has an impossible width.
    public static let binaryInteger = Self("binary.integer")
    /// The bytes of the string are not valid ASCII or UTF-16.
    public static let binaryString = Self("binary.string")
    /// The date is not a number, or outside the years 0001 to 9999.
    public static let binaryDate = Self("binary.date")
    /// The key of a dictionary is not a string.
    public static let binaryKey = Self("binary.key")

    /// The real is not finite, or the integer is out of the format's range.
    public static let numberOverflow = Self("number.overflow")
    /// The dictionary has the same key twice.
    public static let duplicateKey = Self("value.duplicate-key")
    /// The value is the UID of a keyed archive, or a dictionary that would be read as one.
    public static let uid = Self("value.uid")

    /// The input exceeds the limit of its byte count.
    public static let documentLimit = Self("limit.document")
    /// Dictionaries and arrays are nested deeper than the limit.
    public static let depthLimit = Self("limit.depth")
    /// The number of values exceeds the limit.
    public static let valueLimit = Self("limit.values")
    /// The string or key exceeds the limit of its byte count.
    public static let stringLimit = Self("limit.string")
    /// All strings and keys together exceed the limit of their byte count.
    public static let textLimit = Self("limit.text")
    /// All data together exceeds the limit of its byte count.
    public static let dataLimit = Self("limit.data")
    /// The text of the number exceeds the limit of its byte count.
    public static let numberLimit = Self("limit.number")

    /// The text is not an absolute URL.
    public static let malformedURL = Self("url.malformed")
    /// The scheme of the URL must not be shared (clause 18.1.2).
    public static let excludedScheme = Self("url.scheme")

    /// The value is null, which payloads and property lists do not have.
    public static let null = Self("value.null")
    /// The value is tagged, although the encoding has a native representation.
    public static let needlessTag = Self("tag.needless")
    /// The content of a known tag is malformed.
    public static let malformedTag = Self("tag.malformed")
    /// The dictionary has one key, which looks like a tag but is not a known tag.
    public static let unknownTag = Self("tag.unknown")
    /// The integer literal differs from its double, or from the canonical text of that double.
    public static let impreciseNumber = Self("number.imprecise")
    /// XML 1.0 cannot hold the key unchanged.
    public static let unsupportedKey = Self("key.unsupported")

    /// The base64 of the data is malformed, which was found while loading it.
    public static let malformedBase64 = Self("data.base64")
    /// A document or a file could not be read.
    public static let input = Self("input.failed")
    /// The output could not be written.
    public static let output = Self("output.failed")
}
