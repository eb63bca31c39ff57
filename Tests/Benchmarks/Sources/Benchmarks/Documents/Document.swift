import FoundationEssentials
import WireFormat
import XExtensionItem

/// A benchmark document, by its content; each document exists in three encodings.
enum Document: Hashable, Sendable {
    case small
    case meta
    case photos
    /// The photos as `JSONEncoder` writes them: with every slash escaped, and keys in any order.
    case escapedPhotos
    /// One attachment of `bytes` bytes.
    case movie(bytes: Int)
    /// Attachments of text and data, about `bytes` bytes in total.
    case mixed(bytes: Int)

    static let huge = Document.movie(bytes: 256 << 20)
    static let gibibyte = Document.movie(bytes: 1 << 30)

    var name: String {
        switch self {
        case .small: "small"
        case .meta: "meta"
        case .photos: "photos"
        case .escapedPhotos: "photos\\/"
        case .huge: "huge"
        case .movie(let bytes) where bytes >= 1 << 30: "\(bytes >> 30) GiB"
        case .movie(let bytes): "\(bytes >> 20) MiB"
        case .mixed(let bytes): "mixed-\(bytes >> 10)"
        }
    }

    /// The content as Codable structs.
    func codable<Bytes: CodableBytes>(as _: Bytes.Type) -> CodableItem<Bytes> {
        switch self {
        case .small: .small()
        case .meta: .metadata()
        case .photos, .escapedPhotos: .photos()
        case .movie(let bytes): .movie(bytes: bytes)
        case .mixed(let bytes): .mixed(bytes: bytes)
        }
    }

    /// The content as an item of this library.
    func item() throws -> ExtensionItem {
        try ExtensionItem(codable(as: Data.self))
    }
}
