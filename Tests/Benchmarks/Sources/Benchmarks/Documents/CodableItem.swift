import FoundationEssentials

/// Data in a Codable struct: a dictionary with the key `$data` in JSON, native data in property
/// lists.
protocol CodableBytes: Codable, Sendable {
    init(_ bytes: Data)
    var bytes: Data { get }
}

struct TaggedBytes: CodableBytes {
    enum CodingKeys: String, CodingKey {
        case bytes = "$data"
    }
    var bytes: Data

    init(_ bytes: Data) { self.bytes = bytes }
}

extension Data: CodableBytes {
    var bytes: Data { self }
}

/// A URL, encoded as a string in all three encodings. `URL` itself would be a dictionary in
/// property lists.
struct CodableURL: Codable, Sendable {
    let url: URL

    init(_ text: String) throws {
        guard let url = URL(string: text) else { throw Failure("“\(text)” is not a URL") }
        self.url = url
    }

    init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(url.absoluteString)
    }
}

/// An item for a program that uses only Foundation: plain structs with synthesized coding.
struct CodableItem<Bytes: CodableBytes>: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case additionalAttachments = "additional-attachments"
        case contentText = "content-text"
        case mainAttachment = "main-attachment"
        case parameters
        case referrer
        case sourceURL = "source-url"
        case tags
        case title
        case version
    }
    var additionalAttachments: [CodableAttachment<Bytes>]?
    var contentText: [CodableRun]?
    var mainAttachment: CodableAttachment<Bytes>
    var parameters: [String: CodableParameters]?
    var referrer: CodableReferrer?
    var sourceURL: CodableURL?
    var tags: [String]?
    var title: String?
    var version = "1.0"
}

struct CodableAttachment<Bytes: CodableBytes>: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case representations
        case suggestedName = "suggested-name"
    }
    var representations: [CodableRepresentation<Bytes>]
    var suggestedName: String?
}

struct CodableRepresentation<Bytes: CodableBytes>: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case data
        case text
        case typeIdentifier = "type-identifier"
        case url
    }
    var data: Bytes?
    var text: String?
    var typeIdentifier: String
    var url: CodableURL?
}

struct CodableRun: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case bold
        case fontName = "font-name"
        case fontSize = "font-size"
        case foregroundColor = "foreground-color"
        case italic
        case link
        case text
    }
    var bold: Bool?
    var fontName: String?
    var fontSize: Double?
    var foregroundColor: String?
    var italic: Bool?
    var link: CodableURL?
    var text: String
}

struct CodableReferrer: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case appName = "app-name"
        case webURL = "web-url"
    }
    var appName: String?
    var webURL: CodableURL?
}

/// The parameters of one namespace: five values of four kinds.
struct CodableParameters: Codable, Sendable {
    enum CodingKeys: String, CodingKey {
        case consumerKey = "consumer-key"
        case isDraft = "is-draft"
        case path = "custom-url-path"
        case postType = "requested-post-type"
        case zoom
    }
    var consumerKey: String
    var isDraft: Bool
    var path: String
    var postType: Int
    var zoom: Double
}

/// Only the values that a share extension examines first.
struct CodableTitle: Codable, Sendable {
    var title: String?
    var tags: [String]?
}
